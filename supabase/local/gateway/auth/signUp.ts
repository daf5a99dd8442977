/** Asking for an account, for its mail again, or for a new password: the answer is the same whether there is such an account. */
import { randomUUID } from 'node:crypto';
import type { Locale } from '../../../../src/core/locale.ts';
import { authRefusal } from '../refusal.ts';
import { dataOf, emailOf, newPasswordOf, type Fields } from './fields.ts';
import { hashOf, withKnown } from './hashing.ts';
import { refuseCommon } from './passwords.ts';
import { errorCode, sayJson, type AuthParts, type AuthRequest } from './parts.ts';

export function signUp(parts: AuthParts, request: AuthRequest): Promise<Response> {
  const { lanes, hashing, guards } = parts;
  const email = (emailOf(request.fields) ?? '').toLowerCase();
  const password = newPasswordOf(request.fields) ?? '';
  const data = dataOf(request.fields) ?? {};
  return hashing.run('auth', async () => {
    await refuseCommon(password);
    guards.mail(email, request.address);
    const made = await hashOf(password);
    return lanes.run('auth', async () => {
      const answer = await withKnown({ password, made }, () => request.send({ email, password, data }));
      // lite's word for "there is one already".
      if (errorCode(answer) !== 'over_email_send_rate_limit') {
        if (answer.ok) guards.codes.right(email);
        return answer;
      }
      await mailOwner(parts, email, request.language);
      return sayJson(200, madeUpUser(email, data, new Date()));
    });
  });
}

async function mailOwner({ backend, guards, mails }: AuthParts, email: string, language: Locale): Promise<void> {
  const [user] = await backend.database.query('select email_confirmed_at from auth.users where email = $1', [email]);
  if (!user) return;
  if (user.email_confirmed_at !== null) return mails.haveAlready(email, language);
  guards.codes.right(email);
  await mails.confirmAgain(email, language);
}

/** POST /recover and /resend. The answer goes out before the account is looked for: its time says nothing either. */
export function sendMail(parts: AuthParts, request: AuthRequest, what: 'recover' | 'resend'): Response {
  const { lanes, guards, background } = parts;
  const email = (emailOf(request.fields) ?? '').toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw authRefusal(400, 'validation_failed', 'Unable to validate email address: invalid format');
  }
  const { type } = request.fields;
  guards.mail(email, request.address);
  const work = lanes.run('auth', async () => {
    if (what === 'recover') {
      await request.send({ email });
      guards.codes.right(email);
    } else if (type === 'signup') await resend(parts, email, request.language);
  });
  background(work.catch((error: unknown) => console.error('A mail could not be sent:', error)));
  return sayJson(200, {});
}

/** lite never sends this one twice. */
async function resend({ backend, guards, mails }: AuthParts, email: string, language: Locale): Promise<void> {
  const waits = 'select 1 from auth.users where email = $1 and email_confirmed_at is null';
  if ((await backend.database.query(waits, [email])).length === 0) return;
  guards.codes.right(email);
  await mails.confirmAgain(email, language);
}

/** What a new account's answer looks like, to the letter: order, precision and all. */
function madeUpUser(email: string, data: Fields, at: Date): object {
  const id = uuid7(at.getTime());
  const { full_name } = data;
  const said = {
    sub: id,
    email,
    ...(full_name === undefined ? {} : { full_name }),
    email_verified: false,
    phone_verified: false,
  };
  const time = postgresTime(at);
  const second = postgresTime(new Date(Math.floor(at.getTime() / 1000) * 1000));
  const identity = { identity_id: uuid7(at.getTime()), id, user_id: id, identity_data: said, provider: 'email' };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: said,
    identities: [{ ...identity, last_sign_in_at: time, created_at: time, updated_at: time, email }],
    created_at: second,
    updated_at: second,
    is_anonymous: false,
    confirmation_sent_at: time,
  };
}

const postgresTime = (at: Date): string =>
  at
    .toISOString()
    .replace('T', ' ')
    .replace(/\.?0*Z$/, '+00');

/** As lite makes them: the time first. */
function uuid7(ms: number): string {
  const time = ms.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
