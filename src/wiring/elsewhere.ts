/** Builds what signs in, and links, with accounts elsewhere. */
import { createElsewhere } from '../adapters/supabase/elsewhere.ts';
import type { ElsewherePort } from '../core/session/elsewhere.ts';
import { backendEnv } from './env.ts';
import { authCalls } from './session.ts';

let built: ElsewherePort | null = null;

export function elsewhere(): ElsewherePort {
  built ??= createElsewhere({
    env: backendEnv(),
    calls: authCalls(),
    origin: location.origin,
    go: (address) => location.assign(address),
  });
  return built;
}
