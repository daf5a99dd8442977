/** The outbox as screens see it, out of IndexedDB. One transaction a question: each takes a slow phone some ms, after every press. */
import { lastSentAt } from '../../core/outbox/delivery.ts';
import type { ItemState } from '../../core/outbox/record.ts';
import {
  LAST_PERSONAL_PRIORITY,
  UNSENT,
  needsSignIn,
  type FactsHere,
  type Glance,
  type Listed,
  type OutboxView,
} from '../../core/outbox/view.ts';
import type { CampaignDb, StoredItem } from './db.ts';
import { createMirroredIdentity } from './identity.ts';
import { liveAnswer } from './live.ts';
import { factsOf } from './localFacts.ts';
import { toItem } from './outboxRows.ts';

/** @param onTrouble see liveAnswer. */
export function createOutboxView(db: CampaignDb, onTrouble: (cause: unknown) => void): OutboxView {
  const live = <T>(ask: () => Promise<T>) => liveAnswer(ask, onTrouble);

  const personal = (state: ItemState) =>
    db.outbox
      .where('[state+priority+seq]')
      .between([state, -Infinity, -Infinity], [state, LAST_PERSONAL_PRIORITY, Infinity]);

  const whoLooks = async () => (await createMirroredIdentity(db).current())?.userId ?? null;

  const glance = (): Promise<Glance> =>
    db.transaction('r', [db.outbox, db.meta], async () => {
      const [me, refused, delivered, signIn, ...moving] = await Promise.all([
        whoLooks(),
        personal('refused').toArray(),
        personal('delivered').count(),
        personal('waiting-sign-in').toArray(),
        personal('queued').toArray(),
        personal('sending').toArray(),
        personal('waiting-update').toArray(),
      ]);
      const [away, mine] = split(moving.flat(), (item) => needsSignIn(item, me));
      const waitingForSignIn = [...signIn, ...away].map(toItem);
      return { me, onTheirWay: mine.length, delivered, refused: refused.map(toItem), waitingForSignIn };
    });

  const newest = (receipts: number) =>
    db.outbox
      .orderBy('settledAt')
      // oxlint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, not an array
      .reverse()
      .filter((item) => item.priority <= LAST_PERSONAL_PRIORITY)
      .limit(receipts)
      .toArray();

  const listed = (unsent: number, receipts: number): Promise<Listed> =>
    db.transaction('r', [db.outbox, db.meta], async () => {
      const [me, settled, ...waiting] = await Promise.all([
        whoLooks(),
        newest(receipts),
        ...UNSENT.map((state) => personal(state).limit(unsent).toArray()),
      ]);
      return { me, items: [...inOrder(waiting.flat()), ...settled].map(toItem) };
    });

  const unsentOf = (userId: string) =>
    db.transaction('r', db.outbox, async () => {
      const mine = (item: StoredItem) => item.userId === userId;
      const found = await Promise.all(UNSENT.map((state) => personal(state).filter(mine).toArray()));
      return inOrder(found.flat()).map(toItem);
    });

  const allAt = (entities: string, userId: string) =>
    db.outbox
      .where('orderKey')
      .startsWith(entities)
      .filter((item) => item.userId === userId)
      .toArray();

  const facts = (topic: string, userId: string, entities: string | null): Promise<FactsHere> =>
    db.transaction('r', [db.reads, db.outbox], async () => {
      const [kept, items] = await Promise.all([
        factsOf(db, topic, userId),
        entities === null ? [] : allAt(entities, userId),
      ]);
      const waiting = items.filter(({ state }) => state !== 'delivered').map(toItem);
      const known = new Set(kept.map(({ id }) => id));
      const arrived = items.filter(({ id, state }) => state === 'delivered' && !known.has(id));
      const times = arrived.flatMap(({ settledAt }) => settledAt ?? []);
      return { kept, waiting, arrivedAt: lastSentAt(times, Date.now()) };
    });

  return {
    glance: () => live(glance),
    listed: (unsent, receipts) => live(() => listed(unsent, receipts)),
    unsentOf: (userId) => live(() => unsentOf(userId)),
    item: (id) =>
      live(async () => {
        const found = await db.outbox.where('id').equals(id).first();
        return found === undefined ? null : toItem(found);
      }),
    facts: (topic, userId, entities) => live(() => facts(topic, userId, entities)),
  };
}

const inOrder = (items: readonly StoredItem[]) => items.toSorted((a, b) => a.seq - b.seq);

function split<T>(items: readonly T[], fits: (item: T) => boolean): readonly [fitting: T[], others: T[]] {
  return [items.filter(fits), items.filter((item) => !fits(item))];
}
