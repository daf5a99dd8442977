/** Factors and challenges as rows, found by whose they are. */
import type { Query } from '../../../database.ts';
import { authRefusal } from '../../refusal.ts';
import type { Me } from '../who.ts';

export type FactorType = 'totp' | 'phone' | 'webauthn';

export interface Factor {
  readonly id: string;
  readonly user_id: string;
  readonly friendly_name: string | null;
  readonly factor_type: FactorType;
  readonly status: 'verified' | 'unverified';
  readonly secret: string | null;
  readonly phone: string | null;
  readonly web_authn_credential: unknown;
}

export interface Challenge {
  readonly id: string;
  readonly used: boolean;
  readonly expired: boolean;
  readonly same_address: boolean;
  readonly otp_code: string | null;
  readonly web_authn_session_data: unknown;
}

export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
const UUID =
  'id::text, user_id::text, friendly_name, factor_type::text, status::text, secret, phone, web_authn_credential';

/** Throws a Refusal for what is not this person's. */
export async function factorOf(query: Query, me: Me, id: string): Promise<Factor> {
  if (!isUuid(id)) throw authRefusal(404, 'validation_failed', 'factor_id must be an UUID');
  const [row] = await query(`select ${UUID} from auth.mfa_factors where id = $1::uuid and user_id = $2::uuid`, [
    id,
    me.id,
  ]);
  if (!row) throw authRefusal(404, 'mfa_factor_not_found', 'Factor not found');
  return row as unknown as Factor; // the columns named above
}

/** Seconds for which a challenge can be answered. */
export const CHALLENGE_SECONDS = 300;

/** Throws a Refusal for none of this factor's. `address` is the client's, null where it is not known. */
export async function challengeOf(query: Query, factor: Factor, id: string, address: string | null) {
  const missing = authRefusal(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  if (!isUuid(id)) throw missing;
  const [row] = await query(
    `select id::text, verified_at is not null as used, ip_address = $3::inet as same_address, otp_code, web_authn_session_data,
       created_at < now() - interval '${CHALLENGE_SECONDS} seconds' as expired
     from auth.mfa_challenges where id = $1::uuid and factor_id = $2::uuid`,
    [id, factor.id, address ?? '0.0.0.0'],
  );
  if (!row) throw missing;
  return row as unknown as Challenge; // the columns named above
}

/** What of a second factor a person has. */
export async function countFactors(query: Query, userId: string): Promise<{ all: number; verified: number }> {
  const [row] = await query(
    `select count(*)::int as all, count(*) filter (where status = 'verified')::int as verified
     from auth.mfa_factors where user_id = $1::uuid`,
    [userId],
  );
  return { all: Number(row?.all ?? 0), verified: Number(row?.verified ?? 0) };
}
