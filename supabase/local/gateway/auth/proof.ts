/**
 * Proof of the last 15 minutes for changes to how an account signs in: by a second factor where the account has one, else by a
 * sign-in. A session that was left open is none, and neither is a refreshed token.
 */
import type { Query } from '../../database.ts';
import { authRefusal } from '../refusal.ts';
import { requireAal2IfEnrolled } from './factors/assurance.ts';
import type { AuthParts } from './parts.ts';
import { SECOND } from './session/tokens.ts';
import type { Me } from './who.ts';

const RECENT = "interval '15 minutes'";
/** The methods of a second factor, as a list in SQL. */
export const FACTOR_METHODS = Object.values(SECOND)
  .map((method) => `'${method}'`)
  .join(', ');

/** Throws a Refusal: `insufficient_aal` with this status and text, or `reauthentication_needed` (400). Inside a turn. */
export async function requireRecentProof(
  parts: AuthParts,
  me: Me,
  { status, msg }: { readonly status: number; readonly msg: string },
): Promise<void> {
  await requireAal2IfEnrolled(parts, me, status, msg);
  if (await isProvenRecently(parts.backend.database.query, me)) return;
  throw authRefusal(400, 'reauthentication_needed', 'This needs a sign-in or a second factor of the last 15 minutes');
}

/** Inside a turn. */
export async function isProvenRecently(query: Query, { id, sessionId }: Me): Promise<boolean> {
  const rows = await query(
    `with account as (
       select exists (select from auth.mfa_factors where user_id = $1::uuid and status = 'verified') as has_factor
     )
     select 1 as ok from auth.sessions as mine, account
     where mine.id::text = $2 and mine.user_id = $1::uuid and (
       (not has_factor and mine.created_at > now() - ${RECENT})
       or exists (
         select from auth.mfa_amr_claims as claim
         where claim.session_id = mine.id and claim.updated_at > now() - ${RECENT}
           and (not has_factor or claim.authentication_method in (${FACTOR_METHODS}))
       )
     )`,
    [id, sessionId],
  );
  return rows.length > 0;
}
