/**
 * A new e-mail address where both addresses have to confirm it (double_confirm_changes), as Supabase Auth does it: the first
 * link or code is accepted and opens nothing, the second changes the address. lite asks the current address alone.
 */
import { randomBytes } from 'node:crypto';
import { authRefusal } from '../refusal.ts';
import { sayJson, type AuthParts } from './parts.ts';

const ACCEPTED = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
const expired = () => authRefusal(403, 'otp_expired', 'Email link is invalid or has expired');

/**
 * Inside a turn. Each statement takes its token in one step, so that the same link pressed twice at once counts once.
 * @param open opens the session with a token of the current address, after which lite changes the address.
 */
export async function confirmAddress(
  { backend }: AuthParts,
  hash: string,
  open: (token: string) => Promise<Response>,
): Promise<Response> {
  const { database, app } = backend;
  const seconds = app.config.auth?.email?.otp_expiry ?? 3600;
  const holds = `coalesce(email_change, '') <> '' and email_change_sent_at > now() - make_interval(secs => $2::int)`;
  const [bare] = await database.query(
    `select 1 as ok from auth.users where email_change_token_new = $1 and coalesce(email, '') = '' and ${holds}`,
    [hash, seconds],
  );
  // An account without an address has no current one to ask: lite then takes the new one's token.
  if (bare) return open(hash);
  const first = await database.query(
    `update auth.users set email_change_confirm_status = 1,
       email_change_token_current = case when email_change_token_current = $1 then null else email_change_token_current end,
       email_change_token_new = case when email_change_token_new = $1 then null else email_change_token_new end
     where (email_change_token_current = $1 or email_change_token_new = $1)
       and coalesce(email_change_confirm_status, 0) = 0 and ${holds}
     returning 1 as ok`,
    [hash, seconds],
  );
  if (first.length > 0) return sayJson(200, { code: '200', msg: ACCEPTED });
  const last = randomBytes(32).toString('hex');
  const [second] = await database.query(
    `update auth.users set email_change_token_current = $3, email_change_token_new = null
     where (email_change_token_current = $1 or email_change_token_new = $1) and email_change_confirm_status = 1 and ${holds}
     returning id`,
    [hash, seconds, last],
  );
  if (!second) throw expired();
  const answer = await open(last);
  await database.query('update auth.users set email_change_confirm_status = 0 where id = $1', [second.id]);
  return answer;
}
