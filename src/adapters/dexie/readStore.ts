/** Keeps the rows of public cached reads in IndexedDB, so that a dead spot still shows the last known ones. */
import type { ReadStore } from '../../core/reads/ports.ts';
import type { CampaignDb } from './db.ts';
import { watchTables } from './watchTable.ts';

/** Whose rows: '' is everybody's. */
const PUBLIC = '';

export function createReadStore(db: CampaignDb): ReadStore {
  return {
    async get(key) {
      const kept = await db.reads.get([key, PUBLIC]);
      return kept && Array.isArray(kept.rows) ? { key, rows: kept.rows, fetchedAt: kept.fetchedAt } : null;
    },
    async put(read) {
      await db.reads.put({ key: read.key, userKey: PUBLIC, rows: read.rows, fetchedAt: read.fetchedAt });
    },
    watch: (listener) => watchTables(db, ['reads'], listener),
  };
}
