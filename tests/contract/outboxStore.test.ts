/** What every store of the outbox must do, fake and real alike. */
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { createCampaignDb } from '../../src/adapters/dexie/db.ts';
import { createOutboxStore } from '../../src/adapters/dexie/outboxStore.ts';
import type { Effect, Store } from '../../src/core/outbox/ports.ts';
import { newItem, uuid } from '../support/outbox/items.ts';
import { MemoryDisk, MemoryStore } from '../support/outbox/memoryStore.ts';

interface Bench {
  readonly store: Store;
  /** Another tab on the same disk. */
  other(): Store;
  /** An effect of this store that does `work` when applied. */
  effect(work: () => void): Effect;
  close(): Promise<void>;
}

let databases = 0;

const benches: Record<string, () => Bench> = {
  memory: () => {
    const disk = new MemoryDisk();
    return {
      store: new MemoryStore(disk),
      other: () => new MemoryStore(disk),
      effect: (work) => ({ tables: [], apply: async () => work() }),
      close: async () => {},
    };
  },
  dexie: () => {
    const name = `contract-${++databases}`;
    const opened = [createCampaignDb(name)];
    const [db] = opened;
    if (!db) throw new Error('No database.');
    return {
      store: createOutboxStore(db),
      other: () => {
        const again = createCampaignDb(name);
        opened.push(again);
        return createOutboxStore(again);
      },
      effect: (work) => ({
        tables: ['drafts'],
        apply: async () => {
          await db.drafts.put({ key: 'draft', values: {}, userId: null, updatedAt: 0 });
          work();
        },
      }),
      close: async () => {
        for (const one of opened) one.close();
        await createCampaignDb(name).delete();
      },
    };
  },
};

describe.each(Object.entries(benches))('a store of the outbox (%s)', (_, make) => {
  let bench: Bench | null = null;
  const fresh = () => (bench = make());
  afterEach(async () => bench?.close());

  it('gives items their place in the sequence and keeps them for the next tab', async () => {
    const { store, other } = fresh();
    const first = await store.add(newItem(1));
    const second = await store.add(newItem(2));
    expect([first.added, second.added, second.item.seq > first.item.seq]).toEqual([true, true, true]);
    expect(await other().get(uuid(1))).toEqual(first.item);
    expect((await other().list()).map((i) => i.id)).toEqual([uuid(1), uuid(2)]);
  });

  it('keeps the first item when the same id is added again, and does not repeat its effect', async () => {
    const { store, effect } = fresh();
    let applied = 0;
    await store.add(
      newItem(1),
      effect(() => applied++),
    );
    const again = await store.add(
      newItem(1, { payload: { text: 'other' } }),
      effect(() => applied++),
    );
    expect(again.added).toBe(false);
    expect(again.item.payload).toEqual({ text: 'ok 1' });
    expect(applied).toBe(1);
  });

  it('saves nothing when the effect that belongs to the item fails', async () => {
    const { store, effect } = fresh();
    const failing = effect(() => {
      throw new Error('no');
    });
    await expect(store.add(newItem(1), failing)).rejects.toThrow();
    expect(await store.list()).toEqual([]);
  });

  it('adds of two tabs at once get different places, and one id is added once', async () => {
    const { store, other } = fresh();
    const there = other();
    const both = await Promise.all([
      store.add(newItem(1)),
      there.add(newItem(1)),
      store.add(newItem(2)),
      there.add(newItem(3)),
    ]);
    expect(both.filter((one) => one.added)).toHaveLength(3);
    expect(new Set((await store.list()).map((i) => i.seq)).size).toBe(3);
  });

  it('changes and deletes in one go, and never the id, the place or the user', async () => {
    const { store } = fresh();
    const { item } = await store.add(newItem(1, { userId: uuid(9) }));
    await store.add(newItem(2));
    const decided = await store.change([uuid(1), uuid(2), uuid(7)], (i) =>
      i.id === uuid(2) ? 'delete' : { ...i, state: 'sending', seq: 99, userId: null },
    );
    expect(decided).toEqual([{ ...item, state: 'sending' }]);
    expect(await store.list()).toEqual(decided);
  });

  it('writes nothing when the decision throws', async () => {
    const { store } = fresh();
    await store.add(newItem(1));
    await store.add(newItem(2));
    const change = store.change([uuid(1), uuid(2)], (i) => {
      if (i.id === uuid(2)) throw new Error('no');
      return 'delete';
    });
    await expect(change).rejects.toThrow();
    expect(await store.list()).toHaveLength(2);
  });

  it('lets only one of two tabs take an item', async () => {
    const { store, other } = fresh();
    await store.add(newItem(1));
    const take = (tab: Store) =>
      tab.change([uuid(1)], (i) => (i.state === 'queued' ? { ...i, state: 'sending' } : null));
    const taken = await Promise.all([take(store), take(other())]);
    expect(taken.flat()).toHaveLength(1);
  });

  it('pages through one state by priority, then by place', async () => {
    const { store } = fresh();
    await store.add(newItem(1, { priority: 90 }));
    await store.add(newItem(2));
    await store.add(newItem(3, { state: 'refused' }));
    await store.add(newItem(4));
    const first = await store.page('queued', null, 2);
    expect(first.map((i) => i.id)).toEqual([uuid(2), uuid(4)]);
    const last = first.at(-1);
    const rest = await store.page('queued', last ? { priority: last.priority, seq: last.seq } : null, 2);
    expect(rest.map((i) => i.id)).toEqual([uuid(1)]);
  });

  it('says in which states there is anything', async () => {
    const { store } = fresh();
    await store.add(newItem(1));
    await store.add(newItem(2, { state: 'waiting-update' }));
    expect(await store.occupied(['sending', 'waiting-update', 'queued'])).toEqual(['waiting-update', 'queued']);
    await store.change([uuid(1)], (i) => ({ ...i, state: 'sending' }));
    expect(await store.occupied(['sending', 'waiting-update', 'queued'])).toEqual(['sending', 'waiting-update']);
    expect(await store.occupied([])).toEqual([]);
  });

  it('finds the undelivered items of an entity', async () => {
    const { store } = fresh();
    await store.add(newItem(1, { entityKey: 'door:1' }));
    await store.add(
      newItem(2, { entityKey: 'door:1', state: 'delivered', payload: null, settledAt: '2025-10-20T12:00:00.000Z' }),
    );
    await store.add(newItem(3, { entityKey: 'door:2' }));
    await store.add(newItem(4));
    expect((await store.ofEntities(['door:1', 'door:3'])).map((i) => i.id)).toEqual([uuid(1)]);
  });

  it('counts by state', async () => {
    const { store } = fresh();
    await store.add(newItem(1));
    await store.add(newItem(2));
    await store.add(newItem(3, { state: 'waiting-sign-in' }));
    const counts = { queued: 2, sending: 0, delivered: 0, 'waiting-sign-in': 1, 'waiting-update': 0, refused: 0 };
    expect(await store.counts()).toEqual(counts);
  });

  it('trims the oldest receipts and nothing but receipts', async () => {
    const { store } = fresh();
    for (const n of [1, 2, 3]) {
      await store.add(newItem(n, { state: 'delivered', payload: null, settledAt: `2025-10-20T12:00:0${n}.000Z` }));
    }
    await store.add(newItem(4));
    await store.add(newItem(5, { state: 'refused' }));
    await store.trimReceipts(1);
    expect((await store.list()).map((i) => i.id)).toEqual([uuid(3), uuid(4), uuid(5)]);
  });

  it('imports only what it does not know, in the order given', async () => {
    const { store } = fresh();
    await store.add(newItem(2, { state: 'delivered', payload: null, settledAt: '2025-10-20T12:00:00.000Z' }));
    expect(await store.addMissing([newItem(3), newItem(2), newItem(1), newItem(3)])).toHaveLength(2);
    expect((await store.list()).map((i) => i.id).toSorted()).toEqual([uuid(1), uuid(2), uuid(3)]);
    expect((await store.get(uuid(2)))?.state).toBe('delivered');
  });

  it('saves several and what belongs to them, or none of it', async () => {
    const { store, effect } = fresh();
    let applied = 0;
    const failing = effect(() => {
      throw new Error('no');
    });
    await expect(store.addMissing([newItem(1), newItem(2)], failing)).rejects.toThrow();
    expect(await store.list()).toEqual([]);
    const counted = effect(() => applied++);
    await store.addMissing([newItem(1), newItem(2)], counted);
    await store.addMissing([newItem(1), newItem(2)], counted);
    expect(await store.list()).toHaveLength(2);
    expect(applied).toBe(1);
  });

  it('tells its listeners about a change made in another tab, until they leave', async () => {
    const { store, other } = fresh();
    await store.list();
    let heard = 0;
    const leave = store.subscribe(() => heard++);
    await other().add(newItem(1));
    await expect.poll(() => heard).toBeGreaterThan(0);
    leave();
    const before = heard;
    await store.add(newItem(2));
    await new Promise((done) => setTimeout(done, 50));
    expect(heard).toBe(before);
  });

  it('keeps a thousand items in order', async () => {
    const { store } = fresh();
    await store.addMissing(Array.from({ length: 1000 }, (_item, n) => newItem(n)));
    const page = await store.page('queued', null, 250);
    expect(page.map((i) => i.id)).toEqual(Array.from({ length: 250 }, (_item, n) => uuid(n)));
  });
});
