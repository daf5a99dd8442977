/** The proof that a frozen page holds no transaction and no lock, and that one that hangs is ended. */
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { watchFreezes } from '../../../src/adapters/browser/freezes.ts';
import { createWebLock } from '../../../src/adapters/browser/lock.ts';
import { createCampaignDb, type CampaignDb } from '../../../src/adapters/dexie/db.ts';
import { createOutboxStore } from '../../../src/adapters/dexie/outboxStore.ts';
import { guarded } from '../../../src/adapters/dexie/storage.ts';
import { StorageHangs, watchTransactions } from '../../../src/adapters/dexie/transactions.ts';
import { Dexie } from 'dexie';
import { newItem, uuid } from '../../support/outbox/items.ts';

let count = 0;

function page() {
  const target = new EventTarget();
  const tell = (type: string, persisted = true) => target.dispatchEvent(Object.assign(new Event(type), { persisted }));
  const freezes = watchFreezes(target);
  return {
    freezes,
    db: createCampaignDb(`frozen-${++count}`, freezes),
    freeze: () => tell('pagehide'),
    leave: () => tell('pagehide', false),
    comeBack: () => tell('pageshow'),
  };
}

/** A write that goes on and on, as one in a frozen page would. @returns what became of it. */
function busyWrite(db: CampaignDb): Promise<string> {
  return db
    .transaction('rw', db.outbox, async () => {
      for (;;) await db.outbox.count();
    })
    .catch((error: unknown) => (error instanceof Error ? error.name : String(error)));
}

describe('a page that freezes', () => {
  it('leaves no open transaction behind: the next page writes at once', async () => {
    const { db, freeze } = page();
    const ended = busyWrite(db);
    await expect.poll(() => db.isOpen()).toBe(true);
    freeze();
    expect(await ended).toBe('AbortError');
    await createOutboxStore(createCampaignDb(db.name)).addMissing([newItem(1)]);
  });

  it('begins no transaction while it is frozen, and does again when it is back', async () => {
    const { db, freeze, comeBack } = page();
    await db.open();
    freeze();
    await expect(db.outbox.count()).rejects.toThrow(/frozen/);
    comeBack();
    expect(await db.outbox.count()).toBe(0);
  });

  it('does not save behind the back of somebody who left it: what was not confirmed is not saved', async () => {
    const { db, freeze, comeBack } = page();
    await db.open();
    const store = createOutboxStore(db);
    const saving = store.add(newItem(1)).then(
      () => 'saved',
      (error: { code: string }) => error.code,
    );
    freeze();
    setTimeout(comeBack, 20);
    expect(await saving).toBe('storage-unavailable');
    expect(await store.list()).toEqual([]);
  });

  it('keeps what was confirmed', async () => {
    const { db, freeze, comeBack } = page();
    const store = createOutboxStore(db);
    await store.add(newItem(1));
    freeze();
    comeBack();
    expect(await store.get(uuid(1))).toMatchObject({ state: 'queued' });
  });

  it('goes on with a look or a change that was interrupted', async () => {
    const { db, freeze, comeBack } = page();
    const store = createOutboxStore(db);
    await store.add(newItem(1));
    const looking = store.list();
    const changing = store.change([uuid(1)], (item) => ({ ...item, attempts: 7 }));
    freeze();
    setTimeout(comeBack, 20);
    expect(await looking).toHaveLength(1);
    expect(await changing).toMatchObject([{ attempts: 7 }]);
  });

  it('finishes what it began when it is not kept', async () => {
    const { db, leave } = page();
    await db.open();
    const saving = createOutboxStore(db).add(newItem(1));
    leave();
    expect((await saving).added).toBe(true);
  });

  it('lets go of the lock, tells its holder, and waits for the work only when it is back', async () => {
    const { freezes, freeze } = page();
    const name = `frozen-lock-${count}`;
    const next = createWebLock(navigator.locks, name);
    let finish: (value: string) => void = () => undefined;
    let lost: AbortSignal | undefined;
    const held = createWebLock(navigator.locks, name, freezes).tryRun((signal) => {
      lost = signal;
      return new Promise<string>((resolve) => (finish = resolve));
    });
    await expect.poll(() => lost).toBeDefined();
    expect(await next.tryRun(() => Promise.resolve('in'))).toEqual({ acquired: false });
    freeze();
    expect(lost?.aborted).toBe(true);
    await expect.poll(() => next.tryRun(() => Promise.resolve('in'))).toEqual({ acquired: true, value: 'in' });
    finish('late');
    expect(await held).toEqual({ acquired: true, value: 'late' });
  });

  it('tells the caller when the work under the lock fails', async () => {
    const { freezes } = page();
    const lock = createWebLock(navigator.locks, `failing-${count}`, freezes);
    await expect(lock.tryRun(() => Promise.reject(new Error('no storage')))).rejects.toThrow('no storage');
    expect(await lock.tryRun(() => Promise.resolve(1))).toEqual({ acquired: true, value: 1 });
  });
});

describe('a transaction that does not end', () => {
  /** Looks at its transactions every few ms, so that "hanging" takes no seconds. */
  function impatient() {
    const db = new Dexie(`hangs-${++count}`);
    db.version(1).stores({ things: 'id' });
    const transactions = watchTransactions(db, watchFreezes(null), 10);
    return { db, things: db.table('things'), transactions };
  }

  it('is ended, its caller is told, and the next one goes through', async () => {
    const { db, things, transactions } = impatient();
    const hanging = transactions.watched(() =>
      db.transaction('rw', things, async () => {
        for (;;) await things.count();
      }),
    );
    await expect(hanging).rejects.toBeInstanceOf(StorageHangs);
    await transactions.watched(() => things.put({ id: 1 }));
    expect(await things.count()).toBe(1);
  });

  it('is done again once, and then said in words', async () => {
    const { db } = page();
    let tries = 0;
    const hang = () => {
      tries++;
      return Promise.reject(new StorageHangs());
    };
    await expect(guarded(db, hang)).rejects.toMatchObject({ code: 'storage-unavailable' });
    expect(tries).toBe(2);
  });
});
