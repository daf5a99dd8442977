/** What stands in front of a hosted project: keys become roles, /auth/v1 and /rest/v1 go to their engines. Accounts live with */
// @supabase/lite here, so each account it answers with is copied to where the database looks for it, and a session that ends on one side
// ends on the other.
import { createHmac } from 'node:crypto';
import type { Backend } from '../../supabase/local/backend.ts';
import type { Query } from '../../supabase/local/database.ts';

export interface GatewayParts {
  readonly auth: Pick<Backend, 'database' | 'fetch' | 'publishableKey' | 'secretKey'>;
  /** Where PostgREST listens. */
  readonly rest: string;
  readonly jwtSecret: string;
  /** As the platform, which owns the accounts. */
  readonly platform: Query;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
  'access-control-max-age': '3600',
};

/** Answers everything below /auth/v1 and /rest/v1. */
export function hostedGateway(parts: GatewayParts): (request: Request) => Promise<Response> {
  const { auth, jwtSecret } = parts;
  const roles = new Map([
    [auth.publishableKey, signed({ role: 'anon' }, jwtSecret)],
    [auth.secretKey, signed({ role: 'service_role' }, jwtSecret)],
  ]);

  const ends = sessionEnds(parts);

  return async (request) => {
    const url = new URL(request.url);
    if (request.method === 'OPTIONS') {
      const asked = request.headers.get('access-control-request-headers') ?? '';
      return new Response(null, { headers: { ...CORS, 'access-control-allow-headers': asked } });
    }
    const headers = new Headers(request.headers);
    const role = roles.get(headers.get('apikey') ?? '');
    if (role === undefined) {
      const message = headers.has('apikey') ? 'Invalid API key' : 'No API key found in request';
      return Response.json({ message, hint: 'Send the apikey header with a key of this project.' }, { status: 401 });
    }
    const body = request.body === null ? undefined : await request.arrayBuffer();
    const init = { method: request.method, headers, ...(body === undefined ? {} : { body }) };

    if (url.pathname.startsWith('/auth/v1/')) {
      await ends.fromDatabase();
      const response = await auth.fetch(url.pathname + url.search, init);
      if (response.ok) {
        const session = await copyAccount(await response.clone().text(), parts.platform);
        if (session !== null) ends.watch(session);
      }
      await ends.fromAuth();
      return response;
    }
    // supabase-js sends the key itself as the token of somebody who is not signed in.
    const token = headers.get('authorization');
    if (token === null || roles.has(token.replace(/^bearer\s+/i, ''))) headers.set('authorization', `Bearer ${role}`);
    for (const name of ['apikey', 'host', 'connection', 'content-length', 'transfer-encoding']) headers.delete(name);
    // Cloudflare says who asks, whatever the client says of it. Asked without a network there is no address, and no limit by one.
    const address = headers.get('x-forwarded-for')?.split(',')[0]?.trim();
    headers.delete('cf-connecting-ip');
    if (address) headers.set('cf-connecting-ip', address);
    const answer = await fetch(parts.rest + url.pathname.slice('/rest/v1'.length) + url.search, init);
    return new Response(answer.body, { status: answer.status, headers: sentOn(answer.headers) });
  };
}

/** What belongs to the connection to PostgREST stays there. */
function sentOn(from: Headers): Headers {
  const headers = new Headers(from);
  for (const name of ['connection', 'keep-alive', 'transfer-encoding', 'server', 'date']) headers.delete(name);
  return headers;
}

function signed(claims: Readonly<Record<string, unknown>>, secret: string): string {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ ...claims, iss: 'supabase' })}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

/** The session that came with the account; null for none. */
async function copyAccount(text: string, platform: Query): Promise<string | null> {
  if (!text.startsWith('{')) return null;
  const body: unknown = JSON.parse(text);
  const user = isObject(body) && isObject(body.user) ? body.user : body;
  if (!isObject(user) || typeof user.id !== 'string' || typeof user.email !== 'string') return null;
  await platform(
    `insert into auth.users (id, aud, role, email, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
       raw_user_meta_data, created_at, updated_at)
     values ($1, 'authenticated', 'authenticated', $2, $3, $4, $5, $6, coalesce($7::timestamptz, now()), now())
     on conflict (id) do update set (email, email_confirmed_at, last_sign_in_at, raw_user_meta_data, updated_at)
       = (excluded.email, excluded.email_confirmed_at, excluded.last_sign_in_at, excluded.raw_user_meta_data, now())`,
    [
      user.id,
      user.email,
      user.email_confirmed_at ?? null,
      user.last_sign_in_at ?? null,
      user.app_metadata ?? {},
      user.user_metadata ?? {},
      user.created_at ?? null,
    ],
  );
  return isObject(body) && typeof body.access_token === 'string'
    ? copySession(body.access_token, user.id, platform)
    : null;
}

// A token counts while its session is there, and how old that is counts as proof where there is no factor.
async function copySession(token: string, userId: string, platform: Query): Promise<string | null> {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  if (!isObject(claims) || typeof claims.session_id !== 'string') return null;
  await platform(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal) values ($1, $2, now(), now(), 'aal1')
     on conflict (id) do nothing`,
    [claims.session_id, userId],
  );
  return claims.session_id;
}

/** Sessions end by a sign-out, which is the accounts', or by a function of ours, which is the project's. */
function sessionEnds({ auth, platform }: GatewayParts) {
  const watched = new Set<string>();
  /** Of those watched the ones that are gone on this side. */
  async function goneFrom(side: Query): Promise<readonly string[]> {
    const rows = await side('select id::text from auth.sessions');
    const there = new Set(rows.map(({ id }) => id));
    return [...watched].filter((id) => !there.has(id));
  }
  async function end(gone: readonly string[], side: Query): Promise<void> {
    for (const id of gone) {
      await side('delete from auth.sessions where id = $1::uuid', [id]);
      watched.delete(id);
    }
  }
  return {
    watch: (session: string) => void watched.add(session),
    fromDatabase: async () => end(await goneFrom(platform), auth.database.query),
    fromAuth: async () => end(await goneFrom(auth.database.query), platform),
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
