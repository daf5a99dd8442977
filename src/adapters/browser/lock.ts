/** Who may send: one tab or the worker at a time, per browser profile. */
import type { Lock } from '../../core/outbox/ports.ts';
import type { CampaignDb } from '../dexie/db.ts';
import { createLeaseLock } from '../dexie/leaseLock.ts';
import { pageFreezes, type Freezes } from './freezes.ts';

const NAME = 'outbox';

/** The browser lets go of a Web Lock when its holder dies, however it dies. Where there is none, a lease with an end. */
export function createLock(db: CampaignDb, locks: LockManager | undefined = globalThis.navigator?.locks): Lock {
  return locks ? createWebLock(locks) : createLeaseLock(db);
}

export function createWebLock(locks: LockManager, name = NAME, freezes = pageFreezes()): Lock {
  return {
    async tryRun(work) {
      const held: { running?: ReturnType<typeof work> } = {};
      await locks.request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return;
        return whileAwake(freezes, (lost) => (held.running = work(lost)));
      });
      return held.running ? { acquired: true, value: await held.running } : { acquired: false };
    },
  };
}

/**
 * Resolves when the work has ended, however it did, or the page freezes: a page that stands still must hold no lock. `lost`
 * aborts then, and what is left of the work goes on without.
 */
export function whileAwake(freezes: Freezes, work: (lost: AbortSignal) => Promise<unknown>): Promise<void> {
  const lost = new AbortController();
  return new Promise((letGo) => {
    const stop = freezes.onFreeze(() => {
      lost.abort();
      letGo();
    });
    const ended = () => {
      stop();
      letGo();
    };
    void work(lost.signal).then(ended, ended);
  });
}
