/**
 * How items are found, written and deleted in IndexedDB with as few requests as possible: there each request costs more
 * than what it carries. Everything here runs inside a transaction of the caller.
 */
import type { NewItem, OutboxItem } from '../../core/outbox/record.ts';
import type { CampaignDb, InsertableItem, StoredItem } from './db.ts';

/** Places remembered before all are forgotten, so that memory stays bounded. */
const PLACES_KEPT = 5_000;

export interface Rows {
  /** Remembers where these are. */
  remember(items: readonly OutboxItem[]): void;
  /** By id, those that exist. */
  find(ids: readonly string[]): Promise<Map<string, OutboxItem>>;
  /** By place, those that exist. */
  at(seqs: readonly number[]): Promise<OutboxItem[]>;
  deleteAll(seqs: readonly number[]): Promise<void>;
}

export function createRows(db: CampaignDb): Rows {
  /**
   * Where an id was last seen. Items by place are one request for a whole run of them; by the index of ids they are a cursor's
   * walk that takes ten times as long. Only a hint: what is found there is checked, and looked up by id when it is another.
   */
  const places = new Map<string, number>();

  const between = (first: number, last: number) => db.outbox.where(':id').between(first, last, true, true);

  async function at(seqs: readonly number[]): Promise<OutboxItem[]> {
    const [first, last] = ends(seqs);
    const wanted = new Set(seqs);
    // A batch's places lie mostly side by side: then one request brings them all, with a few neighbours.
    const rows = isDense(seqs) ? await between(first, last).toArray() : await db.outbox.bulkGet([...seqs]);
    return rows.flatMap((row) => (row && wanted.has(row.seq) ? [toItem(row)] : []));
  }

  return {
    at,
    remember(items) {
      if (places.size > PLACES_KEPT) places.clear();
      for (const item of items) places.set(item.id, item.seq);
    },
    async find(ids) {
      const hinted = ids.flatMap((id) => places.get(id) ?? []);
      const wanted = new Set(ids);
      const found = new Map<string, OutboxItem>();
      for (const item of await at(hinted)) if (wanted.has(item.id)) found.set(item.id, item);
      const missing = ids.filter((id) => !found.has(id));
      const rest = missing.length > 0 ? await db.outbox.where('id').anyOf(missing).toArray() : [];
      for (const row of rest) found.set(row.id, toItem(row));
      return found;
    },
    async deleteAll(seqs) {
      if (seqs.length < 2 || !isDense(seqs)) return void (await db.outbox.bulkDelete([...seqs]));
      const [first, last] = ends(seqs);
      for (const [from, to] of runs(await between(first, last).primaryKeys(), new Set(seqs))) {
        await between(from, to).delete();
      }
    },
  };
}

/** Few enough others among them that it is cheaper to read over those than to ask one by one. */
function isDense(seqs: readonly number[]): boolean {
  const [first, last] = ends(seqs);
  return last - first < 4 * seqs.length;
}

function ends(seqs: readonly number[]): readonly [first: number, last: number] {
  return [seqs.reduce((a, b) => Math.min(a, b), Infinity), seqs.reduce((a, b) => Math.max(a, b), -Infinity)];
}

/** Of all keys there are, in order, the longest stretches that consist of chosen ones only. */
function runs(all: readonly number[], chosen: ReadonlySet<number>): (readonly [from: number, to: number])[] {
  const found: [number, number][] = [];
  let open: [number, number] | null = null;
  for (const key of all) {
    if (!chosen.has(key)) open = null;
    else if (open) open[1] = key;
    else found.push((open = [key, key]));
  }
  return found;
}

export function toStored(item: NewItem | OutboxItem): InsertableItem {
  return item.entityKey === item.id ? { ...item } : { ...item, orderKey: item.entityKey };
}

export function toItem(stored: StoredItem): OutboxItem {
  const { orderKey: _orderKey, ...item } = stored;
  return item;
}
