/**
 * Signing in, or linking, by a redirect to a provider: out at /authorize, back at /callback, and with PKCE the code that only
 * the page which began it can turn into a session.
 */
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Row } from '../../../database.ts';
import { authRefusal } from '../../refusal.ts';
import { textOf } from '../fields.ts';
import type { AuthParts, AuthRequest } from '../parts.ts';
import { requireRecentProof } from '../proof.ts';
import { openSession } from '../session/open.ts';
import { whoAsks, type Me } from '../who.ts';
import { linkTo, LINKING, notifyLinked, signedInAs } from './identities.ts';
import type { Provider } from './provider.ts';
import { allowedBack, back, backWith } from './redirect.ts';

/** How long somebody may take at the provider, and a page to fetch what it came back with. */
const HOLDS = "interval '5 minutes'";
/** What goes on to the provider as it was asked for: who to suggest, whether to ask again. */
const PASSED_ON = ['login_hint', 'prompt', 'hd', 'access_type'];
const CHALLENGE = /^[A-Za-z0-9._~-]{43,128}$/;

const callbackOf = (parts: AuthParts): string => new URL('/auth/v1/callback', siteOf(parts).site_url).href;
const siteOf = ({ backend }: AuthParts) => backend.app.config.auth ?? {};

/** GET /authorize. */
export async function authorize(parts: AuthParts, request: AuthRequest): Promise<Response> {
  return new Response(null, { status: 302, headers: { location: await begin(parts, request, null) } });
}

/** GET /user/identities/authorize. The app asks for the address and goes there itself: it can't send its token along. */
export async function authorizeLink(parts: AuthParts, request: AuthRequest): Promise<Response> {
  const me = await parts.lanes.run('call', async () => {
    const asking = await whoAsks(request);
    if (!('refused' in asking)) await requireRecentProof(parts, asking, LINKING);
    return asking;
  });
  if ('refused' in me) return me.refused;
  const url = await begin(parts, request, me);
  if (request.query.get('skip_http_redirect') === 'true') return Response.json({ url });
  return new Response(null, { status: 302, headers: { location: url } });
}

/** @param me who links; null for a sign-in. */
async function begin(parts: AuthParts, { query }: AuthRequest, me: Me | null): Promise<string> {
  const provider = providerOf(parts, query.get('provider') ?? '');
  const challenge = query.get('code_challenge') ?? '';
  const method = (query.get('code_challenge_method') ?? '').toLowerCase();
  if ((challenge === '') !== (method === '')) {
    const both = 'PKCE flow requires code_challenge_method and code_challenge';
    throw authRefusal(400, 'validation_failed', both);
  }
  if (challenge !== '' && !(CHALLENGE.test(challenge) && (method === 's256' || method === 'plain'))) {
    throw authRefusal(400, 'validation_failed', 'Invalid code_challenge or code_challenge_method');
  }
  const state = randomUUID();
  const { database } = parts.backend;
  await parts.lanes.run('auth', async () => {
    await database.query(`delete from auth.flow_state where created_at < now() - interval '1 day'`);
    await database.query(
      `insert into auth.flow_state (id, auth_code, authentication_method, code_challenge, code_challenge_method,
         provider_type, referrer, linking_target_id, oauth_client_state_id) values ($1, $2, 'oauth', $3, $4, $5, $6, $7, $8)`,
      [
        state,
        challenge === '' ? null : randomUUID(),
        challenge || null,
        method || null,
        provider.settings.name,
        allowedBack(siteOf(parts), query.get('redirect_to')),
        me && me.id,
        // The session that links: once it is ended, nothing is linked for it.
        me && me.sessionId,
      ],
    );
  });
  const more = Object.fromEntries(
    PASSED_ON.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])),
  );
  return provider
    .address(state, callbackOf(parts), { ...more, scope: query.get('scopes') ?? '' })
    .catch((error: unknown) => {
      console.error('A provider could not be asked:', provider.settings.name, reasonOf(error));
      throw authRefusal(500, 'unexpected_failure', 'The external provider does not answer');
    });
}

export function providerOf({ providers }: AuthParts, name: string): Provider {
  const provider = providers.get(name.toLowerCase());
  if (provider) return provider;
  throw authRefusal(400, 'validation_failed', 'Unsupported provider: provider is not enabled');
}

/** GET or POST /callback, opened by the person's browser: whatever happens, it is led back to the app. */
export async function callback(parts: AuthParts, request: AuthRequest): Promise<Response> {
  const sent = request.method === 'POST' ? Object.entries(request.fields) : [...request.query];
  const query = new URLSearchParams(sent.map(([name, value]): [string, string] => [name, String(value)]));
  const state = query.get('state') ?? '';
  const flow = await parts.lanes.run('auth', () => findFlow(parts, state));
  const home = siteOf(parts).site_url ?? '';
  if (!flow) return backWith(home, authRefusal(400, 'bad_oauth_state', 'OAuth state not found or expired'));
  const to = String(flow.referrer ?? home);
  try {
    if (query.has('error')) throw authRefusal(403, 'access_denied', query.get('error_description') ?? 'Access denied');
    return await arrive(parts, request, flow, query, to);
  } catch (error) {
    return backWith(to, error);
  }
}

async function findFlow({ backend }: AuthParts, state: string): Promise<Row | undefined> {
  if (!/^[0-9a-f-]{36}$/.test(state)) return undefined;
  const [flow] = await backend.database.query(
    `select id::text, auth_code, provider_type, referrer, linking_target_id::text as target,
       oauth_client_state_id::text as session from auth.flow_state
     where id = $1 and created_at > now() - ${HOLDS} and user_id is null`,
    [state],
  );
  return flow;
}

async function arrive(
  parts: AuthParts,
  request: AuthRequest,
  flow: Row,
  query: URLSearchParams,
  to: string,
): Promise<Response> {
  const provider = providerOf(parts, String(flow.provider_type));
  const address = new URL(callbackOf(parts));
  address.search = query.toString();
  // Asked before a turn is taken: a provider may take its time.
  const who = await provider.byCode(String(flow.id), address).catch((error: unknown) => {
    console.error('A provider’s answer was not taken:', provider.settings.name, reasonOf(error));
    throw authRefusal(500, 'unexpected_failure', 'Unable to exchange external code');
  });
  return parts.lanes.run('auth', async () => {
    const target = typeof flow.target === 'string' ? flow.target : undefined;
    const { userId, isLinked } = await parts.backend.database.transaction(async (ask) => {
      const admission =
        target === undefined
          ? await signedInAs(ask, who, siteOf(parts).enable_signup !== false)
          : await linkTo(ask, target, who, flow.session);
      const [claimed] = await ask(
        `update auth.flow_state set user_id = $2, auth_code_issued_at = now(), updated_at = now()
         where id = $1 and user_id is null returning 1 as ok`,
        [flow.id, admission.userId],
      );
      if (!claimed) throw authRefusal(400, 'flow_state_already_used', 'State has already been used');
      return admission;
    });
    if (isLinked) await notifyLinked(parts, request, userId, who);
    if (typeof flow.auth_code === 'string') return back(to, { code: flow.auth_code }, 'query');
    const answer = await openSession(parts, request, { userId, method: 'oauth' });
    if (!answer.ok) return answer;
    const session: Readonly<Record<string, unknown>> = await answer.json();
    const told = ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type'];
    return back(to, Object.fromEntries(told.map((name) => [name, String(session[name] ?? '')])), 'hash');
  });
}

/** POST /token?grant_type=pkce. */
export function exchange(parts: AuthParts, request: AuthRequest): Promise<Response> {
  const code = textOf(request.fields, 'auth_code', 100) ?? '';
  const verifier = textOf(request.fields, 'code_verifier', 200) ?? '';
  if (code === '' || verifier === '') {
    throw authRefusal(
      400,
      'validation_failed',
      'invalid request: both auth code and code verifier should be non-empty',
    );
  }
  const { query } = parts.backend.database;
  return parts.lanes.run('auth', async () => {
    const [flow] = await query(
      `select id::text, user_id::text as user, code_challenge, code_challenge_method,
         auth_code_issued_at > now() - ${HOLDS} as fresh
       from auth.flow_state where auth_code = $1 and user_id is not null`,
      [code],
    );
    const none = authRefusal(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
    if (!flow) throw none;
    if (flow.fresh !== true) {
      throw authRefusal(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
    }
    const challenge = flow.code_challenge_method === 's256' ? hashed(verifier) : verifier;
    if (!isSame(challenge, String(flow.code_challenge))) {
      const msg = 'code challenge does not match previously saved code verifier';
      throw authRefusal(400, 'bad_code_verifier', msg);
    }
    // Once: of two at the same moment one finds it gone.
    const [spent] = await query('delete from auth.flow_state where id = $1 returning 1 as ok', [flow.id]);
    if (!spent) throw none;
    return openSession(parts, request, { userId: String(flow.user), method: 'oauth' });
  });
}

const hashed = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Without anything of the person: codes and tokens stand in other parts of such an error. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}
