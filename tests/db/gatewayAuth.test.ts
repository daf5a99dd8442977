/**
 * That nobody finds out a password, a code or who has an account by asking often, and that an account changes hands
 * only with proof.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { samplePassword } from '../../supabase/local/seed.ts';
import { openMailbox, type Mailbox } from './support/accounts.ts';
import { serveGateway, type Served } from './support/gateway.ts';
import { goodRow } from './support/world.ts';

type Body = Readonly<Record<string, unknown>>;
interface Told {
  readonly status: number;
  readonly error: string;
  readonly retry: string | null;
  readonly body: Body;
}

const hour = 3_600_000;
let served: Served;
let mailbox: Mailbox;
/** Stands still but for what a test adds: pauses are told, not waited for. */
let clock = Date.now();
beforeAll(async () => {
  served = await serveGateway({ now: () => clock, trustProxy: 1 });
  mailbox = openMailbox();
});
afterAll(async () => {
  mailbox.close();
  await served.close();
});
// Each test begins when what the one before it tried is long forgotten.
beforeEach(() => void (clock += 3 * hour));

async function auth(
  path: string,
  fields: Body,
  { from = '10.0.0.1', token = '', method = 'POST' } = {},
): Promise<Told> {
  const answer = await served.ask(`/auth/v1/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(fields) }),
  });
  const text = await answer.text();
  const body: Body = text === '' ? {} : JSON.parse(text);
  return {
    status: answer.status,
    error: String(body.error_code ?? ''),
    retry: answer.headers.get('retry-after'),
    body,
  };
}
const email = 'newcomer@larkspurfalls.example';
const signIn = (address: string, password: string, from?: string) =>
  auth('token?grant_type=password', { email: address, password }, from === undefined ? {} : { from });
async function tokenOf(address: string, password = samplePassword): Promise<string> {
  const { body } = await signIn(address, password);
  if (typeof body.access_token !== 'string') throw new Error(`No token: ${JSON.stringify(body)}`);
  return body.access_token;
}
const fresh = () => `${crypto.randomUUID().slice(0, 8)}@example.com`;
async function account(): Promise<string> {
  const address = fresh();
  await auth('signup', { email: address, password: samplePassword, data: { full_name: 'Somebody New' } });
  const { status } = await auth('verify', { type: 'signup', email: address, token: mailbox.codeFor(address) });
  expect(status).toBe(200);
  return address;
}

describe('row 10: passwords', () => {
  it('may be wrong four times without a pause, then each wait is twice the one before, and the right one ends it', async () => {
    const tries: Told[] = [];
    for (let n = 0; n < 6; n++) tries.push(await signIn(email, `wrong ${n}`));
    expect(tries.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429]);
    expect(tries[5]).toMatchObject({ error: 'over_request_rate_limit', retry: '1' });
    clock += 1_000;
    expect((await signIn(email, 'wrong')).status).toBe(400);
    expect((await signIn(email, 'wrong')).retry).toBe('2');
    clock += 2_000;
    expect((await signIn(email, samplePassword)).status).toBe(200);
    expect((await signIn(email, 'wrong')).status).toBe(400);
  });

  it('of one account can’t be tried from many addresses, and the owner’s own address is not locked out', async () => {
    expect((await signIn(email, samplePassword, '10.9.9.9')).status).toBe(200);
    const tries = [];
    for (let n = 0; n < 12; n++) tries.push((await signIn(email, 'wrong', `10.1.${n}.1`)).status);
    expect(tries.filter((status) => status === 400)).toHaveLength(5);
    expect((await signIn(email, samplePassword, '10.9.9.9')).status).toBe(200);
  });

  it('take as long for an account that is not there, and are refused in the same words', async () => {
    const times = { known: [] as number[], unknown: [] as number[] };
    const answers = new Set<string>();
    for (let n = 0; n < 5; n++) {
      for (const who of ['known', 'unknown'] as const) {
        clock += 3 * hour;
        const began = performance.now();
        const { body } = await signIn(who === 'known' ? email : 'nobody@example.com', 'wrong');
        times[who].push(performance.now() - began);
        answers.add(JSON.stringify(body));
      }
    }
    const median = (all: number[]) => all.toSorted((a, b) => a - b)[2] ?? 0;
    expect(answers.size).toBe(1);
    expect(median(times.unknown)).toBeGreaterThan(median(times.known) / 2);
    expect(median(times.known)).toBeGreaterThan(median(times.unknown) / 2);
  });

  it('that are wrong do not tell that the account waits for its confirmation', async () => {
    const address = fresh();
    await auth('signup', { email: address, password: samplePassword });
    expect((await signIn(address, 'wrong')).error).toBe('invalid_credentials');
    expect((await signIn(address, samplePassword)).error).toBe('email_not_confirmed');
  });

  it('that are wrong thirty times at once keep no insert waiting', async () => {
    let answered = 0;
    const wrong = Array.from({ length: 30 }, async (_, n) => {
      await signIn(`${n}@example.com`, 'wrong', `10.3.${n}.1`);
      answered += 1;
    });
    for (let n = 0; n < 5; n++) {
      expect((await served.post('/rest/v1/signups', goodRow('signups'))).status).toBe(201);
    }
    // By the clock it depends on the machine; in order, five inserts come before most of what was asked before them.
    expect(answered).toBeLessThan(12);
    await Promise.all(wrong);
  });
});

describe('row 10: who has an account', () => {
  it('is not told by asking for one: the answers differ in nothing but ids and times', async () => {
    const shape = (body: Body) =>
      JSON.stringify(body)
        .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'uuid7')
        .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,3})?\+00/g, 'time')
        .replaceAll(/[\w-]+@[\w.]+/g, 'email');
    const data = { full_name: 'Ada Quill' };
    const free = await auth('signup', { email: fresh(), password: samplePassword, data });
    const taken = await auth('signup', { email, password: 'something else', data });
    expect([free.status, taken.status]).toEqual([200, 200]);
    expect(shape(taken.body)).toBe(shape(free.body));
    expect(mailbox.receivers().at(-1)).toBe(email);
  });

  it('is written to in the language of the page it was asked for on, and led to a page in it', async () => {
    const site = new URL(served.backend.app.config.auth?.site_url ?? '').origin;
    const back = `redirect_to=${encodeURIComponent(`${site}/es/`)}`;
    const address = fresh();
    await auth(`signup?${back}`, { email: address, password: samplePassword });
    const first = mailbox.newest(address);
    expect(first).toMatch(
      /Subject: Confirme su correo electrónico\n[^]*Confirme su correo electrónico\.[^]*http[^]*este código: \d{6}\n/,
    );
    expect(mailbox.linkFor(address)).toContain(`${site}/es/auth/confirm#token_hash=`);
    clock += hour;
    await auth(`resend?${back}`, { type: 'signup', email: address });
    await vi.waitFor(() => expect(mailbox.newest(address)).not.toBe(first));
    expect(mailbox.newest(address)).toContain('Confirme su correo electrónico.');
    const link = new URL(mailbox.linkFor(address));
    const old = `token=${new URLSearchParams(link.hash.slice(1)).get('token_hash')}&type=signup&${back}`;
    const opened = await served.ask(`/auth/v1/verify?${old}`, { redirect: 'manual' });
    expect(opened.headers.get('location')).toBe(link.href);
    await auth('verify', { type: 'signup', email: address, token: mailbox.codeFor(address) });
    await auth(`recover?${back}`, { email: address });
    await vi.waitFor(() => expect(mailbox.newest(address)).toContain('Cambie su contraseña.'));
    await auth(`signup?${back}`, { email: address, password: samplePassword });
    expect(mailbox.newest(address)).toContain('Usted ya tiene una cuenta');
    clock += hour;
    await auth(`signup?redirect_to=${encodeURIComponent(site)}`, { email: address, password: samplePassword });
    expect(mailbox.newest(address)).toContain('Subject: You have an account already\n');
  });

  it('that was never confirmed gets its mail again, by signing up again and by asking for it', async () => {
    const address = fresh();
    await auth('signup', { email: address, password: samplePassword });
    const first = mailbox.codeFor(address);
    await auth('signup', { email: address, password: samplePassword });
    const second = mailbox.codeFor(address);
    expect(second).not.toBe(first);
    expect((await auth('resend', { type: 'signup', email: address })).status).toBe(200);
    await expect.poll(() => mailbox.codeFor(address)).not.toBe(second);
    const { status } = await auth('verify', { type: 'signup', email: address, token: mailbox.codeFor(address) });
    expect(status).toBe(200);
  });

  it.each(['recover', 'resend'])('is not told by /%s', async (path) => {
    const known = await auth(path, { type: 'signup', email });
    const unknown = await auth(path, { type: 'signup', email: fresh() });
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({ status: 200, body: {} });
  });

  it('is not mailed without end', async () => {
    const tries = [];
    for (let n = 0; n < 7; n++) tries.push((await auth('recover', { email })).error);
    expect(tries.at(-1)).toBe('over_email_send_rate_limit');
  });
});

describe('row 5: codes', () => {
  const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('are void after five wrong ones, also for the right one, until a new mail is asked for', async () => {
    const address = await account();
    await auth('recover', { email: address });
    await expect.poll(() => mailbox.receivers().filter((to) => to === address)).toHaveLength(2);
    const code = mailbox.codeFor(address);
    const attempt = (token: string) => auth('verify', { type: 'recovery', email: address, token });
    for (let n = 0; n < 5; n++) expect((await attempt(wrongCode(code))).error).toBe('otp_expired');
    expect((await attempt(code)).error).toBe('otp_expired');
    const [row] = await served.backend.database.query('select recovery_token from auth.users where email = $1', [
      address,
    ]);
    expect(row?.recovery_token, 'void in the database too').toBeNull();

    await auth('recover', { email: address });
    await expect.poll(() => mailbox.codeFor(address)).not.toBe(code);
    expect((await attempt(mailbox.codeFor(address))).status).toBe(200);
  });

  it('can’t be tried as links, whose tokens are sealed', async () => {
    const address = await account();
    await auth('recover', { email: address });
    await expect.poll(() => mailbox.receivers().filter((to) => to === address)).toHaveLength(2);
    const bytes = new TextEncoder().encode(address + mailbox.codeFor(address));
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
    expect((await auth('verify', { type: 'recovery', token_hash: hash })).error).toBe('otp_expired');
    const opened = await fetch(`${served.url}/auth/v1/verify?token=${hash}&type=recovery`, { redirect: 'manual' });
    expect(opened.headers.get('location')).toContain('error_code=otp_expired');
    const moved = address.slice(0, 1);
    expect((await auth('verify', { type: 'recovery', email: moved, token: '1234567' })).error).toBe('otp_expired');
  });

  it('come with a link that works, once', async () => {
    const address = fresh();
    await auth('signup', { email: address, password: samplePassword });
    const fields = Object.fromEntries(new URLSearchParams(new URL(mailbox.linkFor(address)).hash.slice(1)));
    expect((await auth('verify', fields)).body).toHaveProperty('access_token');
    expect((await auth('verify', fields)).error).toBe('otp_expired');
  });
});

describe('row 11: one’s own account', () => {
  it('gets a new password only with proof, and that ends its other sessions', async () => {
    const address = await account();
    const [elsewhere, here] = [await tokenOf(address), await tokenOf(address)];
    const change = (fields: Body) => auth('user', fields, { token: here, method: 'PUT' });
    await served.backend.database.query("update auth.sessions set created_at = now() - interval '16 minutes'");
    expect(await change({ password: 'brand new words' })).toMatchObject({
      status: 400,
      error: 'reauthentication_needed',
    });
    expect((await change({ email: fresh() })).error).toBe('reauthentication_needed');
    expect((await change({ password: 'brand new words', current_password: 'wrong' })).error).toBe(
      'current_password_invalid',
    );
    expect((await change({ password: 'brand new words', current_password: samplePassword })).status).toBe(200);
    const me = (token: string) => auth('user', {}, { token, method: 'GET' });
    expect((await me(elsewhere)).error).toBe('session_not_found');
    expect((await me(here)).status).toBe(200);
    expect((await signIn(address, 'brand new words')).status).toBe(200);
  });

  it('needs no other proof in a session’s first 15 minutes; a token that is renewed later makes none', async () => {
    const address = await account();
    const { body: session } = await signIn(address, samplePassword);
    const isOld = (age: string) =>
      served.backend.database.query(
        `update auth.sessions set created_at = now() - interval '${age}'
         where user_id = (select id from auth.users where email = $1)`,
        [address],
      );
    const change = (password: string, token: unknown) =>
      auth('user', { password }, { token: String(token), method: 'PUT' });
    await isOld('14 minutes 30 seconds');
    expect((await change('brand new words', session.access_token)).status).toBe(200);
    await isOld('15 minutes 30 seconds');
    const renewed = await auth('token?grant_type=refresh_token', { refresh_token: session.refresh_token });
    expect(renewed.status).toBe(200);
    for (const token of [session.access_token, renewed.body.access_token]) {
      expect((await change('other new words', token)).error).toBe('reauthentication_needed');
    }
    expect((await signIn(address, 'brand new words')).status).toBe(200);
  });

  it('takes the mailed code as proof, once', async () => {
    const address = await account();
    const token = await tokenOf(address);
    await served.backend.database.query("update auth.sessions set created_at = now() - interval '16 minutes'");
    expect((await auth('reauthenticate', {}, { token, method: 'GET' })).status).toBe(200);
    const nonce = mailbox.codeFor(address);
    const change = (password: string) => auth('user', { password, nonce }, { token, method: 'PUT' });
    expect((await change('brand new words')).status).toBe(200);
    expect((await change('other new words')).error).toBe('reauthentication_not_valid');
  });

  it('gets the code in the language chosen for mails, or in that of the page it is asked for on', async () => {
    const address = await account();
    const token = await tokenOf(address);
    const subject = async (query = '') => {
      clock += hour;
      expect((await auth(`reauthenticate${query}`, {}, { token, method: 'GET' })).status).toBe(200);
      return /^Subject: (.*)$/m.exec(mailbox.newest(address))?.[1];
    };
    expect(await subject()).toBe('Confirm Reauthentication');
    await served.backend.database.query(
      `insert into private.notice_choices (user_id, language) select id, 'es' from auth.users where email = $1`,
      [address],
    );
    expect(await subject()).toBe('Confirme que es usted');
    expect(mailbox.newest(address)).toMatch(/Escriba este código para continuar: \d{6}\b/);
    expect(await subject(`?redirect_to=${encodeURIComponent('http://localhost:4173/')}`)).toBe(
      'Confirm Reauthentication',
    );
  });

  it('gets a new password from the link of a recovery mail', async () => {
    const address = await account();
    await auth('recover', { email: address });
    await expect.poll(() => mailbox.receivers().filter((to) => to === address)).toHaveLength(2);
    const { body } = await auth('verify', { type: 'recovery', email: address, token: mailbox.codeFor(address) });
    const changed = await auth(
      'user',
      { password: 'brand new words' },
      { token: String(body.access_token), method: 'PUT' },
    );
    expect(changed.status).toBe(200);
  });

  it.each([
    ['a name of a megabyte', { data: { full_name: 'x'.repeat(1_000_000) } }, 413],
    ['a name of 201 letters', { data: { full_name: 'x'.repeat(201) } }, 400],
    ['a role', { data: { role: 'candidate' } }, 400],
    ['a password of 73 bytes', { password: 'é'.repeat(37) }, 400],
    ['an address of 255 letters', { email: `${'x'.repeat(243)}@example.com` }, 400],
  ])('does not take %s', async (_what, fields, status) => {
    const token = await tokenOf(email);
    expect((await auth('user', fields, { token, method: 'PUT' })).status).toBe(status);
    const signUp = await auth('signup', { email: fresh(), password: samplePassword, ...fields });
    expect(signUp.status).toBe(status);
  });

  it('has no roles and no app metadata of its own making', async () => {
    const token = await tokenOf(email);
    const fields = { app_metadata: { role: 'x' }, role: 'service_role', data: { full_name: 'New Name' } };
    const { status, body } = await auth('user', fields, { token, method: 'PUT' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ role: 'authenticated', app_metadata: { provider: 'email' } });
  });
});

it.each(['otp', 'magiclink', 'invite', 'admin/users', 'sso', 'nonexistent'])(
  '/auth/v1/%s is not offered',
  async (path) => {
    expect((await auth(path, { email: fresh() })).status).toBe(404);
  },
);
