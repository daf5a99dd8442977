/**
 * Where the backend is and the publishable key that names this app to it. Both are baked in at build time
 * (vite.config.ts) and both are public; no secret ever reaches the bundle.
 */
import type { BackendEnv } from '../adapters/supabase/backendEnv.ts';

/** @throws Error "supabaseKey is required." (spec section 5) when the build had no key. */
export function backendEnv(): BackendEnv {
  const key: string = import.meta.env.VITE_SUPABASE_ANON_KEY ?? '';
  if (key.trim() === '') throw new Error('supabaseKey is required.');
  return { url: import.meta.env.VITE_SUPABASE_URL, key };
}
