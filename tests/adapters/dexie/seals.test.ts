/** What lies on a device of somebody who left it. Real IndexedDB code on a fake disk, the real cipher, tabs that die anywhere. */
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCampaignDb, type CampaignDb } from '../../../src/adapters/dexie/db.ts';
import { readDraft, saveDraft } from '../../../src/adapters/dexie/drafts.ts';
import { createMirror, createMirroredIdentity } from '../../../src/adapters/dexie/identity.ts';
import { createOutboxStore } from '../../../src/adapters/dexie/outboxStore.ts';
import { createSealedDrafts, forgetDraftsOf } from '../../../src/adapters/dexie/sealedDrafts.ts';
import { createSealKeys } from '../../../src/adapters/dexie/sealKeys.ts';
import { createOutbox } from '../../../src/core/outbox/outbox.ts';
import { createKindRegistry } from '../../../src/core/outbox/kind.ts';
import { settleSeals } from '../../../src/core/seal/sealing.ts';
import type { SealingParts } from '../../../src/core/seal/ports.ts';
import { FakeServer, olderServer } from '../../support/outbox/fakeServer.ts';
import { note } from '../../support/outbox/kinds.ts';
import { ManualClock, seededRandom, ManualLock } from '../../support/outbox/ports.ts';

const ADA = 'a0000000-0000-4000-8000-00000000000a';
const BOB = 'a0000000-0000-4000-8000-00000000000b';
const secretOf = (user: string, era = 1) => Buffer.alloc(32, user.charCodeAt(user.length - 1) + era).toString('base64');

let count = 0;
let db: CampaignDb;
let server: FakeServer;
let clock: ManualClock;
/** What the server tells, or null in a dead spot. */
let tells: (user: string) => string | null;

beforeEach(() => {
  db = createCampaignDb(`seals-${++count}`);
  server = new FakeServer();
  clock = new ManualClock();
  tells = (user) => secretOf(user);
});

const here = (user: string | null) =>
  createMirror(db).settle(() =>
    user === null ? null : { userId: user, accessToken: server.issueToken(user), expiresAt: clock.now() + 3_600_000 },
  );

function parts(): SealingParts {
  return {
    store: createOutboxStore(db),
    drafts: createSealedDrafts(db),
    keys: createSealKeys(db),
    present: async () => (await createMirroredIdentity(db).current())?.userId ?? null,
    ask: async (user) => tells(user),
  };
}
const settle = (some: Partial<SealingParts> = {}) => settleSeals({ ...parts(), ...some });

const outbox = () =>
  createOutbox({
    store: createOutboxStore(db),
    transport: { ...olderServer, insert: async (request) => server.handle(request) },
    clock,
    lock: new ManualLock(),
    identity: createMirroredIdentity(db),
    random: { ...seededRandom(count), uuid: () => crypto.randomUUID() },
    kinds: createKindRegistry([note]),
    autoFlush: false,
  });
const save = (text: string) => outbox().enqueue(note, { text });

/** Everything in every table, as whoever looks into the browser's storage reads it. */
async function dump(): Promise<string> {
  const tables = await Promise.all(db.tables.map(async (table) => [table.name, await table.toArray()]));
  return JSON.stringify(tables);
}
const items = () => createOutboxStore(db).list();

async function signInAndOut(): Promise<void> {
  await here(ADA);
  await settle();
  await save('ok the dog bites');
  await save('ok Mrs Planted is ill');
  await saveDraft(db, `field:${ADA}:door`, { notes: 'half a Planted talk' }, 1, ADA);
  await here(null);
  await settle();
}

describe('what somebody leaves on a device', () => {
  it('is unreadable once they are signed out: no note, no draft, and no key to open them', async () => {
    await signInAndOut();
    const text = await dump();
    expect(text).not.toMatch(/Planted|dog bites|half a/);
    expect(await createSealKeys(db).held()).toEqual([]);
    expect((await items()).map(({ state, payload }) => [state, payload])).toEqual([
      ['waiting-sign-in', null],
      ['waiting-sign-in', null],
    ]);
  });

  it('opens when they sign in again, and arrives once, under their name', async () => {
    await signInAndOut();
    await outbox().flush('timer');
    expect(server.requests).toBe(0);
    await here(ADA);
    await settle();
    expect(await readDraft(db, `field:${ADA}:door`)).toEqual({ notes: 'half a Planted talk' });
    await outbox().flush('sign-in');
    expect([...server.table.values()].map(({ userId, row }) => [userId, row['text']])).toEqual([
      [ADA, 'ok the dog bites'],
      [ADA, 'ok Mrs Planted is ill'],
    ]);
    expect(await dump()).not.toContain('dog bites');
  });

  it('waits where it is while they are back and nobody has opened it yet', async () => {
    await signInAndOut();
    await here(ADA);
    await outbox().flush('sign-in');
    expect(server.requests).toBe(0);
    expect((await items()).map(({ state, sealed }) => [state, sealed !== undefined])).toEqual([
      ['waiting-sign-in', true],
      ['waiting-sign-in', true],
    ]);
  });

  it('is closed to the next person, who signs in and sends what is theirs', async () => {
    await signInAndOut();
    await here(BOB);
    await settle();
    await save('ok by Bob');
    await outbox().flush('sign-in');
    expect([...server.table.values()].map(({ userId, row }) => [userId, row['text']])).toEqual([[BOB, 'ok by Bob']]);
    expect(await dump()).not.toMatch(/Planted|dog bites/);
    expect((await items()).filter((item) => item.sealed !== undefined)).toHaveLength(2);
  });

  it('stays refused while it is closed, and says why when it is open again', async () => {
    await here(ADA);
    await settle();
    await save('bad Planted');
    await outbox().flush('timer');
    await here(null);
    await settle();
    expect(await dump()).not.toContain('Planted');
    const [closed] = await items();
    expect(closed).toMatchObject({ state: 'refused', lastError: { constraint: 'text_check' } });
    await outbox().retryNow(closed?.id);
    expect(await items()).toMatchObject([{ state: 'refused' }]);
    await here(ADA);
    await settle();
    expect(await items()).toMatchObject([{ state: 'refused', payload: { text: 'bad Planted' } }]);
  });

  it('stays readable, and is not lost, where their key was never to be had', async () => {
    tells = () => null;
    await signInAndOut();
    expect((await items()).map((item) => item.sealed)).toEqual([undefined, undefined]);
    await here(ADA);
    await outbox().flush('sign-in');
    expect(server.table.size).toBe(2);
  });

  it('stays closed, and is not lost, when the server tells another key', async () => {
    await signInAndOut();
    tells = (user) => secretOf(user, 2);
    await here(ADA);
    expect(await settle()).toMatchObject({ opened: 0, unreadable: 3 });
    await here(null);
    await settle();
    tells = (user) => secretOf(user);
    await here(ADA);
    expect(await settle()).toMatchObject({ opened: 3, unreadable: 0 });
  });

  it('is not what visitors typed: that is nobody’s and goes as before', async () => {
    await here(ADA);
    await settle();
    await here(null);
    await save('ok from a visitor');
    await saveDraft(db, 'idea', { idea: 'a visitor’s' }, 1, null);
    await settle();
    await outbox().flush('timer');
    expect(server.table.size).toBe(1);
    expect(await readDraft(db, 'idea')).toEqual({ idea: 'a visitor’s' });
  });

  it('goes into a file as it lies here, and opens for its person on another device', async () => {
    await signInAndOut();
    const file = JSON.stringify(await outbox().exportItems());
    expect(file).not.toContain('Planted');
    db = createCampaignDb(`seals-${++count}`);
    expect(await outbox().importItems(file)).toMatchObject({ added: 2, unreadable: 0 });
    await here(ADA);
    await settle();
    await outbox().flush('sign-in');
    expect(server.table.size).toBe(2);
  });

  it('is never what was typed since: a form saved under a closed one’s id is no second click', async () => {
    await signInAndOut();
    const [first] = await items();
    const again = outbox().enqueue(note, { text: 'ok typed anew' }, { id: first?.id ?? '' });
    await expect(again).rejects.toMatchObject({ code: 'duplicate-id' });
  });
});

describe('a tab that dies while it closes or opens', () => {
  /** Dies at the n-th write: before it, or after it is on the disk and nobody knows. */
  function dying(at: number, when: 'before' | 'after'): SealingParts {
    const whole = parts();
    let writes = 0;
    const mortal = <A extends unknown[], R>(work: (...args: A) => Promise<R>) => {
      return async (...args: A): Promise<R> => {
        const dies = ++writes === at;
        if (dies && when === 'before') throw new Error('The tab is gone.');
        const result = await work(...args);
        if (dies) throw new Error('The tab is gone.');
        return result;
      };
    };
    return {
      ...whole,
      store: { list: whole.store.list, change: mortal(whole.store.change) },
      drafts: { ...whole.drafts, close: mortal(whole.drafts.close), reopen: mortal(whole.drafts.reopen) },
      keys: { ...whole.keys, keep: mortal(whole.keys.keep), drop: mortal(whole.keys.drop) },
    };
  }

  const deaths = [1, 2, 3, 4].flatMap((at) => (['before', 'after'] as const).map((when) => [when, at] as const));

  it.each(deaths)(
    '%s its write %i on the way out loses nothing, and the next start closes the rest',
    async (when, at) => {
      await here(ADA);
      await settle();
      await save('ok the dog bites');
      await save('ok Mrs Planted is ill');
      await saveDraft(db, 'event:new', { title: 'Planted' }, 1, ADA);
      await here(null);
      await settle(dying(at, when)).catch(() => undefined);
      await settle();
      expect(await dump()).not.toMatch(/Planted|dog bites/);
      await here(ADA);
      await settle();
      await outbox().flush('sign-in');
      expect(server.table.size).toBe(2);
      expect(await readDraft(db, 'event:new')).toEqual({ title: 'Planted' });
    },
  );

  it.each(deaths)(
    '%s its write %i on the way in loses nothing, and the next start opens the rest',
    async (when, at) => {
      await signInAndOut();
      await here(ADA);
      await settle(dying(at, when)).catch(() => undefined);
      await settle();
      await outbox().flush('sign-in');
      expect(server.table.size).toBe(2);
      expect(server.journal.filter((entry) => entry.kept)).toHaveLength(2);
      expect(await readDraft(db, `field:${ADA}:door`)).toEqual({ notes: 'half a Planted talk' });
    },
  );

  it('keeps the key while one item is on its way, and closes it when its answer was lost', async () => {
    await here(ADA);
    await settle();
    const { id } = await save('ok the dog bites');
    await createOutboxStore(db).change([id], (item) => ({ ...item, state: 'sending', mayHaveLanded: true }));
    await here(null);
    expect(await settle()).toMatchObject({ closed: 0, left: 1 });
    expect(await createSealKeys(db).held()).toEqual([ADA]);
    await outbox().flush('start');
    expect(await settle()).toMatchObject({ closed: 1, left: 0 });
    expect(await dump()).not.toContain('dog bites');
  });
});

describe('a draft', () => {
  it('is not written down again by a form that is put away because its person left', async () => {
    await here(ADA);
    await saveDraft(db, 'event:new', { title: 'Planted' }, 1, ADA);
    await here(null);
    await forgetDraftsOf(db, ADA);
    await saveDraft(db, 'event:new', { title: 'Planted' }, 2, ADA);
    expect(await dump()).not.toContain('Planted');
  });

  it('that somebody else began under the same name is not overwritten by one that opens, which waits its turn', async () => {
    await signInAndOut();
    await saveDraft(db, `field:${ADA}:door`, { notes: 'newer' }, 2, null);
    await here(ADA);
    await settle();
    expect(await readDraft(db, `field:${ADA}:door`)).toEqual({ notes: 'newer' });
    await db.drafts.delete(`field:${ADA}:door`);
    await settle();
    expect(await readDraft(db, `field:${ADA}:door`)).toEqual({ notes: 'half a Planted talk' });
    expect(await dump()).not.toContain('closed:');
  });
});
