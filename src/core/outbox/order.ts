/** In which order what may leave does: each sender's own one after the other, and carefully what was tried before. */
import { makeBatches } from './batch.ts';
import type { Batch, Prepared } from './batch.ts';
import type { Tally } from './inFlight.ts';
import type { Store } from './ports.ts';
import { orderOf, type OutboxItem } from './record.ts';
import { LAST_PERSONAL_PRIORITY } from './view.ts';

/**
 * Of items with an explicit entity key only the sender's earliest undelivered one: a refused one holds its key until edited or
 * removed. Another sender's hold nothing up: on a shared phone they may wait for days, and where results of several people meet,
 * the server decides by the time each was recorded.
 */
export async function withoutFollowers(
  items: readonly OutboxItem[],
  store: Pick<Store, 'ofEntities'>,
  tally: Tally,
): Promise<OutboxItem[]> {
  const keys = [...new Set(items.filter((i) => i.entityKey !== i.id).map((i) => i.entityKey))];
  if (keys.length === 0) return [...items];
  const first = new Map<string, number>();
  for (const i of await store.ofEntities(keys)) {
    const order = orderOf(i);
    first.set(order, Math.min(i.seq, first.get(order) ?? Infinity));
  }
  const free = items.filter((i) => i.entityKey === i.id || first.get(orderOf(i)) === i.seq);
  if (free.length < items.length) tally.followers = true;
  return free;
}

/** Statistics last: they give way to a person's "send now", and two batches that gave way would end the flush before it was heard. */
export function* cautiously(ready: readonly Prepared[], tally: Tally): Generator<Batch> {
  const personal = ({ item }: Prepared) => item.priority <= LAST_PERSONAL_PRIORITY;
  yield* leastTriedFirst(ready.filter(personal), tally);
  yield* leastTriedFirst(
    ready.filter((p) => !personal(p)),
    tally,
  );
}

/**
 * What was never tried goes first, in full batches. What was tried before goes one by one until something has got through in
 * this flush, the least tried first: otherwise an item that no server answers would for ever take its companions along.
 */
function* leastTriedFirst(ready: readonly Prepared[], tally: Tally): Generator<Batch> {
  const tries = ({ item }: Prepared) => item.attempts + item.stalls;
  yield* makeBatches(ready.filter((p) => tries(p) === 0));
  const tried = ready.filter((p) => tries(p) > 0).toSorted((a, b) => tries(a) - tries(b));
  let next = 0;
  for (let scout = tried[next]; scout && tally.delivered === 0; scout = tried[++next]) yield [scout];
  yield* makeBatches(tried.slice(next));
}
