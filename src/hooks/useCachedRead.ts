/** How components show rows that are kept on the device: at once what is kept, then the server's, and asked again while they are seen. */
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { failedSnapshot, loadingSnapshot, type Read, type ReadSnapshot, type ReadTrouble } from '../core/reads/read.ts';
import type { Reads } from '../core/reads/reads.ts';
import { orPrinted } from './printedReads.ts';
import { useGently } from './useGently.ts';

/** Whose cached reads. The same object as long as they are the same. */
export interface ReadSource {
  /** Fetches the code that reads. May reject; a later call tries again. */
  load(): Promise<unknown>;
  /** null until it is here, and for nobody. */
  reads(): Reads | null;
  /** Why the code could not be had. */
  trouble(): ReadTrouble | null;
}

export interface CachedRead<T> extends ReadSnapshot<T> {
  /** Asks, or waits for who is asking already; resolves when the answer, or its absence, is shown. Never rejects. */
  readonly ask: () => Promise<void>;
  /** The same after a change of one's own: an answer to a question that left before it will not do. */
  readonly refresh: () => Promise<void>;
  /** Why the last question brought nothing, at this moment: for whoever has waited for `refresh`. */
  readonly troubleNow: () => ReadTrouble | null;
}

export interface Asking {
  /** Asks when the network goes, too: the absence of an answer says at once that what is shown may not be current. */
  readonly whenLost: boolean;
}

export function useCachedRead<T>(read: Read<T>, source: ReadSource, asking: Asking): CachedRead<T> {
  const { subscribe, snapshot, printed, ...more } = useSteadyRead(read, source, asking);
  return { ...useSyncExternalStore(subscribe, snapshot, printed), ...more };
}

/** The same for those for whom new rows come soon enough a moment later (useGently.ts). */
export function useCachedReadGently<T>(read: Read<T>, source: ReadSource, asking: Asking): CachedRead<T> {
  const { subscribe, snapshot, printed, ...more } = useSteadyRead(read, source, asking);
  return { ...useGently(subscribe, snapshot, printed), ...more };
}

function useSteadyRead<T>(read: Read<T>, source: ReadSource, { whenLost }: Asking) {
  const subscribe = useCallback(
    (listener: () => void) => {
      let stop: (() => void) | null = null;
      let gone = false;
      const begin = () =>
        void source
          .load()
          .catch(() => undefined)
          .then(() => {
            if (gone || stop) return;
            stop = source.reads()?.subscribe(read, listener) ?? null;
            listener();
          });
      begin();
      // The code may have been out of reach.
      addEventListener('online', begin);
      return () => {
        gone = true;
        removeEventListener('online', begin);
        stop?.();
      };
    },
    [read, source],
  );
  const ask = useCallback(async () => {
    await source.load().catch(() => undefined);
    await source.reads()?.ask(read);
  }, [read, source]);
  const refresh = useCallback(async () => {
    await source.load().catch(() => undefined);
    await source.reads()?.refresh(read);
  }, [read, source]);
  const snapshot = useCallback((): ReadSnapshot<T> => {
    const trouble = source.trouble();
    const known = source.reads()?.snapshot(read) ?? (trouble === null ? loadingSnapshot : failedSnapshot[trouble]);
    return orPrinted(read, known);
  }, [read, source]);
  useAskingWhileVisible(read, ask, whenLost);
  const printed = useCallback(() => orPrinted(read, loadingSnapshot), [read]);
  const troubleNow = useCallback(() => snapshot().trouble, [snapshot]);
  return { subscribe, snapshot, printed, ask, refresh, troubleNow };
}

/** Every `refetchMs` while the page is visible, on coming back to it, and when the network comes or goes. */
function useAskingWhileVisible({ refetchMs }: Read<unknown>, ask: () => Promise<void>, whenLost: boolean) {
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    const timer = refetchMs === undefined ? undefined : setInterval(again, refetchMs);
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    if (whenLost) addEventListener('offline', again);
    if (whenLost && !navigator.onLine) again();
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
      removeEventListener('offline', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [refetchMs, ask, whenLost]);
}
