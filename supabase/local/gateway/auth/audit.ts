/** The auth server's own journal, by GoTrue's names: what the page of security events is read from. */
import type { Query } from '../../database.ts';
import { addressOf } from './session/open.ts';
import type { AuthRequest } from './parts.ts';
import type { Me } from './who.ts';

export type FactorAction =
  'factor_in_progress' | 'challenge_created' | 'verification_attempted' | 'mfa_code_login' | 'factor_unenrolled';

export async function note(
  query: Query,
  request: AuthRequest,
  me: Me,
  action: FactorAction,
  traits: Readonly<Record<string, string>>,
): Promise<void> {
  const payload = {
    action,
    actor_id: me.id,
    actor_username: me.email,
    actor_via_sso: false,
    log_type: action === 'mfa_code_login' ? 'account' : 'factor',
    traits,
  };
  await query(
    `insert into auth.audit_log_entries (id, payload, created_at, ip_address) values (gen_random_uuid(), $1::text::json, now(), $2)`,
    [JSON.stringify(payload), addressOf(request) ?? ''],
  );
}
