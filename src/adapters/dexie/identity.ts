/**
 * Who is signed in, as mirrored into IndexedDB by the page that signed in: the only way the service worker can know.
 * It never waits for the network and never refreshes; an expired token just makes the items wait.
 */
import type { CurrentIdentity, Identity } from '../../core/outbox/ports.ts';
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

function isIdentity(value: unknown): value is CurrentIdentity {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, accessToken, expiresAt } = value as Partial<CurrentIdentity>; // each field is checked here
  return typeof userId === 'string' && (accessToken === null || typeof accessToken === 'string') && typeof expiresAt === 'number';
}
