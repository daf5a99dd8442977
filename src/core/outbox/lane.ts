// Owns: the pace of a flush. One request at a time on the main lane, with the disk's work done while it travels; the search
// for a culprit runs on side lanes, so that a poisoned item costs the others no time.
import type { Batch } from './batch.ts';
import type { Marked, Sender } from './sender.ts';

/** Side lanes: with the main one they make the six connections a browser opens to one host over HTTP/1.1. */
const SIDE_LANES = 5;

export interface Lane {
  run(): Promise<void>;
}

export function createLane(batches: AsyncGenerator<Batch>, sender: Sender): Lane {
  const side = new Set<Promise<void>>();
  let failure: { error: unknown } | null = null;

  /** Runs beside the main lane; a failure is kept until everything has come to rest. */
  async function aside(work: () => Promise<void>): Promise<void> {
    while (side.size >= SIDE_LANES) await Promise.race(side);
    const job: Promise<void> = work()
      .catch((error: unknown) => {
        failure ??= { error };
      })
      .finally(() => side.delete(job));
    side.add(job);
  }

  async function next(): Promise<Marked | null> {
    for (;;) {
      const { value, done } = await batches.next();
      if (done) return null;
      const marked = await sender.mark(value);
      if (marked.length > 0) return marked;
    }
  }

  async function conclude(marked: Marked): Promise<void> {
    const answer = await sender.request(marked);
    if (answer === null) return sender.release(marked);
    await aside(async () => {
      if (await sender.conclude(marked, answer)) await sender.isolate(marked, answer);
    });
  }

  return {
    async run() {
      try {
        let marked = await next();
        while (marked) {
          if (sender.stopped() || failure) {
            await sender.release(marked);
            break;
          }
          // Marked a moment early: while one batch travels, the next is made durable as "may have landed".
          const [, following]: [void, Marked | null] = await Promise.all([conclude(marked), next()]);
          marked = following;
        }
      } finally {
        await Promise.all(side);
        await batches.return(undefined);
      }
      if (failure) throw failure.error;
    },
  };
}
