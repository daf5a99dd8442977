// Owns: who may send: one tab or the worker at a time, per browser profile.
import type { Lock } from '../../core/outbox/ports.ts';
import type { CampaignDb } from '../dexie/db.ts';
import { createLeaseLock } from '../dexie/leaseLock.ts';

const NAME = 'outbox';

/** The browser lets go of a Web Lock when its holder dies, however it dies. Where there is none, a lease with an end. */
export function createLock(db: CampaignDb, locks: LockManager | undefined = globalThis.navigator?.locks): Lock {
  return locks ? createWebLock(locks) : createLeaseLock(db);
}

export function createWebLock(locks: LockManager, name = NAME): Lock {
  return {
    tryRun: (work) =>
      locks.request(name, { ifAvailable: true }, async (lock) =>
        lock ? { acquired: true, value: await work(new AbortController().signal) } : { acquired: false },
      ),
  };
}
