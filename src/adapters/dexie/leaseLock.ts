/** The lock for browsers without Web Locks: a lease in IndexedDB that runs out when its holder dies. */
import type { Clock, Lock } from '../../core/outbox/ports.ts';
import type { CampaignDb } from './db.ts';
import { guarded } from './storage.ts';

const KEY = 'outbox-lease';
/** Longer than a request may take (20 s), so that a frozen holder's request has ended before the next one starts. */
export const LEASE_MS = 45_000;
const RENEW_MS = 10_000;

interface Lease {
  readonly holder: string;
  readonly until: number;
}

export function createLeaseLock(db: CampaignDb, clock: Clock = systemClock): Lock {
  const holder = `${clock.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

  /** Takes, renews or gives back in one transaction; false when somebody else holds it. A lease that ends far in the
   * future was written under another clock setting and does not count. */
  const put = (until: number) =>
    guarded(db, () =>
      db.transaction('rw', db.meta, async () => {
        const lease = (await db.meta.get(KEY))?.value as Lease | undefined;
        const now = clock.now();
        if (lease && lease.holder !== holder && lease.until > now && lease.until <= now + LEASE_MS) return false;
        await db.meta.put({ key: KEY, value: { holder, until } satisfies Lease });
        return true;
      }),
    );

  let held = false;
  return {
    async tryRun(work) {
      if (held || !(await put(clock.now() + LEASE_MS))) return { acquired: false };
      held = true;
      const lost = new AbortController();
      let cancel: () => void = noTimer;
      const renew = () => {
        cancel = clock.after(RENEW_MS, () => {
          void put(clock.now() + LEASE_MS).then(
            (mine) => (mine ? renew() : lost.abort()),
            () => lost.abort(),
          );
        });
      };
      renew();
      try {
        return { acquired: true, value: await work(lost.signal) };
      } finally {
        cancel();
        held = false;
        if (!lost.signal.aborted) await put(0).catch(() => false);
      }
    },
  };
}

const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

function noTimer(): void {}
