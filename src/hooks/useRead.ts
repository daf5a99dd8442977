/** How components reach the cached reads. The runtime (Dexie, fetch) is loaded only once the page is idle. */
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { failedSnapshot, loadingSnapshot, type Read, type ReadSnapshot, type ReadTrouble } from '../core/reads/read.ts';
import type { Reads } from '../core/reads/reads.ts';
import { troubleOfCode } from './blame.ts';

let reads: Reads | null = null;
let loading: Promise<Reads | null> | null = null;
let lost: ReadTrouble | null = null;

/** Null when the code cannot be had now; a later call tries again. */
function loadReads(): Promise<Reads | null> {
  loading ??= import('../wiring/runtime.ts').then(
    (module) => (reads = module.runtime().reads),
    (cause: unknown) => {
      lost = troubleOfCode(cause);
      loading = null;
      return null;
    },
  );
  return loading;
}

export function useRead<T>(read: Read<T>): ReadSnapshot<T> {
  const subscribe = useCallback(
    (listener: () => void) => {
      let stop: (() => void) | null = null;
      let gone = false;
      const begin = () =>
        void loadReads().then((loaded) => {
          if (gone || stop) return;
          stop = loaded?.subscribe(read, listener) ?? null;
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
    [read],
  );
  useRefetchWhileVisible(read);
  return useSyncExternalStore(
    subscribe,
    () => reads?.snapshot(read) ?? (lost ? failedSnapshot[lost] : loadingSnapshot),
    () => loadingSnapshot,
  );
}

/**
 * Asks again every `refetchMs` while the page is visible, on coming back to it, and when the network comes or goes: then the
 * answer, or its absence, says whether what is shown is still current.
 */
function useRefetchWhileVisible(read: Read<unknown>) {
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void loadReads().then((loaded) => loaded?.refresh(read));
    };
    const timer = read.refetchMs === undefined ? undefined : setInterval(refresh, read.refetchMs);
    addEventListener('online', refresh);
    addEventListener('offline', refresh);
    if (!navigator.onLine) refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      removeEventListener('online', refresh);
      removeEventListener('offline', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [read]);
}
