/** The outbox in IndexedDB. */
import { Dexie } from 'dexie';
import type { QueuePosition, Store } from '../../core/outbox/ports.ts';
import type { ItemState, OutboxItem } from '../../core/outbox/record.ts';
import { ITEM_STATES, noCounts } from '../../core/outbox/record.ts';
import type { CampaignDb } from './db.ts';
import { FLIGHT_MIN, isTakeOff, readFlights } from './flights.ts';
import type { Flights } from './flights.ts';
import { createRows, toItem, toStored } from './outboxRows.ts';
import { guarded, withRoom } from './storage.ts';
import { watchTables } from './watchTable.ts';

export function createOutboxStore(db: CampaignDb): Store {
  const rows = createRows(db);
  const tables = [db.outbox, db.flights];

  /** One read-only transaction: a record and the flight it may be on belong together. */
  const read = <T>(work: (flights: Flights) => PromiseLike<T>): Promise<T> =>
    guarded(db, () => db.transaction('r', tables, async () => work(await readFlights(db))));

  const inState = (state: ItemState, after: QueuePosition | null = null) =>
    db.outbox
      .where('[state+priority+seq]')
      .between(
        after ? [state, after.priority, after.seq] : [state, -Infinity, -Infinity],
        [state, Infinity, Infinity],
        false,
        true,
      );

  const onTheirWay = async (flights: Flights): Promise<OutboxItem[]> =>
    flights.size === 0
      ? []
      : (await rows.at(flights.seqs)).map((item) => flights.seen(item)).filter((item) => item.state === 'sending');

  async function pageOf(state: ItemState, after: QueuePosition | null, limit: number, flights: Flights) {
    // As many more as are on their way, so that a page without those is still full.
    const extra = state === 'queued' ? flights.size : 0;
    const found = (
      await inState(state, after)
        .limit(limit + extra)
        .toArray()
    ).map(toItem);
    if (state === 'queued') return found.filter((item) => !flights.has(item.seq)).slice(0, limit);
    if (state !== 'sending') return found;
    const flying = (await onTheirWay(flights)).filter((item) => !after || compare(item, after) > 0);
    return [...found, ...flying].toSorted(compare).slice(0, limit);
  }

  const change: Store['change'] = (ids, decide) =>
    withRoom(db, () =>
      db.transaction('rw', tables, async () => {
        const unique = [...new Set(ids)];
        const flights = await readFlights(db);
        const byId = await rows.find(unique);
        const decided: OutboxItem[] = [];
        const takingOff: number[] = [];
        const puts: OutboxItem[] = [];
        const deletes: number[] = [];
        for (const id of unique) {
          const record = byId.get(id);
          const item = record && flights.seen(record);
          const decision = item ? decide(item) : null;
          if (!item || decision === null) continue;
          if (decision === 'delete') {
            deletes.push(item.seq);
            continue;
          }
          // Identity and place are not for anybody to change.
          const kept = { ...decision, id: item.id, seq: item.seq, userId: item.userId };
          decided.push(kept);
          if (isTakeOff(item, kept)) takingOff.push(item.seq);
          else puts.push(kept);
        }
        if (takingOff.length >= FLIGHT_MIN) await db.flights.add({ seqs: takingOff });
        else if (takingOff.length > 0) {
          const few = new Set(takingOff);
          puts.push(...decided.filter((item) => few.has(item.seq)));
        }
        if (puts.length > 0) await db.outbox.bulkPut(puts.map(toStored));
        if (deletes.length > 0) await rows.deleteAll(deletes);
        if (flights.size > 0) await flights.land([...puts.map((item) => item.seq), ...deletes]);
        return decided;
      }),
    );

  const byId = (id: string) =>
    read(async (flights) => {
      const row = await db.outbox.where('id').equals(id).first();
      return row && flights.seen(toItem(row));
    });

  return {
    async add(item, effect) {
      try {
        // Adding first and asking on a clash saves every ordinary save a look-up.
        const seq = await withRoom(
          db,
          () =>
            effect
              ? db.transaction('rw', [db.outbox.name, ...effect.tables], async () => {
                  const place = await db.outbox.add(toStored(item));
                  await effect.apply();
                  return place;
                })
              : db.outbox.add(toStored(item)),
          { whenFrozen: 'stop' },
        );
        return { item: { ...item, seq }, added: true };
      } catch (error) {
        if (!isClash(error)) throw error;
        const known = await byId(item.id);
        if (!known) throw error;
        return { item: known, added: false };
      }
    },
    addMissing: (items, effect) =>
      withRoom(db, () =>
        db.transaction('rw', [db.outbox.name, ...(effect?.tables ?? [])], async () => {
          const unique = [...new Map(items.map((item) => [item.id, item])).values()];
          const ids = unique.map((item) => item.id);
          const known = new Set((await db.outbox.where('id').anyOf(ids).toArray()).map((item) => item.id));
          const missing = unique.filter((item) => !known.has(item.id));
          await db.outbox.bulkAdd(missing.map(toStored));
          if (missing.length > 0) await effect?.apply();
          return missing.map((item) => item.id);
        }),
      ),
    get: byId,
    change: (ids, decide) => (ids.length === 0 ? Promise.resolve([]) : change(ids, decide)),
    page: (state, after, limit) =>
      read(async (flights) => {
        const items = await pageOf(state, after, limit, flights);
        rows.remember(items);
        return items;
      }),
    occupied: (among) =>
      read(async (flights) => {
        const first = await Promise.all(among.map((state) => pageOf(state, null, 1, flights)));
        return among.filter((_, at) => (first[at]?.length ?? 0) > 0);
      }),
    ofEntities: (keys) =>
      read(async (flights) => {
        const found = await db.outbox.where('orderKey').anyOf(keys).toArray();
        return found.filter((row) => row.state !== 'delivered').map((row) => flights.seen(toItem(row)));
      }),
    list: () =>
      read(async (flights) => (await db.outbox.orderBy(':id').toArray()).map((row) => flights.seen(toItem(row)))),
    counts: () =>
      read(async (flights) => {
        const counts = noCounts();
        const flying = (await onTheirWay(flights)).length;
        await Promise.all(ITEM_STATES.map(async (state) => (counts[state] = await inState(state).count())));
        counts.queued -= flying;
        counts.sending += flying;
        return counts;
      }),
    trimReceipts: (keep) =>
      guarded(db, () =>
        db.transaction('rw', db.outbox, async () => {
          const surplus = (await db.outbox.where('settledAt').above('').count()) - keep;
          if (surplus <= 0) return;
          // Only delivered items carry settledAt, so only they are in this index; the state is checked all the same.
          const oldest = await db.outbox.orderBy('settledAt').limit(surplus).toArray();
          await rows.deleteAll(oldest.filter((row) => row.state === 'delivered').map((row) => row.seq));
        }),
      ),
    subscribe(listener) {
      return watchTables(
        db,
        tables.map((table) => table.name),
        listener,
      );
    },
  };
}

function compare(a: QueuePosition, b: QueuePosition): number {
  return a.priority - b.priority || a.seq - b.seq;
}

/** The unique index of ids has it already. */
function isClash(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return error instanceof Dexie.ConstraintError || cause instanceof Dexie.ConstraintError;
}
