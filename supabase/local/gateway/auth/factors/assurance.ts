/** What somebody with a second factor may not do before they have proved it in this session. */
import { authRefusal } from '../../refusal.ts';
import type { AuthParts } from '../parts.ts';
import type { Me } from '../who.ts';
import { countFactors } from './rows.ts';

/** Throws a Refusal (`insufficient_aal`, with this status) at aal1 of somebody who has a verified factor. Inside a turn. */
export async function requireAal2IfEnrolled(parts: AuthParts, me: Me, status: number, msg: string): Promise<void> {
  if (me.aal === 'aal2') return;
  const { verified } = await countFactors(parts.backend.database.query, me.id);
  if (verified > 0) throw authRefusal(status, 'insufficient_aal', msg);
}
