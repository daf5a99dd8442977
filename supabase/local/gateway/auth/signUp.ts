/** Asking for an account, for its mail again, or for a new password: the answer is the same whether there is such an account. */
import { randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import type { Locale } from '../../../../src/core/locale.ts';
import { authRefusal } from '../refusal.ts';
import { dataOf, emailOf, newPasswordOf, type Fields } from './fields.ts';
import { hashOf, withKnown } from './hashing.ts';
import { madeAt, newUser, type NewUser } from './newUser.ts';
import { refuseCommon } from './passwords.ts';
import { errorCode, sayJson, type AuthParts, type AuthRequest } from './parts.ts';

const STEP_MS = 100;

export async function signUp(parts: AuthParts, request: AuthRequest): Promise<Response> {
  const { lanes, hashing, guards } = parts;
  const email = (emailOf(request.fields) ?? '').toLowerCase();
  const password = newPasswordOf(request.fields) ?? '';
  const data = dataOf(request.fields) ?? {};
  const answer = await hashing.run('auth', async () => {
    await refuseCommon(password);
    guards.mail(email, request.address);
    const hash = await hashOf(password);
    return lanes.run('auth', async () => {
      const said = await withKnown({ password, made: hash }, () => request.send({ email, password, data }));
      if (said.ok) {
        guards.codes.right(email);
        return describe(parts, await said.json(), data);
      }
      // lite's word for "there is one already".
      if (errorCode(said) !== 'over_email_send_rate_limit') return said;
      const id = v7();
      await mailOwner(parts, email, request.language);
      return newUser(id, randomUUID(), email, data);
    });
  });
  return answer instanceof Response ? answer : inStep(answer);
}

/** Leaves a whole number of steps after the account's id was made: finding an account takes another time than making one. */
async function inStep(user: NewUser): Promise<Response> {
  const left = STEP_MS - ((Date.now() - madeAt(user.id)) % STEP_MS);
  await new Promise((resolve) => setTimeout(resolve, left));
  return sayJson(200, user);
}

/** Not lite's answer, whose order and precision no made-up one matches. Inside a turn. */
async function describe(parts: AuthParts, made: Fields, data: Fields): Promise<NewUser | Response> {
  // Without confirmations there is a session.
  if (typeof made.id !== 'string') return sayJson(200, made);
  const { id, email } = made;
  // lite's own id tells how long after the account it was made.
  const [identity] = await parts.backend.database.query(
    'update auth.identities set id = gen_random_uuid() where user_id = $1 returning id::text',
    [id],
  );
  return newUser(id, String(identity?.id), String(email), data);
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
