/** What this phone saved about a topic and may not have sent, always as it is now. Brings Dexie. */
import { useEffect, useMemo } from 'react';
import { withUnsent, type UnsentFacts } from '../core/outbox/unsentFacts.ts';
import type { FactsHere } from '../core/outbox/view.ts';
import { outboxView } from '../wiring/view.ts';
import { askLiveAhead } from './askedAhead.ts';
import { useLive } from './useLive.ts';
import { outdateStaffReads } from './useStaff.ts';

// What cannot be read cannot be waited for.
const NONE: FactsHere = { kept: [], waiting: [], arrivedAt: 0 };

const aboutOf = (topic: string, userId: string, entities: string) => `${topic} ${userId} ${entities}`;

/** At a press that leads to a page which shows them. */
export function askFactsAhead(topic: string, userId: string, entities: string): void {
  if (userId !== '') askLiveAhead(aboutOf(topic, userId, entities), () => outboxView().facts(topic, userId, entities));
}

/**
 * Null until they are read: a door that was visited, or a guest who is inside, must not pass for open because the server's list
 * was there first.
 * @param unsent how items that wait from before a sign-out say their facts, so that what was decided does not look undone. Keep it outside of
 * the component.
 */
export function useKeptFacts(topic: string, userId: string, unsent: UnsentFacts): Omit<FactsHere, 'waiting'> | null {
  const here = useFactsAndItems(topic, userId, unsent.entities);
  return useMemo(() => here && { kept: withUnsent(here, unsent), arrivedAt: here.arrivedAt }, [here, unsent]);
}

/**
 * As useKeptFacts, for topics of several kinds, whose caller reads the items that wait by itself.
 * @param entities how the entity keys of these items begin.
 */
export function useFactsAndItems(topic: string, userId: string, entities: string): FactsHere | null {
  const here = useLive(aboutOf(topic, userId, entities), () => outboxView().facts(topic, userId, entities));
  const known = here === 'unavailable' ? NONE : (here ?? null);
  const arrivedAt = known?.arrivedAt ?? 0;
  // Nothing on this device tells of it any more: a list from before would say that it never was.
  useEffect(() => {
    if (arrivedAt > 0) outdateStaffReads(userId, arrivedAt);
  }, [arrivedAt, userId]);
  return known;
}
