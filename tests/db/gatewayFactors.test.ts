/** A second factor, asked of the local server as of hosted Supabase: what each request answers, and who is signed out by it. */
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleAccounts, samplePassword } from '../../supabase/local/seed.ts';
import { openMailbox } from './support/accounts.ts';
import { serveGateway, type Served } from './support/gateway.ts';
import { makeSecurityKey } from './support/securityKey.ts';

type Body = Readonly<Record<string, unknown>>;
/** The first mail loads the app's messages, which takes a busy machine a while. */
const MAILED = { timeout: 60_000 };
interface Told {
  readonly status: number;
  readonly error: string;
  readonly body: Body;
}

const hour = 3_600_000;
const texts = new Map<string, string>();
let served: Served;
let clock = Date.now();
beforeAll(async () => {
  served = await serveGateway({
    now: () => clock,
    trustProxy: 1,
    sendText: async (phone, text) => void texts.set(phone, text),
  });
});
afterAll(() => served.close());
beforeEach(async () => {
  clock += 3 * hour;
  await served.backend.database.query('delete from auth.mfa_factors');
});

async function auth(
  path: string,
  fields: Body,
  { token = '', from = '10.0.0.1', method = 'POST' } = {},
): Promise<Told> {
  const answer = await served.ask(`/auth/v1/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'a phone',
      'x-forwarded-for': from,
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(fields) }),
  });
  const text = await answer.text();
  const body: Body = text === '' ? {} : JSON.parse(text);
  return { status: answer.status, error: String(body.error_code ?? ''), body };
}

interface Session {
  readonly token: string;
  readonly refresh: string;
}
const sessionOf = ({ status, body }: Told): Session => {
  expect(body, String(status)).toHaveProperty('access_token');
  return { token: String(body.access_token), refresh: String(body.refresh_token) };
};
const claims = (token: string): Body => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const methods = (token: string): string[] => {
  const { amr } = claims(token);
  return Array.isArray(amr) ? amr.map((proof: { method: string }) => proof.method) : [];
};
const email = sampleAccounts[0]?.email ?? '';
const signIn = async (): Promise<Session> =>
  sessionOf(await auth('token?grant_type=password', { email, password: samplePassword }));
const refresh = (refresh_token: string) => auth('token?grant_type=refresh_token', { refresh_token });
const user = (token: string) => auth('user', {}, { token, method: 'GET' });
const begin = (token: string, id: string, from = '10.0.0.1') => auth(`factors/${id}/challenge`, {}, { token, from });
const codeOf = (secret: string, timestamp = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
const query = (text: string) => served.backend.database.query(text);
/** Every session, and every proof in it, is this much older. */
async function age(by: string): Promise<void> {
  await query(`update auth.sessions set created_at = created_at - interval '${by}'`);
  await query(`update auth.mfa_amr_claims set updated_at = updated_at - interval '${by}'`);
}

/** Enrols an authenticator app; not yet verified. */
async function enrolled(token: string, friendly_name = 'Phone'): Promise<{ id: string; secret: string }> {
  const { body, status } = await auth('factors', { factor_type: 'totp', friendly_name, issuer: 'Campaign' }, { token });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({ type: 'totp', friendly_name });
  const { totp } = body as { totp: { secret: string; uri: string; qr_code: string } };
  expect(totp.uri).toContain(`secret=${totp.secret}`);
  expect(totp.qr_code).toMatch(/^<svg/);
  return { id: String(body.id), secret: totp.secret };
}

/** With the code of a new half minute. */
async function prove(token: string, factor: { id: string; secret: string }): Promise<Session> {
  await query(
    `do $$ begin if to_regclass('auth.totp_steps') is not null then delete from auth.totp_steps; end if; end $$`,
  );
  const { body } = await begin(token, factor.id);
  return sessionOf(
    await auth(`factors/${factor.id}/verify`, { challenge_id: body.id, code: codeOf(factor.secret) }, { token }),
  );
}

describe('an authenticator app', () => {
  it('raises its session to aal2, says how in amr, and signs the person’s other sessions out', async () => {
    const [first, other] = [await signIn(), await signIn()];
    expect(claims(first.token)).toMatchObject({ aal: 'aal1' });
    expect(methods(first.token)).toEqual(['password']);
    const raised = await prove(first.token, await enrolled(first.token));
    expect(claims(raised.token)).toMatchObject({ aal: 'aal2', session_id: claims(first.token).session_id });
    expect(methods(raised.token)).toEqual(['totp', 'password']);
    expect(await user(other.token)).toMatchObject({ status: 403, error: 'session_not_found' });
    expect(await refresh(other.refresh)).toMatchObject({ status: 400, error: 'refresh_token_not_found' });
    const [factor] = (await user(raised.token)).body.factors as Body[];
    expect(factor).toMatchObject({ factor_type: 'totp', status: 'verified', friendly_name: 'Phone' });
    expect(factor).not.toHaveProperty('secret');
    expect(methods(sessionOf(await refresh(raised.refresh)).token)).toEqual(['totp', 'password']);
  });

  it('is asked for at the next sign-in, whose token is aal1 until then', async () => {
    const first = await signIn();
    const factor = await enrolled(first.token);
    await prove(first.token, factor);
    const next = await signIn();
    expect(claims(next.token)).toMatchObject({ aal: 'aal1' });
    expect(claims((await prove(next.token, factor)).token)).toMatchObject({ aal: 'aal2' });
  });

  it('is not stored in the clear', async () => {
    const { token } = await signIn();
    const { id, secret } = await enrolled(token);
    const [row] = await served.backend.database.query('select secret from auth.mfa_factors where id = $1::uuid', [id]);
    expect(String(row?.secret)).toMatch(/^v1\./);
    expect(String(row?.secret)).not.toContain(secret);
  });

  it('refuses a wrong code, a used challenge, another address, a late answer and a second one of its name', async () => {
    const { token } = await signIn();
    const factor = await enrolled(token);
    const taken = await auth('factors', { factor_type: 'totp', friendly_name: 'Phone' }, { token });
    expect(taken).toMatchObject({ status: 422, error: 'mfa_factor_name_conflict' });
    const verify = async (challenge_id: unknown, code: string, from = '10.0.0.1') =>
      auth(`factors/${factor.id}/verify`, { challenge_id, code }, { token, from });
    const { body } = await begin(token, factor.id);
    expect(body).toMatchObject({ type: 'totp', expires_at: expect.any(Number) });
    expect(await verify(body.id, '000000')).toMatchObject({ status: 422, error: 'mfa_verification_failed' });
    const code = codeOf(factor.secret);
    const elsewhere = { status: 422, error: 'mfa_ip_address_mismatch' };
    expect(await verify(body.id, code, '10.7.7.7')).toMatchObject(elsewhere);
    expect((await verify(body.id, code)).status).toBe(200);
    expect(await verify(body.id, code)).toMatchObject(elsewhere);
    const late = await begin(token, factor.id);
    await served.backend.database.query(`update auth.mfa_challenges set created_at = now() - interval '301 seconds'`);
    expect(await verify(late.body.id, code)).toMatchObject({ status: 422, error: 'mfa_challenge_expired' });
    expect(await verify(crypto.randomUUID(), code)).toMatchObject({ status: 422, error: 'mfa_factor_not_found' });
  });

  it('can’t be guessed: after four wrong codes each waits, also from other addresses', async () => {
    const { token } = await signIn();
    const factor = await enrolled(token);
    const statuses: number[] = [];
    for (let n = 0; n < 8; n++) {
      const from = `10.2.${n}.1`;
      const { body } = await begin(token, factor.id, from);
      const answer = await auth(
        `factors/${factor.id}/verify`,
        { challenge_id: body.id, code: '000000' },
        { token, from },
      );
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
  });

  it('once verified lets nobody remove it, add one or set a password who has not proved it', async () => {
    const first = await signIn();
    const factor = await enrolled(first.token);
    const raised = await prove(first.token, factor);
    const { token } = await signIn();
    const low = (status: number) => ({ status, error: 'insufficient_aal' });
    const remove = (by: string) => auth(`factors/${factor.id}`, {}, { token: by, method: 'DELETE' });
    expect(await remove(token)).toMatchObject(low(422));
    expect(await auth('factors', { factor_type: 'totp', friendly_name: 'Two' }, { token })).toMatchObject(low(403));
    expect(await auth('user', { password: 'brand new words' }, { token, method: 'PUT' })).toMatchObject(low(401));
    await age('1 hour');
    expect(await remove(raised.token)).toMatchObject(low(422));
    const again = await prove(raised.token, factor);
    expect(await remove(again.token)).toMatchObject({ status: 200, body: { id: factor.id } });
    const after = sessionOf(await refresh(again.refresh));
    expect(claims(after.token)).toMatchObject({ aal: 'aal1' });
    expect(methods(after.token)).toEqual(['password']);
  });

  it('that somebody began with the password alone does not become one beside the owner’s', async () => {
    const intruder = await signIn();
    const theirs = await enrolled(intruder.token, 'Theirs');
    const owner = await signIn();
    await prove(owner.token, await enrolled(owner.token, 'Mine'));
    const { token } = await signIn();
    expect(await begin(token, theirs.id)).toMatchObject({ status: 404, error: 'mfa_factor_not_found' });
  });

  it('is a first one only for a session of the last 15 minutes, when it is begun and when it is confirmed', async () => {
    const stale = { status: 400, error: 'reauthentication_needed' };
    const { token } = await signIn();
    await age('16 minutes');
    expect(await auth('factors', { factor_type: 'totp', friendly_name: 'Open tab' }, { token })).toMatchObject(stale);
    const fresh = await signIn();
    const factor = await enrolled(fresh.token);
    await age('16 minutes');
    const { body } = await begin(fresh.token, factor.id);
    const verify = { challenge_id: body.id, code: codeOf(factor.secret) };
    expect(await auth(`factors/${factor.id}/verify`, verify, { token: fresh.token })).toMatchObject(stale);
    expect(await query(`select 1 from auth.mfa_factors where status = 'verified'`)).toEqual([]);
    // What the app asks for: the password again.
    expect(claims((await prove((await signIn()).token, factor)).token)).toMatchObject({ aal: 'aal2' });
  });

  it('is a second one only with a proof by the first of the last 15 minutes', async () => {
    const { token } = await signIn();
    const first = await enrolled(token);
    const raised = await prove(token, first);
    await age('16 minutes');
    const another = { factor_type: 'totp', friendly_name: 'Another' };
    expect(await auth('factors', another, { token: raised.token })).toMatchObject({
      status: 400,
      error: 'reauthentication_needed',
    });
    const again = await prove(raised.token, first);
    expect((await auth('factors', another, { token: again.token })).status).toBe(200);
  });

  it('is told to its owner by mail when it is added', async () => {
    await import('../../src/features/auth/mails.ts');
    const mailbox = openMailbox();
    const { token } = await signIn();
    await prove(token, await enrolled(token));
    await expect
      .poll(() => mailbox.newest(email), MAILED)
      .toContain('Subject: A second factor was added to your account\n');
    mailbox.close();
  });

  describe('that shows a code', () => {
    const wrong = { status: 422, error: 'mfa_verification_failed' };
    const answer = async (token: string, id: string, code: string) => {
      const { body } = await begin(token, id);
      return auth(`factors/${id}/verify`, { challenge_id: body.id, code }, { token });
    };

    it('is believed for it once, in whatever session, and not for an older one afterwards', async () => {
      const { token } = await signIn();
      const factor = await enrolled(token);
      const at = Date.now();
      expect((await answer(token, factor.id, codeOf(factor.secret, at))).status).toBe(200);
      const [one, two] = [await signIn(), await signIn()];
      for (const before of [0, 30_000]) {
        expect(await answer(one.token, factor.id, codeOf(factor.secret, at - before))).toMatchObject(wrong);
      }
      expect((await answer(two.token, factor.id, codeOf(factor.secret, at + 30_000))).status).toBe(200);
    });

    it('is believed in one of two sessions that bring it at the same moment', async () => {
      const owner = await signIn();
      const factor = await enrolled(owner.token);
      const sessions = [await prove(owner.token, factor), await prove((await signIn()).token, factor)];
      const code = codeOf(factor.secret, Date.now() + 30_000);
      const asked = await Promise.all(sessions.map((session) => begin(session.token, factor.id)));
      const told = await Promise.all(
        sessions.map(({ token }, n) =>
          auth(`factors/${factor.id}/verify`, { challenge_id: asked[n]?.body.id, code }, { token }),
        ),
      );
      expect(told.map(({ status }) => status).sort()).toEqual([200, 422]);
    });
  });

  it('of somebody else is not there', async () => {
    const { token } = await signIn();
    const factor = await enrolled(token);
    const other = sessionOf(
      await auth('token?grant_type=password', { email: sampleAccounts[1]?.email, password: samplePassword }),
    );
    expect(await begin(other.token, factor.id)).toMatchObject({ status: 404, error: 'mfa_factor_not_found' });
    expect((await auth('factors', { factor_type: 'totp' })).status).toBe(401);
  });
});

describe('a telephone', () => {
  it('gets a code, not twice at once, and proves its owner', async () => {
    const { token } = await signIn();
    const { body } = await auth(
      'factors',
      { factor_type: 'phone', friendly_name: 'Mobile', phone: '+1 555 123-4567' },
      { token },
    );
    expect(body).toEqual({ id: expect.any(String), type: 'phone', friendly_name: 'Mobile', phone: '15551234567' });
    const asked = await begin(token, String(body.id));
    expect(asked.body).toMatchObject({ type: 'phone', expires_at: expect.any(Number) });
    expect(await begin(token, String(body.id))).toMatchObject({ status: 429, error: 'over_sms_send_rate_limit' });
    const code = /\d{6}/.exec(texts.get('+15551234567') ?? '')?.[0];
    const answer = await auth(`factors/${String(body.id)}/verify`, { challenge_id: asked.body.id, code }, { token });
    expect(methods(sessionOf(answer).token)).toEqual(['mfa/phone', 'password']);
    const [kept] = await served.backend.database.query(
      'select otp_code from auth.mfa_challenges where otp_code is not null',
    );
    expect(String(kept?.otp_code)).not.toContain(code);
  });

  it('without a country is no number', async () => {
    const { token } = await signIn();
    const answer = await auth('factors', { factor_type: 'phone', phone: '0301234' }, { token });
    expect(answer).toMatchObject({ status: 400, error: 'validation_failed' });
  });
});

describe('a security key', () => {
  const origin = 'http://localhost:4173';
  const asked = (body: Body) =>
    body.webauthn as {
      type: string;
      credential_options: { publicKey: { challenge: string; rpId?: string; rp?: { id?: string } } };
    };

  it('is made and asked for by the server’s own site, whatever the request says, and no other key will do', async () => {
    const { token } = await signIn();
    const { body } = await auth('factors', { factor_type: 'webauthn', friendly_name: 'Key' }, { token });
    expect(body).toEqual({ id: expect.any(String), type: 'webauthn', friendly_name: 'Key' });
    const id = String(body.id);
    const key = makeSecurityKey();
    const evil = { webauthn: { rpId: 'evil.example', rpOrigins: ['https://evil.example'] } };
    const first = await auth(`factors/${id}/challenge`, evil, { token });
    const creating = asked(first.body);
    expect(creating).toMatchObject({ type: 'create', credential_options: { publicKey: { rp: { id: 'localhost' } } } });
    const say = (challenge_id: unknown, type: string, credential_response: object, by: string) =>
      auth(
        `factors/${id}/verify`,
        { challenge_id, webauthn: { ...evil.webauthn, type, credential_response } },
        { token: by },
      );
    const made = await say(first.body.id, 'create', key.create(creating.credential_options.publicKey, origin), token);
    expect(methods(sessionOf(made).token)).toEqual(['mfa/webauthn', 'password']);

    const next = await signIn();
    const wrong = await begin(next.token, id);
    const requesting = asked(wrong.body);
    expect(requesting.type).toBe('request');
    const options = requesting.credential_options.publicKey;
    const stranger = makeSecurityKey();
    const refused = await say(wrong.body.id, 'request', stranger.get(options, origin), next.token);
    expect(refused.status).toBe(500);
    const foreign = await say(wrong.body.id, 'request', key.get(options, 'https://evil.example'), next.token);
    expect(foreign.status).toBe(500);
    const right = await say(wrong.body.id, 'request', key.get(options, origin), next.token);
    expect(claims(sessionOf(right).token)).toMatchObject({ aal: 'aal2' });
  });
});

describe('sessions', () => {
  it('are kept with what they were opened from and when they were used last', async () => {
    const { token, refresh: first } = await signIn();
    await refresh(first);
    const [row] = await served.backend.database.query(
      `select user_agent, host(ip) as ip, refreshed_at is not null as used from auth.sessions where id = $1::uuid`,
      [claims(token).session_id],
    );
    expect(row).toEqual({ user_agent: 'a phone', ip: '10.0.0.1', used: true });
  });

  it('go on with the same token for two tabs at once, for an older one within 10 s, and end for one that comes later', async () => {
    const { refresh: grandparent } = await signIn();
    const [one, two] = await Promise.all([refresh(grandparent), refresh(grandparent)]);
    const parent = sessionOf(one).refresh;
    expect(sessionOf(two).refresh).toBe(parent);
    const live = sessionOf(await refresh(parent)).refresh;
    expect(sessionOf(await refresh(parent)).refresh).toBe(live);
    expect(sessionOf(await refresh(grandparent)).refresh).toBe(live);
    await query(`update auth.refresh_tokens set updated_at = updated_at - interval '5 seconds'`);
    expect(sessionOf(await refresh(grandparent)).refresh).toBe(live);
    await query(`update auth.refresh_tokens set updated_at = updated_at - interval '6 seconds'`);
    expect(await refresh(grandparent)).toMatchObject({ status: 400, error: 'refresh_token_already_used' });
    expect(await refresh(live)).toMatchObject({ status: 400, error: 'refresh_token_already_used' });
    expect(await refresh('made up')).toMatchObject({ status: 400, error: 'refresh_token_not_found' });
  });

  it.each([
    ['local', [403, 200]],
    ['others', [200, 403]],
    ['global', [403, 403]],
  ])('end by the scope %s, exactly those', async (scope, statuses) => {
    const [mine, other] = [await signIn(), await signIn()];
    expect((await auth(`logout?scope=${scope}`, {}, { token: mine.token })).status).toBe(204);
    expect([(await user(mine.token)).status, (await user(other.token)).status]).toEqual(statuses);
  });
});

describe('a session with the password alone of an account that has a second factor', () => {
  it.each(['others', 'global'])('ends no other session by the scope %s', async (scope) => {
    const owner = await signIn();
    const raised = await prove(owner.token, await enrolled(owner.token));
    const { token } = await signIn();
    expect(await auth(`logout?scope=${scope}`, {}, { token })).toMatchObject({
      status: 403,
      error: 'insufficient_aal',
    });
    expect((await user(raised.token)).status).toBe(200);
    expect((await auth('logout?scope=local', {}, { token })).status).toBe(204);
    expect((await auth(`logout?scope=${scope}`, {}, { token: raised.token })).status).toBe(204);
  });
});

describe('a new password', () => {
  it.each(['password', 'Football', '123456'])('is refused where it is among the commonest: %s', async (password) => {
    const spy = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const answer = await auth('signup', { email: 'common@example.com', password });
    spy.mockRestore();
    expect(answer).toMatchObject({ status: 422, error: 'weak_password' });
  });
});
