/** What lies of a person's drafts on this device, open or closed; and erasing it. */
import type { SealedDrafts } from '../../core/seal/ports.ts';
import { isJson } from '../../core/outbox/transfer.ts';
import type { CampaignDb, DraftRow } from './db.ts';

/** Closed drafts stand under a key of their own: two people may have begun the same form. */
const closedKey = (userId: string, key: string) => `closed:${userId}:${key}`;

const isOpenOf = (userId: string) => (row: DraftRow) => row.sealed === undefined && row.userId === userId;

export function createSealedDrafts(db: CampaignDb): SealedDrafts {
  return {
    async open(userId) {
      const rows = await db.drafts.filter(isOpenOf(userId)).toArray();
      return rows.flatMap(({ key, values }) => (isJson(values) ? [{ key, values }] : []));
    },
    async closed(userId) {
      const rows = await db.drafts.filter((row) => row.userId === userId && row.sealed !== undefined).toArray();
      const prefix = closedKey(userId, '');
      return rows.flatMap(({ key, sealed }) => (sealed ? [{ key: key.slice(prefix.length), sealed }] : []));
    },
    close: (userId, { key, values }, sealed) =>
      db.transaction('rw', db.drafts, async () => {
        const row = await db.drafts.get(key);
        if (!row || !isOpenOf(userId)(row) || JSON.stringify(row.values) !== JSON.stringify(values)) return false;
        await db.drafts.put({ key: closedKey(userId, key), values: null, sealed, userId, updatedAt: row.updatedAt });
        await db.drafts.delete(key);
        return true;
      }),
    reopen: (userId, { key, values }) =>
      db.transaction('rw', db.drafts, async () => {
        const closed = await db.drafts.get(closedKey(userId, key));
        // Whoever had the phone meanwhile began the same form: theirs stays, this one waits for the next sign-in.
        if (!closed || (await db.drafts.get(key))) return;
        await db.drafts.put({ key, values, userId, updatedAt: closed.updatedAt });
        await db.drafts.delete(closed.key);
      }),
  };
}

/** Kept with the drafts, and no form: where somebody was last, and how they read their file's columns. */
const NO_FORMS: ReadonlySet<string> = new Set(['field-place', 'field-import', 'places-walk']);

/** Forms this person began and did not save. */
export function countDraftsOf(db: CampaignDb, userId: string): Promise<number> {
  return db.drafts.filter((row) => isOpenOf(userId)(row) && !NO_FORMS.has(row.key)).count();
}

/** What was typed and never saved, of a person who leaves and agreed to it. */
export async function forgetDraftsOf(db: CampaignDb, userId: string): Promise<void> {
  await db.drafts.filter(isOpenOf(userId)).delete();
}
