// Owns: the outbox in IndexedDB.
import { Dexie } from 'dexie';
import type { Store } from '../../core/outbox/ports.ts';
import type { NewItem, OutboxItem } from '../../core/outbox/record.ts';
import { ITEM_STATES, noCounts } from '../../core/outbox/record.ts';
import type { CampaignDb, InsertableItem, StoredItem } from './db.ts';
import { guarded, withRoom } from './storage.ts';

export function createOutboxStore(db: CampaignDb): Store {
  /** A write that needs more room: cached reads are given up for it, once. */
  const write: Store['change'] = (ids, decide) =>
    withRoom(db, () =>
      db.transaction('rw', db.outbox, async () => {
        const found = (
          await db.outbox
            .where('id')
            .anyOf([...new Set(ids)])
            .toArray()
        ).map(toItem);
        const byId = new Map(found.map((item) => [item.id, item]));
        const puts: OutboxItem[] = [];
        const deletes: number[] = [];
        for (const id of new Set(ids)) {
          const item = byId.get(id);
          const decision = item ? decide(item) : null;
          if (!item || decision === null) continue;
          if (decision === 'delete') deletes.push(item.seq);
          // Identity and place are not for anybody to change.
          else puts.push({ ...decision, id: item.id, seq: item.seq, userId: item.userId });
        }
        if (puts.length > 0) await db.outbox.bulkPut(puts.map(toStored));
        if (deletes.length > 0) await db.outbox.bulkDelete(deletes);
        return puts;
      }),
    );

  return {
    add: (item, effect) =>
      withRoom(db, () =>
        db.transaction('rw', [db.outbox.name, ...(effect?.tables ?? [])], async () => {
          const known = await db.outbox.where('id').equals(item.id).first();
          if (known) return { item: toItem(known), added: false };
          const seq = await db.outbox.add(toStored(item));
          await effect?.apply();
          return { item: { ...item, seq }, added: true };
        }),
      ),
    addMissing: (items) =>
      withRoom(db, () =>
        db.transaction('rw', db.outbox, async () => {
          const unique = [...new Map(items.map((item) => [item.id, item])).values()];
          const known = new Set(
            (
              await db.outbox
                .where('id')
                .anyOf(unique.map((item) => item.id))
                .toArray()
            ).map((item) => item.id),
          );
          const missing = unique.filter((item) => !known.has(item.id));
          await db.outbox.bulkAdd(missing.map(toStored));
          return missing.map((item) => item.id);
        }),
      ),
    get: (id) =>
      guarded(db, async () => {
        const found = await db.outbox.where('id').equals(id).first();
        return found && toItem(found);
      }),
    change: (ids, decide) => (ids.length === 0 ? Promise.resolve([]) : write(ids, decide)),
    page: (state, after, limit) =>
      guarded(db, async () => {
        const from = after ? [state, after.priority, after.seq] : [state, -Infinity, -Infinity];
        const to = [state, Infinity, Infinity];
        const rows = await db.outbox
          .where('[state+priority+seq]')
          .between(from, to, false, true)
          .limit(limit)
          .toArray();
        return rows.map(toItem);
      }),
    ofEntities: (keys) =>
      guarded(db, async () => {
        const rows = await db.outbox.where('orderKey').anyOf(keys).toArray();
        return rows.filter((row) => row.state !== 'delivered').map(toItem);
      }),
    list: () => guarded(db, async () => (await db.outbox.orderBy(':id').toArray()).map(toItem)),
    counts: () =>
      guarded(db, () =>
        db.transaction('r', db.outbox, async () => {
          const counts = noCounts();
          await Promise.all(
            ITEM_STATES.map(async (state) => {
              counts[state] = await db.outbox
                .where('[state+priority+seq]')
                .between([state, -Infinity, -Infinity], [state, Infinity, Infinity])
                .count();
            }),
          );
          return counts;
        }),
      ),
    trimReceipts: (keep) =>
      guarded(db, () =>
        db.transaction('rw', db.outbox, async () => {
          // Only delivered items carry settledAt, so only they are in this index.
          // oxlint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, not an array
          const surplus = await db.outbox.orderBy('settledAt').reverse().offset(keep).toArray();
          const receipts = surplus.filter((row) => row.state === 'delivered' && row.payload === null);
          if (receipts.length > 0) await db.outbox.bulkDelete(receipts.map((row) => row.seq));
        }),
      ),
    subscribe(listener) {
      // Dexie reports its own commits and, over a BroadcastChannel, those of other tabs and of the worker.
      const prefix = `idb://${db.name}/${db.outbox.name}/`;
      const heard = (parts: object) => {
        if (Object.keys(parts).some((part) => part.startsWith(prefix))) listener();
      };
      Dexie.on('storagemutated', heard);
      return () => Dexie.on.storagemutated.unsubscribe(heard);
    },
  };
}

function toStored(item: NewItem | OutboxItem): InsertableItem {
  return item.entityKey === item.id ? { ...item } : { ...item, orderKey: item.entityKey };
}

function toItem(stored: StoredItem): OutboxItem {
  const { orderKey: _orderKey, ...item } = stored;
  return item;
}
