/** How components reach the session. Its code is loaded by the guard and by the sign-in page, not by the landing page. */
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Session } from '../core/session/session.ts';
import type { SessionState } from '../core/session/state.ts';

let loaded: Session | null = null;
let loading: Promise<Session> | null = null;
const LOADING: SessionState = { status: 'loading' };

/** Rejects when the code cannot be fetched, or with "supabaseKey is required.". A later call tries again. */
export function loadSession(): Promise<Session> {
  loading ??= import('../wiring/session.ts').then(
    (module) => (loaded = module.session()),
    (cause: unknown) => {
      loading = null;
      throw cause;
    },
  );
  return loading;
}

/** The id of whoever is signed in at this moment; '' for nobody, and before the session is known. */
export function personNow(): string {
  const state = loaded?.state();
  return state?.status === 'signed-in' ? state.identity.userId : '';
}

export function useSession(): SessionState {
  const [ready, setReady] = useState(loaded !== null);
  useEffect(() => {
    let gone = false;
    void loadSession().then(
      () => !gone && setReady(true),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  const subscribe = useCallback(
    (listener: () => void) => (ready && loaded ? loaded.subscribe(listener) : () => undefined),
    [ready],
  );
  return useSyncExternalStore(
    subscribe,
    () => loaded?.state() ?? LOADING,
    () => LOADING,
  );
}
