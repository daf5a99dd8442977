/** What is sent to the server: too much of it, too slowly, too many at once. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { idOf, rest, signIn, stored } from './support/api.ts';
import { expectWell, honestRow, Ledger, now } from './support/honest.ts';
import { ask, head, speak, type Spoken } from './support/http.ts';
import { useTarget } from './support/target.ts';

const target = useTarget({ unlimited: true });

/** Half of a body, twelve times. Everything below is asked beside them, until the server gives them up. */
let stalled: readonly Promise<Spoken>[] = [];
beforeAll(() => {
  const headers = [
    ['apikey', target().publishableKey],
    ['content-type', 'application/json'],
    ['content-length', '1000'],
  ] as const;
  stalled = Array.from({ length: 12 }, () =>
    speak(target().port, `${head('POST', '/rest/v1/signups', headers)}{`, 25_000, /^HTTP\/1\.1 \d+/),
  );
});

describe('a body', () => {
  it('that stops after its first byte, or whose head never ends, keeps no one else waiting', async () => {
    const endless = Array.from({ length: 50 }, () =>
      speak(target().port, 'POST /rest/v1/signups HTTP/1.1\r\nHost: 127.0.0.1\r\nx-a: ', 2000),
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expectWell(target(), 3000);
    await Promise.all(endless);
  });

  it('of 8,192 rows and 32,768 values leaves every later row that is answered 201 in its table, and the reads full', async () => {
    const rows = Array.from({ length: 8192 }, () => honestRow('analytics_events'));
    const answer = await rest(target(), 'POST', 'analytics_events', rows);
    if (answer.status === 201) {
      expect((await stored(target(), 'analytics_events', 'select=id')).length).toBeGreaterThanOrEqual(8192);
    }
    const ledger = new Ledger(target());
    for (let n = 0; n < 10; n++) expect((await ledger.send('signups')).status).toBe(201);
    expect(await ledger.lost()).toEqual([]);
    expect(((await rest(target(), 'GET', 'events?select=id')).body as unknown[]).length).toBeGreaterThan(10); // the sample town's events
  });

  it.each([1000, 20_000, 100_000])(
    'of %i rows in one array is stored whole or refused, and nobody waits for it',
    async (count) => {
      const name = `Array ${randomUUID()}`;
      const rows = Array.from({ length: count }, () => ({ ...honestRow('yard_sign_requests'), name }));
      const big = rest(target(), 'POST', 'yard_sign_requests', rows, { timeout: 60_000 });
      const meanwhile = await new Ledger(target()).send('signups', { timeout: 3000 });
      expect(meanwhile.status, 'an honest row meanwhile').toBe(201);
      const { status, text } = await big;
      const there = (await stored(target(), 'yard_sign_requests', `select=id&name=eq.${encodeURIComponent(name)}`))
        .length;
      expect({ status, there }, text.slice(0, 200)).toEqual({ status, there: status === 201 ? count : 0 });
      // Refused before all was sent: the sender may find the connection closed before it reads the answer.
      const cut = status === 0 && /ECONNRESET|EPIPE/.test(text);
      expect(cut || [201, 413, 429].includes(status), `${status} ${text.slice(0, 200)}`).toBe(true);
      await expectWell(target());
    },
  );

  it.each([
    ['declared', [['content-length', String(50_000_000)]]],
    ['in chunks', [['transfer-encoding', 'chunked']]],
  ] as const)('of 50 MB, %s, is refused as too large while honest rows are taken', async (how, length) => {
    const headers = [['apikey', target().publishableKey], ['content-type', 'application/json'], ...length] as const;
    const text = JSON.stringify([{ ...honestRow('signups'), notes: 'x'.repeat(50_000_000) }]);
    const bytes =
      how === 'declared'
        ? head('POST', '/rest/v1/signups', headers) + text.slice(0, 50_000_000)
        : `${head('POST', '/rest/v1/signups', headers)}${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;
    const sent = speak(target().port, bytes, 20_000, /^HTTP\/1\.1 \d+/);
    await expectWell(target(), 3000);
    const { text: answer, closed } = await sent;
    expect(answer.slice(0, 30), `closed: ${closed}`).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('that is cut off by its sender is stored nowhere', async () => {
    const name = `Cut ${randomUUID()}`;
    const text = JSON.stringify({ ...honestRow('signups'), name });
    const headers = [
      ['apikey', target().publishableKey],
      ['content-type', 'application/json'],
      ['content-length', String(text.length + 50)],
    ] as const;
    await speak(target().port, head('POST', '/rest/v1/signups', headers) + text, 500);
    expect(await stored(target(), 'signups', `select=id&name=eq.${encodeURIComponent(name)}`)).toEqual([]);
    await expectWell(target());
  });

  const kinds: readonly unknown[] = [0, -1, 1e300, [], { toString: 'x' }, { a: { b: 1 } }];
  it('with a number, a list or an object where a time or a name belongs is its sender’s mistake', async () => {
    for (const value of kinds) {
      for (const column of ['client_created_at', 'name', 'id']) {
        const row = { ...honestRow('yard_sign_requests'), [column]: value };
        const { status, text } = await rest(target(), 'POST', 'yard_sign_requests', row);
        const what = `${column}: ${JSON.stringify(value)}: ${text}`;
        expect([201, 400], what).toContain(status);
        expect(text).not.toMatch(/TypeError|RangeError|node:/);
      }
    }
  });

  it.each(['TRACE', 'PROPFIND', 'LOCK', 'PURGE'])(
    'by %s is answered, and blames nobody but its sender',
    async (method) => {
      for (const path of ['/rest/v1/signups', '/rest/v1/rpc/full_events', '/auth/v1/user', '/health']) {
        const headers = { apikey: target().publishableKey };
        const { status } = await ask(target().url, path, { method, headers });
        expect(status, path).toBeGreaterThanOrEqual(200);
        expect(status, path).toBeLessThan(500);
      }
    },
  );

  it('sent twice in one breath with one id is stored once', async () => {
    const row = honestRow('signups');
    const answers = await Promise.all(Array.from({ length: 10 }, () => rest(target(), 'POST', 'signups', row)));
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1);
    expect(await stored(target(), 'signups', `select=id&id=eq.${row['id']}`)).toHaveLength(1);
  });
});

describe('a row', () => {
  it.each(['bearer', 'BEARER', 'Bearer ', 'beaREr  '])(
    'that comes with "%s" and a token is stored under that person’s name',
    async (scheme) => {
      const { access } = await signIn(target(), 'newcomer');
      const row = honestRow('signups');
      const { status } = await rest(target(), 'POST', 'signups', row, {
        headers: { authorization: `${scheme} ${access}` },
      });
      const [there] = await stored(target(), 'signups', `select=user_id&id=eq.${row['id']}`);
      // Refused is well, too: the phone asks for a sign-in then. Only stored under nobody's name it must not be.
      expect(status === 201 ? there?.['user_id'] : 'refused').toBe(status === 201 ? idOf('newcomer') : 'refused');
      if (status !== 201) expect(status).toBe(401);
    },
  );

  it('is there once it was answered 201, and so are 199 others sent at the same moment', async () => {
    const ledger = new Ledger(target());
    const answers = await Promise.all(Array.from({ length: 200 }, () => ledger.send('signups', { timeout: 30_000 })));
    expect(answers.filter(({ status }) => status !== 201).map(({ status, text }) => `${status} ${text}`)).toEqual([]);
    expect(await ledger.lost()).toEqual([]);
  });

  it('that was refused beside others takes none of them along', async () => {
    const ledger = new Ledger(target());
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        n % 3 === 0
          ? rest(target(), 'POST', 'signups', { id: randomUUID(), type: 'idea', name: '', client_created_at: now() })
          : ledger.send('signups', { timeout: 30_000 }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(40);
    expect(await ledger.lost()).toEqual([]);
  });
});

it('a body that stops after its first byte is given up after some seconds', async () => {
  for (const { text, closed } of await Promise.all(stalled)) {
    expect(closed || text !== '', 'an answer or an end within 25 s').toBe(true);
    if (text !== '') expect(text).toMatch(/^HTTP\/1\.1 408 /);
  }
});
