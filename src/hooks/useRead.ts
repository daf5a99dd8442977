/** How components reach the cached reads. The runtime (Dexie, fetch) is loaded only once the page is idle. */
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { loadingSnapshot, type Read, type ReadSnapshot } from '../core/reads/read.ts';
import type { Reads } from '../core/reads/reads.ts';

let reads: Reads | null = null;
let loading: Promise<Reads> | null = null;

function loadReads(): Promise<Reads> {
  loading ??= import('../runtime.ts').then((module) => (reads = module.runtime().reads));
  return loading;
}

export function useRead<T>(read: Read<T>): ReadSnapshot<T> {
  const subscribe = useCallback(
    (listener: () => void) => {
      let stop: (() => void) | null = null;
      let gone = false;
      void loadReads().then((loaded) => {
        if (!gone) stop = loaded.subscribe(read, listener);
      });
      return () => {
        gone = true;
        stop?.();
      };
    },
    [read],
  );
  useRefetchWhileVisible(read);
  return useSyncExternalStore(
    subscribe,
    () => reads?.snapshot(read) ?? loadingSnapshot,
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
      if (document.visibilityState === 'visible') void loadReads().then((loaded) => loaded.refresh(read));
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
