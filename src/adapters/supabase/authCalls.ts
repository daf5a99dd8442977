/** Calls of the one auth client: its code fetched on first use, its events passed on, what it returns or throws as a result. */
import { isMistake } from '../../core/failures/blame.ts';
import { isLostCode } from '../../core/failures/thrown.ts';
import type { Got } from '../../core/session/account.ts';
import type { AuthEvent, AuthResult } from '../../core/session/ports.ts';
import { tellFault } from '../browser/fault.ts';
import { failureOf } from './authFailure.ts';
import type { BackendEnv } from './backendEnv.ts';
import { createAuthClient } from './client.ts';

export type AuthClient = Awaited<ReturnType<typeof createAuthClient>>;

export interface AuthCalls {
  load(): Promise<AuthClient>;
  subscribe(listener: (event: AuthEvent) => void): () => void;
  emit(event: AuthEvent): void;
  /** Never rejects. */
  attempt(call: (auth: AuthClient) => Promise<{ readonly error: unknown }>): Promise<AuthResult>;
  /** The same for a call that answers something. `null` without an error is an answer that is none. */
  ask<T>(call: (auth: AuthClient) => Promise<{ readonly data: T | null; readonly error: unknown }>): Promise<Got<T>>;
}

function failed(kind: 'no-network' | 'app') {
  return { ok: false, failure: { kind, message: '' } } as const;
}

function broken(cause: unknown) {
  tellFault(cause);
  return failed('app');
}

/** @param create the page's own client unless told. */
export function createAuthCalls(env: BackendEnv, create = createAuthClient): AuthCalls {
  const listeners = new Set<(event: AuthEvent) => void>();
  let loading: Promise<AuthClient> | null = null;

  function emit(event: AuthEvent) {
    for (const listener of listeners) listener(event);
  }

  function load(): Promise<AuthClient> {
    loading ??= create(env).then(
      (auth) => {
        auth.onAuthStateChange((event) => {
          if (event === 'INITIAL_SESSION') return;
          // Out of the client's own call: a listener that calls the client back would wait for itself.
          setTimeout(() => emit(event === 'PASSWORD_RECOVERY' ? 'SIGNED_IN' : event));
        });
        return auth;
      },
      (cause: unknown) => {
        loading = null;
        throw cause;
      },
    );
    return loading;
  }

  async function ask<T>(
    call: (auth: AuthClient) => Promise<{ readonly data: T; readonly error: unknown }>,
  ): Promise<Got<T>> {
    let auth: AuthClient;
    try {
      auth = await load();
    } catch (cause) {
      // The client's code was not to be had: a dead spot before it was kept on this device.
      return isLostCode(cause) ? failed('no-network') : broken(cause);
    }
    try {
      const { data, error } = await call(auth);
      return error ? { ok: false, failure: failureOf(error) } : { ok: true, data };
    } catch (cause) {
      // The library returns what the server or the network said; what it throws may be its own mistake, or ours.
      return isMistake(cause) ? broken(cause) : { ok: false, failure: failureOf(cause) };
    }
  }

  return {
    load,
    emit,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async attempt(call) {
      const got = await ask(async (auth) => ({ data: null, error: (await call(auth)).error }));
      return got.ok ? { ok: true } : got;
    },
    async ask<T>(call: Parameters<typeof ask<T | null>>[0]): Promise<Got<T>> {
      const got = await ask(call);
      if (!got.ok) return got;
      return got.data === null ? { ok: false, failure: { kind: 'other', message: '' } } : { ok: true, data: got.data };
    },
  };
}
