/**
 * That nobody finds out a password, a code or who has an account by asking often, and that an account changes hands
 * only with proof.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { samplePassword } from '../../supabase/local/seed.ts';
import { openMailbox, type Mailbox } from './support/accounts.ts';
import { serveGateway, serveGatewayOn, type Served } from './support/gateway.ts';
import { goodRow } from './support/world.ts';

type Body = Readonly<Record<string, unknown>>;
/** The first mail loads the app's messages, which takes a busy machine a while. */
const MAILED = { timeout: 60_000 };
interface Told {
  readonly status: number;
  readonly error: string;
  readonly retry: string | null;
  readonly cookie: string | null;
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
  { from = '10.0.0.1', token = '', method = 'POST', cookie = '', ask = served.ask } = {},
): Promise<Told> {
  const answer = await ask(`/auth/v1/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(cookie === '' ? {} : { cookie }),
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
    cookie: answer.headers.get('set-cookie'),
    body,
  };
}
const email = 'newcomer@larkspurfalls.example';
const signIn = (address: string, password: string, from = '10.0.0.1', ask = served.ask) =>
  auth('token?grant_type=password', { email: address, password }, { from, ask });
/** A second server on the same database: what it knows is what the first one wrote down. */
const serveAgain = () => serveGatewayOn(served.backend, { now: () => clock, trustProxy: 1 });
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

describe('row 9: an account that strangers guess at', () => {
  /** Wrong passwords, each from a network of its own; the statuses of the answers. */
  async function guess(times: number, network = 1): Promise<number[]> {
    const statuses: number[] = [];
    for (let n = 0; n < times; n++) statuses.push((await signIn(email, `wrong ${n}`, `10.${network}.${n}.1`)).status);
    return statuses;
  }

  it('lets its owner in from a new network within 30 s, while the guessing goes on', async () => {
    const statuses = await guess(11, 20);
    expect(
      statuses.filter((status) => status === 400),
      'looked at',
    ).toHaveLength(5);
    const waits: number[] = [];
    for (let n = 0; n < 40; n++) {
      const told = await signIn(email, 'wrong', `10.21.${n}.1`);
      waits.push(Number(told.retry ?? 0));
      clock += 500;
    }
    const first = await signIn(email, samplePassword, '10.40.0.1');
    expect(first).toMatchObject({ status: 429, error: 'over_request_rate_limit' });
    expect(Math.max(...waits, Number(first.retry))).toBeLessThanOrEqual(30);
    for (let n = 0; n < Number(first.retry); n++) {
      clock += 1_000;
      await signIn(email, 'wrong', `10.22.${n}.1`);
    }
    expect((await signIn(email, samplePassword, '10.40.0.1')).status).toBe(200);
  });

  it('lets no one place guess on: after a few turns each next one is later', async () => {
    await guess(11, 30);
    let looked = 0;
    const until = clock + hour;
    while (clock < until) {
      const { status, retry } = await signIn(email, 'wrong', '10.31.0.1');
      if (status === 400) looked += 1;
      clock += Number(retry ?? 1) * 1_000;
    }
    expect(looked).toBeLessThan(30);
  });

  it('keeps a lane for where its owner signed in before, and a restart forgets neither the place nor the lane', async () => {
    expect((await signIn(email, samplePassword, '10.50.0.1')).status).toBe(200);
    await guess(30, 51);
    expect((await signIn(email, samplePassword, '10.50.0.1')).status).toBe(200);
    const restarted = await serveAgain();
    const askAgain = (password: string, from: string) => signIn(email, password, from, restarted.ask);
    for (let n = 0; n < 30; n++) await askAgain('wrong', `10.52.${n}.1`);
    expect((await askAgain(samplePassword, '10.53.0.1')).status, 'a new place, after the restart').toBe(429);
    expect((await askAgain(samplePassword, '10.50.0.1')).status, 'at home, after the restart').toBe(200);
    await restarted.close();
  });

  it('knows its owner’s device on any network, and another’s cookie is of no use', async () => {
    const sent = await signIn(email, samplePassword, '10.60.0.1');
    const cookie = sent.cookie?.split(';')[0] ?? '';
    expect(sent.cookie).toMatch(/^campaign-device=[\w-]{22}; Path=\/auth\/v1; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
    await guess(30, 61);
    const from = (address: string, device: string) =>
      auth('token?grant_type=password', { email, password: samplePassword }, { from: address, cookie: device });
    expect((await from('10.62.0.1', `campaign-device=${'A'.repeat(22)}`)).status).toBe(429);
    expect((await from('10.63.0.1', cookie)).status).toBe(200);
  });

  it('leaves nothing readable in the database about where that was', async () => {
    await signIn(email, samplePassword, '10.70.0.1');
    const rows = await served.backend.database.query('select * from private.known_places');
    expect(rows.length).toBeGreaterThan(0);
    for (const { mark } of rows) expect(mark).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(rows)).not.toMatch(/10\.70|newcomer/);
  });
});

describe('row 10: who has an account', () => {
  it('is not told by asking for one: of 60 answers, all have the same bytes but for ids, times and the address', async () => {
    const confirmed = await account();
    const waiting = fresh();
    await auth('signup', { email: waiting, password: samplePassword });
    const seen = new Map<string, Set<string>>();
    for (let round = 0; round < 6; round++) {
      clock += 3 * hour;
      const draws = Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? fresh() : n % 4 === 1 ? confirmed : waiting));
      await Promise.all(
        draws.map(async (address, n) => {
          const answer = await served.post(
            '/auth/v1/signup',
            { email: address, password: samplePassword, data: n % 3 === 0 ? {} : { full_name: 'A New Name' } },
            { 'x-forwarded-for': `10.80.${round}.${n}` },
          );
          const kind = `${n % 3 === 0 ? 'without' : 'with'} a name`;
          const features = featuresOf(await answer.text(), [...answer.headers], address);
          seen.set(kind, (seen.get(kind) ?? new Set()).add(`${answer.status} ${features}`));
        }),
      );
    }
    for (const [kind, features] of seen) expect([...features], kind).toHaveLength(1);
    expect([...seen.values()].map((all) => all.size)).toEqual([1, 1]);
    expect(mailbox.receivers()).toContain(confirmed);
  });

  /** What tells one answer from another: its bytes, with ids and times replaced by how they are written and what they agree with. */
  function featuresOf(text: string, headers: [string, string][], address: string): string {
    const ids = [...new Set(text.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g))];
    const times = [...new Set(text.match(/\d{4}-\d\d-\d\d[T ][\d:.]+(?:Z|\+00)/g))];
    let said = text.replaceAll(address, 'the address');
    ids.forEach((id, n) => {
      const digits = id.replaceAll('-', '');
      const made = digits.charAt(12) === '7' ? new Date(Number.parseInt(digits.slice(0, 12), 16)).toISOString() : '';
      // A counter of 31 bits is in it: its first digit is below 8.
      const counter = digits.charAt(12) === '7' ? digits.charAt(13) < '8' : '';
      said = said.replaceAll(id, `id ${n}, version ${digits.charAt(12)}, at time ${times.indexOf(made)}, ${counter}`);
    });
    times.forEach((time, n) => (said = said.replaceAll(time, `time ${n}, ${time.replaceAll(/\d/g, '0')}`)));
    const plain = headers.filter(([name]) => name !== 'date' && name !== 'keep-alive');
    return `${said} ${text.length} ${JSON.stringify(plain)}`;
  }

  it('is answered at the same moment after an account’s id is made, whether one is made', async () => {
    const offsets: number[] = [];
    for (const address of [fresh(), email, fresh(), email]) {
      const { body } = await auth('signup', { email: address, password: samplePassword });
      const made = Number.parseInt(String(body.id).replaceAll('-', '').slice(0, 12), 16);
      offsets.push((Date.now() - made) % 100);
    }
    // By the step of a tenth of a second: what is left is the way of the answer itself.
    expect(Math.max(...offsets.map((offset) => Math.min(offset, 100 - offset)))).toBeLessThan(50);
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
    // The token itself is valid for another hour.
    const roles = (token: string) =>
      served.ask('/rest/v1/user_roles?select=role', { headers: { authorization: `Bearer ${token}` } });
    const late = await roles(elsewhere);
    expect([late.status, await late.json()]).toMatchObject([401, { code: 'PT401' }]);
    expect((await roles(here)).status).toBe(200);
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

  it('tells the old address by mail when it gets another one', async () => {
    const [address, next] = [await account(), fresh()];
    const token = await tokenOf(address);
    expect((await auth('user', { email: next }, { token, method: 'PUT' })).status).toBe(200);
    await expect.poll(() => mailbox.receivers().includes(next), MAILED).toBe(true);
    for (const to of [next, address]) {
      const { status } = await auth('verify', { type: 'email_change', email: to, token: mailbox.codeFor(to) });
      expect(status).toBe(200);
    }
    await expect
      .poll(() => mailbox.newest(address), MAILED)
      .toContain('Subject: The email address of your account changed\n');
    expect(mailbox.newest(address)).toContain(next);
  });

  it('keeps its address when one that was asked for is confirmed after a new password', async () => {
    const [address, next] = [await account(), fresh()];
    const thief = await tokenOf(address);
    await auth('user', { email: next }, { token: thief, method: 'PUT' });
    await expect.poll(() => mailbox.receivers().includes(next), MAILED).toBe(true);
    const mailed = [next, address].map((to) => ({
      code: { email: to, token: mailbox.codeFor(to) },
      token_hash: new URLSearchParams(new URL(mailbox.linkFor(to)).hash.slice(1)).get('token_hash') ?? '',
    }));
    const owner = await tokenOf(address);
    const password = 'brand new words';
    expect((await auth('user', { password }, { token: owner, method: 'PUT' })).status).toBe(200);
    for (const { code, token_hash } of mailed) {
      expect(token_hash).not.toBe('');
      expect((await auth('verify', { type: 'email_change', ...code })).error).toBe('otp_expired');
      expect((await auth('verify', { type: 'email_change', token_hash })).error).toBe('otp_expired');
    }
    expect((await signIn(address, password)).status).toBe(200);
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
