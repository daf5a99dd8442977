/** Builds what changes one's own account, on the session's own auth client. */
import { createAccountPort } from '../adapters/supabase/account.ts';
import type { AccountPort } from '../core/session/account.ts';
import { backendEnv } from './env.ts';
import { authCalls, siteRoot } from './session.ts';

let built: AccountPort | null = null;

export function account(): AccountPort {
  built ??= createAccountPort({ env: backendEnv(), calls: authCalls(), siteRoot });
  return built;
}
