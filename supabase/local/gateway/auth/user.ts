/**
 * Changing one's own account. A new password or address takes proof that it is the person, and ends their other sessions: a
 * phone left open on a table is not enough to take an account over.
 */
import type { Backend } from '../../backend.ts';
import { authRefusal } from '../refusal.ts';
import { requireAal2IfEnrolled } from './factors/assurance.ts';
import { dataOf, emailOf, newPasswordOf, textOf } from './fields.ts';
import { isPassword } from './hashing.ts';
import { chosenMailLanguage, mailLanguage } from './mailLanguage.ts';
import { tokenHash } from './mails.ts';
import { refuseCommon } from './passwords.ts';
import { sayJson, type AuthParts, type AuthRequest } from './parts.ts';
import { dressUser } from './session/dress.ts';
import { tryPassword } from './tryPassword.ts';
import { tryCode } from './verify.ts';
import { whoAsks, type Me } from './who.ts';

/** A session that began this recently, by password or by a mail's link, is proof. */
const RECENT = "interval '15 minutes'";
/** How long the code of GET /reauthenticate holds. */
const NONCE = "interval '15 minutes'";

export function changeUser(parts: AuthParts, request: AuthRequest): Promise<Response> {
  const { fields, address } = request;
  const password = newPasswordOf(fields);
  const email = emailOf(fields)?.toLowerCase();
  const data = dataOf(fields);
  const wanted = {
    ...(data === undefined ? {} : { data }),
    ...(password === undefined ? {} : { password }),
    ...(email === undefined ? {} : { email }),
  };
  return parts.lanes.run('auth', async () => {
    const me = await whoAsks(request);
    if ('refused' in me) return me.refused;
    if (password !== undefined || email !== undefined) {
      const msg = 'AAL2 session is required to update email or password when MFA is enabled.';
      await requireAal2IfEnrolled(parts, me, 401, msg);
      if (password !== undefined) await refuseCommon(password);
      await requireProof(parts, request, me);
    }
    if (email !== undefined) {
      parts.guards.mail(email, address);
      await forgetFirstConfirmation(parts.backend.database, me.id);
    }
    const answer = await request.send(wanted);
    if (answer.ok && email !== undefined) {
      parts.guards.codes.right(email);
      if (parts.mails.asksBoth()) await parts.mails.confirmNewAddress(me.id, email, request.language);
    }
    if (answer.ok && password !== undefined) {
      // Sessions opened with the old password end, and so does what they began.
      await request.ask('POST', '/auth/v1/logout?scope=others');
      await forgetBegun(parts, me.id, email !== undefined);
    }
    return dressUser(parts, answer);
  });
}

/** What one link confirmed was about the address asked for before. */
async function forgetFirstConfirmation(database: Backend['database'], userId: string): Promise<void> {
  await database.query('update auth.users set email_change_confirm_status = 0 where id = $1', [userId]);
}

/** Links that wait for a provider, sign-ins that wait to be fetched, and an address or password that a mail's link would change. */
async function forgetBegun({ backend }: AuthParts, userId: string, withEmail: boolean): Promise<void> {
  const { query } = backend.database;
  await query('delete from auth.flow_state where linking_target_id = $1::uuid or user_id = $1::uuid', [userId]);
  await query('update auth.users set recovery_token = null, reauthentication_token = null where id = $1::uuid', [
    userId,
  ]);
  if (withEmail) return; // Asked for in this very request.
  await query(
    `update auth.users set email_change = null, email_change_token_new = null, email_change_token_current = null,
       email_change_confirm_status = 0
     where id = $1::uuid`,
    [userId],
  );
}

/** Mails a code that is proof. */
export function reauthenticate(parts: AuthParts, request: AuthRequest): Promise<Response> {
  return parts.lanes.run('call', async () => {
    const me = await whoAsks(request);
    if ('refused' in me) return me.refused;
    parts.guards.mail(me.email, request.address);
    const chosen = mailLanguage(request.query) ?? (await chosenMailLanguage(parts.backend.database, me.id));
    const answer = await request.send(undefined, undefined, chosen ?? request.language);
    if (answer.ok) parts.guards.codes.right(me.email);
    return answer;
  });
}

async function requireProof(parts: AuthParts, request: AuthRequest, { email, sessionId }: Me): Promise<void> {
  const { database } = parts.backend;
  const current = textOf(request.fields, 'current_password', 1_000);
  const nonce = textOf(request.fields, 'nonce', 20);
  // First: whoever says one must say the right one, fresh session or not.
  if (current !== undefined) return requirePassword(parts, request, email, current);
  if (await isRecent(database, sessionId)) return;
  if (nonce === undefined) {
    throw authRefusal(400, 'reauthentication_needed', 'Password update requires reauthentication');
  }
  const answer = await tryCode(parts, email, async () => {
    const spent = await database.query(
      `update auth.users set reauthentication_token = null where email = $1 and reauthentication_token = $2
       and reauthentication_sent_at > now() - ${NONCE} returning 1 as ok`,
      [email, tokenHash(email, nonce)],
    );
    return sayJson(spent.length === 1 ? 200 : 422, {});
  });
  if (!answer.ok) throw authRefusal(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
}

async function isRecent(database: Backend['database'], session: string): Promise<boolean> {
  const recent = `select 1 from auth.sessions where id::text = $1 and created_at > now() - ${RECENT}`;
  return (await database.query(recent, [session])).length === 1;
}

async function requirePassword(parts: AuthParts, request: AuthRequest, email: string, password: string): Promise<void> {
  const attempt = await tryPassword(parts, request, email, (find) => find());
  const [user] = await parts.backend.database.query('select encrypted_password from auth.users where email = $1', [
    email,
  ]);
  const hash = typeof user?.encrypted_password === 'string' ? user.encrypted_password : null;
  if (!(await isPassword(password, hash))) {
    throw authRefusal(400, 'current_password_invalid', 'Current password is incorrect');
  }
  attempt.right();
}
