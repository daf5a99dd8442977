// Owns: what somebody is typing, kept on this device until it is saved for sending or cleared.
import { Dexie } from 'dexie';
import type { Effect } from '../../core/outbox/ports.ts';
import type { CampaignDb } from './db.ts';

/** Rejects with whatever IndexedDB says: callers treat a draft as a convenience. */
export async function readDraft(db: CampaignDb, key: string): Promise<unknown> {
  return (await db.drafts.get(key))?.values ?? null;
}

export async function saveDraft(db: CampaignDb, key: string, values: unknown, now: number): Promise<void> {
  await db.drafts.put({ key, values, updatedAt: now });
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
