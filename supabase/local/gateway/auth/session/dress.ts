/** What @supabase/lite answers about sessions and accounts, with what it does not know: factors and how a session was proved. */
import { sayJson, type AuthParts, type AuthRequest } from '../parts.ts';
import { factorsOf } from './factors.ts';
import { addressOf, agentOf } from './open.ts';
import { assuranceOf, prove, readClaims, signToken } from './tokens.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An account's own JSON, bare or inside a session, gets its factors. Inside a turn. */
export async function dressUser(parts: AuthParts, answer: Response): Promise<Response> {
  if (!answer.ok) return answer;
  const body: Fields = await answer.json();
  const { query } = parts.backend.database;
  if (typeof body.id !== 'string') return again(answer, body);
  return again(answer, { ...body, ...(await factorsOf(query, body.id)) });
}

/** A session that lite has just opened by `method`: where from, and how it was proved. Inside a turn. */
export async function dressSession(
  parts: AuthParts,
  request: AuthRequest,
  answer: Response,
  method: string,
): Promise<Response> {
  const landing = answer.headers.get('location');
  if (landing?.includes('access_token=')) {
    const url = new URL(landing);
    const hash = new URLSearchParams(url.hash.slice(1));
    hash.set('access_token', await proved(parts, request, hash.get('access_token') ?? '', method));
    url.hash = hash.toString();
    const headers = new Headers(answer.headers);
    headers.set('location', url.href);
    return new Response(null, { status: answer.status, headers });
  }
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return answer;
  const body: Fields = await answer.json();
  if (typeof body.access_token !== 'string') return again(answer, body);
  const access_token = await proved(parts, request, body.access_token, method);
  const { user } = body;
  const { sub } = readClaims(access_token);
  const factors = await factorsOf(parts.backend.database.query, String(sub));
  return again(answer, { ...body, access_token, user: { ...(typeof user === 'object' ? user : {}), ...factors } });
}

async function proved(parts: AuthParts, request: AuthRequest, token: string, method: string): Promise<string> {
  const claims = readClaims(token);
  const { database } = parts.backend;
  const { session_id: session } = claims;
  if (typeof session !== 'string') return token;
  const assurance = await database.transaction(async (query) => {
    await query('update auth.sessions set user_agent = $2, ip = $3::inet where id = $1::uuid', [
      session,
      agentOf(request),
      addressOf(request),
    ]);
    await prove(query, session, method);
    return assuranceOf(query, session);
  });
  return signToken(parts, { ...claims, ...assurance, is_anonymous: false });
}

function again(answer: Response, body: object): Response {
  const said = sayJson(answer.status, body);
  for (const [name, value] of answer.headers) if (name.startsWith('sb-')) said.headers.set(name, value);
  return said;
}
