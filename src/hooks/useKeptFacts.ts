/** What this phone saved about a topic and may not have sent, always as it is now. Brings Dexie. */
import { useEffect } from 'react';
import type { FactsHere } from '../core/outbox/view.ts';
import { outboxView } from '../wiring/view.ts';
import { askLiveAhead } from './askedAhead.ts';
import { useLive } from './useLive.ts';
import { outdateStaffReads } from './useStaff.ts';

// What cannot be read cannot be waited for.
const NONE: FactsHere = { kept: [], waiting: [], arrivedAt: 0 };

const aboutOf = (topic: string, userId: string, entities: string | null) => `${topic} ${userId} ${entities ?? ''}`;

/** At a press that leads to a page which shows them. */
export function askFactsAhead(topic: string, userId: string, entities: string | null = null): void {
  if (userId !== '') askLiveAhead(aboutOf(topic, userId, entities), () => outboxView().facts(topic, userId, entities));
}

/**
 * Null until they are read: a door that was visited, or a guest who is inside, must not pass for open because the server's list
 * was there first.
 * @param entities how the entity keys of these facts begin: then what waits from before a sign-out is among them.
 */
export function useKeptFacts(topic: string, userId: string, entities: string | null = null): FactsHere | null {
  const here = useLive(aboutOf(topic, userId, entities), () => outboxView().facts(topic, userId, entities));
  const known = here === 'unavailable' ? NONE : (here ?? null);
  const arrivedAt = known?.arrivedAt ?? 0;
  // Nothing on this device tells of it any more: a list from before would say that it never was.
  useEffect(() => {
    if (arrivedAt > 0) outdateStaffReads(userId, arrivedAt);
  }, [arrivedAt, userId]);
  return known;
}
