/**
 * The contract's rows about factors and challenges. Not asked: a TOTP code that comes twice. The embedded server refuses the second
 * (tests/db/gatewayFactors.test.ts); whether Supabase Auth does was not measured.
 */
import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { makeSecurityKey } from '../db/support/securityKey.ts';
import {
  challenge,
  codeOf,
  enrol,
  methodsOf,
  claimsOf,
  prove,
  refreshed,
  refuses,
  sessionOf,
  signIn,
  somebody,
  userOf,
} from './people.ts';
import type { Row } from './rows.ts';
import { NotReached, type AuthServer } from './server.ts';

const number = (): string => `+1555${String(randomInt(10_000_000)).padStart(7, '0')}`;
const enrolPhone = (on: AuthServer, token: string, phone: string) =>
  on.ask('factors', { token, body: { factor_type: 'phone', friendly_name: 'Text', phone } });
const isOff = (error: string): boolean => /not_enabled|disabled|not_supported/.test(error);

async function securityKey(on: AuthServer, token: string) {
  const { body, status, error } = await on.ask('factors', {
    token,
    body: { factor_type: 'webauthn', friendly_name: 'Key' },
  });
  if (isOff(error)) throw new NotReached(`security keys are turned off there (${error})`);
  assert.equal(status, 200, JSON.stringify(body));
  return String(body.id);
}

async function askKey(on: AuthServer, token: string, id: string, type: 'create' | 'request') {
  const site = { rpId: new URL(on.origin).hostname, rpOrigins: [on.origin] };
  const { body } = await challenge(on, token, id, { webauthn: site });
  const asked = Object(body.webauthn);
  assert.deepEqual([body.type, asked.type], ['webauthn', type], JSON.stringify(body));
  const options = asked.credential_options?.publicKey;
  assert.ok(options, 'no credential_options.publicKey');
  const answer = (credential_response: object) =>
    on.ask(`factors/${id}/verify`, {
      token,
      body: { challenge_id: body.id, webauthn: { ...site, type, credential_response } },
    });
  return { options, answer };
}

export const factorRows: readonly Row[] = [
  [
    'an authenticator app is enrolled with secret, uri and picture',
    async (on) => {
      const { token } = await somebody(on);
      const { body } = await on.ask('factors', {
        token,
        body: { factor_type: 'totp', friendly_name: 'One', issuer: 'Campaign' },
      });
      const { qr_code, secret, uri } = Object(body.totp);
      assert.deepEqual([body.type, body.friendly_name, typeof body.id], ['totp', 'One', 'string']);
      assert.ok(String(uri).startsWith('otpauth://totp/') && String(uri).includes(String(secret)));
      assert.match(String(qr_code), /<svg/);
    },
  ],
  [
    'the same friendly name again is mfa_factor_name_conflict',
    async (on) => {
      const { token } = await somebody(on);
      await enrol(on, token, 'One');
      refuses(
        await on.ask('factors', { token, body: { factor_type: 'totp', friendly_name: 'One' } }),
        422,
        'mfa_factor_name_conflict',
      );
    },
  ],
  [
    'a telephone is enrolled, its challenge sends a code, and too soon is over_sms_send_rate_limit',
    async (on) => {
      const { token } = await somebody(on);
      const phone = number();
      const { body, error } = await enrolPhone(on, token, phone);
      if (isOff(error)) throw new NotReached(`telephones are turned off there (${error})`);
      assert.deepEqual(
        [body.type, body.friendly_name, String(body.phone).replace('+', '')],
        ['phone', 'Text', phone.slice(1)],
      );
      const sent = await challenge(on, token, String(body.id));
      if (sent.status >= 500) throw new NotReached('no text messages are sent there');
      assert.equal(sent.body.type, 'phone');
      refuses(await challenge(on, token, String(body.id)), 429, 'over_sms_send_rate_limit');
    },
  ],
  [
    'a telephone’s code makes the session aal2 by mfa/phone',
    async (on) => {
      const { token } = await somebody(on);
      const phone = process.env.AUTH_PHONE ?? number();
      const { body, error } = await enrolPhone(on, token, phone);
      if (isOff(error)) throw new NotReached(`telephones are turned off there (${error})`);
      const { body: asked, status } = await challenge(on, token, String(body.id));
      if (status >= 500) throw new NotReached('no text messages are sent there');
      const code = await on.textTo(phone);
      const proved = sessionOf(
        await on.ask(`factors/${body.id}/verify`, { token, body: { challenge_id: asked.id, code } }),
      );
      assert.equal(claimsOf(proved.token).aal, 'aal2');
      assert.deepEqual([...methodsOf(proved.token)].sort(), ['mfa/phone', 'password']);
    },
  ],
  [
    'a challenge says until when, in seconds',
    async (on) => {
      const { token } = await somebody(on);
      const { id } = await enrol(on, token);
      const { body, status } = await challenge(on, token, id);
      assert.deepEqual([status, body.type, typeof body.id], [200, 'totp', 'string']);
      const left = Number(body.expires_at) - Date.now() / 1000;
      assert.ok(left > 60 && left < 900, `expires in ${left} s`);
    },
  ],
  [
    'a right code makes the session aal2 by totp and password',
    async (on) => {
      const { token } = await somebody(on);
      assert.equal(claimsOf(token).aal, 'aal1');
      const proved = await prove(on, token, await enrol(on, token));
      assert.equal(claimsOf(proved.token).aal, 'aal2');
      assert.deepEqual([...methodsOf(proved.token)].sort(), ['password', 'totp']);
    },
  ],
  [
    'a security key is made and asked for, and answers as mfa/webauthn',
    async (on) => {
      const who = await on.person();
      const { token } = await signIn(on, who);
      const id = await securityKey(on, token);
      const key = makeSecurityKey();
      const made = await askKey(on, token, id, 'create');
      const proved = sessionOf(await made.answer(key.create(made.options, on.origin)));
      assert.deepEqual([...methodsOf(proved.token)].sort(), ['mfa/webauthn', 'password']);
      const next = await signIn(on, who);
      const asked = await askKey(on, next.token, id, 'request');
      assert.equal(claimsOf(sessionOf(await asked.answer(key.get(asked.options, on.origin))).token).aal, 'aal2');
    },
  ],
  [
    'another security key is 500',
    async (on) => {
      const who = await on.person();
      const { token } = await signIn(on, who);
      const id = await securityKey(on, token);
      const made = await askKey(on, token, id, 'create');
      sessionOf(await made.answer(makeSecurityKey().create(made.options, on.origin)));
      const next = await signIn(on, who);
      const asked = await askKey(on, next.token, id, 'request');
      assert.equal((await asked.answer(makeSecurityKey().get(asked.options, on.origin))).status, 500);
    },
  ],
  [
    'a wrong code is mfa_verification_failed',
    async (on) => {
      const { token } = await somebody(on);
      const factor = await enrol(on, token);
      const { body } = await challenge(on, token, factor.id);
      const code = codeOf(factor) === '000000' ? '111111' : '000000';
      refuses(
        await on.ask(`factors/${factor.id}/verify`, { token, body: { challenge_id: body.id, code } }),
        422,
        'mfa_verification_failed',
      );
    },
  ],
  [
    'a challenge used again is mfa_ip_address_mismatch',
    async (on) => {
      const { token } = await somebody(on);
      const factor = await enrol(on, token);
      const { body } = await challenge(on, token, factor.id);
      const verify = (by: string) =>
        on.ask(`factors/${factor.id}/verify`, { token: by, body: { challenge_id: body.id, code: codeOf(factor) } });
      const proved = sessionOf(await verify(token));
      refuses(await verify(proved.token), 422, 'mfa_ip_address_mismatch');
    },
  ],
  [
    'a challenge answered from another address is mfa_ip_address_mismatch',
    async (on) => {
      if (!on.believesForwarded)
        throw new NotReached(
          'it cannot be asked from two addresses: AUTH_BELIEVES_FORWARDED=1 where it believes X-Forwarded-For',
        );
      const { token } = await somebody(on);
      const factor = await enrol(on, token);
      const { body } = await challenge(on, token, factor.id, {}, '203.0.113.7');
      const answer = { challenge_id: body.id, code: codeOf(factor) };
      refuses(
        await on.ask(`factors/${factor.id}/verify`, { token, body: answer, from: '198.51.100.9' }),
        422,
        'mfa_ip_address_mismatch',
      );
    },
  ],
  [
    'the person’s other sessions at aal1 are deleted by a verification',
    async (on) => {
      const who = await on.person();
      const [here, there] = [await signIn(on, who), await signIn(on, who)];
      await prove(on, here.token, await enrol(on, here.token));
      refuses(await userOf(on, there.token), 403, 'session_not_found');
      refuses(await refreshed(on, there.refresh), 400, 'refresh_token_not_found');
    },
  ],
  [
    'at aal1 with a verified factor nothing is removed, enrolled or set: insufficient_aal',
    async (on) => {
      const who = await on.person();
      const first = await signIn(on, who);
      const factor = await enrol(on, first.token);
      await prove(on, first.token, factor);
      const { token } = await signIn(on, who);
      refuses(await on.ask(`factors/${factor.id}`, { method: 'DELETE', token }), 422, 'insufficient_aal');
      refuses(
        await on.ask('factors', { token, body: { factor_type: 'totp', friendly_name: 'Two' } }),
        403,
        'insufficient_aal',
      );
      refuses(
        await on.ask('user', { method: 'PUT', token, body: { password: `Bb2! ${who.password}` } }),
        401,
        'insufficient_aal',
      );
    },
  ],
  [
    'a factor is removed by its id, and after the last one the next refresh is aal1',
    async (on) => {
      const { token } = await somebody(on);
      const factor = await enrol(on, token);
      const proved = await prove(on, token, factor);
      const gone = await on.ask(`factors/${factor.id}`, { method: 'DELETE', token: proved.token });
      assert.deepEqual([gone.status, gone.body], [200, { id: factor.id }]);
      assert.equal(claimsOf(sessionOf(await refreshed(on, proved.refresh)).token).aal, 'aal1');
    },
  ],
];
