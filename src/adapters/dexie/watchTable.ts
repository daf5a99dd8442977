/** Hearing that a table has changed, in this tab, in another one or in the worker. */
import { Dexie } from 'dexie';
import type { CampaignDb } from './db.ts';

/** Dexie tells of its own commits and, over a BroadcastChannel, of those of other tabs. @returns how to stop. */
export function watchTables(db: CampaignDb, tables: readonly string[], listener: () => void): () => void {
  const prefixes = tables.map((table) => `idb://${db.name}/${table}/`);
  const heard = (parts: object) => {
    if (Object.keys(parts).some((part) => prefixes.some((prefix) => part.startsWith(prefix)))) listener();
  };
  Dexie.on('storagemutated', heard);
  return () => Dexie.on.storagemutated.unsubscribe(heard);
}
