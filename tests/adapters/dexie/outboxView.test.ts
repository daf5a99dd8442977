/** What screens see of the outbox: whose it is, always as it is now, and said when it cannot be seen. */
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { createCampaignDb, type CampaignDb } from '../../../src/adapters/dexie/db.ts';
import { keepFactWithItem } from '../../../src/adapters/dexie/localFacts.ts';
import { forgetReadsOf } from '../../../src/adapters/dexie/identity.ts';
import { createOutboxStore } from '../../../src/adapters/dexie/outboxStore.ts';
import { createOutboxView } from '../../../src/adapters/dexie/outboxView.ts';
import { heldByEarlier, stateFor, totalsOf, type Answer, type Live } from '../../../src/core/outbox/view.ts';
import { newItem, uuid } from '../../support/outbox/items.ts';

let count = 0;
function device() {
  const name = `view-${++count}`;
  const db = createCampaignDb(name);
  const troubles: unknown[] = [];
  const view = createOutboxView(db, (cause) => troubles.push(cause));
  return { db, store: createOutboxStore(db), view, troubles, again: () => createOutboxStore(createCampaignDb(name)) };
}

const signIn = (db: CampaignDb, userId: string) =>
  db.meta.put({ key: 'identity', value: { userId, accessToken: 'token', expiresAt: 1 } });

function known<T>(answer: Answer<T>): T {
  if (answer === 'unavailable') throw new Error('Nothing was answered.');
  return answer;
}

/** The answers from now on; the next one is waited for. */
function watch<T>(live: Live<T>) {
  const waiting: ((answer: Answer<T>) => void)[] = [];
  const stop = live.subscribe((answer) => waiting.shift()?.(answer));
  return { stop, next: () => new Promise<Answer<T>>((resolve) => waiting.push(resolve)) };
}

describe('the outbox as screens see it', () => {
  it('counts what goes by itself, what needs whoever looks, and never what is nobody’s submission', async () => {
    const { db, store, view } = device();
    await signIn(db, 'ada');
    await store.addMissing([
      newItem(1),
      newItem(2, { state: 'waiting-update' }),
      newItem(3, { state: 'waiting-sign-in' }),
      newItem(4, { state: 'waiting-sign-in', userId: 'ada' }),
      newItem(5, { state: 'waiting-sign-in', userId: 'bob' }),
      newItem(6, { state: 'refused' }),
      newItem(7, { state: 'refused', userId: 'bob' }),
      newItem(8, { state: 'delivered', settledAt: '2025-10-20T12:00:00.000Z' }),
      newItem(9, { priority: 90 }),
      newItem(10, { priority: 95, state: 'refused' }),
    ]);
    expect(totalsOf(known(await view.glance().once()))).toEqual({ waiting: 3, needsYou: 2, sent: 1 });
    await db.meta.clear();
    expect(totalsOf(known(await view.glance().once())), 'who left is told of what they left').toMatchObject({
      needsYou: 4,
    });
  });

  it('counts nothing of another person as waiting, in whatever state they left it', async () => {
    const { db, store, view } = device();
    await signIn(db, 'bob');
    await store.addMissing([
      newItem(1, { userId: 'ada' }),
      newItem(2, { userId: 'ada', attempts: 2, nextAttemptAt: Date.now() + 60_000 }),
      newItem(3, { userId: 'ada', state: 'waiting-update' }),
      newItem(4, { userId: 'ada', state: 'sending' }),
      newItem(5, { userId: 'bob' }),
    ]);
    expect(totalsOf(known(await view.glance().once()))).toEqual({ waiting: 1, needsYou: 0, sent: 0 });
    const { items, me } = known(await view.listed(9, 9).once());
    expect(items.map((item) => stateFor(item, me))).toEqual([
      'waiting-sign-in',
      'waiting-sign-in',
      'waiting-sign-in',
      'sending',
      'queued',
    ]);
    await db.meta.clear();
    expect(totalsOf(known(await view.glance().once())), 'signed out: all of it needs a sign-in').toEqual({
      waiting: 0,
      needsYou: 5,
      sent: 0,
    });
  });

  it('knows which of a sender’s own follow one that does not leave by itself', () => {
    const door = (n: number, some: Parameters<typeof newItem>[1] = {}) => ({
      ...newItem(n, { userId: 'ada', entityKey: 'door:1', ...some }),
      seq: n,
    });
    const items = [
      door(1, { userId: 'bob', state: 'refused' }),
      door(2),
      door(3, { state: 'refused' }),
      door(4),
      door(5, { userId: null }),
      door(6, { entityKey: 'door:2' }),
    ];
    expect([...heldByEarlier(items)]).toEqual([uuid(4)]);
  });

  it('lists what waits with the oldest first, then receipts with the newest first, and no more than asked for', async () => {
    const { store, view } = device();
    const sent = (n: number) => newItem(n, { state: 'delivered', settledAt: `2025-10-20T12:0${n}:00.000Z` });
    await store.addMissing([newItem(1, { state: 'refused' }), sent(2), newItem(3), sent(4), sent(5), newItem(6)]);
    const { items } = known(await view.listed(1, 2).once());
    expect(items.map(({ id }) => id)).toEqual([1, 3, 5, 4].map(uuid));
  });

  it('is told of what another tab saves', async () => {
    const { view, again } = device();
    const seen = watch(view.unsentOf('ada'));
    expect(await seen.next()).toEqual([]);
    const next = seen.next();
    await again().addMissing([newItem(1, { userId: 'ada' })]);
    expect(known(await next).map(({ id }) => id)).toEqual([uuid(1)]);
    seen.stop();
  });

  it('tells what was saved about a topic in the order in which it was saved, whatever its ids', async () => {
    const { store, view } = device();
    const some = { userId: 'ada', entityKey: 'slip:1' };
    for (const n of [7, 3, 9, 1]) await store.add(newItem(n, some), keepFactWithItem('slips', uuid(n), 'ada', n, 0));
    const { kept } = known(await view.facts('slips', 'ada', null).once());
    expect(kept.map(({ fact }) => fact)).toEqual([7, 3, 9, 1]);
  });

  it('knows what was saved about a topic, also what a sign-out left in the outbox alone', async () => {
    const { db, store, view } = device();
    const some = { userId: 'ada', entityKey: 'door:1' };
    await store.add(newItem(1, some), keepFactWithItem('turf:1', uuid(1), 'ada', 'said', 0));
    await store.addMissing([newItem(2, { ...some, userId: 'bob' }), newItem(3, { ...some, entityKey: 'call:1' })]);
    const facts = () => view.facts('turf:1', 'ada', 'door:').once().then(known);
    expect((await facts()).kept).toMatchObject([{ id: uuid(1), fact: 'said', state: 'queued' }]);
    await forgetReadsOf(db, 'ada');
    const { kept, waiting } = await facts();
    expect(kept).toEqual([]);
    expect(waiting.map(({ id }) => id)).toEqual([uuid(1)]);
    expect(known(await view.facts('turf:1', 'ada', null).once()).waiting).toEqual([]);
  });

  it('says when the last of those arrived that nothing is kept of', async () => {
    const { db, store, view } = device();
    const sent = (n: number, at: string, more: Parameters<typeof newItem>[1] = {}) =>
      newItem(n, { userId: 'ada', entityKey: 'door:1', state: 'delivered', settledAt: at, ...more });
    const facts = () => view.facts('turf:1', 'ada', 'door:').once().then(known);
    expect((await facts()).arrivedAt).toBe(0);
    await store.add(sent(1, '2025-10-20T12:01:00.000Z'), keepFactWithItem('turf:1', uuid(1), 'ada', 'said', 0));
    expect((await facts()).arrivedAt).toBe(0);
    await forgetReadsOf(db, 'ada');
    expect((await facts()).arrivedAt).toBe(Date.parse('2025-10-20T12:01:00.000Z'));
    const later = '2025-10-20T12:09:00.000Z';
    await store.addMissing([
      sent(2, '2025-10-20T12:03:00.000Z'),
      sent(3, '2025-10-20T12:02:00.000Z'),
      sent(4, later, { userId: 'bob' }),
      sent(5, later, { entityKey: 'call:1' }),
      newItem(6, { userId: 'ada', entityKey: 'door:1' }),
      // By a clock that was ahead.
      sent(7, new Date(Date.now() + 86_400_000).toISOString()),
    ]);
    expect((await facts()).arrivedAt).toBe(Date.parse('2025-10-20T12:03:00.000Z'));
    expect(known(await view.facts('turf:1', 'ada', null).once()).arrivedAt).toBe(0);
  });

  it('is said to be out of reach while storage cannot be read, and is seen again afterwards', async () => {
    const { db, store, view, troubles } = device();
    await store.addMissing([newItem(1)]);
    const broken = () => {
      throw new Error('broken');
    };
    db.outbox.hook('reading', broken);
    const seen = watch(view.item(uuid(1)));
    expect(await seen.next()).toBe('unavailable');
    expect(troubles).toHaveLength(1);
    db.outbox.hook('reading').unsubscribe(broken);
    const next = seen.next();
    await store.change([uuid(1)], (item) => ({ ...item, attempts: 1 }));
    expect(await next).toMatchObject({ attempts: 1 });
    seen.stop();
  });
});
