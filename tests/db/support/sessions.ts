/** Sessions for tokens that tests make: the database asks whether the session of a token is still there. */
import { createHash } from 'node:crypto';
import type { Query } from '../../../supabase/local/database.ts';

/** The session in the account's own tokens, as `openSessions` makes it. */
export function sessionOf(account: string): string {
  const hex = createHash('md5').update(account).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Signs in every account, or the one, unless it is. Asked as the owner, who may write the auth server's tables. */
export async function openSessions(query: Query, account: string | null = null): Promise<void> {
  await query(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal)
     select md5(someone.id::text)::uuid, someone.id, now(), now(), 'aal1' from auth.users as someone
     where $1::uuid is null or someone.id = $1::uuid
     on conflict (id) do nothing`,
    [account],
  );
}
