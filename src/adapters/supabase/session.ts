/** The session's port on the Supabase client: sign in, sign up, refresh, mails, and what is stored on this device. */
import type { AuthPort, AuthResult, FailureKind, RefreshResult } from '../../core/session/ports.ts';
import { isMistake } from '../../core/failures/blame.ts';
import { isLostCode } from '../../core/failures/thrown.ts';
import type { BackendEnv } from './backendEnv.ts';
import { tellFault } from '../browser/fault.ts';
import { failureOf } from './authFailure.ts';
import { createAuthClient } from './client.ts';
import { fetchRoles } from './roles.ts';
import { readStoredSession, storageKeyFor } from './storedSession.ts';

type AuthClient = Awaited<ReturnType<typeof createAuthClient>>;

export interface AuthPortOptions {
  readonly env: BackendEnv;
  /** Keys whose change in another tab is passed on as 'STORAGE', besides the session's own. */
  readonly watchedKeys: readonly string[];
  /** Where mails lead: the site root (specification, section 7). */
  readonly siteRoot: string;
}

/** The auth library has the same margin; below it getSession refreshes by itself. */
const MARGIN_MS = 90_000;
/** Failures that say nothing about the session. */
const LATER: ReadonlySet<FailureKind> = new Set<FailureKind>(['no-network', 'rate-limit']);
/** The client's code was not to be had: a dead spot before it was kept on this device. */
const NO_CLIENT: AuthResult = { ok: false, failure: { kind: 'no-network', message: '' } };

function broken(cause: unknown): AuthResult {
  tellFault(cause);
  return { ok: false, failure: { kind: 'app', message: '' } };
}

export function createAuthPort({ env, watchedKeys, siteRoot }: AuthPortOptions): AuthPort {
  const key = storageKeyFor(env.url);
  const listeners = new Set<Parameters<AuthPort['subscribe']>[0]>();
  let loading: Promise<AuthClient> | null = null;

  function emit(event: Parameters<Parameters<AuthPort['subscribe']>[0]>[0]) {
    for (const listener of listeners) listener(event);
  }

  function load(): Promise<AuthClient> {
    loading ??= createAuthClient(env).then(
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

  const stored = () => readStoredSession(localStorage, key);

  async function attempt(call: (auth: AuthClient) => Promise<{ readonly error: unknown }>): Promise<AuthResult> {
    let auth: AuthClient;
    try {
      auth = await load();
    } catch (cause) {
      return isLostCode(cause) ? NO_CLIENT : broken(cause);
    }
    try {
      const { error } = await call(auth);
      return error ? { ok: false, failure: failureOf(error) } : { ok: true };
    } catch (cause) {
      // The library returns what the server or the network said; what it throws may be its own mistake, or ours.
      return isMistake(cause) ? broken(cause) : { ok: false, failure: failureOf(cause) };
    }
  }

  return {
    stored,
    start() {
      addEventListener('storage', (event) => {
        if (event.key === null || event.key === key || watchedKeys.includes(event.key)) emit('STORAGE');
      });
      // Auto-refresh begins with the client; with nobody signed in there is nothing to refresh.
      if (stored()) void load().catch(() => undefined);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn: (email, password) => attempt((auth) => auth.signInWithPassword({ email, password })),
    signUp: ({ email, password, fullName }) =>
      attempt(async (auth) => {
        const { data, error } = await auth.signUp({
          email,
          password,
          options: { data: { full_name: fullName }, emailRedirectTo: siteRoot },
        });
        // Hosted Supabase hides that an address is taken behind a made-up user without identities.
        const taken = !error && data.user?.identities?.length === 0;
        return taken ? { error: { code: 'user_already_exists', message: 'User already registered' } } : { error };
      }),
    verifyCode: (factorId, code) =>
      attempt(async (auth) => {
        const first = await auth.mfa.challengeAndVerify({ factorId, code });
        // The phone went from Wi-Fi to mobile between challenge and answer: a new challenge, once, and nobody need know.
        const moved = first.error?.code === 'mfa_ip_address_mismatch';
        return moved ? auth.mfa.challengeAndVerify({ factorId, code }) : first;
      }),
    takeLink: (refreshToken) => attempt((auth) => auth.refreshSession({ refresh_token: refreshToken })),
    sendPasswordMail: (email) => attempt((auth) => auth.resetPasswordForEmail(email, { redirectTo: siteRoot })),
    resendSignUpMail: (email) =>
      attempt((auth) => auth.resend({ type: 'signup', email, options: { emailRedirectTo: siteRoot } })),
    setPassword: (password) => attempt((auth) => auth.updateUser({ password })),
    async refresh(): Promise<RefreshResult> {
      const before = stored();
      if (before === null || before === 'unreadable') return { outcome: 'later' };
      const result = await attempt((client) =>
        before.expiresAt - Date.now() < MARGIN_MS ? client.getSession() : client.refreshSession(),
      );
      const after = stored();
      const changed = after !== null && after !== 'unreadable' && after.accessToken !== before.accessToken;
      if (result.ok || changed) return { outcome: 'refreshed' };
      if (result.failure.kind === 'app') return { outcome: 'broken' };
      if (LATER.has(result.failure.kind)) return { outcome: 'later' };
      return { outcome: 'final', message: result.failure.message };
    },
    roles: (userId, accessToken) => fetchRoles(env, userId, accessToken),
    forget() {
      const session = stored();
      try {
        localStorage.removeItem(key);
      } catch {
        // Without storage there is nothing to remove.
      }
      if (session === null || session === 'unreadable') return;
      void fetch(`${env.url}/auth/v1/logout?scope=local`, {
        method: 'POST',
        headers: { apikey: env.key, authorization: `Bearer ${session.accessToken}` },
        keepalive: true,
      }).catch(() => undefined);
      // Not the client's own signOut: it waits for a refresh under way, and in a dead spot it ended the session of whoever
      // had signed in meanwhile. A refresh that comes back finds the storage changed and discards its tokens; the other
      // tabs hear of it from the storage.
    },
  };
}
