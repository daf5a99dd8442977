/** The facts of a topic on this device: those kept beside the outbox, and those that only the outbox still has, as after a sign-out. */
import type { OutboxItem } from './record.ts';
import type { FactsHere, KeptFact } from './view.ts';

/** How an unsent item says again the fact that was kept beside it when it was saved. */
export interface UnsentFacts {
  /** How the entity keys of the topic's items begin. */
  readonly entities: string;
  /** The fact as it was kept; null: the item is about something else. */
  readonly factOf: (item: OutboxItem) => unknown;
}

/** Of one kind, whose payload is what was kept unless told otherwise. */
export function unsentFacts<P>(
  kind: { readonly kind: string; toRow(payload: P, meta: never): unknown },
  entities: string,
  factOf: (payload: P, item: OutboxItem) => unknown = (payload) => payload,
): UnsentFacts {
  return {
    entities,
    // The kind wrote it. What is sealed says nothing here until its person is back.
    factOf: (item) =>
      item.kind !== kind.kind || item.payload === null ? null : factOf(item.payload as unknown as P, item),
  };
}

/** In the order in which they were saved: what a sign-out left in the outbox is older than what has been kept since. */
export function withUnsent({ kept, waiting }: FactsHere, { factOf }: UnsentFacts): readonly KeptFact[] {
  const known = new Set(kept.map(({ id }) => id));
  const left = waiting.flatMap((item): KeptFact[] => {
    const fact = known.has(item.id) ? null : factOf(item);
    return fact === null ? [] : [{ id: item.id, fact, state: item.state, sentAt: null, tries: item.attempts }];
  });
  return [...left, ...kept];
}
