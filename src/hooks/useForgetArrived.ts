/** What has arrived is asked for once more, and this device forgets its own copy as soon as an answer is surely from after that. Brings Dexie. */
import { useEffect } from 'react';
import { forgetFacts } from '../adapters/dexie/localFacts.ts';
import { pageDb } from '../adapters/dexie/pageDb.ts';
import type { KeptFact } from '../core/outbox/view.ts';
import { useAskedAfterSending } from './useAskedAfterSending.ts';
import type { CachedRead } from './useCachedRead.ts';

/** After so long an answer of the server is surely from after a fact that had arrived. */
const MINUTE_MS = 60_000;

export interface Arrival {
  readonly topic: string;
  readonly userId: string;
  readonly kept: readonly KeptFact[];
  /** The list that will have them. */
  readonly read: Pick<CachedRead<unknown>, 'refresh' | 'asOf'>;
  /** The ids of all facts that it has. */
  readonly known: Iterable<string>;
}

export function useForgetArrived({ topic, userId, kept, read, known }: Arrival): void {
  const { asOf } = read;
  const sent = kept.filter(({ state }) => state === 'delivered');
  useAskedAfterSending(sent, read);
  const there = new Set(known);
  const over = sent
    .filter(
      ({ id, sentAt }) => there.has(id) || (asOf !== null && sentAt !== null && Date.parse(sentAt) + MINUTE_MS < asOf),
    )
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (over !== '') void forgetFacts(pageDb(), topic, userId, over.split(',')).catch(() => undefined);
  }, [over, topic, userId]);
}
