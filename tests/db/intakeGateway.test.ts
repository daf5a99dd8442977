/** The public forms as the network meets them: the gateway's address and the phone's name decide who has sent too much. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveGateway, type Served } from './support/gateway.ts';
import { goodRow } from './support/world.ts';

let served: Served;
beforeAll(async () => {
  served = await serveGateway({}, { seed: false });
});
afterAll(async () => {
  await served?.close();
});

const rows = (count: number) => Array.from({ length: count }, () => goodRow('signups'));
const send = (count: number, device: string) => served.post('/rest/v1/signups', rows(count), { 'x-device-id': device });

it('a phone that has sent 60 forms is told with 429 and in seconds when to come back; another phone is not', async () => {
  const device = randomUUID();
  expect((await send(50, device)).status).toBe(201);
  expect((await send(10, device)).status).toBe(201);
  const answer = await send(1, device);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.json()).toMatchObject({ code: 'PT429', message: 'Too many at once. Try again later.' });
  expect((await send(1, randomUUID())).status).toBe(201);
});

it('an address that the client makes up is not believed', async () => {
  const device = randomUUID();
  expect((await send(60, device)).status).toBe(201);
  const forged = { 'x-device-id': device, 'cf-connecting-ip': '192.0.2.7', 'x-forwarded-for': '192.0.2.8' };
  expect((await served.post('/rest/v1/signups', rows(1), forged)).status).toBe(429);
  const kept = await served.backend.database.query(
    "select 1 from private.form_counts where sender = private.sender_hash('forms address', $1)",
    ['127.0.0.1'],
  );
  expect(kept).toHaveLength(1);
});
