/** What this person saved on this phone about a turf or a batch of calls, and when the server's word takes over. Brings Dexie. */
import { useMemo } from 'react';
import type { FactsHere, KeptFact } from '../../../core/outbox/view.ts';
import { deliveryOf, type OwnAttempt } from '../model/doors.ts';
import type { AttemptPayload } from '../model/facts.ts';
import type { Known } from '../model/correction.ts';
import { useFactsAndItems } from '../../../hooks/useKeptFacts.ts';
import type { KeptPayload } from './saveFact.ts';

const KINDS: Readonly<Record<string, KeptPayload['kind']>> = {
  'door-result': 'attempt',
  'new-door': 'door',
  'new-person': 'person',
  'call-result': 'call',
};

export const NO_FACTS: readonly KeptFact[] = [];

/** What was kept beside the outbox, and what waits in it from before a sign-out, which erases what lies beside. */
function ownFacts({ kept, waiting }: FactsHere, belongs: (payload: unknown) => boolean): readonly KeptFact[] {
  const known = new Set(kept.map(({ id }) => id));
  const others = waiting.flatMap((item): KeptFact[] => {
    const kind = KINDS[item.kind];
    if (known.has(item.id) || kind === undefined || !belongs(item.payload)) return [];
    const fact = { kind, at: Date.parse(item.createdAt), payload: item.payload };
    return [{ id: item.id, fact, state: item.state, sentAt: null, tries: item.attempts }];
  });
  return [...kept, ...others];
}

/**
 * Always as they are now; null until they are read.
 * @param entities how the entity keys of these facts begin.
 * @param belongs whether a waiting item's payload is about this topic.
 */
export function useOwnFacts(
  topic: string,
  userId: string,
  entities: string,
  belongs: (payload: unknown) => boolean,
): readonly KeptFact[] | null {
  const here = useFactsAndItems(topic, userId, entities);
  // oxlint-disable-next-line react/exhaustive-deps -- `belongs` is of the topic, and the answer is another one with another topic
  return useMemo(() => (here === null ? null : ownFacts(here, belongs)), [here]);
}

/** What this phone knows of a fact beside what the server's list says; null when another phone saved it, or before a sign-out. */
export function knownOf(kept: readonly KeptFact[] | null, id: string | null): Known | null {
  const fact = kept?.find((one) => one.id === id)?.fact as KeptPayload | undefined; // record.ts wrote it
  return fact?.kind === 'attempt' || fact?.kind === 'call' ? fact.payload : null;
}

type Said = Pick<AttemptPayload, 'person' | 'result' | 'support' | 'notes' | 'supersedes' | 'language'>;

/** @param where the id of the door, or of the place in the batch, that it is about. */
export function asOwnAttempt(kept: KeptFact, at: number, where: string, said: Said, me: string): OwnAttempt {
  const { person, result, support, notes, supersedes, language = null } = said;
  return {
    id: kept.id,
    doorId: where,
    personId: person,
    result,
    support,
    notes,
    at,
    canvasser: me,
    supersedes,
    language,
    delivery: deliveryOf(kept.state),
    sentAt: kept.sentAt === null ? null : Date.parse(kept.sentAt),
  };
}
