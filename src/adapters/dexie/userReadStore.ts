/** Keeps one person's cached staff rows in IndexedDB. They are erased when that person leaves the device. */
import type { ReadStore } from '../../core/reads/ports.ts';
import type { CampaignDb } from './db.ts';
import { watchTables } from './watchTable.ts';

/** @param here whether this person still has the device: an answer that comes after they left is not kept. */
export function createUserReadStore(db: CampaignDb, userId: string, here: () => boolean): ReadStore {
  return {
    async get(key) {
      const kept = await db.reads.get([key, userId]);
      return kept && Array.isArray(kept.rows) ? { key, rows: kept.rows, fetchedAt: kept.fetchedAt } : null;
    },
    async put(read) {
      await db.transaction('rw', db.reads, async () => {
        await db.reads.put({ key: read.key, userKey: userId, rows: read.rows, fetchedAt: read.fetchedAt });
        if (!here()) await db.reads.delete([read.key, userId]);
      });
    },
    watch: (listener) => watchTables(db, ['reads'], listener),
  };
}

/**
 * Erases everybody's staff rows that left the server before `before` (epoch ms); what is public stays. For a phone whose owner
 * does not come back to a staff page: nobody else asks what is kept for them.
 */
export async function forgetUserReadsBefore(db: CampaignDb, before: number): Promise<void> {
  await db.reads
    .where('fetchedAt')
    .below(before)
    .filter((kept) => kept.userKey !== '')
    .delete();
}

/**
 * Forgets all but the newest of one person's kept rows whose keys begin so, without reading them: pictures of which each has a key of its
 * own, and of which a desk shows more than a phone should keep.
 */
export async function keepNewestReads(db: CampaignDb, userId: string, prefix: string, most: number): Promise<void> {
  const keys = (await db.reads.orderBy('fetchedAt').primaryKeys()) as readonly (readonly [string, string])[]; // the key of the table
  const mine = keys.filter(([key, whose]) => whose === userId && key.startsWith(prefix));
  const old = mine.slice(0, Math.max(0, mine.length - most)).map(([key, whose]): [string, string] => [key, whose]);
  if (old.length > 0) await db.reads.bulkDelete(old);
}
