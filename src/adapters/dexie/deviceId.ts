/**
 * The random name that this browser sends along with rows, so that the server can tell one busy phone from a whole
 * festival behind one address. Says nothing about anybody, and is gone with the site's storage. In IndexedDB, because the
 * service worker sends too.
 */
import type { Random } from '../../core/outbox/ports.ts';
import type { CampaignDb } from './db.ts';

const KEY = 'device-id';

/** Resolves to null where storage cannot be used; never rejects. */
export function createDeviceId(db: CampaignDb, random: Pick<Random, 'uuid'>): () => Promise<string | null> {
  let known: string | null = null;
  return async () => {
    try {
      // One transaction: two tabs that begin at once agree on one name.
      known ??= await db.transaction('rw', db.meta, async () => {
        const kept: unknown = (await db.meta.get(KEY))?.value;
        if (typeof kept === 'string') return kept;
        const made = random.uuid();
        await db.meta.put({ key: KEY, value: made });
        return made;
      });
    } catch {
      // Then this request comes from "some phone of that address".
    }
    return known;
  };
}
