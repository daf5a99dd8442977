// Owns: the outbox in IndexedDB.
import { Dexie } from 'dexie';
import type { Store } from '../../core/outbox/ports.ts';
import type { NewItem, OutboxItem } from '../../core/outbox/record.ts';
import { ITEM_STATES, noCounts } from '../../core/outbox/record.ts';
import type { CampaignDb, InsertableItem, StoredItem } from './db.ts';
import { guarded, withRoom } from './storage.ts';

export function createOutboxStore(db: CampaignDb): Store {
  /**
   * Where an id was last seen. Fifty items by primary key are one request each; by the index of ids they are a cursor's walk
   * that takes ten times as long. Only a hint: what is found there is checked, and looked up by id when it is another.
   */
  const places = new Map<string, number>();
  const seen = (items: readonly OutboxItem[]): readonly OutboxItem[] => {
    if (places.size > 5_000) places.clear();
    for (const item of items) places.set(item.id, item.seq);
    return items;
  };

  /** Inside a transaction. */
  async function find(ids: readonly string[]): Promise<Map<string, OutboxItem>> {
    const hinted = ids.flatMap((id) => places.get(id) ?? []);
    const found = new Map<string, OutboxItem>();
    for (const row of hinted.length > 0 ? await db.outbox.bulkGet(hinted) : []) if (row) found.set(row.id, toItem(row));
    const missing = ids.filter((id) => !found.has(id));
    const rest = missing.length > 0 ? await db.outbox.where('id').anyOf(missing).toArray() : [];
    for (const row of rest) found.set(row.id, toItem(row));
    return found;
  }

  const write: Store['change'] = (ids, decide) =>
    withRoom(db, () =>
      db.transaction('rw', db.outbox, async () => {
        const unique = [...new Set(ids)];
        const byId = await find(unique);
        const puts: OutboxItem[] = [];
        const deletes: number[] = [];
        for (const id of unique) {
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
          let seq: number;
          try {
            // Adding first and asking on a clash saves every ordinary save a look-up.
            seq = await db.outbox.add(toStored(item));
          } catch (error) {
            if (!(error instanceof Dexie.ConstraintError)) throw error;
            const known = await db.outbox.where('id').equals(item.id).first();
            if (!known) throw error;
            return { item: toItem(known), added: false };
          }
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
        return seen(rows.map(toItem));
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
          const surplus = (await db.outbox.where('settledAt').above('').count()) - keep;
          if (surplus <= 0) return;
          // Only delivered items carry settledAt, so only they are in this index; the state is checked all the same.
          const oldest = await db.outbox.orderBy('settledAt').limit(surplus).toArray();
          const receipts = oldest.filter((row) => row.state === 'delivered');
          await db.outbox.bulkDelete(receipts.map((row) => row.seq));
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
