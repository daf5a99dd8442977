/** POST /factors/:id/verify: a right answer raises this session to aal2 and ends the person's others that are below. */
import { Secret, TOTP } from 'otpauth';
import { timingSafeEqual } from 'node:crypto';
import type { Query } from '../../../database.ts';
import { authRefusal } from '../../refusal.ts';
import { note } from '../audit.ts';
import { textOf, type Fields } from '../fields.ts';
import { notifyOwner } from '../notify.ts';
import type { AuthParts, AuthRequest } from '../parts.ts';
import { requireRecentProof } from '../proof.ts';
import { addressOf, answerLive, nextToken } from '../session/open.ts';
import { prove, SECOND } from '../session/tokens.ts';
import type { Me } from '../who.ts';
import { ENROLLING } from './enroll.ts';
import { keyAfter } from './passkeys.ts';
import { challengeOf, factorOf, type Challenge, type Factor } from './rows.ts';
import { secretsOf } from './secrets.ts';

/** As GoTrue says it of a challenge that was answered already, too. */
const elsewhere = () => authRefusal(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');

/** Inside a turn. */
export async function verifyFactor(parts: AuthParts, request: AuthRequest, me: Me, id: string): Promise<Response> {
  const { database } = parts.backend;
  const factor = await factorOf(database.query, me, id);
  const told = textOf(request.fields, 'challenge_id', 60) ?? '';
  const attempt = parts.guards.factor(me.id, request.address);
  const challenge = await challengeOf(database.query, factor, told, addressOf(request));
  if (challenge.used || !challenge.same_address) {
    attempt.undone();
    throw elsewhere();
  }
  if (challenge.expired) {
    attempt.undone();
    const msg = `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`;
    throw authRefusal(422, 'mfa_challenge_expired', msg);
  }
  // Begun with the password alone, before the owner had a factor, or long ago: it must not become a factor of the account.
  const isNew = factor.status === 'unverified';
  if (isNew) {
    await requireRecentProof(parts, me, ENROLLING).catch((error: unknown) => {
      attempt.undone();
      throw error;
    });
  }
  await note(database.query, request, me, 'verification_attempted', { factor_id: factor.id });
  const answer = await rightAnswer(parts, factor, challenge, request.fields);
  const refreshToken = await database.transaction((query) => raise(query, me, factor, challenge, answer));
  attempt.right();
  if (factor.phone !== null) parts.guards.texted(factor.phone);
  await note(database.query, request, me, 'mfa_code_login', { factor_id: factor.id, factor_type: factor.factor_type });
  if (isNew) notifyOwner(parts, request, me, { name: 'factor_added', what: '' });
  return answerLive(parts, request, { userId: me.id, sessionId: me.sessionId, refreshToken });
}

/** A right answer: the security key to keep, or the time step of an app's code. */
interface RightAnswer {
  readonly key: object | null;
  readonly step: number | null;
}

/** Throws a Refusal for a wrong answer. */
async function rightAnswer(
  parts: AuthParts,
  factor: Factor,
  challenge: Challenge,
  fields: Fields,
): Promise<RightAnswer> {
  if (factor.factor_type === 'webauthn') {
    const { webauthn } = fields;
    const said: unknown =
      typeof webauthn === 'object' && webauthn !== null ? Reflect.get(webauthn, 'credential_response') : undefined;
    if (typeof said !== 'object' || said === null) {
      throw authRefusal(400, 'validation_failed', 'webauthn with a credential_response is required');
    }
    const key = await keyAfter(parts, factor, challenge, said).catch(() => {
      throw authRefusal(500, 'unexpected_failure', 'Unexpected failure, please check server logs for more information');
    });
    return { key, step: null };
  }
  const code = (textOf(fields, 'code', 20) ?? '').replaceAll(/\s/g, '');
  if (factor.factor_type === 'totp') return { key: null, step: stepOf(parts, factor, code) };
  if (isTexted(parts, challenge, code)) return { key: null, step: null };
  throw authRefusal(422, 'mfa_verification_failed', 'Invalid MFA Phone code entered');
}

const wrongTotp = () => authRefusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');

/** The half minute that an app's code is for, counted from 1970. Throws a Refusal for a wrong code. */
function stepOf(parts: AuthParts, factor: Factor, code: string): number {
  if (!/^\d{6}$/.test(code)) throw wrongTotp();
  const totp = new TOTP({ secret: Secret.fromBase32(secretsOf(parts).open(factor.secret ?? '')) });
  const timestamp = Date.now();
  const delta = totp.validate({ token: code, window: 1, timestamp });
  if (delta === null) throw wrongTotp();
  return totp.counter({ timestamp }) + delta;
}

/** RFC 6238, 5.2: a code counts once. Of two at the same moment one finds its step taken. Throws a Refusal. */
async function useUp(query: Query, factor: Factor, step: number): Promise<void> {
  const [taken] = await query(
    `insert into auth.totp_steps as last (factor_id, step) values ($1::uuid, $2)
     on conflict (factor_id) do update set step = excluded.step where last.step < excluded.step returning step`,
    [factor.id, step],
  );
  if (!taken) throw wrongTotp();
}

function isTexted(parts: AuthParts, { otp_code: kept }: Challenge, code: string): boolean {
  return (
    kept !== null &&
    /^\d{6}$/.test(code) &&
    timingSafeEqual(Buffer.from(secretsOf(parts).open(kept)), Buffer.from(code))
  );
}

/** Returns the refresh token to go on with; the one before is its parent. */
async function raise(
  query: Query,
  me: Me,
  factor: Factor,
  challenge: Challenge,
  { key, step }: RightAnswer,
): Promise<string> {
  // One at a time for a session, as in a refresh.
  const [session] = await query('select id from auth.sessions where id = $1::uuid for update', [me.sessionId]);
  if (!session) throw authRefusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  const first = await query(
    'update auth.mfa_challenges set verified_at = now() where id = $1::uuid and verified_at is null returning id',
    [challenge.id],
  );
  if (first.length === 0) throw elsewhere();
  if (step !== null) await useUp(query, factor, step);
  await query(
    `update auth.mfa_factors set status = 'verified', updated_at = now(),
       web_authn_credential = coalesce($2::text::jsonb, web_authn_credential) where id = $1::uuid`,
    [factor.id, key && JSON.stringify(key)],
  );
  await query(`delete from auth.mfa_factors where user_id = $1::uuid and status = 'unverified'`, [me.id]);
  await prove(query, me.sessionId, SECOND[factor.factor_type]);
  await query(`update auth.sessions set aal = 'aal2', factor_id = $2::uuid, updated_at = now() where id = $1::uuid`, [
    me.sessionId,
    factor.id,
  ]);
  await query(
    `delete from auth.sessions where user_id = $1::uuid and id <> $2::uuid and coalesce(aal, 'aal1') < 'aal2'`,
    [me.id, me.sessionId],
  );
  const [live] = await query(
    `update auth.refresh_tokens set revoked = true, updated_at = now() where session_id = $1::uuid and not revoked returning token`,
    [me.sessionId],
  );
  return nextToken(query, {
    userId: me.id,
    sessionId: me.sessionId,
    parent: live === undefined ? null : String(live.token),
  });
}
