/** The promise with six requests at once, as towards a hosted backend: the same schedules, the same invariants. */
import { olderServer } from '../../support/outbox/fakeServer.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createDevice } from '../../support/outbox/device.ts';
import { newItem } from '../../support/outbox/items.ts';
import { note } from '../../support/outbox/kinds.ts';
import { commands, play } from '../../support/outbox/schedule.ts';
import type { Mutation } from '../../support/outbox/world.ts';

const RUNS = Number(process.env['FAULTS'] ?? 500);
const SEED = Number(process.env['SEED'] ?? 20251105);
const path = process.env['FAULTS_PATH'];

const sixAtOnce: Mutation = (parts) => ({ ...parts, requestsAtOnce: 6 });

it('keeps every submission exactly once with six requests at once, whatever dies and whatever the server answers', async () => {
  await fc.assert(
    fc.asyncProperty(commands, fc.nat(), async (all, seed) => void (await play(all, seed, sixAtOnce))),
    { numRuns: RUNS, seed: SEED, ...(path === undefined ? {} : { path }) },
  );
}, 900_000);

/** Long enough for everything that needs no answer. */
async function quiet(): Promise<false> {
  for (let i = 0; i < 200; i++) await new Promise((done) => setImmediate(done));
  return false;
}

/** A device whose server answers when told; counts what is on its way. */
function slowDevice(requestsAtOnce: number) {
  const answers: (() => void)[] = [];
  const device = createDevice();
  const flying = { now: 0, most: 0, twice: false, ids: new Set<unknown>() };
  const outbox = device.tab({
    requestsAtOnce,
    transport: {
      ...olderServer,
      async insert(request) {
        const ids = request.rows.map((row) => row['id']);
        flying.twice ||= ids.some((id) => flying.ids.has(id));
        for (const id of ids) flying.ids.add(id);
        flying.most = Math.max(flying.most, ++flying.now);
        await new Promise<void>((answer) => answers.push(answer));
        flying.now--;
        for (const id of ids) flying.ids.delete(id);
        return device.server.handle(request);
      },
    },
  });
  /** Answers everything on its way at once, then waits for what leaves next: one round trip. */
  async function roundTrips(flush: Promise<unknown>): Promise<number> {
    let rounds = 0;
    const ended = flush.then(() => true);
    for (;;) {
      if (await Promise.race([ended, quiet()])) return rounds;
      rounds++;
      for (const answer of answers.splice(0)) answer();
    }
  }
  return { device, outbox, flying, roundTrips };
}

it.each([
  [1, 25],
  [6, 4],
])('finds one bad row among fifty with %i requests at once in at most %i round trips', async (limit, most) => {
  const { device, outbox, flying, roundTrips } = slowDevice(limit);
  for (let n = 0; n < 50; n++) await device.outbox.enqueue(note, { text: n === 17 ? 'bad' : `ok ${n}` });
  expect(await roundTrips(outbox.flush('timer'))).toBeLessThanOrEqual(most);
  expect([flying.most <= limit, flying.twice]).toEqual([true, false]);
  expect([device.server.table.size, device.states().filter((state) => state === 'refused').length]).toEqual([49, 1]);
});

it('is at most four round trips later with a thousand items when one in a hundred is bad', async () => {
  const trips: number[] = [];
  for (const bad of [false, true]) {
    const { device, outbox, flying, roundTrips } = slowDevice(6);
    const text = (n: number) => (bad && n % 100 === 57 ? 'bad' : `ok ${n}`);
    await device.parts.store.addMissing(
      Array.from({ length: 1000 }, (_, n) => newItem(n, { payload: { text: text(n) } })),
    );
    trips.push(await roundTrips(outbox.flush('timer')));
    expect([device.server.table.size, flying.twice]).toEqual([bad ? 990 : 1000, false]);
  }
  const [clean = 0, poisoned = Infinity] = trips;
  expect(poisoned - clean).toBeLessThanOrEqual(4);
});

it('asks about rows whose answer was lost one by one, not in ever smaller groups', async () => {
  const { device, outbox, roundTrips } = slowDevice(6);
  device.server.modes = ['commit-drop'];
  for (let n = 0; n < 50; n++) await device.outbox.enqueue(note, { text: `ok ${n}` });
  await roundTrips(outbox.flush('timer'));
  await device.outbox.enqueue(note, { text: 'ok, and opens the way' });
  device.clock.advance(300_000);
  const before = device.server.requests;
  await roundTrips(outbox.flush('timer'));
  expect(device.states().every((state) => state === 'delivered')).toBe(true);
  expect(device.server.requests - before).toBeLessThanOrEqual(53);
  expect(device.server.journal.filter((entry) => entry.kept)).toHaveLength(51);
});
