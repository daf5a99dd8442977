/** A batch that was refused as a whole is judged row by row in one more request, and searched where the server cannot. */
import { expect, it } from 'vitest';
import { answer } from '../../support/outbox/fakeServer.ts';
import { createDevice } from '../../support/outbox/device.ts';
import { note } from '../../support/outbox/kinds.ts';

async function deviceWith(texts: readonly string[], overrides: Parameters<typeof createDevice>[0] = {}) {
  const device = createDevice(overrides);
  for (const text of texts) await device.outbox.enqueue(note, { text });
  return device;
}
const fifty = (...bad: number[]) => Array.from({ length: 50 }, (_, n) => (bad.includes(n) ? 'bad' : `ok ${n}`));

it('names three bad rows among fifty in two requests', async () => {
  const device = await deviceWith(fifty(0, 17, 49));
  expect(await device.outbox.flush('timer')).toMatchObject({ requests: 2, delivered: 47, refused: 3 });
  const refused = (await device.outbox.list()).filter((item) => item.state === 'refused');
  expect(refused.map((item) => item.seq)).toEqual([1, 18, 50]);
  expect(refused[0]?.lastError).toEqual({ code: '23514', constraint: 'text_check', status: 400 });
  expect(device.server.table.size).toBe(47);
});

it('finds out in two requests that the rows of a lost answer are there', async () => {
  const device = await deviceWith(fifty());
  device.server.modes = ['commit-drop'];
  await device.outbox.flush('timer');
  for (let n = 0; n < 8; n++) await device.outbox.enqueue(note, { text: 'ok, new' });
  await device.outbox.retryNow();
  expect(device.states().every((state) => state === 'delivered')).toBe(true);
  // Two go ahead alone, to see whether the network holds.
  expect(device.requests.slice(1).map(({ rows }) => rows.length)).toEqual([8, 1, 1, 48, 48]);
  expect(device.server.journal.filter((entry) => entry.kept)).toHaveLength(58);
});

it('leaves rows that broke over nothing anyone can explain for later, each by itself', async () => {
  const device = await deviceWith(['ok 1', 'crash', 'ok 2']);
  expect(await device.outbox.flush('timer')).toMatchObject({ requests: 2, delivered: 2, later: 1 });
  expect((await device.outbox.list()).map((item) => item.faults)).toEqual([0, 1, 0]);
});

it('searches in parts where the server is older, and asks it once a flush', async () => {
  const device = await deviceWith([...fifty(3), ...fifty(9)]);
  device.server.judgesEach = false;
  const asked: number[] = [];
  const { transport } = device.parts;
  const tab = device.tab({
    transport: {
      ...transport,
      insertEach: async (request) => {
        asked.push(request.rows.length);
        return (await transport.insertEach?.(request)) ?? [];
      },
    },
  });
  expect(await tab.flush('timer')).toMatchObject({ delivered: 98, refused: 2 });
  expect(asked.length).toBe(1);
});

it.each([
  ['201, the answer to another question', answer({ status: 201 })],
  ['404 and a page', answer({ status: 404, contentType: 'text/html' })],
  ['400, because it does not understand', answer({ status: 400, code: 'PGRST102', contentType: 'application/json' })],
])('believes nothing of a server that answers %s, and searches', async (_, strange) => {
  const device = await deviceWith(fifty(17));
  const tab = device.tab({ transport: { ...device.parts.transport, insertEach: async () => strange } });
  expect(await tab.flush('timer')).toMatchObject({ delivered: 49, refused: 1 });
  expect(device.server.table.size).toBe(49);
});

it('waits with all rows when the network goes in between, and sends none of them twice', async () => {
  const device = await deviceWith(fifty(17));
  device.server.modes = ['ok', 'commit-drop'];
  expect(await device.outbox.flush('timer')).toMatchObject({ delivered: 0, refused: 0, later: 50 });
  await device.outbox.retryNow();
  expect(device.states().filter((state) => state !== 'delivered')).toEqual(['refused']);
  expect(device.server.journal.filter((entry) => entry.kept)).toHaveLength(49);
});

it('stops when the server asks for patience in the middle of a batch', async () => {
  const device = await deviceWith([...fifty(1), 'ok, after them']);
  const patience = answer({ status: 429, code: 'PT429', retryAfterMs: 60_000, contentType: 'application/json' });
  const tab = device.tab({
    requestsAtOnce: 1,
    transport: {
      ...device.parts.transport,
      insertEach: async (request) => {
        const [first, ...rest] = request.rows;
        device.server.handle({ ...request, rows: first ? [first] : [] });
        return [answer({}), ...rest.map(() => patience)];
      },
    },
  });
  expect(await tab.flush('timer')).toMatchObject({ status: 'done', nextDueAt: device.clock.now() + 60_000 });
  expect(device.states().slice(0, 2)).toEqual(['delivered', 'queued']);
});

it('asks as nobody else: who signed out in between is not spoken for', async () => {
  const device = createDevice();
  device.signIn('ann');
  for (const text of fifty(17)) await device.outbox.enqueue(note, { text });
  const ann = device.identity.who;
  let requests = 0;
  const outbox = device.tab({
    identity: { current: async () => (requests === 0 ? ann : null) },
    transport: {
      ...device.parts.transport,
      insert: (request) => {
        requests++;
        return device.parts.transport.insert(request);
      },
    },
  });
  await outbox.flush('timer');
  expect([device.requests.length, device.server.table.size]).toEqual([1, 0]);
  expect(device.states().every((state) => state === 'queued')).toBe(true);
});

it('asks about each row at once while bad rows come, so that no batch of them travels twice', async () => {
  const device = await deviceWith(Array.from({ length: 1_000 }, (_, n) => (n % 100 === 57 ? 'bad' : `ok ${n}`)));
  const report = await device.outbox.flush('timer');
  expect(report).toMatchObject({ delivered: 990, refused: 10 });
  // Twenty batches, of which the first bad one was sent twice, and the one that left while that was found out.
  expect(report.requests).toBeLessThanOrEqual(22);
  expect(device.server.journal.filter((entry) => entry.kept)).toHaveLength(990);
});

it('goes back to the plain insert after four batches without a bad row', async () => {
  const kinds: string[] = [];
  const device = await deviceWith([...fifty(3), ...Array.from({ length: 400 }, (_, n) => `ok ${n}`)]);
  const { transport } = device.parts;
  const tab = device.tab({
    transport: {
      insert: (request) => (kinds.push('insert'), transport.insert(request)),
      insertEach: (request) => (kinds.push('each'), transport.insertEach(request)),
    },
  });
  expect(await tab.flush('timer')).toMatchObject({ delivered: 449, refused: 1 });
  expect(kinds.filter((kind) => kind === 'each')).toHaveLength(5);
  expect(kinds.slice(-2)).toEqual(['insert', 'insert']);
});

it('begins each flush with the plain insert', async () => {
  const device = await deviceWith([...fifty(3), ...fifty(4)]);
  await device.outbox.flush('timer');
  for (let n = 0; n < 50; n++) await device.outbox.enqueue(note, { text: `ok ${n}` });
  expect(await device.outbox.flush('timer')).toMatchObject({ requests: 1, delivered: 50 });
});

it('goes on with the plain insert, and sends nothing twice, where the server forgets how to judge in the middle', async () => {
  const device = await deviceWith(Array.from({ length: 500 }, (_, n) => (n % 100 === 57 ? 'bad' : `ok ${n}`)));
  let judged = 0;
  const { transport } = device.parts;
  const tab = device.tab({
    transport: {
      ...transport,
      insertEach: (request) => {
        device.server.judgesEach = ++judged <= 2;
        return transport.insertEach(request);
      },
    },
  });
  expect(await tab.flush('timer')).toMatchObject({ delivered: 495, refused: 5 });
  expect(judged).toBe(3);
  expect(device.server.journal.filter((entry) => entry.kept)).toHaveLength(495);
});

it('keeps each row with its own verdict when the network goes while each is asked about first', async () => {
  const device = await deviceWith(Array.from({ length: 200 }, (_, n) => (n % 50 === 7 ? 'bad' : `ok ${n}`)));
  device.server.modes = ['ok', 'ok', 'ok', 'commit-drop', 'commit-drop'];
  await device.outbox.flush('timer');
  await device.outbox.retryNow();
  await device.outbox.retryNow();
  expect(device.states().filter((state) => state === 'refused')).toHaveLength(4);
  expect(device.states().filter((state) => state === 'delivered')).toHaveLength(196);
  expect(device.server.journal.filter((entry) => entry.kept)).toHaveLength(196);
});
