/** The page's own connection to the database, for what is not the outbox: drafts, and looking at items live. */
import { beginKeeping } from '../browser/keeping.ts';
import { createCampaignDb, type CampaignDb } from './db.ts';

let db: CampaignDb | null = null;

/** Opened on first use. Dexie tells live queries of one connection what another one changed. */
export function pageDb(): CampaignDb {
  db ??= createCampaignDb();
  beginKeeping();
  return db;
}
