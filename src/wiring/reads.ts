/** Builds what reads public rows. On a first visit nothing is kept and nothing of the storage is started: the worker keeps the answers. */
import { atRest } from '../adapters/browser/atRest.ts';
import { createClock } from '../adapters/browser/clock.ts';
import { tellFault } from '../adapters/browser/fault.ts';
import { handOver } from '../adapters/browser/handOver.ts';
import { isKeeping, whenKeeping } from '../adapters/browser/keeping.ts';
import { createRowFetcher } from '../adapters/supabase/rows.ts';
import type { KeptRead, ReadStore } from '../core/reads/ports.ts';
import { createReads, type Reads } from '../core/reads/reads.ts';
import { backendEnv } from './env.ts';

let built: Reads | null = null;

export function publicReads(): Reads {
  built ??= createReads({
    store,
    fetcher: createRowFetcher(backendEnv()),
    clock: createClock(),
    atRest,
    onFault: tellFault,
  });
  return built;
}

async function kept(): Promise<ReadStore> {
  const [{ createReadStore }, { pageDb }] = await Promise.all([
    import('../adapters/dexie/readStore.ts'),
    import('../adapters/dexie/pageDb.ts'),
  ]);
  return createReadStore(pageDb());
}

const store: ReadStore = {
  get: async (key) => ((await isKeeping()) ? (await kept()).get(key) : null),
  async put(read) {
    if (await isKeeping()) return (await kept()).put(read);
    // Whoever asks next does not wait until it is kept.
    void keepByWorker(read).catch(() => undefined);
  },
  watch(listener) {
    let over = false;
    let stop: (() => void) | undefined;
    const waiting = whenKeeping(() => {
      kept().then(
        (real) => {
          if (!over) stop = real.watch?.(listener);
        },
        () => undefined,
      );
    });
    return () => {
      over = true;
      waiting();
      stop?.();
    };
  },
};

async function keepByWorker(read: KeptRead): Promise<void> {
  if (!(await handOver({ reads: [read] }))) await (await kept()).put(read);
}
