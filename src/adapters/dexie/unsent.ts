/** Owns which items on this device are one person's and not with the campaign yet. */
import type { ItemState } from '../../core/outbox/record.ts';
import type { CampaignDb, StoredItem } from './db.ts';

/** Analytics has priority 90 and is the only kind above this: nobody's submission. */
const LAST_PERSONAL_PRIORITY = 89;
const UNSENT: readonly ItemState[] = ['queued', 'sending', 'waiting-update', 'waiting-sign-in', 'refused'];

/** The oldest first. Rejects when this browser's storage cannot be read. */
export async function unsentOf(db: CampaignDb, userId: string): Promise<readonly StoredItem[]> {
  const found = await Promise.all(
    UNSENT.map((state) =>
      db.outbox
        .where('[state+priority+seq]')
        .between([state, -Infinity, -Infinity], [state, LAST_PERSONAL_PRIORITY, Infinity])
        .filter((item) => item.userId === userId)
        .toArray(),
    ),
  );
  return found.flat().toSorted((a, b) => a.seq - b.seq);
}
