/** More than a server has room for: bodies, connections, photos. Honest people are served meanwhile, and what is full is full for now. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { classify } from '../../src/core/outbox/verdict.ts';
import { draw } from '../support/pictures.ts';
import { change, fields, rest, stored, type Row } from './support/api.ts';
import { deliver, from } from './support/crowd.ts';
import { expectWell, honestRow, Ledger, now } from './support/honest.ts';
import { ask, type Answer } from './support/http.ts';
import { inParallel } from './support/parallel.ts';
import { useTarget } from './support/target.ts';

const target = useTarget({ env: { TRUST_PROXY: '1' } });
const house = (n: number): string => `198.51.${Math.floor(n / 250)}.${(n % 250) + 1}`;

describe('800 bodies of 1 MB at once', () => {
  it('are held by less memory than a small machine has, and forms are taken meanwhile', async () => {
    const pid = target().pid();
    const row = honestRow('signups');
    const body = JSON.stringify(
      Array.from({ length: 50 }, () => ({ ...row, id: randomUUID(), notes: 'x'.repeat(20_000) })),
    );
    expect(body.length).toBeGreaterThan(1_000_000);
    const before = memoryOf(pid, 'VmRSS');
    resetPeak(pid);
    const ledger = new Ledger(target());
    const answers = new Map<number, number>();
    const flood = inParallel(800, 800, async (n) => {
      const headers = { ...from(house(n)), apikey: target().publishableKey, 'content-type': 'application/json' };
      const { status } = await ask(target().url, '/rest/v1/signups', {
        method: 'POST',
        body,
        headers,
        timeout: 90_000,
      });
      answers.set(status, (answers.get(status) ?? 0) + 1);
    });
    for (let n = 0; n < 20; n++) {
      const headers = from(`192.0.2.${n + 1}`);
      await deliver(() => ledger.send('signups', { headers, timeout: 40_000 }));
    }
    await flood;
    const grown = (memoryOf(pid, 'VmHWM') - before) / 1024;
    const said = `${Math.round(grown)} MB more, answers ${JSON.stringify([...answers])}`;
    expect(grown, said).toBeLessThan(350);
    expect(answers.get(201) ?? 0, said).toBe(0);
    expect(ledger.size).toBe(20);
    expect(await ledger.lost()).toEqual([]);
    await expectWell(target(), 10_000);
  }, 240_000);
});

/** kB, as Linux counts them. */
function memoryOf(pid: number, what: 'VmRSS' | 'VmHWM'): number {
  return Number(new RegExp(`^${what}:\\s+(\\d+) kB`, 'm').exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}
const resetPeak = (pid: number): void => fs.writeFileSync(`/proc/${pid}/clear_refs`, '5');

describe('2,000 connections that say a byte now and then', () => {
  const open: net.Socket[] = [];
  afterEach(() => open.splice(0).forEach((socket) => socket.destroy()));

  it.each([
    ['a head', 'POST /rest/v1/signups HTTP/1.1\r\nHost: 127.0.0.1\r\nx-a: '],
    [
      'a body',
      'POST /rest/v1/signups HTTP/1.1\r\nHost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 900000\r\n',
    ],
  ])(
    'of %s keep nobody else waiting',
    async (_, bytes) => {
      const whole = bytes.endsWith('\n') ? `${bytes}apikey: ${target().publishableKey}\r\n\r\n[` : bytes;
      await inParallel(2200, 50, async () => {
        const socket = net.connect({ port: target().port, host: '127.0.0.1', localAddress: '127.0.0.66' });
        open.push(socket);
        socket.on('error', () => undefined);
        await new Promise<void>((resolve) => void socket.once('connect', resolve).once('close', () => resolve()));
        socket.write(whole);
      });
      const drops = setInterval(() => open.forEach((socket) => socket.writable && socket.write('a')), 1000);
      try {
        const ledger = new Ledger(target());
        for (let n = 0; n < 20; n++) {
          const send = () => ledger.send('signups', { headers: { ...from(`192.0.2.${n + 1}`), connection: 'close' } });
          expect((await send()).status).toBe(201);
          await sleep(200);
        }
        expect(await ledger.lost()).toEqual([]);
      } finally {
        clearInterval(drops);
      }
    },
    120_000,
  );
});

describe('photos', () => {
  const report = (): Row => ({
    id: randomUUID(),
    kind: 'lot',
    text: 'Glass all over the lot.',
    address: '40 Second Street',
    client_created_at: now(),
  });
  const pictureOf = async (report_id: unknown): Promise<Row> => ({
    id: randomUUID(),
    report_id,
    picture: (await draw('image/jpeg')).toString('base64'),
    width: 16,
    height: 12,
    client_created_at: now(),
  });
  const send = (table: string, row: Row, address: string) =>
    rest(target(), 'POST', table, row, { headers: from(address, randomUUID()), timeout: 40_000 });
  const verdictOn = (answer: Answer) =>
    classify({
      status: answer.status,
      code: String(fields(answer)['code'] ?? ''),
      message: String(fields(answer)['message'] ?? ''),
      contentType: 'application/json',
      retryAfterMs: Number(answer.headers['retry-after'] ?? 0) * 1000,
      networkError: null,
    }).outcome;
  const limits = (changes: Row) => change(target(), 'POST', 'rpc/set_form_limits', { changes });

  it('for 432 reports that never arrive take no room, and an honest one is kept beside them', async () => {
    const row = await pictureOf(null);
    const before = (await stored(target(), 'site_pictures', 'select=id')).length;
    const verdicts = new Set<string>();
    const flood = inParallel(432, 20, async () => {
      verdicts.add(
        verdictOn(await send('site_pictures', { ...row, id: randomUUID(), report_id: randomUUID() }, '203.0.113.66')),
      );
    });
    const mine = report();
    await deliver(() => send('site_reports', mine, '192.0.2.77'));
    const picture = await pictureOf(mine['id']);
    await deliver(() => send('site_pictures', picture, '192.0.2.77'));
    await flood;
    expect(verdicts).toEqual(new Set(['later']));
    expect((await stored(target(), 'site_pictures', 'select=id')).length).toBe(before + 1);
  });

  it('of one address are bounded for a day, and those of the next address are kept', async () => {
    await limits({ pictures_per_address_day: 5 });
    const statuses: number[] = [];
    for (let n = 0; n < 8; n++) {
      const mine = report();
      expect((await send('site_reports', mine, '203.0.113.67')).status).toBe(201);
      const answer = await send('site_pictures', await pictureOf(mine['id']), '203.0.113.67');
      statuses.push(answer.status);
      if (answer.status !== 201)
        expect([verdictOn(answer), Number(answer.headers['retry-after']) > 0]).toEqual(['later', true]);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
    const mine = report();
    await send('site_reports', mine, '192.0.2.78');
    expect((await send('site_pictures', await pictureOf(mine['id']), '192.0.2.78')).status).toBe(201);
    await limits({ pictures_per_address_day: 100 });
  });

  it('that find the room full wait, with a code and a time, and are kept once there is room', async () => {
    const mine = report();
    await send('site_reports', mine, '192.0.2.79');
    const picture = await pictureOf(mine['id']);
    await limits({ picture_bytes: 1 });
    const full = await send('site_pictures', picture, '192.0.2.79');
    expect([full.status, fields(full)['code'], full.headers['retry-after'], verdictOn(full)]).toEqual([
      503,
      'PT503',
      '900',
      'later',
    ]);
    await limits({ picture_bytes: 2_147_483_648 });
    expect((await send('site_pictures', picture, '192.0.2.79')).status).toBe(201);
  });
});
