/** Sessions that the gateway opens or goes on with itself, and the answer that tells a client of one. */
import { randomBytes, randomUUID } from 'node:crypto';
import net from 'node:net';
import type { Query } from '../../../database.ts';
import { sayJson, type AuthParts, type AuthRequest } from '../parts.ts';
import { factorsOf } from './factors.ts';
import { assuranceOf, lifetime, prove, signToken } from './tokens.ts';

/** Which session, whose, and the refresh token that it goes on with. */
export interface Live {
  readonly userId: string;
  readonly sessionId: string;
  readonly refreshToken: string;
}

/** A new session of somebody who has just proved who they are by `method`: password, otp, oauth ... Inside a turn. */
export async function openSession(
  parts: AuthParts,
  request: AuthRequest,
  { userId, method }: { readonly userId: string; readonly method: string },
): Promise<Response> {
  const live = await parts.backend.database.transaction(async (query) => {
    const sessionId = randomUUID();
    await query(
      `insert into auth.sessions (id, user_id, aal, created_at, updated_at, user_agent, ip)
       values ($1::uuid, $2::uuid, 'aal1', now(), now(), $3, $4::inet)`,
      [sessionId, userId, agentOf(request), addressOf(request)],
    );
    await query('update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1::uuid', [userId]);
    await prove(query, sessionId, method);
    return { userId, sessionId, refreshToken: await nextToken(query, { userId, sessionId, parent: null }) };
  });
  return answerLive(parts, request, live);
}

/** A fresh refresh token of a session. */
export async function nextToken(
  query: Query,
  { userId, sessionId, parent }: { userId: string; sessionId: string; parent: string | null },
): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  await query(
    `insert into auth.refresh_tokens (id, token, user_id, session_id, parent, revoked, created_at, updated_at)
     values ($1, $2, $3::uuid, $4::uuid, $5, false, now(), now())`,
    [randomUUID(), token, userId, sessionId, parent],
  );
  return token;
}

/** The session as a client is told of it: a token that says how it was proved, and whose it is. Outside any transaction. */
export async function answerLive(parts: AuthParts, request: AuthRequest, live: Live): Promise<Response> {
  const { query } = parts.backend.database;
  const { aal, amr } = await assuranceOf(query, live.sessionId);
  const [row] = await query('select email, aud, role from auth.users where id = $1::uuid', [live.userId]);
  const token = await signToken(parts, {
    sub: live.userId,
    aud: row?.aud ?? 'authenticated',
    role: row?.role ?? 'authenticated',
    email: row?.email ?? '',
    session_id: live.sessionId,
    aal,
    amr,
    is_anonymous: false,
  });
  const told = await request.ask('GET', '/auth/v1/user', token);
  if (!told.ok) return told;
  const user: object = await told.json();
  const expires_in = lifetime(parts);
  return sayJson(200, {
    access_token: token,
    token_type: 'bearer',
    expires_in,
    expires_at: Math.floor(Date.now() / 1000) + expires_in,
    refresh_token: live.refreshToken,
    user: { ...user, ...(await factorsOf(query, live.userId)) },
  });
}

export const agentOf = ({ headers }: AuthRequest): string | null => headers.get('user-agent')?.slice(0, 300) ?? null;

/** Null where there is none, as behind a proxy that does not say. */
export const addressOf = ({ address }: Pick<AuthRequest, 'address'>): string | null =>
  net.isIP(address) === 0 ? null : address;
