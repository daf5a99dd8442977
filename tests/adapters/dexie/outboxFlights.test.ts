/** The proof that noting a batch's departure in one row changes nothing for whoever reads or writes items. */
import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCampaignDb } from '../../../src/adapters/dexie/db.ts';
import { createOutboxStore } from '../../../src/adapters/dexie/outboxStore.ts';
import { markSending, recover, release } from '../../../src/core/outbox/changes.ts';
import type { Decision, Store } from '../../../src/core/outbox/ports.ts';
import type { OutboxItem } from '../../../src/core/outbox/record.ts';
import { newItem, uuid } from '../../support/outbox/items.ts';
import { MemoryStore } from '../../support/outbox/memoryStore.ts';

let count = 0;

const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => uuid(from + i));
const deliver = (item: OutboxItem): Decision =>
  item.state === 'sending'
    ? { ...item, state: 'delivered', payload: null, settledAt: '2025-10-20T12:00:00.000Z' }
    : null;
const take = (item: OutboxItem): Decision => (item.state === 'queued' ? markSending(item) : null);

describe('a batch on its way', () => {
  async function flying() {
    const db = createCampaignDb(`flights-${++count}`);
    const store = createOutboxStore(db);
    await store.addMissing(Array.from({ length: 40 }, (_, n) => newItem(n)));
    await store.page('queued', null, 250);
    await store.change(ids(0, 30), take);
    return { db, store };
  }

  it('is one row, not thirty rewritten records', async () => {
    const { db } = await flying();
    expect((await db.flights.toArray()).map((flight) => flight.seqs.length)).toEqual([30]);
    expect((await db.outbox.toArray()).filter((row) => row.state === 'sending')).toEqual([]);
  });

  it('is found by the next tab after a death, as possibly landed', async () => {
    const { db } = await flying();
    const next = createOutboxStore(createCampaignDb(db.name));
    const dead = await next.page('sending', null, 250);
    expect([dead.length, dead.every((item) => item.mayHaveLanded)]).toEqual([30, true]);
    await next.change(dead.map((item) => item.id), recover); // prettier-ignore
    const items = await next.list();
    expect(items.filter((item) => item.state === 'queued' && item.mayHaveLanded)).toHaveLength(30);
    expect(await db.flights.count()).toBe(0);
  });

  it('cannot be withdrawn, edited or taken a second time', async () => {
    const { store } = await flying();
    expect((await store.get(uuid(3)))?.state).toBe('sending');
    expect(await store.change(ids(0, 30), take)).toEqual([]);
  });

  it('does not shorten a page of what still waits', async () => {
    const { store } = await flying();
    expect((await store.page('queued', null, 10)).map((item) => item.id)).toEqual(ids(30, 40));
  });

  it('ends when its last item has a verdict', async () => {
    const { db, store } = await flying();
    await store.change(ids(0, 20), deliver);
    expect((await db.flights.toArray()).map((flight) => flight.seqs.length)).toEqual([10]);
    await store.change(ids(20, 30), deliver);
    expect(await db.flights.count()).toBe(0);
  });

  it('tells its listeners that it left', async () => {
    const { store } = await flying();
    let heard = 0;
    store.subscribe(() => heard++);
    await store.change(ids(30, 40), take);
    await expect.poll(() => heard).toBeGreaterThan(0);
  });
});

/** What may be done to a store, as data. */
const operation = fc.oneof(
  fc.record({ do: fc.constant('add' as const), many: fc.integer({ min: 1, max: 30 }), keyed: fc.boolean() }),
  fc.record({
    do: fc.constantFrom('take' as const, 'deliver' as const, 'release' as const, 'recover' as const, 'delete' as const),
    from: fc.nat({ max: 90 }),
    many: fc.integer({ min: 1, max: 60 }),
    looked: fc.boolean(),
  }),
  fc.record({ do: fc.constant('trim' as const), keep: fc.nat({ max: 20 }) }),
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

const decisions: Record<string, (item: OutboxItem) => Decision> = {
  take,
  deliver,
  release: (item) => release(item, item.seq % 2 === 0),
  recover,
  delete: (item) => (item.state === 'queued' ? 'delete' : null),
};

async function apply(store: Store, op: Operation, added: number): Promise<unknown> {
  if (op.do === 'add') {
    const some = (n: number) => ({
      priority: n % 3 === 0 ? 90 : 50,
      ...(op.keyed ? { entityKey: `door:${n % 4}` } : {}),
    });
    return store.addMissing(Array.from({ length: op.many }, (_, i) => newItem(added + i, some(added + i))));
  }
  if (op.do === 'trim') return store.trimReceipts(op.keep);
  if (op.looked) await store.page('queued', null, 40);
  return store.change(ids(op.from, op.from + op.many), decisions[op.do] ?? (() => null));
}

async function everything(store: Store) {
  const states = ['queued', 'sending', 'delivered'] as const;
  const pages = await Promise.all(
    states.map(async (state) => {
      const first = await store.page(state, null, 7);
      const last = first.at(-1);
      return [first, last ? await store.page(state, { priority: last.priority, seq: last.seq }, 100) : []];
    }),
  );
  const occupied = await store.occupied(states);
  return { occupied, list: await store.list(), counts: await store.counts(), pages, get: await store.get(uuid(5)), keyed: await store.ofEntities(['door:1']) }; // prettier-ignore
}

it('answers like the plain fake after any sequence of changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 3, maxLength: 14 }), async (operations) => {
      const db = createCampaignDb(`flights-${++count}`);
      const real = createOutboxStore(db);
      const fake = new MemoryStore();
      let added = 0;
      for (const op of operations) {
        const [a, b] = [await apply(real, op, added), await apply(fake, op, added)];
        expect(a).toEqual(b);
        if (op.do === 'add') added += op.many;
        // Which of equally old receipts stay is anybody's choice.
        if (op.do !== 'trim') expect(await everything(real)).toEqual(await everything(fake));
        else if ((await fake.counts()).delivered > 0) break;
      }
      db.close();
    }),
    { numRuns: Number(process.env['FAULTS'] ?? 100) / 2, seed: 7 },
  );
}, 120_000);
