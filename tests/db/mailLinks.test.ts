/** The links and codes in mails about accounts: what opens them, what uses them up, and the two mails of a new address. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { samplePassword } from '../../supabase/local/seed.ts';
import { openMailbox, type Mailbox } from './support/accounts.ts';
import { serveGateway, type Served } from './support/gateway.ts';

type Body = Readonly<Record<string, unknown>>;

let served: Served;
let mailbox: Mailbox;
let clock = Date.now();
beforeAll(async () => {
  served = await serveGateway({ now: () => clock, trustProxy: 1 });
  mailbox = openMailbox();
});
afterAll(async () => {
  mailbox.close();
  await served.close();
});
beforeEach(() => void (clock += 3 * 3_600_000));

async function auth(path: string, body: Body, { method = 'POST', token = '' } = {}) {
  const answer = await served.ask(`/auth/v1/${path}`, {
    method,
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const fields: Body = text.startsWith('{') ? JSON.parse(text) : {};
  return {
    status: answer.status,
    error: String(fields.error_code ?? ''),
    body: fields,
    location: answer.headers.get('location') ?? '',
  };
}
const fresh = () => `${randomUUID()}@example.com`;
const signUp = async (email: string, query = '') => {
  expect((await auth(`signup${query}`, { email, password: samplePassword })).status).toBe(200);
  return email;
};
const columnsOf = async (email: string): Promise<Body> => {
  const [row] = await served.backend.database.query('select * from auth.users where email = $1', [email]);
  return row ?? {};
};
/** What a link in a mail hands over to the page it leads to. */
function handedBy(link: string): { readonly page: string; readonly token_hash: string; readonly type: string } {
  const { pathname, hash } = new URL(link);
  const fields = new URLSearchParams(hash.slice(1));
  return { page: pathname, token_hash: fields.get('token_hash') ?? '', type: fields.get('type') ?? '' };
}

describe('a link in a mail', () => {
  it('leads to a page with a button, in the language of the page that the mail was asked for on', async () => {
    const english = handedBy(mailbox.linkFor(await signUp(fresh())));
    expect(english).toMatchObject({ page: '/auth/confirm', type: 'signup' });
    const site = served.backend.app.config.auth?.site_url ?? '';
    const spanish = await signUp(fresh(), `?redirect_to=${encodeURIComponent(`${site}/es/`)}`);
    expect(handedBy(mailbox.linkFor(spanish))).toMatchObject({ page: '/es/auth/confirm', type: 'signup' });
  });

  it('is not used up by a mail scanner: a GET, however often, confirms no one and gives no token away', async () => {
    const email = await signUp(fresh());
    const { token_hash, type } = handedBy(mailbox.linkFor(email));
    for (const method of ['GET', 'HEAD', 'GET']) {
      const { status, location } = await auth(`verify?token=${token_hash}&type=${type}`, {}, { method });
      expect(status).toBe(303);
      expect(location).not.toContain('access_token');
      expect(handedBy(location)).toEqual({ page: '/auth/confirm', token_hash, type });
    }
    expect((await columnsOf(email)).email_confirmed_at).toBeNull();
    const opened = await auth('verify', { type, token_hash });
    expect(opened.status).toBe(200);
    expect(opened.body).toMatchObject({ user: { email } });
    expect((await auth('verify', { type, token_hash })).error).toBe('otp_expired');
  });

  it('sends a GET nowhere but to a page of this site', async () => {
    const { token_hash } = handedBy(mailbox.linkFor(await signUp(fresh())));
    const elsewhere = encodeURIComponent('https://evil.example/es/');
    const { location } = await auth(
      `verify?token=${token_hash}&type=signup&redirect_to=${elsewhere}`,
      {},
      { method: 'GET' },
    );
    expect(new URL(location).origin).toBe(new URL(served.backend.app.config.auth?.site_url ?? '').origin);
    const odd = await auth(`verify?token=${token_hash}&type=recovery%23x%3Dy`, {}, { method: 'GET' });
    expect(odd.location).toContain('error_code=otp_expired');
  });

  it('has a code beside it that does the same, also where its kind is not named', async () => {
    const email = await signUp(fresh());
    const opened = await auth('verify', { type: 'email', email, token: mailbox.codeFor(email) });
    expect(opened.status).toBe(200);
    expect((await columnsOf(email)).email_confirmed_at).not.toBeNull();
  });
});

describe('a new e-mail address, with double_confirm_changes', () => {
  async function change() {
    const email = await signUp(fresh());
    const { body } = await auth('verify', { type: 'signup', email, token: mailbox.codeFor(email) });
    const token = String(body.access_token);
    const next = fresh();
    const asked = await auth('user', { email: next }, { method: 'PUT', token });
    expect(asked.status).toBe(200);
    expect(asked.body).toMatchObject({ email, new_email: next });
    await expect.poll(() => mailbox.receivers().filter((to) => to === next)).toHaveLength(1);
    return { email, next, token };
  }
  const press = (email: string) => {
    const { token_hash, type } = handedBy(mailbox.linkFor(email));
    return auth('verify', { type, token_hash });
  };
  const emailNow = async (token: string) => (await auth('user', {}, { method: 'GET', token })).body.email;

  it.each([
    ['the old address first', (old: string, next: string) => [old, next]],
    ['the new address first', (old: string, next: string) => [next, old]],
  ] as const)('counts once both links are pressed: %s', async (_, order) => {
    const { email, next, token } = await change();
    const [first, second] = order(email, next);
    const one = await press(first ?? '');
    expect(one.status).toBe(200);
    expect(one.body).toEqual({
      code: '200',
      msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
    });
    expect(await emailNow(token)).toBe(email);
    expect((await press(first ?? '')).error, 'the same link again').toBe('otp_expired');
    expect(await emailNow(token)).toBe(email);
    const two = await press(second ?? '');
    expect(two.status).toBe(200);
    expect(two.body).toMatchObject({ user: { email: next } });
    expect(await emailNow(token)).toBe(next);
    expect((await columnsOf(next)).email_change_confirm_status).toBe(0);
  });

  it('takes the codes as well, each with the address it was sent to', async () => {
    const { email, next, token } = await change();
    const type = (to: string) => auth('verify', { type: 'email_change', email: to, token: mailbox.codeFor(to) });
    expect((await type(next)).body.access_token).toBeUndefined();
    expect((await type(email)).status).toBe(200);
    expect(await emailNow(token)).toBe(next);
  });

  it('forgets the first confirmation when another address is asked for', async () => {
    const { email, next, token } = await change();
    expect((await press(next)).status).toBe(200);
    const other = fresh();
    expect((await auth('user', { email: other }, { method: 'PUT', token })).status).toBe(200);
    await expect.poll(() => mailbox.receivers().filter((to) => to === other)).toHaveLength(1);
    expect((await press(email)).body.msg).toMatch(/^Confirmation link accepted/);
    expect(await emailNow(token)).toBe(email);
    expect((await press(other)).status).toBe(200);
    expect(await emailNow(token)).toBe(other);
  });

  it('is not confirmed after an hour, and one person’s two presses at once count as one', async () => {
    const { email, next, token } = await change();
    await served.backend.database.query(
      "update auth.users set email_change_sent_at = now() - interval '61 minutes' where email = $1",
      [email],
    );
    expect((await press(next)).error).toBe('otp_expired');
    await served.backend.database.query('update auth.users set email_change_sent_at = now() where email = $1', [email]);
    const both = await Promise.all([press(next), press(next), press(next)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await emailNow(token)).toBe(email);
  });

  it('needs the new address alone where the setting is off', async () => {
    const settings = served.backend.app.config.auth?.email;
    if (!settings) throw new Error('config.toml has no [auth.email]');
    settings.double_confirm_changes = false;
    try {
      const { email, next, token } = await change();
      expect(mailbox.newest(email)).not.toMatch(/email_change/);
      expect((await press(next)).body).toMatchObject({ user: { email: next } });
      expect(await emailNow(token)).toBe(next);
    } finally {
      settings.double_confirm_changes = true;
    }
  });
});
