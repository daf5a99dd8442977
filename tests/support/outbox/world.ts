/**
 * A device with tabs and a worker that die at will, a server that misbehaves on order, and a person. What it observes
 * is judged by promise.ts.
 */
import { OutboxError } from '../../../src/core/errors.ts';
import { createOutbox } from '../../../src/core/outbox/outbox.ts';
import type { OutboxParts } from '../../../src/core/outbox/outbox.ts';
import type { Outbox } from '../../../src/core/outbox/api.ts';
import type { InsertRequest, Lock, Transport, TransportResult } from '../../../src/core/outbox/ports.ts';
import { FakeServer } from './fakeServer.ts';
import { lateKinds, oldKinds } from './kinds.ts';
import { MemoryDisk, MemoryStore } from './memoryStore.ts';
import { ManualClock, ManualIdentity, ManualLock, seeded, seededRandom } from './ports.ts';
import { Watch } from './promise.ts';
import { Scheduler } from './scheduler.ts';

/** Breaks the core from outside, through its ports: a test of the harness itself. */
export type Mutation = (parts: OutboxParts, world: World) => OutboxParts;

export const FAULT_POINTS = [
  'add:before',
  'add:committed',
  'lock:acquired',
  'change:before',
  'change:committed',
  'request:sent',
  'server:done',
  'response:received',
  'trimReceipts:before',
] as const;
export type FaultPoint = (typeof FAULT_POINTS)[number];

const never = new Promise<never>(() => {});

interface Page {
  readonly outbox: Outbox;
  alive: boolean;
  crash: { point: FaultPoint; countdown: number } | null;
  full: boolean;
}

export class World {
  readonly disk = new MemoryDisk();
  readonly server = new FakeServer();
  readonly clock = new ManualClock();
  readonly identity = new ManualIdentity();
  readonly scheduler: Scheduler;
  readonly watch: Watch;
  readonly pages: Page[] = [];
  readonly pointsHit = new Set<string>();
  #lock = new ManualLock();
  #lockOwner: Page | null = null;
  #seed: number;
  readonly #mutate: Mutation;

  constructor(seed: number, mutate: Mutation = (parts) => parts) {
    this.#seed = seed;
    this.#mutate = mutate;
    // Phones meet servers that are older than they are.
    this.server.judgesEach = seed % 3 !== 0;
    this.scheduler = new Scheduler(seeded(seed));
    this.watch = new Watch(this.disk, this.server);
    for (const slot of [0, 1, 2]) this.open(slot);
  }

  /** Slots 0 and 1 are tabs, 2 is the worker. */
  open(slot: number, old = false): void {
    const page: Page = { outbox: undefined as never, alive: true, crash: null, full: false };
    const parts = this.#mutate(this.#parts(page, old, slot !== 2), this);
    this.pages[slot] = Object.assign(page, { outbox: createOutbox(parts) });
  }

  page(slot: number): Page {
    const page = this.pages[slot];
    if (!page) throw new Error(`There is no page ${slot}.`);
    return page;
  }

  /** It stops between two steps, tells nobody, and the browser frees its lock. */
  kill(page: Page): void {
    page.alive = false;
    page.outbox.dispose();
    this.watch.pageDied(page);
    if (this.#lockOwner === page) {
      this.#lock.free();
      this.#lockOwner = null;
    }
  }

  signIn(userId: string | null): void {
    const token = userId === null ? '' : this.server.issueToken(userId);
    this.identity.who =
      userId === null ? null : { userId, accessToken: token, expiresAt: this.clock.now() + 3_600_000 };
  }

  steps(limit: number): Promise<void> {
    return this.scheduler.run(limit, () => this.watch.check());
  }

  async #point(page: Page, name: string): Promise<void> {
    if (!page.alive) return never;
    this.pointsHit.add(name);
    if (page.crash?.point === name && page.crash.countdown-- <= 0) {
      this.kill(page);
      return never;
    }
    await this.scheduler.gate();
    return page.alive ? undefined : never;
  }

  #parts(page: Page, old: boolean, autoFlush: boolean): OutboxParts {
    const store = new MemoryStore(this.disk, {
      before: async (operation) => {
        await this.#point(page, `${operation}:before`);
        if (operation === 'add' && page.full) {
          page.full = false;
          throw new OutboxError('storage-full', 'full');
        }
      },
      committed: (operation) => this.#point(page, `${operation}:committed`),
    });
    const { clock, identity } = this;
    const random = seededRandom(++this.#seed);
    const luck = seededRandom(this.#seed);
    const kinds = old
      ? oldKinds
      : lateKinds(async () => {
          await this.#point(page, 'kinds:asked');
          if (luck.fraction() < 0.3) throw new TypeError('Failed to fetch dynamically imported module.');
        });
    return {
      store,
      transport: this.#transport(page),
      clock,
      lock: this.#lockOf(page),
      identity,
      random,
      kinds,
      autoFlush,
    };
  }

  #lockOf(page: Page): Lock {
    return {
      tryRun: (work) =>
        this.#lock.tryRun(async (lost) => {
          this.#lockOwner = page;
          await this.#point(page, 'lock:acquired');
          return work(lost);
        }),
    };
  }

  #transport(page: Page): Transport {
    return {
      insert: (request) => this.#travel(page, request, () => this.server.handle(request)),
      insertEach: (request) => this.#travel(page, request, () => this.server.handleEach(request)),
    };
  }

  async #travel<T extends TransportResult | TransportResult[]>(
    page: Page,
    request: InsertRequest,
    arrive: () => T,
  ): Promise<T> {
    const ids = request.rows.map((row) => String(row['id']));
    if (!page.alive) return never;
    this.watch.leaving(page, ids);
    // The request travels whether its page lives or not.
    const travelling = this.scheduler.gate().then(arrive);
    await this.#point(page, 'request:sent');
    const result = await travelling;
    await this.#point(page, 'server:done');
    this.watch.answered(page, ids, result);
    await this.#point(page, 'response:received');
    return result;
  }
}
