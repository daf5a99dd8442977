/** What every lock of the outbox must do: the fake, Web Locks, and the lease for browsers without them. */
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { createWebLock } from '../../src/adapters/browser/lock.ts';
import { createCampaignDb } from '../../src/adapters/dexie/db.ts';
import { createLeaseLock, LEASE_MS } from '../../src/adapters/dexie/leaseLock.ts';
import type { Lock } from '../../src/core/outbox/ports.ts';
import { ManualClock, ManualLock } from '../support/outbox/ports.ts';

let made = 0;

/** Two tabs' view of one lock. */
const pairs: Record<string, () => readonly [Lock, Lock]> = {
  manual: () => {
    const lock = new ManualLock();
    return [lock, lock];
  },
  'web locks': () => {
    const name = `lock-${++made}`;
    return [createWebLock(navigator.locks, name), createWebLock(navigator.locks, name)];
  },
  lease: () => {
    const name = `lease-${++made}`;
    return [createLeaseLock(createCampaignDb(name)), createLeaseLock(createCampaignDb(name))];
  },
};

function later() {
  let open = () => {};
  const promise = new Promise<void>((done) => (open = done));
  return { promise, open };
}

describe.each(Object.entries(pairs))('a lock of the outbox (%s)', (_, make) => {
  it('runs the work and hands its result back', async () => {
    const [lock] = make();
    expect(await lock.tryRun(async (lost) => (lost.aborted ? 'lost' : 'held'))).toEqual({
      acquired: true,
      value: 'held',
    });
  });

  it('turns the second one away while the first one holds it, and does not let it wait', async () => {
    const [one, two] = make();
    const { promise, open } = later();
    const entered = later();
    const first = one.tryRun(async () => {
      entered.open();
      await promise;
    });
    await entered.promise;
    let ran = false;
    expect(await two.tryRun(async () => void (ran = true))).toEqual({ acquired: false });
    expect(ran).toBe(false);
    open();
    await first;
    expect((await two.tryRun(async () => 1)).acquired).toBe(true);
  });

  it('lets go when the work fails', async () => {
    const [one, two] = make();
    await expect(one.tryRun(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await two.tryRun(async () => 1)).acquired).toBe(true);
  });
});

describe('the lease', () => {
  it('is free again when its holder died and its time is over', async () => {
    const name = `lease-${++made}`;
    const clock = new ManualClock();
    // A dead tab's timers do not ring: its clock is its own.
    const dead = createLeaseLock(createCampaignDb(name), new ManualClock(clock.now()));
    const alive = createLeaseLock(createCampaignDb(name), clock);
    const entered = later();
    void dead.tryRun(() => {
      entered.open();
      return new Promise(() => {});
    });
    await entered.promise;
    expect((await alive.tryRun(async () => 1)).acquired).toBe(false);
    clock.advance(LEASE_MS + 1);
    expect((await alive.tryRun(async () => 1)).acquired).toBe(true);
  });

  it('tells a holder that was frozen past its time that the lock is lost', async () => {
    const name = `lease-${++made}`;
    const frozen = new ManualClock();
    const clock = new ManualClock(frozen.now());
    const sleeper = createLeaseLock(createCampaignDb(name), frozen);
    const other = createLeaseLock(createCampaignDb(name), clock);
    const entered = later();
    const sleeping = sleeper.tryRun(async (lost) => {
      entered.open();
      await new Promise((done) => lost.addEventListener('abort', done));
      return 'lost';
    });
    await entered.promise;
    clock.advance(LEASE_MS + 1);
    const { promise, open } = later();
    const taken = later();
    const holding = other.tryRun(async () => {
      taken.open();
      await promise;
    });
    await taken.promise;
    frozen.advance(LEASE_MS + 1);
    expect(await sleeping).toEqual({ acquired: true, value: 'lost' });
    open();
    await holding;
  });

  it('does not wait for a lease written before the clock was set back', async () => {
    const name = `lease-${++made}`;
    const future = createLeaseLock(createCampaignDb(name), new ManualClock(Date.UTC(2030, 1)));
    const entered = later();
    void future.tryRun(() => {
      entered.open();
      return new Promise(() => {});
    });
    await entered.promise;
    const now = createLeaseLock(createCampaignDb(name), new ManualClock(Date.UTC(2025, 1)));
    expect((await now.tryRun(async () => 1)).acquired).toBe(true);
  });
});
