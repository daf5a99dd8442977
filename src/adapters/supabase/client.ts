/** The one Supabase client of the page. It is used for auth alone: rows travel by plain fetch with an explicit token. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { BackendEnv } from './backendEnv.ts';
import { createAuthFetch } from './authFetch.ts';
import { storageKeyFor } from './storedSession.ts';

/** Loads the library on first use. @throws Error "supabaseKey is required." when the key is empty. */
export async function createAuthClient(env: BackendEnv): Promise<SupabaseClient['auth']> {
  const { createClient } = await import('@supabase/supabase-js');
  const client = createClient(env.url, env.key, {
    auth: {
      storageKey: storageKeyFor(env.url),
      persistSession: true,
      autoRefreshToken: true,
      // The sign-in page reads the mail's fragment itself, so that a stale link never replaces a good session.
      detectSessionInUrl: false,
      flowType: 'implicit',
    },
    global: { fetch: createAuthFetch() },
  });
  return client.auth;
}
