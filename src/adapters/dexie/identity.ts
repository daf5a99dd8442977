/**
 * Who is signed in, as mirrored into IndexedDB by the page that signed in: the only way the service worker can know.
 * It never waits for the network and never refreshes; an expired token just makes the items wait.
 */
import type { CurrentIdentity, Identity } from '../../core/outbox/ports.ts';
import type { Mirror } from '../../core/session/ports.ts';
import type { CampaignDb } from './db.ts';

const KEY = 'identity';

export function createMirroredIdentity(db: CampaignDb): Identity {
  return {
    async current() {
      const value: unknown = (await db.meta.get(KEY))?.value;
      return isIdentity(value) ? value : null;
    },
  };
}

/** The writing side, for the page. Rejects with whatever IndexedDB says. */
export function createMirror(db: CampaignDb): Mirror {
  return {
    settle: (current) =>
      db.transaction('rw', db.meta, async () => {
        // Transactions of all tabs on this table run one after the other: the last one sees what is stored last.
        await db.meta.get(KEY);
        const token = current();
        await (token ? db.meta.put({ key: KEY, value: token }) : db.meta.delete(KEY));
      }),
  };
}

/** Erases the cached rows that only this person may see. Never the outbox, never what is public. */
export async function forgetReadsOf(db: CampaignDb, userId: string): Promise<void> {
  if (userId === '') return;
  await db.reads.where('userKey').equals(userId).delete();
}

function isIdentity(value: unknown): value is CurrentIdentity {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, accessToken, expiresAt } = value as Partial<CurrentIdentity>; // each field is checked here
  return (
    typeof userId === 'string' &&
    (accessToken === null || typeof accessToken === 'string') &&
    typeof expiresAt === 'number'
  );
}
