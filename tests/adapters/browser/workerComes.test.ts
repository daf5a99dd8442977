/** A service worker that a browser gave up is asked for again: when that is, and what counts as one that stays. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anotherChance, comes } from '../../../src/adapters/browser/workerComes.ts';

class Worker extends EventTarget {
  state = 'installing';
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

const registered = (of: { active?: Worker; waiting?: Worker; installing?: Worker }) =>
  ({ active: null, waiting: null, installing: null, ...of }) as unknown as ServiceWorkerRegistration; // what is looked at

/** What has been told by now. */
async function told<T>(promise: Promise<T>): Promise<T | 'nothing yet'> {
  return Promise.race([promise, new Promise<'nothing yet'>((resolve) => setImmediate(() => resolve('nothing yet')))]);
}

describe('a worker', () => {
  it('stays once it is active, and does not when it is thrown away', async () => {
    for (const [end, stays] of [
      ['activated', true],
      ['redundant', false],
    ] as const) {
      const worker = new Worker();
      const one = comes(registered({ installing: worker }));
      worker.become('installed');
      expect(await told(one)).toBe('nothing yet');
      worker.become(end);
      expect(await told(one)).toBe(stays);
    }
  });

  it('that was thrown away before anybody looked does not stay either', async () => {
    const worker = new Worker();
    worker.state = 'redundant';
    expect(await comes(registered({ installing: worker }))).toBe(false);
  });

  it('of an earlier visit stays, whatever becomes of a newer one', async () => {
    expect(await comes(registered({ active: new Worker(), installing: new Worker() }))).toBe(true);
  });

  it('that was refused does not stay', async () => {
    expect(await comes(undefined)).toBe(false);
    expect(await comes(registered({}))).toBe(false);
  });
});

describe('another chance', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const world = new EventTarget();

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', world.addEventListener.bind(world));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('comes with the network', async () => {
    const one = anotherChance(0).then(() => 'now');
    expect(await told(one)).toBe('nothing yet');
    world.dispatchEvent(new Event('online'));
    expect(await told(one)).toBe('now');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('comes when the page is looked at again, and not when it is put away', async () => {
    const one = anotherChance(0).then(() => 'now');
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(await told(one)).toBe('nothing yet');
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(await told(one)).toBe('now');
  });

  it('comes by itself, later each time, and after three losses no more', async () => {
    for (const [lost, ms] of [10_000, 60_000, 300_000].entries()) {
      const one = anotherChance(lost).then(() => 'now');
      vi.advanceTimersByTime(ms - 1);
      expect(await told(one)).toBe('nothing yet');
      vi.advanceTimersByTime(1);
      expect(await told(one)).toBe('now');
    }
    const last = anotherChance(3).then(() => 'now');
    vi.advanceTimersByTime(86_400_000);
    expect(await told(last)).toBe('nothing yet');
  });
});
