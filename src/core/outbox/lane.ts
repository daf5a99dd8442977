/**
 * The pace of a flush. One request at a time on the main lane, with the disk's work done while it travels. Side lanes
 * take the search for a culprit, and items that made trouble before: what cannot be delivered costs the others no time.
 */
import { MAX_BATCH_ITEMS, companions } from './batch.ts';
import type { Batch } from './batch.ts';
import type { Marked } from './inFlight.ts';
import type { Sender } from './sender.ts';

/** Jobs at a time; how many requests they make together is the sender's to say. */
const SIDE_LANES = 5;
/** Jobs that may wait for a side lane before the main lane waits too, so that memory stays bounded. */
const SIDE_WAITING = 64;

/** Runs all batches; resolves when every lane has come to rest, rejects with the first failure of the storage. */
export async function runLanes(batches: AsyncGenerator<Batch>, sender: Sender): Promise<void> {
  const waiting: (() => Promise<void>)[] = [];
  const active = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let writing: Promise<void> = Promise.resolve();
  let ended = false;

  function end(): void {
    ended = true;
    sender.mainOpen(false);
  }

  function pump(): void {
    while (active.size < SIDE_LANES) {
      const work = waiting.shift();
      if (!work) return;
      const job: Promise<void> = work()
        .catch((error: unknown) => void failures.push(error))
        .finally(() => {
          active.delete(job);
          pump();
        });
      active.add(job);
    }
  }

  async function aside(work: () => Promise<void>): Promise<void> {
    while (waiting.length >= SIDE_WAITING) {
      sender.mainOpen(false);
      await Promise.race(active);
      sender.mainOpen(!ended);
    }
    waiting.push(work);
    pump();
  }

  async function next(): Promise<Marked | null> {
    for (;;) {
      const { value, done } = await batches.next();
      if (done) {
        end();
        return null;
      }
      const marked = await sender.mark(value);
      if (marked.length > 0) return marked;
    }
  }

  /** One request, and what its answer means for each item. */
  async function sendAside(marked: Marked): Promise<void> {
    const answer = await sender.requestAside(marked);
    const blaming = answer && (await sender.conclude(marked, answer));
    if (blaming) await sender.isolate(marked, blaming);
  }

  async function send(marked: Marked): Promise<void> {
    const answer = await sender.request(marked);
    if (answer === null) return sender.release(marked);
    // What the answer means is written down while the next batch travels: one answer behind, never more.
    await writing;
    writing = sender
      .conclude(marked, answer)
      .then((blaming) => (blaming ? aside(() => sender.isolate(marked, blaming)) : undefined))
      .catch((error: unknown) => void failures.push(error));
  }

  const advance = (marked: Marked) => (troubled(marked) ? aside(() => sendAside(marked)) : send(marked));

  let marked: Marked | null = null;
  sender.mainOpen(true);
  try {
    marked = await next();
    while (marked !== null && !sender.stopped() && failures.length === 0) {
      // Marked a moment early: while one batch travels, the next becomes durable as "may have landed".
      const [sent, following]: [PromiseSettledResult<void>, PromiseSettledResult<Marked | null>] =
        await Promise.allSettled([advance(marked), next()]);
      marked = following.status === 'fulfilled' ? following.value : null;
      for (const result of [sent, following]) if (result.status === 'rejected') failures.push(result.reason);
    }
    if (marked !== null) await sender.release(marked);
  } catch (error) {
    failures.push(error);
  }
  end();
  await writing;
  while (active.size > 0) await Promise.all(active);
  await batches.return(undefined);
  if (failures.length > 0) throw failures[0];
}

function troubled(marked: Marked): boolean {
  return marked.some((t) => companions(t.item) < MAX_BATCH_ITEMS);
}
