/** The rows behind linked sign-ins: whose an identity is, who gets a new one, and which one may go. */
import { randomUUID } from 'node:crypto';
import type { Query, Row } from '../../../database.ts';
import { authRefusal, type Refusal } from '../../refusal.ts';
import { notifyOwner } from '../notify.ts';
import type { AuthParts, AuthRequest } from '../parts.ts';
import { record } from './audit.ts';
import type { External } from './provider.ts';

const unverified = ({ provider }: External): Refusal =>
  authRefusal(
    422,
    'provider_email_needs_verification',
    `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
  );

/** Linking and unlinking decide who can sign in: never by a session that was left open. */
export const LINKING = { status: 403, msg: 'AAL2 required to change the sign-ins of an account' };

/** Two who come back at the same moment are looked at one after the other, in their transactions. */
const inOrder = (query: Query): Promise<Row[]> =>
  query(`select pg_advisory_xact_lock(hashtext('sign-ins with other accounts'))`);

/** Which account a sign-in elsewhere leads to. */
export interface Admission {
  readonly userId: string;
  /** Whether an account that was there before got this sign-in just now. */
  readonly isLinked: boolean;
}

/**
 * The account that somebody known elsewhere signs in to: the one with this identity, else the one with this address, which
 * the provider must have verified, else a new one. Throws a Refusal.
 */
export async function signedInAs(query: Query, who: External, mayBeNew: boolean): Promise<Admission> {
  await inOrder(query);
  const [known] = await query(
    `update auth.identities set identity_data = $3::text::jsonb, last_sign_in_at = now(), updated_at = now()
     where provider = $1 and provider_id = $2 returning user_id::text as id`,
    [who.provider, who.subject, JSON.stringify(who.data)],
  );
  if (known) return { userId: await admitted(query, String(known.id), who), isLinked: false };
  if (who.email === '' || !who.emailVerified) throw unverified(who);
  const [same] = await query(
    `select id::text, email_confirmed_at is null as unproved from auth.users where email = $1 and not is_sso_user for update`,
    [who.email],
  );
  if (same) {
    const id = String(same.id);
    if (same.unproved === true) await removeUnproved(query, id, who);
    await addIdentity(query, id, who);
    return { userId: await admitted(query, id, who), isLinked: true };
  }
  if (!mayBeNew) throw authRefusal(422, 'signup_disabled', 'Signups not allowed for this instance');
  const id = randomUUID();
  await query(
    `insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
     values ($1, $2, now(), '{}', $3::text::jsonb)`,
    [id, who.email, JSON.stringify(who.data)],
  );
  await addIdentity(query, id, who);
  await record(query, id, 'user_signedup', 'team', { provider: who.provider });
  return { userId: await admitted(query, id, who), isLinked: false };
}

/** The person's own words about themself, their name, stay before the provider's. */
async function admitted(query: Query, id: string, who: External): Promise<string> {
  const [user] = await query(
    `update auth.users set raw_user_meta_data = $2::text::jsonb || coalesce(raw_user_meta_data, '{}'), updated_at = now()
     where id = $1 and (banned_until is null or banned_until < now()) returning 1 as ok`,
    [id, JSON.stringify(who.data)],
  );
  if (!user) throw authRefusal(403, 'user_banned', 'User is banned');
  await record(query, id, 'login', 'account', { provider: who.provider });
  return id;
}

/** Whoever began an account under this address and never proved it must not keep a door into it. */
async function removeUnproved(query: Query, id: string, who: External): Promise<void> {
  await query('delete from auth.identities where user_id = $1', [id]);
  await query(
    `update auth.users set encrypted_password = null, email_confirmed_at = now(), confirmation_token = null,
       recovery_token = null, raw_user_meta_data = $2::text::jsonb where id = $1`,
    [id, JSON.stringify(who.data)],
  );
}

/**
 * Links what somebody is elsewhere to the account they are signed in to. Throws a Refusal when it is somebody's already, and when
 * the session that asked has ended meanwhile.
 */
export async function linkTo(query: Query, id: string, who: External, session: unknown): Promise<Admission> {
  await inOrder(query);
  const [asking] = await query(
    'select 1 as ok from auth.sessions where id = $1::uuid and user_id = $2::uuid for share',
    [session, id],
  );
  if (!asking) throw authRefusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  const [taken] = await query(
    'select user_id::text as id from auth.identities where provider = $1 and provider_id = $2',
    [who.provider, who.subject],
  );
  if (taken) {
    const whose = taken.id === id ? 'Identity is already linked' : 'Identity is already linked to another user';
    throw authRefusal(422, 'identity_already_exists', whose);
  }
  const [user] = await query('select 1 from auth.users where id = $1 for update', [id]);
  if (!user) throw authRefusal(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const identity = await addIdentity(query, id, who);
  await record(query, id, 'identity_linked', 'user', { identity_id: identity, provider: who.provider });
  return { userId: id, isLinked: true };
}

/** Tells the owner, at the address that the account has. Inside a turn. */
export async function notifyLinked(parts: AuthParts, request: AuthRequest, id: string, who: External): Promise<void> {
  const [user] = await parts.backend.database.query('select email from auth.users where id = $1', [id]);
  const what = /^[^\s@]+@[^\s@]+$/.test(who.email) ? `${who.provider} (${who.email})` : who.provider;
  notifyOwner(parts, request, { id, email: String(user?.email ?? '') }, { name: 'sign_in_added', what });
}

async function addIdentity(query: Query, id: string, who: External): Promise<string> {
  const identity = randomUUID();
  await query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at)
     values ($1, $2, $3, $4, $5::text::jsonb, now())`,
    [identity, who.provider, who.subject, id, JSON.stringify(who.data)],
  );
  await nameProviders(query, id);
  return identity;
}

/**
 * Takes a linked sign-in away. `usable` are the providers by which one can sign in today. Returns what went and the address that the
 * account has now; throws a Refusal.
 */
export async function unlink(
  query: Query,
  id: string,
  identity: string,
  usable: readonly string[],
): Promise<{ readonly provider: string; readonly email: string }> {
  // Of two at once the second sees what the first one left.
  const [user] = await query('select email from auth.users where id = $1 for update', [id]);
  const all = await query(
    `select id::text, provider, email, identity_data->>'email_verified' = 'true' as verified
     from auth.identities where user_id = $1 order by created_at, id`,
    [id],
  );
  const rest = all.filter((row) => row.id !== identity);
  // A provider that the settings name no more lets nobody in.
  if (all.length <= 1 || !rest.some(({ provider }) => provider === 'email' || usable.includes(String(provider)))) {
    throw authRefusal(422, 'single_identity_not_deletable', 'User must have at least 1 identity after unlinking');
  }
  const gone = all.find((row) => row.id === identity);
  if (!gone) throw authRefusal(422, 'identity_not_found', "Identity doesn't exist");
  await query('delete from auth.identities where id = $1', [identity]);
  if (!rest.some(({ provider, email }) => provider === 'email' || email === user?.email)) {
    await promote(
      query,
      id,
      rest.find(({ email, verified }) => email !== null && verified === true),
    );
  }
  await nameProviders(query, id);
  await record(query, id, 'identity_unlinked', 'user', { identity_id: identity, provider: gone.provider });
  const [now] = await query('select email from auth.users where id = $1', [id]);
  return { provider: String(gone.provider), email: String(now?.email ?? '') };
}

/** The account goes on under the address of another of its sign-ins, which must be proved and nobody else's. */
async function promote(query: Query, id: string, next: Row | undefined): Promise<void> {
  const [done] = next
    ? await query(
        `update auth.users set email = $2, updated_at = now()
         where id = $1 and not exists (select 1 from auth.users where email = $2 and id <> $1) returning 1 as ok`,
        [id, next.email],
      )
    : [];
  if (done) return;
  throw authRefusal(422, 'email_conflict_identity_not_deletable', 'Unable to unlink identity due to email conflict');
}

/** What the token and the pages say of an account: its first provider, and all of them. */
async function nameProviders(query: Query, id: string): Promise<void> {
  await query(
    `update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || (
       select jsonb_build_object('provider', (jsonb_agg(provider order by since))->0, 'providers', jsonb_agg(provider order by since))
       from (select provider, min(created_at) as since from auth.identities where user_id = $1 group by provider) as held
     ) where id = $1`,
    [id],
  );
}
