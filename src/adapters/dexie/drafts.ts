/** What somebody is typing, kept on this device until it is saved for sending or cleared, and whose it is. */
import { Dexie } from 'dexie';
import type { Effect } from '../../core/outbox/ports.ts';
import type { CampaignDb } from './db.ts';
import { createMirroredIdentity } from './identity.ts';

/** Rejects with whatever IndexedDB says: callers treat a draft as a convenience. */
export async function readDraft(db: CampaignDb, key: string): Promise<unknown> {
  return (await db.drafts.get(key))?.values ?? null;
}

/** Who is signed in on this device; null for nobody. */
export function whoTypes(db: CampaignDb): Promise<string | null> {
  return createMirroredIdentity(db)
    .current()
    .then((who) => who?.userId ?? null);
}

/**
 * @param begunBy who was signed in when the form was opened (null for nobody): a form that is put away because they left must not
 * write down what they typed once more.
 * @returns whether it was written down
 */
export async function saveDraft(
  db: CampaignDb,
  key: string,
  values: unknown,
  now: number,
  begunBy: string | null = null,
): Promise<boolean> {
  return db.transaction('rw', db.drafts, db.meta, async () => {
    const userId = await whoTypes(db);
    if (begunBy !== null && begunBy !== userId) return false;
    await db.drafts.put({ key, values, userId, updatedAt: now });
    return true;
  });
}

export async function forgetDraft(db: CampaignDb, key: string): Promise<void> {
  await db.drafts.delete(key);
}

/** Forgets the draft in the very transaction that saves the item: after a crash there is one of the two, never both. */
export function forgetDraftWithItem(key: string): Effect {
  return {
    tables: ['drafts'],
    // The transaction belongs to the outbox's own connection, so the table must be asked for through it.
    apply: async () => {
      await Dexie.currentTransaction.table('drafts').delete(key);
    },
  };
}
