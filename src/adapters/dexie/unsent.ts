/** Owns which items on this device are people's submissions, and which of them are not with the campaign yet. */
import type { ItemState } from '../../core/outbox/record.ts';
import type { CampaignDb, StoredItem } from './db.ts';

/** Analytics has priority 90, reports of failures 95: nobody's submissions. */
export const LAST_PERSONAL_PRIORITY = 89;
export const UNSENT: readonly ItemState[] = ['queued', 'sending', 'waiting-update', 'waiting-sign-in', 'refused'];

export function personal(db: CampaignDb, state: ItemState) {
  return db.outbox
    .where('[state+priority+seq]')
    .between([state, -Infinity, -Infinity], [state, LAST_PERSONAL_PRIORITY, Infinity]);
}

/** The oldest first. Rejects when this browser's storage cannot be read. */
export async function unsentOf(db: CampaignDb, userId: string): Promise<readonly StoredItem[]> {
  const found = await db.transaction('r', db.outbox, () =>
    Promise.all(
      UNSENT.map((state) =>
        personal(db, state)
          .filter((item) => item.userId === userId)
          .toArray(),
      ),
    ),
  );
  return found.flat().toSorted((a, b) => a.seq - b.seq);
}
