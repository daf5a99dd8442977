/** Reading a person's own roles: select role from user_roles where user_id is theirs (specification, section 7). */
import { functionPath, rowsPath } from '../../backend/paths.ts';
import type { RolesResult } from '../../core/session/ports.ts';
import { isRole } from '../../core/session/roles.ts';
import type { MustVerify } from '../../core/session/state.ts';
import type { BackendEnv } from './backendEnv.ts';
import { tellFault } from '../browser/fault.ts';
import { exchange } from './exchange.ts';
import { proofOf } from './tokenClaims.ts';

/** A question without an answer after this long (ms) counts as out of reach. */
const TIMEOUT_MS = 10_000;

/** People whose invitations have been looked for since this page was opened. */
const asked = new Set<string>();

/** Before the first question for a person, roles that wait for their e-mail address are taken up. */
export async function fetchRoles(env: BackendEnv, userId: string, accessToken: string): Promise<RolesResult> {
  if (!asked.has(userId) && (await acceptInvitations(env, accessToken))) asked.add(userId);
  try {
    const { response, text } = await exchange(
      `${env.url}${rowsPath('user_roles', { select: ['role'], where: { user_id: `eq.${userId}` } })}`,
      {
        headers: { apikey: env.key, authorization: `Bearer ${accessToken}`, accept: 'application/json' },
        cache: 'no-store',
        redirect: 'error',
      },
      { timeoutMs: TIMEOUT_MS },
    );
    if (!response?.headers.get('content-type')?.includes('json')) return { outcome: 'unreachable' };
    const body = parse(text);
    if (response.status === 401) return { outcome: 'unauthorized', message: messageOf(body) };
    if (!response.ok || !Array.isArray(body)) return { outcome: 'unreachable' };
    const roles = body.map((row: unknown) =>
      typeof row === 'object' && row !== null && 'role' in row ? row.role : null,
    );
    // A role that this version of the app does not know opens nothing.
    const held = roles.filter(isRole);
    const mustVerify =
      held.length > 0 && proofOf(accessToken).aal === 'aal1' ? await whatIsAsked(env, accessToken) : null;
    return { outcome: 'roles', roles: held, ...(mustVerify === null ? {} : { mustVerify }) };
  } catch (cause) {
    tellFault(cause);
    return { outcome: 'broken' };
  }
}

/** Null for nothing, and where it is not known: the database keeps its rule, whatever this page believes. */
async function whatIsAsked(env: BackendEnv, accessToken: string): Promise<MustVerify | null> {
  const answer = await call(env, 'my_second_factor', accessToken);
  const body = answer === null ? null : parse(answer);
  if (typeof body !== 'object' || body === null || !('required' in body) || body.required !== true) return null;
  return 'has_factor' in body && body.has_factor === true ? 'prove' : 'enrol';
}

/** Undefined for what is no JSON after all: another server's doing, not ours. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns whether the server has answered. A failure is no reason to ask for the roles any less. */
async function acceptInvitations(env: BackendEnv, accessToken: string): Promise<boolean> {
  return (await call(env, 'accept_invitations', accessToken)) !== null;
}

/** The answer's text; null for none, and for a no. */
async function call(
  env: BackendEnv,
  name: 'accept_invitations' | 'my_second_factor',
  accessToken: string,
): Promise<string | null> {
  try {
    const { response, text } = await exchange(
      `${env.url}${functionPath(name)}`,
      {
        method: 'POST',
        headers: { apikey: env.key, authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
        body: '{}',
        redirect: 'error',
      },
      { timeoutMs: TIMEOUT_MS },
    );
    return response?.ok ? text : null;
  } catch (cause) {
    tellFault(cause);
    return null;
  }
}

/**
 * PostgREST's codes have many wordings ("JWSError (JSONDecodeError …)"); the specification (sections 5 and 8) has one for a bad
 * signature. A token that has run out, by 301 in PostgREST 12 and by 303 since, one that is not for this server (303) and one whose
 * session was ended (PT401) are said in the page's own words.
 */
function messageOf(body: unknown): string {
  const { code, message } = (typeof body === 'object' && body !== null ? body : {}) as {
    readonly code?: unknown; // both are checked below
    readonly message?: unknown;
  };
  const said = typeof message === 'string' ? message : '';
  // The session was ended elsewhere.
  if (code === 'PT401') return '';
  if (code === 'PGRST301') return /expired/i.test(said) ? '' : 'Invalid JWT signature';
  return typeof code === 'string' && /^(PGRST30\d|PT401)$/.test(code) ? '' : said;
}
