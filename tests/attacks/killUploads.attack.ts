/** node killed with kill -9 while contributions and photos come in: what it acknowledged is there, whole, and nothing is there by half. */
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { draw } from '../support/pictures.ts';
import { rest, signIn, stored, type Row } from './support/api.ts';
import { from } from './support/crowd.ts';
import { expectWell, now } from './support/honest.ts';
import { ask } from './support/http.ts';
import { ADA, gift } from './support/money.ts';
import { diceFor } from './support/seed.ts';
import { startTarget, type Target } from './support/target.ts';

const ROUNDS = 4;
const SIZE = { width: 16, height: 12 };

let target: Target;
beforeAll(async () => void (target = await startTarget({ TRUST_PROXY: '1' })));
afterAll(() => target?.stop());

interface Acknowledged {
  readonly gifts: Row[];
  readonly pictures: Row[];
  /** Files in the storage: name to bytes. */
  readonly files: Map<string, Buffer>;
}

/** Each sends without a pause until it is told to stop, and again after a kill, as the outbox would: under the same id. */
function crowd(tokens: { readonly finance: string; readonly content: string }, all: Acknowledged) {
  const over = new AbortController();
  const repeat = async (step: () => Promise<void>): Promise<void> => {
    while (!over.signal.aborted) await step();
  };
  const until = async (send: () => Promise<number>): Promise<boolean> => {
    for (let tries = 0; tries < 400 && !over.signal.aborted; tries++) {
      const status = await send();
      if (status === 201 || status === 200 || (status === 409 && tries > 0)) return true;
      await sleep(100);
    }
    return false;
  };
  const insert = (table: string, row: Row, token?: string, address = '192.0.2.9') =>
    until(async () => {
      const headers = from(address);
      return (await rest(target, 'POST', table, row, { headers, ...(token === undefined ? {} : { token }) })).status;
    });
  let visitors = 0;
  const senders = [
    repeat(async () => {
      const row = gift('finance', { contributor_id: ADA, amount_cents: 100 + all.gifts.length });
      if (await insert('ledger_entries', row, tokens.finance)) all.gifts.push(row);
    }),
    repeat(async () => {
      const address = `198.51.100.${(visitors += 1) % 250}`;
      const report = {
        id: randomUUID(),
        kind: 'lot',
        text: 'Glass all over.',
        address: '40 Second Street',
        client_created_at: now(),
      };
      if (!(await insert('site_reports', report, undefined, address))) return;
      const picture = (await draw('image/jpeg')).toString('base64');
      const row = { id: randomUUID(), report_id: report.id, picture, ...SIZE, client_created_at: now() };
      if (await insert('site_pictures', row, undefined, address)) all.pictures.push(row);
    }),
    repeat(async () => {
      const bytes = await draw('image/jpeg');
      const file = `${createHash('sha256').update(bytes).digest('hex')}.jpg`;
      const done = await until(async () => {
        const headers = {
          ...from('192.0.2.10'),
          apikey: target.publishableKey,
          authorization: `Bearer ${tokens.content}`,
        };
        const upload = { method: 'POST', body: bytes, headers: { ...headers, 'content-type': 'image/jpeg' } };
        return (await ask(target.url, `/storage/v1/object/media/${file}`, upload)).status;
      });
      if (done) all.files.set(file, bytes);
    }),
  ];
  return async () => {
    over.abort();
    await Promise.all(senders);
  };
}

it('keeps every contribution and every photo that it acknowledged, byte by byte, and takes more afterwards', async () => {
  const dice = diceFor('kill uploads');
  const tokens = {
    finance: (await signIn(target, 'finance')).access,
    content: (await signIn(target, 'content')).access,
  };
  const all: Acknowledged = { gifts: [], pictures: [], files: new Map() };
  const stop = crowd(tokens, all);
  for (let round = 0; round < ROUNDS; round++) {
    await sleep(dice.between(400, 2500));
    await target.restart('SIGKILL');
  }
  await sleep(2000);
  await stop();
  expect(Math.min(all.gifts.length, all.pictures.length, all.files.size)).toBeGreaterThan(0);

  const entries = new Map(
    (await stored(target, 'ledger_entries', 'select=id,amount_cents')).map((row) => [row['id'], row['amount_cents']]),
  );
  expect(all.gifts.filter(({ id, amount_cents }) => entries.get(id) !== amount_cents)).toEqual([]);
  expect(new Set(all.gifts.map(({ id }) => id)).size).toBe(all.gifts.length);
  const pictures = new Map(
    (await stored(target, 'site_pictures', 'select=id,picture')).map((row) => [row['id'], row['picture']]),
  );
  expect(all.pictures.filter(({ id, picture }) => pictures.get(id) !== picture)).toEqual([]);
  for (const [file, bytes] of all.files) {
    const headers = { apikey: target.publishableKey, authorization: `Bearer ${tokens.content}` };
    const answer = await fetch(`${target.url}/storage/v1/object/media/${file}`, { headers });
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes), file).toBe(true);
  }
  await expectWell(target, 10_000);
}, 400_000);
