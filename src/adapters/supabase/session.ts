/** The session's port on the Supabase client: sign in, sign up, refresh, mails, and what is stored on this device. */
import type { AuthPort, FailureKind, RefreshResult } from '../../core/session/ports.ts';
import { createAuthCalls, type AuthCalls } from './authCalls.ts';
import type { BackendEnv } from './backendEnv.ts';
import { createProofs } from './proof.ts';
import { fetchRoles } from './roles.ts';
import { readStoredSession, storageKeyFor } from './storedSession.ts';

export interface AuthPortOptions {
  readonly env: BackendEnv;
  /** Where others use the same client. */
  readonly calls?: AuthCalls;
  /** Keys whose change in another tab is passed on as 'STORAGE', besides the session's own. */
  readonly watchedKeys: readonly string[];
  /** Where mails lead: the site root (specification, section 7), in the language of now, which is the mail's too. */
  readonly siteRoot: () => string;
}

/** The auth library has the same margin; below it getSession refreshes by itself. */
const MARGIN_MS = 90_000;
/** Failures that say nothing about the session. */
const LATER: ReadonlySet<FailureKind> = new Set<FailureKind>(['no-network', 'rate-limit']);
export function createAuthPort(options: AuthPortOptions): AuthPort {
  const { env, calls = createAuthCalls(env), watchedKeys, siteRoot } = options;
  const key = storageKeyFor(env.url);
  const { attempt, emit } = calls;
  const stored = () => readStoredSession(localStorage, key);

  return {
    stored,
    start() {
      addEventListener('storage', (event) => {
        if (event.key === null || event.key === key || watchedKeys.includes(event.key)) emit('STORAGE');
      });
      // Auto-refresh begins with the client; with nobody signed in there is nothing to refresh.
      if (stored()) void calls.load().catch(() => undefined);
    },
    subscribe: calls.subscribe,
    signIn: (email, password) => attempt((auth) => auth.signInWithPassword({ email, password })),
    signUp: ({ email, password, fullName }) =>
      attempt(async (auth) => {
        const { data, error } = await auth.signUp({
          email,
          password,
          options: { data: { full_name: fullName }, emailRedirectTo: siteRoot() },
        });
        // Hosted Supabase hides that an address is taken behind a made-up user without identities.
        const taken = !error && data.user?.identities?.length === 0;
        return taken ? { error: { code: 'user_already_exists', message: 'User already registered' } } : { error };
      }),
    ...createProofs(calls),
    takeLink: (refreshToken) => attempt((auth) => auth.refreshSession({ refresh_token: refreshToken })),
    sendPasswordMail: (email) => attempt((auth) => auth.resetPasswordForEmail(email, { redirectTo: siteRoot() })),
    resendSignUpMail: (email) =>
      attempt((auth) => auth.resend({ type: 'signup', email, options: { emailRedirectTo: siteRoot() } })),
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
