/** Who asks, once @supabase/lite has found their token good: nothing in a token is believed before. */
import { readClaims, type Level } from './session/tokens.ts';
import type { AuthRequest } from './parts.ts';

export interface Me {
  readonly id: string;
  /** In small letters; '' for an account without one. */
  readonly email: string;
  readonly sessionId: string;
  readonly aal: Level;
}

/** Inside a turn. The refusal is lite's own: bad_jwt, session_not_found, user_not_found. */
export async function whoAsks(request: AuthRequest): Promise<Me | { readonly refused: Response }> {
  const answer = await request.ask('GET', '/auth/v1/user');
  if (!answer.ok) return { refused: answer };
  const user: { readonly id?: unknown; readonly email?: unknown } = await answer.json();
  const [, token = ''] = (request.headers.get('authorization') ?? '').split(' ');
  const { session_id: sessionId, aal } = readClaims(token);
  return {
    id: String(user.id),
    email: typeof user.email === 'string' ? user.email.toLowerCase() : '',
    sessionId: typeof sessionId === 'string' ? sessionId : '',
    aal: aal === 'aal2' ? 'aal2' : 'aal1',
  };
}
