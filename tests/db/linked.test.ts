/** Signing in with an account elsewhere, against a real OpenID Connect provider: who gets in as whom, and what can go again. */
import { createHash, randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { samplePassword } from '../../supabase/local/seed.ts';
import { startTownProvider, type TownProvider } from '../support/oidc/provider.ts';
import { openMailbox, type Mailbox } from './support/accounts.ts';
import { serveGateway, type Served } from './support/gateway.ts';

type Fields = Readonly<Record<string, unknown>>;
/** The first mail loads the app's messages, which takes a busy machine a while. */
const MAILED = { timeout: 60_000 };
interface Session {
  readonly access_token: string;
  readonly user: { readonly id: string; readonly email: string; readonly identities: readonly Identity[] } & Fields;
}
interface Identity {
  readonly identity_id: string;
  readonly provider: string;
}

let served: Served;
let town: TownProvider;
let site: string;
beforeAll(async () => {
  site = process.env.SITE_URL ?? 'http://127.0.0.1:4173';
  town = await startTownProvider([`${site}/auth/v1/callback`]);
  const gone = { name: 'gone', issuer: 'http://127.0.0.1:9', clientIds: ['x'], secret: 'x' };
  served = await serveGateway({ providers: [town.settings, gone] });
});
afterAll(async () => {
  await served.close();
  await town.close();
});

const fresh = (): string => `${randomUUID().slice(0, 8)}@example.com`;
const verifier = 'a verifier of at least forty-three characters'.replaceAll(' ', '-');
const challenge = createHash('sha256').update(verifier).digest('base64url');
const bearer = (session: Session) => ({ authorization: `Bearer ${session.access_token}` });
const told = async (answer: Response): Promise<Fields> => ({ status: answer.status, ...(await answer.json()) });

/** From the provider's page back into the server, and to the address that the app is opened with again. */
async function comeBack(address: string): Promise<URL> {
  const home = await town.follow(address, site);
  const answer = await served.ask(home.pathname + home.search, { redirect: 'manual', headers: { apikey: '' } });
  return new URL(answer.headers.get('location') ?? '');
}
async function begin(query: Readonly<Record<string, string>>): Promise<URL> {
  const answer = await served.ask(`/auth/v1/authorize?${new URLSearchParams({ provider: 'town', ...query })}`, {
    redirect: 'manual',
    headers: { apikey: '' },
  });
  return comeBack(answer.headers.get('location') ?? '');
}
const pkce = { code_challenge: challenge, code_challenge_method: 's256' };
const exchange = (code: string | null, code_verifier = verifier) =>
  served.post('/auth/v1/token?grant_type=pkce', { auth_code: code, code_verifier });
async function signedIn(email: string): Promise<Session> {
  const back = await begin({ ...pkce, login_hint: email, redirect_to: `${site}/auth` });
  const answer = await exchange(back.searchParams.get('code'));
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}
async function byPassword(email: string): Promise<Session> {
  const answer = await served.post('/auth/v1/token?grant_type=password', { email, password: samplePassword });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}
async function link(session: Session, email: string): Promise<URL> {
  const query = new URLSearchParams({ provider: 'town', skip_http_redirect: 'true', login_hint: email, ...pkce });
  const answer = await served.ask(`/auth/v1/user/identities/authorize?${query}`, { headers: bearer(session) });
  const { url }: { url: string } = await answer.json();
  return comeBack(url);
}
const unlink = (session: Session, identity: string | undefined) =>
  served.ask(`/auth/v1/user/identities/${identity}`, { method: 'DELETE', headers: bearer(session) });
const user = async (session: Session): Promise<Session['user']> =>
  (await served.ask('/auth/v1/user', { headers: bearer(session) })).json();
const history = async (session: Session): Promise<Fields[]> =>
  (await served.post('/rest/v1/rpc/my_security_events', {}, bearer(session))).json();
const identityOf = (who: Session['user'], provider: string) =>
  who.identities.find((one) => one.provider === provider)?.identity_id;

describe('somebody who comes back from the provider', () => {
  it('is signed in by the page that began, once, and by none without its verifier', async () => {
    const email = fresh();
    const back = await begin({ ...pkce, login_hint: email, redirect_to: `${site}/auth?next=/app` });
    expect(back.href).toMatch(/\/auth\?next=%2Fapp&code=[0-9a-f-]{36}$/);
    const code = back.searchParams.get('code');
    expect(await told(await exchange(code, `${verifier}x`))).toMatchObject({
      status: 400,
      error_code: 'bad_code_verifier',
    });
    const both = await Promise.all([exchange(code), exchange(code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('without PKCE has the session behind the #, where no server reads it', async () => {
    const back = await begin({ login_hint: fresh() });
    expect(back.search).toBe('');
    const said = new URLSearchParams(back.hash.slice(1));
    const answer = await served.ask('/auth/v1/user', {
      headers: { authorization: `Bearer ${said.get('access_token')}` },
    });
    expect(answer.status).toBe(200);
  });

  it('is a new account the first time, the same one the next, with the provider named', async () => {
    const email = fresh();
    const [first, next] = [await signedIn(email), await signedIn(email)];
    expect(next.user.id).toBe(first.user.id);
    expect(next.user).toMatchObject({ email, app_metadata: { provider: 'town', providers: ['town'] } });
  });

  it('is led to the app alone, whatever address was asked for', async () => {
    const back = await begin({ ...pkce, login_hint: fresh(), redirect_to: 'https://elsewhere.example/' });
    expect(back.origin).toBe(new URL(site).origin);
  });

  it('who said no is told so on the page, and one who comes with a made-up state too', async () => {
    const back = await begin({ ...pkce, login_hint: 'nobody@example.com' });
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      error: 'access_denied',
      error_code: 'access_denied',
    });
    const forged = await served.ask(`/auth/v1/callback?code=x&state=${randomUUID()}`, { redirect: 'manual' });
    expect(forged.headers.get('location')).toContain('error_code=bad_oauth_state');
  });

  it('finds a provider that is away or unknown named in an error, and the server goes on', async () => {
    const ask = (provider: string) => served.ask(`/auth/v1/authorize?provider=${provider}`, { redirect: 'manual' });
    expect(await told(await ask('gone'))).toMatchObject({ status: 500 });
    expect(await told(await ask('nowhere'))).toMatchObject({ status: 400, error_code: 'validation_failed' });
  });
});

describe('an address that the provider tells of', () => {
  it('signs in to the account that has it, when the provider has verified it', async () => {
    const mine = await byPassword('advisor@larkspurfalls.example');
    const theirs = await signedIn('advisor@larkspurfalls.example');
    expect(theirs.user.id).toBe(mine.user.id);
  });

  it('opens nobody’s account and makes none while it is not verified', async () => {
    const back = await begin({ ...pkce, login_hint: 'unproved@example.com' });
    expect(back.searchParams.get('error_code')).toBe('provider_email_needs_verification');
  });

  it('closes the door that somebody else had prepared under it: an account never confirmed loses its password', async () => {
    const email = fresh();
    await served.post('/auth/v1/signup', { email, password: 'the stranger’s own', data: { full_name: 'A Stranger' } });
    const { user: owner } = await signedIn(email);
    expect(owner).toMatchObject({
      email_confirmed_at: expect.any(String),
      user_metadata: { full_name: email.split('@')[0] },
    });
    const answer = await served.post('/auth/v1/token?grant_type=password', { email, password: 'the stranger’s own' });
    expect(answer.status).toBe(400);
  });
});

describe('a linked sign-in', () => {
  it('is added to the account that asked, and then signs in to it', async () => {
    const email = fresh();
    const me = await byPassword('content@larkspurfalls.example');
    expect((await link(me, email)).searchParams.has('code')).toBe(true);
    expect((await user(me)).identities.map(({ provider }) => provider).sort()).toEqual(['email', 'town']);
    expect(await history(me)).toContainEqual(expect.objectContaining({ action: 'identity_linked', detail: 'town' }));
    expect((await signedIn(email)).user.id).toBe(me.user.id);
  });

  it('is told to its owner with all else that happened to the account, each thing once', async () => {
    const me = await byPassword('deputy@larkspurfalls.example');
    const again = (path: string, fields: Fields, method = 'POST') => served.post(path, fields, bearer(me), method);
    await link(me, fresh());
    await unlink(me, identityOf(await user(me), 'town'));
    await again('/auth/v1/user', { password: 'brand new words' }, 'PUT');
    await again('/auth/v1/logout?scope=others', {});
    await served.post('/auth/v1/recover', { email: me.user.email });
    const did = async () => (await history(me)).slice(0, 6).map(({ action }) => action);
    // The new password signed the others out.
    const password = ['signed_out', 'password_changed'];
    await expect.poll(did).toEqual(['recovery_asked', 'signed_out', ...password, 'identity_unlinked', 'signed_in']);
  });

  it('that is somebody else’s already stays theirs', async () => {
    const email = fresh();
    const theirs = await signedIn(email);
    const back = await link(await byPassword('finance@larkspurfalls.example'), email);
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      error: 'server_error',
      error_code: 'identity_already_exists',
    });
    expect((await signedIn(email)).user.id).toBe(theirs.user.id);
  });

  it('goes again, the last one never, of two at once neither is the last', async () => {
    const me = await signedIn(fresh());
    expect(await told(await unlink(me, identityOf(me.user, 'town')))).toMatchObject({
      status: 422,
      error_code: 'single_identity_not_deletable',
    });
    await link(me, fresh());
    const all = (await user(me)).identities;
    const both = await Promise.all(all.map(({ identity_id }) => unlink(me, identity_id)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await user(me)).identities).toHaveLength(1);
  });

  it('whose provider the settings name no more is no way in, so the other one stays', async () => {
    const me = await signedIn(fresh());
    await served.backend.database.query(
      `insert into auth.identities (id, provider, provider_id, user_id) values (gen_random_uuid(), 'closed', 'there', $1)`,
      [me.user.id],
    );
    const answer = await told(await unlink(me, identityOf(me.user, 'town')));
    expect(answer).toMatchObject({ status: 422, error_code: 'single_identity_not_deletable' });
  });

  it('of somebody else cannot be taken away', async () => {
    const [me, other] = [await signedIn(fresh()), await signedIn(fresh())];
    await link(me, fresh());
    expect(await told(await unlink(me, identityOf(other.user, 'town')))).toMatchObject({
      error_code: 'identity_not_found',
    });
    expect((await user(other)).identities).toHaveLength(1);
  });

  it('leaves the account its other address when its own goes, and never one that is not proved', async () => {
    const [first, second] = [fresh(), fresh()];
    const me = await signedIn(first);
    await link(me, second);
    await unlink(me, identityOf(me.user, 'town'));
    expect((await user(me)).email).toBe(second);
    const other = await signedIn(fresh());
    await link(other, `unproved-${fresh()}`);
    expect(await told(await unlink(other, identityOf(other.user, 'town')))).toMatchObject({
      error_code: 'email_conflict_identity_not_deletable',
    });
  });
});

describe('linking and unlinking', () => {
  const mailbox = () => {
    const open = openMailbox();
    opened.push(open);
    return open;
  };
  const opened: Mailbox[] = [];
  afterEach(() => opened.splice(0).forEach((one) => one.close()));

  const linkAddress = (session: Session, email = fresh()) => {
    const query = new URLSearchParams({ provider: 'town', skip_http_redirect: 'true', login_hint: email, ...pkce });
    return served.ask(`/auth/v1/user/identities/authorize?${query}`, { headers: bearer(session) });
  };
  const bring = async (session: Session, email = fresh()) =>
    served.post(
      '/auth/v1/token?grant_type=id_token',
      { provider: 'town', id_token: await town.idToken({ sub: email, email }), link_identity: true },
      bearer(session),
    );
  const age = async ({ user: who }: Session) => {
    const mine = `(select id from auth.sessions where user_id = $1)`;
    const query = served.backend.database.query;
    await query(
      `update auth.mfa_amr_claims set updated_at = now() - interval '16 minutes' where session_id in ${mine}`,
      [who.id],
    );
    await query(`update auth.sessions set created_at = now() - interval '16 minutes' where user_id = $1`, [who.id]);
  };
  /** Enrols an authenticator app and proves it. */
  async function withFactor(session: Session): Promise<Session> {
    const headers = bearer(session);
    const made = await told(
      await served.post('/auth/v1/factors', { factor_type: 'totp', friendly_name: 'A' }, headers),
    );
    const { secret } = made.totp as { secret: string };
    const { id } = await told(await served.post(`/auth/v1/factors/${made.id}/challenge`, {}, headers));
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const proved = await served.post(`/auth/v1/factors/${made.id}/verify`, { challenge_id: id, code }, headers);
    expect(proved.status, await proved.clone().text()).toBe(200);
    return proved.json();
  }
  async function refusesAll(session: Session, said: Fields): Promise<void> {
    const before = (await user(session)).identities;
    expect(await told(await linkAddress(session))).toMatchObject(said);
    expect(await told(await bring(session))).toMatchObject(said);
    for (const { identity_id } of before) expect(await told(await unlink(session, identity_id))).toMatchObject(said);
    expect((await user(session)).identities).toEqual(before);
  }

  it('are refused to a session that was left open, until its owner signs in again', async () => {
    const me = await signedIn(fresh());
    await link(me, fresh());
    await age(me);
    await refusesAll(me, { status: 400, error_code: 'reauthentication_needed' });
    const again = await signedIn(me.user.email);
    expect((await unlink(again, identityOf(await user(again), 'town'))).status).toBe(200);
  });

  it('take the second factor of an account that has one, and a proof by it of the last 15 minutes', async () => {
    const email = fresh();
    const first = await signedIn(email);
    await link(first, fresh());
    const proved = await withFactor(first);
    await refusesAll(await signedIn(email), { status: 403, error_code: 'insufficient_aal' });
    await age(proved);
    await refusesAll(proved, { status: 400, error_code: 'reauthentication_needed' });
  });

  it.each<[string, (session: Session) => Promise<unknown>]>([
    [
      'the password was changed elsewhere',
      async (session) => {
        const owner = await signedIn(session.user.email);
        const changed = await served.post('/auth/v1/user', { password: 'brand new words' }, bearer(owner), 'PUT');
        expect(changed.status).toBe(200);
      },
    ],
    [
      'the session that began was ended',
      (session) => served.backend.database.query('delete from auth.sessions where user_id = $1', [session.user.id]),
    ],
  ])('that was begun links nothing after %s', async (_what, happens) => {
    const me = await signedIn(fresh());
    const { url }: { url: string } = await (await linkAddress(me)).json();
    await happens(me);
    const back = await comeBack(url);
    expect(back.searchParams.has('error_code'), back.href).toBe(true);
    const left = await served.backend.database.query('select provider from auth.identities where user_id = $1', [
      me.user.id,
    ]);
    expect(left).toHaveLength(1);
  });

  it('are told by mail to the address that the account has had, a new address of the account too', async () => {
    const mails = mailbox();
    const [first, second, third] = [fresh(), fresh(), fresh()];
    const me = await signedIn(first);
    await link(me, second);
    await expect.poll(() => mails.newest(first), MAILED).toContain('Subject: A sign-in was added to your account\n');
    expect(mails.newest(first)).toContain(`town (${second})`);
    await unlink(me, identityOf(await user(me), 'town'));
    await expect
      .poll(() => mails.newest(first), MAILED)
      .toContain('Subject: The email address of your account changed\n');
    expect(mails.newest(first)).toContain(second);
    await bring(me, third);
    await expect.poll(() => mails.newest(second), MAILED).toContain('Subject: A sign-in was added to your account\n');
  });

  it('are told by mail to an owner whose account a provider’s word for the same address opens', async () => {
    const mails = mailbox();
    const { user: who } = await byPassword('manager@larkspurfalls.example');
    await signedIn(who.email);
    await expect
      .poll(() => mails.newest(who.email), MAILED)
      .toContain('Subject: A sign-in was added to your account\n');
  });
});

describe('an id_token', () => {
  const bring = (fields: Fields, headers = {}) =>
    served.post('/auth/v1/token?grant_type=id_token', { provider: 'town', ...fields }, headers);
  const nonce = 'once';
  const sealed = createHash('sha256').update(nonce).digest('hex');

  it('signs in who it was made for, and links when asked to', async () => {
    const email = fresh();
    const answer = await bring({ id_token: await town.idToken({ sub: email, email, nonce: sealed }), nonce });
    const session: Session = await answer.json();
    expect(session.user.email).toBe(email);
    const more = { sub: fresh(), email: fresh() };
    const linked = await bring({ id_token: await town.idToken(more), link_identity: true }, bearer(session));
    const { user: now }: Session = await linked.json();
    expect(now.id).toBe(session.user.id);
    expect((await user(session)).identities).toHaveLength(2);
  });

  it('is refused with another nonce, for another audience, late, or signed by nobody', async () => {
    const who = { sub: 'somebody', email: fresh(), nonce: sealed };
    const said = async (claims: Fields, sent: Fields = { nonce }) =>
      told(await bring({ id_token: await town.idToken({ ...who, ...claims }), ...sent }));
    expect(await said({}, { nonce: 'twice' })).toMatchObject({ status: 400, error_description: 'Nonces mismatch' });
    expect(await said({}, {})).toMatchObject({ status: 400, error: 'invalid request' });
    expect(await said({ aud: 'another' })).toMatchObject({
      error_description: expect.stringContaining('Unacceptable audience in id_token'),
    });
    expect(await said({ exp: 1_700_000_000 })).toMatchObject({ error_description: 'Bad ID token' });
    expect(await said({ iss: 'https://elsewhere.example' })).toMatchObject({ error_description: 'Bad ID token' });
    const [head, body] = (await town.idToken(who)).split('.');
    expect(await told(await bring({ id_token: `${head}.${body}.AAAA`, nonce }))).toMatchObject({
      error_description: 'Bad ID token',
    });
  });
});
