/** The small hand-turned fakes: clock, lock, identity, randomness. */
import type { Clock, CurrentIdentity, Identity, Lock, Random } from '../../../src/core/outbox/ports.ts';

export class ManualClock implements Clock {
  #now: number;
  #timers: { at: number; callback: () => void }[] = [];

  constructor(now = Date.UTC(2025, 9, 20, 12)) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, callback: () => void): () => void {
    const timer = { at: this.#now + ms, callback };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** Time passes: timers that fall due ring, in order. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const [next] = this.#timers.filter((t) => t.at <= end).toSorted((a, b) => a.at - b.at);
      if (!next) break;
      this.#timers = this.#timers.filter((t) => t !== next);
      this.#now = Math.max(this.#now, next.at);
      next.callback();
    }
    this.#now = end;
  }

  /** Somebody sets the clock: no time passes, no timer rings. */
  set(now: number): void {
    const by = now - this.#now;
    this.#now = now;
    for (const timer of this.#timers) timer.at += by;
  }
}

/** One lock for all pages of a device. */
export class ManualLock implements Lock {
  #holder: AbortController | null = null;

  get held(): boolean {
    return this.#holder !== null;
  }

  async tryRun<T>(work: (lost: AbortSignal) => Promise<T>) {
    if (this.#holder) return { acquired: false } as const;
    const mine = new AbortController();
    this.#holder = mine;
    try {
      return { acquired: true, value: await work(mine.signal) } as const;
    } finally {
      if (this.#holder === mine) this.#holder = null;
    }
  }

  /** The holder died: the browser gives the lock to whoever asks next. The dead one is not told. */
  free(): void {
    this.#holder = null;
  }

  /** The holder lives and has lost it: a lease that ran out. */
  takeAway(): void {
    this.#holder?.abort();
    this.#holder = null;
  }
}

export class ManualIdentity implements Identity {
  who: CurrentIdentity | null = null;

  async current(): Promise<CurrentIdentity | null> {
    return this.who;
  }
}

/** mulberry32: small, seeded, good enough to shuffle with. */
export function seeded(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function seededRandom(seed: number): Random {
  const fraction = seeded(seed);
  const hex = (n: number) => Array.from({ length: n }, () => Math.floor(fraction() * 16).toString(16)).join('');
  return { fraction, uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}` };
}
