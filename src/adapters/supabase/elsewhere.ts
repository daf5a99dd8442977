/**
 * Sign-ins elsewhere over a Supabase client of their own: the page's one is for mail links, whose fragment carries the
 * session itself; here a code comes back that only the tab which left can redeem (PKCE).
 */
import type { ElsewherePort } from '../../core/session/elsewhere.ts';
import { failureOf } from './authFailure.ts';
import { createAuthFetch } from './authFetch.ts';
import { createAuthCalls, type AuthCalls, type AuthClient } from './authCalls.ts';
import type { BackendEnv } from './backendEnv.ts';
import { exchange } from './exchange.ts';
import { storageKeyFor } from './storedSession.ts';

export interface ElsewhereOptions {
  readonly env: BackendEnv;
  /** The page's own client: whoever links is signed in there. */
  readonly calls: AuthCalls;
  /** Where the app stands: "https://hub.example". */
  readonly origin: string;
  /** Leaves the page. */
  readonly go: (address: string) => void;
}

/** Settings name these beside the providers. */
const OWN = /^(email|phone|anonymous_users|web3.*)$/;
const SETTINGS_MS = 8_000;

export function createElsewhere({ env, calls, origin, go }: ElsewhereOptions): ElsewherePort {
  const away = createAuthCalls(env, createAwayClient);

  return {
    async providers() {
      const address = `${env.url}/auth/v1/settings`;
      const { text } = await exchange(address, { headers: { apikey: env.key } }, { timeoutMs: SETTINGS_MS });
      return namesIn(text);
    },
    signInAt: (provider, to) =>
      away.attempt(async (auth) => {
        const redirectTo = `${origin}/auth${to === null ? '' : `?to=${encodeURIComponent(to)}`}`;
        const options = { redirectTo, skipBrowserRedirect: true };
        const { data, error } = await auth.signInWithOAuth({ provider: provider as never, options }); // as the settings name it
        if (data.url) go(data.url);
        return { error };
      }),
    async linkAt(provider) {
      // Fresh first: the other client reads the session and must never change it.
      const fresh = await calls.attempt((auth) => auth.getSession());
      if (!fresh.ok) return fresh;
      return away.attempt(async (auth) => {
        const options = { redirectTo: `${origin}/account`, skipBrowserRedirect: true };
        const { data, error } = await auth.linkIdentity({ provider: provider as never, options }); // as the settings name it
        if (data?.url) go(data.url);
        return { error };
      });
    },
    async redeem(search) {
      const said = outcomeOf(search);
      if (!said.ok) return said;
      const code = new URLSearchParams(search).get('code') ?? '';
      return away.ask(async (auth) => {
        const { data, error } = await auth.exchangeCodeForSession(code);
        return { data: data.session?.refresh_token ?? null, error };
      });
    },
    linked: outcomeOf,
  };
}

function outcomeOf(search: string): ReturnType<ElsewherePort['linked']> {
  const params = new URLSearchParams(search);
  const code = params.get('error_code') || params.get('error');
  if (!code) return { ok: true };
  const failure = failureOf({ code });
  return { ok: false, failure: failure.kind === 'other' ? { kind: 'elsewhere', message: '' } : failure };
}

function namesIn(settings: string): readonly string[] {
  try {
    const { external } = JSON.parse(settings) as { readonly external?: Readonly<Record<string, unknown>> }; // GoTrue's settings
    return Object.entries(external ?? {}).flatMap(([name, offered]) =>
      offered === true && !OWN.test(name) ? [name] : [],
    );
  } catch {
    return [];
  }
}

async function createAwayClient(env: BackendEnv): Promise<AuthClient> {
  const { createClient } = await import('@supabase/supabase-js');
  const key = 'campaign-elsewhere';
  const client = createClient(env.url, env.key, {
    auth: {
      storageKey: key,
      storage: readOnlySession(key, storageKeyFor(env.url)),
      persistSession: true,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      flowType: 'pkce',
    },
    global: { fetch: createAuthFetch() },
  });
  return client.auth;
}

/** Keeps the verifier in this tab. The session is the other client's: read, and never written or removed. */
function readOnlySession(key: string, sessionKey: string) {
  return {
    getItem: (name: string) => (name === key ? localStorage.getItem(sessionKey) : sessionStorage.getItem(name)),
    setItem(name: string, value: string) {
      if (name !== key) sessionStorage.setItem(name, value);
    },
    removeItem(name: string) {
      if (name !== key) sessionStorage.removeItem(name);
    },
  };
}
