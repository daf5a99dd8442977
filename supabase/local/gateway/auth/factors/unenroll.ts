/** DELETE /factors/:id. After the last one the account's sessions are what a password alone makes them. */
import { authRefusal } from '../../refusal.ts';
import { note } from '../audit.ts';
import { sayJson, type AuthParts, type AuthRequest } from '../parts.ts';
import { FACTOR_METHODS, isProvenRecently } from '../proof.ts';
import type { Me } from '../who.ts';
import { requireAal2IfEnrolled } from './assurance.ts';
import { countFactors, factorOf } from './rows.ts';

/** Inside a turn. */
export async function unenroll(parts: AuthParts, request: AuthRequest, me: Me, factorId: string): Promise<Response> {
  const { database } = parts.backend;
  const factor = await factorOf(database.query, me, factorId);
  if (factor.status === 'verified') {
    const msg = 'AAL2 required to unenroll verified factor';
    await requireAal2IfEnrolled(parts, me, 422, msg);
    // A phone left open on a table is not enough.
    if (!(await isProvenRecently(database.query, me))) throw authRefusal(422, 'insufficient_aal', msg);
  }
  await database.transaction(async (query) => {
    await query('delete from auth.mfa_factors where id = $1::uuid', [factor.id]);
    await query(`update auth.sessions set factor_id = null where factor_id = $1::uuid`, [factor.id]);
    if ((await countFactors(query, me.id)).verified === 0) {
      // Else the next factor of this account would find its old sessions proved already.
      await query(
        `delete from auth.mfa_amr_claims where authentication_method in (${FACTOR_METHODS})
         and session_id in (select id from auth.sessions where user_id = $1::uuid)`,
        [me.id],
      );
      await query(`update auth.sessions set aal = 'aal1' where user_id = $1::uuid`, [me.id]);
    }
    const { id: factor_id, factor_type, status: factor_status } = factor;
    await note(query, request, me, 'factor_unenrolled', { factor_id, factor_type, factor_status });
  });
  return sayJson(200, { id: factor.id });
}
