/** What only the real store can get wrong: durability, a full disk, a database that will not open. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCampaignDb } from '../../../src/adapters/dexie/db.ts';
import { createOutboxStore } from '../../../src/adapters/dexie/outboxStore.ts';
import { isQuotaExceeded } from '../../../src/adapters/dexie/storage.ts';
import { newItem, uuid } from '../../support/outbox/items.ts';

let count = 0;
const fresh = () => createCampaignDb(`store-${++count}`);
const read = { key: 'events', userKey: '', rows: [], fetchedAt: 0 };
const full = () => new DOMException('full', 'QuotaExceededError');

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('saving', () => {
  it('asks for strict durability in every write', async () => {
    const asked: unknown[] = [];
    const original = IDBDatabase.prototype.transaction;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
      if (args[1] === 'readwrite') asked.push(args[2]);
      return original.apply(this, args);
    });
    const store = createOutboxStore(fresh());
    await store.add(newItem(1));
    await store.change([uuid(1)], (item) => ({ ...item, state: 'sending' }));
    expect(asked).toEqual([{ durability: 'strict' }, { durability: 'strict' }]);
  });

  it('commits the item and the end of its draft together', async () => {
    const db = fresh();
    const store = createOutboxStore(db);
    await db.drafts.put({ key: 'volunteer', values: {}, userId: null, updatedAt: 0 });
    await store.add(newItem(1), { tables: ['drafts'], apply: () => db.drafts.delete('volunteer') });
    expect([await db.drafts.count(), await db.outbox.count()]).toEqual([0, 1]);
    await db.drafts.put({ key: 'volunteer', values: {}, userId: null, updatedAt: 0 });
    const failing = {
      tables: ['drafts'],
      apply: async () => {
        await db.drafts.delete('volunteer');
        throw new Error('no');
      },
    };
    await expect(store.add(newItem(2), failing)).rejects.toMatchObject({ tag: 'OutboxError' });
    expect([await db.drafts.count(), await db.outbox.count()]).toEqual([1, 1]);
  });
});

describe('a full device', () => {
  /** The first `times` writes of an item find no room. */
  function noRoom(times: number) {
    const original = IDBObjectStore.prototype.add;
    let left = times;
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...args) {
      if (this.name === 'outbox' && left-- > 0) throw full();
      return original.apply(this, args);
    });
  }

  it('gives up cached reads before a single item', async () => {
    const db = fresh();
    const store = createOutboxStore(db);
    await store.add(newItem(1));
    await db.reads.put(read);
    noRoom(1);
    expect((await store.add(newItem(2))).added).toBe(true);
    expect([await db.reads.count(), await db.outbox.count()]).toEqual([0, 2]);
  });

  it('gives up what the network brings again before it refuses to save, but never what opens the app in a dead spot', async () => {
    const gone: string[] = [];
    const kept = new Set(['public-reads', 'later-files', 'precache']);
    vi.stubGlobal('caches', {
      keys: async () => [...kept],
      delete: async (name: string) => kept.delete(name) && gone.push(name),
    });
    const db = fresh();
    const store = createOutboxStore(db);
    await db.drafts.put({ key: 'volunteer', values: {}, userId: null, updatedAt: 0 });
    noRoom(2);
    expect((await store.add(newItem(1))).added).toBe(true);
    expect(gone).toEqual(['public-reads', 'later-files']);
    vi.restoreAllMocks();
    noRoom(3);
    await expect(store.add(newItem(2))).rejects.toMatchObject({ code: 'storage-full' });
    expect([...kept]).toEqual(['precache']);
    expect([await db.drafts.count(), await db.outbox.count()]).toEqual([1, 1]);
  });

  it('says so when that is not enough, and keeps what it has', async () => {
    const store = createOutboxStore(fresh());
    await store.add(newItem(1));
    noRoom(Infinity);
    await expect(store.add(newItem(2))).rejects.toMatchObject({ tag: 'OutboxError', code: 'storage-full' });
    expect((await store.list()).map((i) => i.id)).toEqual([uuid(1)]);
  });

  it('is recognised however Dexie wraps it', () => {
    expect(isQuotaExceeded(full())).toBe(true);
    expect(isQuotaExceeded({ name: 'AbortError', inner: full() })).toBe(true);
    expect(
      isQuotaExceeded({ name: 'BulkError', failures: [new Error('x'), { name: 'AbortError', inner: full() }] }),
    ).toBe(true);
    expect(isQuotaExceeded({ name: 'AbortError', inner: new Error('x') })).toBe(false);
  });
});

describe('a database that will not open', () => {
  it('is a tagged error, and the next try opens it', async () => {
    const store = createOutboxStore(fresh());
    const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('blocked by the settings', 'SecurityError');
    });
    await expect(store.add(newItem(1))).rejects.toMatchObject({ tag: 'OutboxError', code: 'storage-unavailable' });
    open.mockRestore();
    expect((await store.add(newItem(1))).added).toBe(true);
  });

  it('is opened again after the browser closed it', async () => {
    const db = fresh();
    const store = createOutboxStore(db);
    await store.add(newItem(1));
    db.close();
    expect(await store.list()).toHaveLength(1);
  });
});
