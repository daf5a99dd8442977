/** Access tokens: what they say beyond @supabase/lite's own, which is how and when the session was proved. */
import { SignJWT } from 'jose';
import type { Query } from '../../../database.ts';
import type { AuthParts } from '../parts.ts';

export type Level = 'aal1' | 'aal2';

/** One way in which a session was proved; `timestamp` in seconds. */
export interface Proof {
  readonly method: string;
  readonly timestamp: number;
}

export interface Assurance {
  readonly aal: Level;
  /** The newest first. */
  readonly amr: readonly Proof[];
}

export type Claims = Readonly<Record<string, unknown>>;

/** The methods of a second factor, as GoTrue names them in `amr`. */
export const SECOND = { totp: 'totp', phone: 'mfa/phone', webauthn: 'mfa/webauthn' } as const;
const seconds: readonly string[] = Object.values(SECOND);

/** What stands in a token, without a look at its signature; nothing for what is no token. */
export function readClaims(token: string): Claims {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims === 'object' && claims !== null ? { ...claims } : {};
  } catch {
    return {};
  }
}

/** Signed with the server's secret, for `jwt_expiry` seconds from now. */
export function signToken({ backend }: Pick<AuthParts, 'backend'>, claims: Claims): Promise<string> {
  const { jwt_secret: secret = '' } = backend.app.config.auth ?? {};
  const { iat: _iat, exp: _exp, ...lasting } = claims;
  return new SignJWT({ ...lasting })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime(`${lifetime({ backend })} s`)
    .sign(new TextEncoder().encode(secret));
}

/** Seconds that an access token lasts. */
export const lifetime = ({ backend }: Pick<AuthParts, 'backend'>): number =>
  backend.app.config.auth?.jwt_expiry ?? 3600;

/** How a session was proved so far. A second factor counts while the account has any. */
export async function assuranceOf(query: Query, sessionId: string): Promise<Assurance> {
  const rows = await query(
    `select c.authentication_method as method, floor(extract(epoch from c.updated_at))::float8 as timestamp,
       exists (select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified') as has
     from auth.mfa_amr_claims c join auth.sessions s on s.id = c.session_id
     where c.session_id = $1::uuid order by c.updated_at desc, c.authentication_method`,
    [sessionId],
  );
  const amr = rows.map(({ method, timestamp }) => ({ method: String(method), timestamp: Number(timestamp) }));
  const proved = rows.some(({ method, has }) => has === true && seconds.includes(String(method)));
  return { aal: proved ? 'aal2' : 'aal1', amr };
}

/** Notes that the session was just proved in this way. */
export async function prove(query: Query, sessionId: string, method: string): Promise<void> {
  await query(
    `insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
     values (gen_random_uuid(), $1::uuid, $2, now(), now())
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [sessionId, method],
  );
}
