/** What happened to an account, kept where hosted Supabase keeps it. */
import { randomUUID } from 'node:crypto';
import type { Query } from '../../../database.ts';

export async function record(
  query: Query,
  user: string,
  action: 'login' | 'user_signedup' | 'identity_linked' | 'identity_unlinked',
  log_type: 'account' | 'team' | 'user',
  traits: Readonly<Record<string, unknown>>,
): Promise<void> {
  await query(
    `insert into auth.audit_log_entries (id, payload, created_at)
     select $1::uuid, json_build_object('action', $3::text, 'actor_id', id, 'actor_username', email, 'actor_via_sso', false,
       'log_type', $4::text, 'traits', $5::text::json), now() from auth.users where id = $2`,
    [randomUUID(), user, action, log_type, JSON.stringify(traits)],
  );
}
