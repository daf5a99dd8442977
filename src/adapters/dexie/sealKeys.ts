/** The keys on this device, beside who is signed in. While their person is, what they open lies open anyway. */
import type { SealKeys } from '../../core/seal/ports.ts';
import { createSeal, importSealKey } from '../browser/seal.ts';
import type { CampaignDb } from './db.ts';

const PREFIX = 'seal:';

export function createSealKeys(db: CampaignDb): SealKeys {
  return {
    async held() {
      const keys = await db.meta.where('key').startsWith(PREFIX).primaryKeys();
      return keys.map((key) => key.slice(PREFIX.length));
    },
    async get(userId) {
      const value: unknown = (await db.meta.get(PREFIX + userId))?.value;
      return value instanceof CryptoKey ? createSeal(value) : null;
    },
    async keep(userId, secret) {
      const key = await importSealKey(secret);
      if (key !== null) await db.meta.put({ key: PREFIX + userId, value: key });
      return key !== null;
    },
    drop: (userId) => db.meta.delete(PREFIX + userId),
  };
}
