/**
 * POST /token?grant_type=refresh_token. Two tabs with one token both get the same new one. An older token still gets the live one
 * for a few seconds after it was replaced, as a lost answer may need; later it ends the session, because one of its two holders
 * stole it.
 */
import type { Query, Row } from '../../../database.ts';
import { authRefusal } from '../../refusal.ts';
import { textOf } from '../fields.ts';
import type { AuthParts, AuthRequest } from '../parts.ts';
import { addressOf, agentOf, answerLive, nextToken, type Live } from './open.ts';
import { assuranceOf } from './tokens.ts';

const used = () => authRefusal(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
const unknown = () => authRefusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');

/** Inside a turn. */
export async function refresh(parts: AuthParts, request: AuthRequest): Promise<Response> {
  const token = textOf(request.fields, 'refresh_token', 300) ?? '';
  const { refresh_token_reuse_interval: reuseSeconds = 10 } = parts.backend.app.config.auth ?? {};
  const found = await parts.backend.database.transaction((query) => goOn(query, request, token, reuseSeconds));
  if (found === 'used') throw used();
  return answerLive(parts, request, found);
}

async function goOn(query: Query, request: AuthRequest, token: string, reuseSeconds: number): Promise<Live | 'used'> {
  const [session] = await query(
    `select s.id, s.user_id, s.not_after < now() as over from auth.sessions s
     where s.id = (select session_id from auth.refresh_tokens where token = $1 limit 1) for update`,
    [token],
  );
  if (!session) throw unknown();
  if (session.over === true) throw authRefusal(400, 'session_expired', 'Invalid Refresh Token: Session Expired');
  const [sessionId, userId] = [String(session.id), String(session.user_id)];
  const tokens = await query(
    `select token, parent, revoked, updated_at > now() - make_interval(secs => $2::float8) as reusable
     from auth.refresh_tokens where session_id = $1::uuid`,
    [sessionId, reuseSeconds],
  );
  const refreshToken = await follow(query, tokens, token, { sessionId, userId });
  // Committed, not thrown: the token that still lived is dead as well.
  if (refreshToken === null) return 'used';
  const { aal } = await assuranceOf(query, sessionId);
  await query(
    `update auth.sessions set refreshed_at = now() at time zone 'utc', updated_at = now(), aal = $2::auth.aal_level,
       user_agent = $3, ip = $4::inet where id = $1::uuid`,
    [sessionId, aal, agentOf(request), addressOf(request)],
  );
  return { sessionId, userId, refreshToken };
}

/** The token to go on with; null once the whole session's tokens are void. */
async function follow(
  query: Query,
  tokens: readonly Row[],
  token: string,
  whose: { sessionId: string; userId: string },
): Promise<string | null> {
  const known = tokens.find((row) => row.token === token);
  const live = tokens.find((row) => row.revoked === false);
  if (known?.revoked === false) {
    await query('update auth.refresh_tokens set revoked = true, updated_at = now() where token = $1', [token]);
    return nextToken(query, { ...whose, parent: token });
  }
  if (live && (live.parent === token || known?.reusable === true)) return String(live.token);
  await query(
    'update auth.refresh_tokens set revoked = true, updated_at = now() where session_id = $1::uuid and not revoked',
    [whose.sessionId],
  );
  return null;
}
