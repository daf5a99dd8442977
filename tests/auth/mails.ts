/** The contract's rows about the links and codes of mails, and about a new password or address of one's own. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { enrol, prove, refuses, sessionOf, signIn, somebody, userOf } from './people.ts';
import type { Row } from './rows.ts';
import type { AuthServer, Fields, Told } from './server.ts';

const fresh = (): string => `contract-${randomUUID()}@example.com`;
const verify = (on: AuthServer, body: Fields): Promise<Told> => on.ask('verify', { body });
const change = (on: AuthServer, token: string, body: Fields): Promise<Told> =>
  on.ask('user', { method: 'PUT', token, body });
const emailOf = async (on: AuthServer, token: string) => (await userOf(on, token)).body.email;

/** An account that waits for a new address, and its mails: to the new address, and where both are asked to the current one. */
async function changing(on: AuthServer) {
  const who = await on.person();
  const { token } = await signIn(on, who);
  const next = fresh();
  const { status, body } = await change(on, token, { email: next });
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual([body.email, body.new_email], [who.email, next]);
  const current = await on.mailed('email_change_current', who.email, next);
  const toNext = await on.mailed('email_change_new', who.email, next);
  assert.ok(toNext, 'nothing was mailed to the new address');
  return { who, token, next, current, toNext };
}

export const mailRows: readonly Row[] = [
  [
    'a mail’s token hash opens a session by POST, once',
    async (on) => {
      const email = fresh();
      const mail = await on.mailed('signup', email);
      assert.ok(mail, 'nothing was mailed');
      const { user } = sessionOf(await verify(on, { type: 'signup', token_hash: mail.tokenHash }));
      assert.equal(user.email, email);
      refuses(await verify(on, { type: 'signup', token_hash: mail.tokenHash }), 403, 'otp_expired');
    },
  ],
  [
    'a token hash is taken as type email as well, and a recovery’s as recovery',
    async (on) => {
      const email = fresh();
      const mail = await on.mailed('signup', email);
      sessionOf(await verify(on, { type: 'email', token_hash: mail?.tokenHash }));
      const recovery = await on.mailed('recovery', email);
      assert.equal(
        sessionOf(await verify(on, { type: 'recovery', token_hash: recovery?.tokenHash })).user.email,
        email,
      );
    },
  ],
  [
    'a mail’s code does the same with the address, and a wrong one is otp_expired',
    async (on) => {
      const email = fresh();
      const mail = await on.mailed('signup', email);
      const wrong = mail?.code === '000000' ? '111111' : '000000';
      refuses(await verify(on, { type: 'signup', email, token: wrong }), 403, 'otp_expired');
      sessionOf(await verify(on, { type: 'signup', email, token: mail?.code }));
    },
  ],
  [
    'H: the password now is known by a sign-in beside the session, which ends alone',
    async (on) => {
      const who = await on.person();
      const here = await signIn(on, who);
      const beside = (password: string) =>
        on.ask('token?grant_type=password', { body: { email: who.email, password } });
      refuses(await beside(`${who.password}?`), 400, 'invalid_credentials');
      const tried = sessionOf(await beside(who.password));
      assert.equal((await on.ask('logout?scope=local', { token: tried.token })).status, 204);
      refuses(await userOf(on, tried.token), 403, 'session_not_found');
      assert.equal((await userOf(on, here.token)).status, 200);
      const next = `Bb2! ${randomUUID()}`;
      const changed = await change(on, here.token, { password: next, current_password: who.password });
      assert.equal(changed.status, 200, JSON.stringify(changed.body));
      await signIn(on, { ...who, password: next });
    },
  ],
  [
    'H: the same beside a session with a second factor leaves that session at aal2',
    async (on) => {
      const who = await on.person();
      const first = await signIn(on, who);
      const here = await prove(on, first.token, await enrol(on, first.token));
      const tried = await signIn(on, who);
      refuses(await change(on, tried.token, { email: fresh() }), 401, 'insufficient_aal');
      assert.equal((await on.ask('logout?scope=local', { token: tried.token })).status, 204);
      assert.equal((await userOf(on, here.token)).status, 200);
      assert.equal((await change(on, here.token, { email: fresh() })).status, 200);
    },
  ],
  [
    'H: a wrong current_password is current_password_invalid where the server looks at it',
    async (on) => {
      const { token } = await somebody(on);
      const { status, error } = await change(on, token, {
        password: `Bb2! ${randomUUID()}`,
        current_password: `not it ${randomUUID()}`,
      });
      // By default a Supabase Auth server takes anything there, which is why the app signs in first.
      if (status !== 200) assert.deepEqual([status, error], [400, 'current_password_invalid']);
    },
  ],
  [
    'H: a new address counts once every link that was mailed is confirmed, and the first of two opens nothing',
    async (on) => {
      const { token, who, next, current, toNext } = await changing(on);
      if (current) {
        const first = await verify(on, { type: 'email_change', token_hash: toNext.tokenHash });
        assert.equal(first.status, 200, JSON.stringify(first.body));
        assert.match(String(first.body.msg), /^Confirmation link accepted/);
        assert.equal(first.body.access_token, undefined);
        assert.equal(await emailOf(on, token), who.email);
        refuses(await verify(on, { type: 'email_change', token_hash: toNext.tokenHash }), 403, 'otp_expired');
      }
      const { user } = sessionOf(await verify(on, { type: 'email_change', token_hash: (current ?? toNext).tokenHash }));
      assert.equal(user.email, next);
      assert.equal(await emailOf(on, token), next);
    },
  ],
  [
    'H: the current address alone changes nothing',
    async (on) => {
      const { token, who, next, current, toNext } = await changing(on);
      if (!current) return;
      const first = await verify(on, { type: 'email_change', token_hash: current.tokenHash });
      assert.match(String(first.body.msg), /^Confirmation link accepted/);
      assert.equal(await emailOf(on, token), who.email);
      sessionOf(await verify(on, { type: 'email_change', token_hash: toNext.tokenHash }));
      assert.equal(await emailOf(on, token), next);
    },
  ],
];
