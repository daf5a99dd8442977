/** Other programs that are told of signups, as the network meets them: signed, tried again, never inside the house, never twice at once. */
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { isOutside, postOutside } from '../../supabase/local/gateway/outside.ts';
import { createWebhooks } from '../../supabase/local/gateway/webhooks.ts';
import { serveGateway, type Served } from './support/gateway.ts';

interface Heard {
  readonly headers: Record<string, string>;
  readonly body: string;
}

let served: Served;
let listener: http.Server;
let address: string;
let answer: (response: http.ServerResponse) => void;
const heard: Heard[] = [];

beforeAll(async () => {
  served = await serveGateway({ webhooksToPrivate: true }, { seed: false });
  listener = http.createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString('utf8')));
    request.on('end', () => {
      heard.push({ headers: request.headers as Record<string, string>, body }); // of ours, each sent once
      answer(response);
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`; // Listening on TCP, so it is an AddressInfo.
}, 60_000);
afterAll(async () => {
  listener?.closeAllConnections();
  listener?.close();
  await served?.close();
});

const query = (text: string, params: unknown[] = []) => served.backend.database.query(text, params);
async function hook(path = '/signups', what = '{volunteer,newsletter,yard_sign}') {
  const [row] = await query(
    "insert into private.webhooks (url, secret, what) values ($1, 'whsec_' || encode(sha256(uuid_send(gen_random_uuid())), 'base64'), $2::text[]) returning id, secret",
    [address + path, what],
  );
  return { id: String(row?.['id']), secret: String(row?.['secret']) };
}
const form = (type: string, more: object = {}) =>
  served.post(
    '/rest/v1/signups',
    {
      id: randomUUID(),
      type,
      name: 'Ada Quill',
      email: `${randomUUID()}@example.com`,
      filled_in_ms: 9_000,
      language: 'en',
      client_created_at: new Date().toISOString(),
      ...(type === 'volunteer' ? { phone: '(207) 555-0142', interest: 'phone_bank', notes: 'Afternoons only' } : {}),
      ...(type === 'newsletter' ? { consent_email: true, consent_sms: false } : {}),
      ...more,
    },
    { 'x-device-id': randomUUID() },
  );
const messages = () =>
  query(
    'select attempts, status, problem, delivered_at is not null as taken, given_up_at is not null as ended from private.webhook_messages order by created_at',
  );
const again = async () => {
  await query('update private.webhook_messages set due_at = now() where delivered_at is null');
  await served.post('/rest/v1/rpc/confirm_consent', { token: 'none' });
};

beforeEach(async () => {
  await query('delete from private.webhooks');
  heard.length = 0;
  answer = (response) => void response.writeHead(204).end();
});

it('tells of a volunteer at once, in a message whose signature only its secret makes', async () => {
  const { secret } = await hook();
  expect((await form('volunteer')).status).toBe(201);
  await expect.poll(() => heard.length, { timeout: 15_000 }).toBe(1);
  const [{ headers, body } = { headers: {}, body: '' }] = heard;
  expect(new Webhook(secret).verify(body, headers)).toMatchObject({
    type: 'signup.created',
    data: { kind: 'volunteer', name: 'Ada Quill', interest: 'phone_bank' },
  });
  // Not agreed to: no address, no number; and never what somebody wrote.
  expect(body).not.toMatch(/example\.com|555\D{0,3}0142|Afternoons/);
  const other = await hook('/other');
  expect(() => new Webhook(other.secret).verify(body, headers)).toThrow();
  await expect.poll(messages).toMatchObject([{ attempts: 1, status: 204, taken: true }]);
});

it('tells of a newsletter once its address is confirmed, with the address', async () => {
  await hook();
  const email = `${randomUUID()}@example.com`;
  await form('newsletter', { email });
  await query(
    "insert into public.consents (contact_point, channel, state, method, client_created_at) values ($1, 'email', 'confirmed', 'page', now())",
    [email],
  );
  await again();
  await expect
    .poll(() => heard.map(({ body }) => (JSON.parse(body) as { data: object }).data), { timeout: 15_000 })
    .toMatchObject([{ kind: 'newsletter', email }]);
});

it('tries again what was not taken, later each time, and is quiet after it was', async () => {
  await hook();
  answer = (response) => void response.writeHead(500).end();
  await form('volunteer');
  await expect
    .poll(messages, { timeout: 15_000 })
    .toMatchObject([{ attempts: 1, status: 500, problem: 'refused', taken: false }]);
  answer = (response) => void response.writeHead(302, { location: '/elsewhere' }).end();
  await again();
  await expect.poll(messages, { timeout: 15_000 }).toMatchObject([{ attempts: 2, status: 302, problem: 'redirected' }]);
  const [wait] = await query("select due_at > now() + interval '4 minutes' as later from private.webhook_messages");
  expect(wait).toEqual({ later: true });
  answer = (response) => void response.writeHead(200).end();
  await again();
  await expect.poll(messages, { timeout: 15_000 }).toMatchObject([{ attempts: 3, taken: true }]);
  const ids = heard.map(({ headers }) => headers['webhook-id']);
  expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
  await again();
  expect(heard).toHaveLength(3);
});

it('ends an address that says it is gone', async () => {
  await hook();
  answer = (response) => void response.writeHead(410).end();
  await form('volunteer');
  await expect
    .poll(() => query('select ended_because from private.webhooks'), { timeout: 15_000 })
    .toEqual([{ ended_because: 'gone' }]);
  await form('volunteer');
  expect(await query('select 1 from private.webhook_messages where attempts = 0')).toEqual([]);
});

it('two servers that ask at once send no message twice', async () => {
  await hook();
  await query('update private.webhooks set ended_at = now(), ended_because = $1', ['by_hand']);
  for (let n = 0; n < 5; n++) await form('volunteer');
  await query('update private.webhooks set ended_at = null, ended_because = null');
  await query(`insert into private.webhook_messages (webhook_id, submission_kind, submission_id)
    select hook.id, item.kind, item.id from private.webhooks as hook, public.inbox_items as item order by item.arrived_at desc limit 5`);
  const parts = { backend: served.backend, inTurn: <T>(work: () => Promise<T>) => work(), toPrivate: true };
  const [one, two] = [createWebhooks(parts), createWebhooks(parts)];
  await Promise.all([one.look(), two.look()]);
  await Promise.all([one.stop(), two.stop()]);
  const ids = heard.map(({ headers }) => headers['webhook-id']);
  expect([ids.length, new Set(ids).size]).toEqual([5, 5]);
});

it('what was withdrawn or erased before it was sent is not sent', async () => {
  await hook();
  answer = (response) => void response.writeHead(503).end();
  const [gone, back] = [randomUUID(), randomUUID()];
  await form('volunteer', { id: gone });
  await form('volunteer', { id: back });
  await expect.poll(() => heard.length, { timeout: 15_000 }).toBe(2);
  await query('delete from public.signups where id = $1', [gone]);
  await query('update public.signups set withdrawn_at = now() where id = $1', [back]);
  await again();
  await expect.poll(messages, { timeout: 15_000 }).toMatchObject([{ ended: true, taken: false }]);
  expect(heard).toHaveLength(2);
});

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'ff02::1',
])('%s is inside the house', (inside) => expect(isOutside(inside)).toBe(false));
it.each(['93.184.216.34', '1.1.1.1', '2606:4700:4700::1111'])('%s is outside', (outside) =>
  expect(isOutside(outside)).toBe(true),
);

it.each([
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://localhost/',
  'http://example.org/',
  'https://[::ffff:7f00:1]/',
  'ftp://example.org/',
  'nothing',
])('does not go to %s', async (url) =>
  expect(await postOutside(url, '{}', { headers: {}, toPrivate: false })).toBe('not_allowed'),
);
