/** The mails' links and the mails themselves as the network meets them: without a key, without a script, without a person. */
import type { EmailMessage } from '@supabase/lite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveGateway, type Served } from './support/gateway.ts';

let served: Served;
const sent: EmailMessage[] = [];
beforeAll(async () => {
  served = await serveGateway({}, { seed: false });
  served.backend.app.drivers.email = { send: async (mail) => void sent.push(mail) };
  // All of the app's messages, which take their time on a busy machine.
  await import('../../supabase/local/gateway/mails/written.ts');
}, 60_000);
afterAll(async () => {
  await served?.close();
});

const query = (text: string, params: unknown[] = []) => served.backend.database.query(text, params);
const stateOf = async (email: string) => {
  const [row] = await query('select state from private.current_consents where contact_point = $1', [email]);
  return row?.state ?? null;
};
const signUp = (email: string, language = 'en') =>
  served.post(
    '/rest/v1/signups',
    {
      id: crypto.randomUUID(),
      type: 'newsletter',
      name: 'Ada Quill',
      email,
      consent_email: true,
      consent_sms: false,
      filled_in_ms: 9_000,
      language,
      client_created_at: new Date().toISOString(),
    },
    { 'x-device-id': crypto.randomUUID() },
  );
/** Path and query of the mail's links, the one to confirm first. */
async function mailTo(email: string) {
  await expect.poll(() => sent.filter((mail) => mail.to === email).length, { timeout: 15_000 }).toBe(1);
  const mail = sent.find((one) => one.to === email);
  const [confirm = '', unsubscribe = ''] = (mail?.text?.match(/https?:\S+/g) ?? []).map((link) => {
    const { pathname, search } = new URL(link);
    return pathname + search;
  });
  return { mail, confirm, unsubscribe };
}
/** As a browser or a mail service does: no key, no JSON. */
const press = (path: string, init: RequestInit = {}) =>
  fetch(served.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
    ...init,
  });

it('a form brings one mail soon after, in its language, with links that hold nothing personal', async () => {
  expect((await signUp('Alma@Example.com', 'es')).status).toBe(201);
  const { mail, confirm, unsubscribe } = await mailTo('alma@example.com');
  expect(mail?.subject).toBe('Confirme su correo electrónico');
  expect(confirm).toMatch(/^\/es\/confirm\?t=[0-9a-f]{64}$/);
  expect(unsubscribe).toMatch(/^\/es\/unsubscribe\?t=[0-9a-f]{96}$/);
});

it('a mail that nobody took is sent again, and one that was taken is not', async () => {
  const { email } = served.backend.app.drivers;
  served.backend.app.drivers.email = { send: () => Promise.reject(new Error('No mail server.')) };
  await signUp('late@example.com');
  const problem = () => query('select problem from private.outgoing_mails where problem is not null');
  await expect.poll(problem).toEqual([{ problem: 'not taken' }]);
  served.backend.app.drivers.email = email;
  await query('update private.outgoing_mails set due_at = now() where sent_at is null');
  await signUp('other@example.com');
  await mailTo('late@example.com');
  await signUp('another@example.com');
  await mailTo('another@example.com');
  expect(sent.filter((mail) => mail.to === 'late@example.com')).toHaveLength(1);
});

it('whoever only looks confirms and unsubscribes nothing, and on the site is left to the pages', async () => {
  await signUp('looker@example.com');
  const { confirm, unsubscribe } = await mailTo('looker@example.com');
  for (const path of [confirm, unsubscribe]) {
    expect((await fetch(served.url + path)).status).toBe(418);
    const looked = await fetch(`${served.url}/functions/v1${path}`);
    expect([looked.status, looked.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect((await fetch(`${served.url}/functions/v1${path}`, { method: 'HEAD' })).status).toBe(200);
  }
  expect(await stateOf('looker@example.com')).toBe('granted');
});

it('one press confirms, one press unsubscribes, by a page’s form and by a mail service’s', async () => {
  await signUp('reader@example.com');
  const { confirm, unsubscribe } = await mailTo('reader@example.com');
  expect((await press(confirm)).status).toBe(200);
  expect(await stateOf('reader@example.com')).toBe('confirmed');
  expect((await press(confirm)).status).toBe(404);
  for (let n = 0; n < 2; n++) {
    const answer = await press(`/functions/v1${unsubscribe}`);
    expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining("default-src 'none'"),
    ]);
  }
  expect(await stateOf('reader@example.com')).toBe('revoked');
});

it('presses what is in the address, however large the body is', async () => {
  await signUp('large@example.com');
  const { unsubscribe } = await mailTo('large@example.com');
  const answer = await press(unsubscribe, { body: 'x'.repeat(8_000_000) }).catch(() => null);
  expect(answer?.status ?? 200).toBe(200);
  expect(await stateOf('large@example.com')).toBe('revoked');
});

it('whoever tries many links is told to come back later, while the right ones of the same address go on', async () => {
  await signUp('patient@example.com');
  const { unsubscribe } = await mailTo('patient@example.com');
  const wrong = () => press(`/unsubscribe?t=${'0'.repeat(96)}`);
  expect((await wrong()).status).toBe(404);
  let status = 404;
  // 40 in five minutes by the clock: beyond its end they begin anew.
  for (let n = 0; n < 90 && status === 404; n++) ({ status } = await wrong());
  expect(status).toBe(503);
  expect((await press(unsubscribe)).status).toBe(200);
  expect(await stateOf('patient@example.com')).toBe('revoked');
});
