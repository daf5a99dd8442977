/** A browser that had the app before its first release goes on with what it kept. */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, it } from 'vitest';
import { createCampaignDb } from '../../../src/adapters/dexie/db.ts';

const tables = {
  outbox: '++seq, &id, [state+priority+seq], orderKey, settledAt',
  meta: 'key',
  reads: '[key+userKey], userKey, fetchedAt',
  drafts: 'key, updatedAt',
};

it.each([
  { stored: 1, stores: tables },
  { stored: 2, stores: { ...tables, flights: '++flight' } },
])('opens a database of version $stored, with its rows and every table', async ({ stored, stores }) => {
  const name = `older-${stored}`;
  const older = new Dexie(name);
  older.version(stored).stores(stores);
  await older.table('meta').put({ key: 'kept', value: stored });
  older.close();

  const db = createCampaignDb(name);
  expect(await db.meta.get('kept')).toEqual({ key: 'kept', value: stored });
  expect(await db.flights.add({ seqs: [1] })).toBe(1);
  db.close();
});
