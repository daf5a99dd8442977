/** An auth client beside the page's own: its session is in memory alone, and neither the page nor another tab hears of it. */
import type { AuthClient } from './authCalls.ts';
import { createAuthFetch } from './authFetch.ts';
import type { BackendEnv } from './backendEnv.ts';

/** @param name apart from other clients of the page, which the library warns of otherwise. */
export async function createDetachedClient(env: BackendEnv, name: string): Promise<AuthClient> {
  const { createClient } = await import('@supabase/supabase-js');
  const client = createClient(env.url, env.key, {
    auth: {
      storageKey: `campaign-${name}`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      flowType: 'implicit',
    },
    global: { fetch: createAuthFetch() },
  });
  return client.auth;
}
