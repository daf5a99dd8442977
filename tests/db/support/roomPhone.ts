/** A phone in a town hall: the app's own outbox on a disk that outlives its tabs, and a network that loses, doubles and delays. */
import { createHash } from 'node:crypto';
import { createKindRegistry } from '../../../src/core/outbox/kind.ts';
import { createOutbox, type Outbox } from '../../../src/core/outbox/outbox.ts';
import type { InsertRequest, Transport, TransportResult } from '../../../src/core/outbox/ports.ts';
import { supportKind } from '../../../src/features/support/model/supportKind.ts';
import { questionKind } from '../../../src/features/townhall/model/questionKind.ts';
import { MemoryDisk, MemoryStore } from '../../support/outbox/memoryStore.ts';
import { ManualClock, ManualIdentity, ManualLock, seeded, seededRandom } from '../../support/outbox/ports.ts';
import { sendFrom } from './senders.ts';
import type { World } from './world.ts';

const kinds = createKindRegistry([questionKind, supportKind]);
const answer = (status: number, code = '', message = '', retryAfterMs: number | null = null): TransportResult => ({
  status,
  code,
  message,
  contentType: 'application/json',
  retryAfterMs,
  networkError: status === 0 ? 'failed' : null,
});

/** How often, of ten: a request is lost, its answer is lost, it arrives twice. */
export interface Weather {
  readonly lost: number;
  readonly unanswered: number;
  readonly doubled: number;
}

export class RoomPhone {
  readonly clock: ManualClock;
  readonly #disk = new MemoryDisk();
  readonly #dice: () => number;
  readonly #secret: string;
  readonly #turns = new Map<string, number>();
  /** What its person believes: given or not, by item. */
  readonly says = new Map<string, boolean>();
  readonly asked: string[] = [];
  readonly #world: World;
  readonly #name: string;
  #seed: number;
  #outbox: Outbox;
  weather: Weather = { lost: 0, unanswered: 0, doubled: 0 };

  /** @param skew of its clock, ms. */
  constructor(world: World, name: string, seed: number, skew: number) {
    this.#world = world;
    this.#name = name;
    this.#seed = seed;
    this.#dice = seeded(seed);
    this.#secret = createHash('sha256').update(name).digest('base64url');
    this.clock = new ManualClock(Date.now() + skew);
    this.#outbox = this.#open();
  }

  chance = (ofTen: number): boolean => this.#dice() * 10 < ofTen;
  pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(this.#dice() * all.length)];

  /** The tab is killed: what was on its way stays on its way, and the next one starts from the disk. */
  kill(): void {
    this.#outbox.dispose();
    this.#outbox = this.#open();
  }

  async ask(session: string, text: string): Promise<void> {
    const payload = { session, text, language: 'en' as const, name: null, roomCode: null };
    const { id } = await this.#outbox.enqueue(questionKind, payload);
    this.asked.push(id);
  }

  async support(item: string, given: boolean): Promise<void> {
    const turn = (this.#turns.get(item) ?? 0) + 1;
    this.#turns.set(item, turn);
    const payload = { of: 'question' as const, item, token: this.#secret, given, turn, roomCode: null };
    await this.#outbox.enqueue(supportKind, payload);
    this.says.set(item, given);
  }

  async send(): Promise<void> {
    await this.#outbox.flush('timer');
    this.clock.advance(400_000);
  }

  async unsent(): Promise<readonly string[]> {
    return (await this.#outbox.list()).flatMap(({ state, lastError }) =>
      state === 'delivered' ? [] : [`${state} ${lastError?.code ?? ''}`],
    );
  }

  #open(): Outbox {
    return createOutbox({
      store: new MemoryStore(this.#disk),
      transport: this.#transport(),
      clock: this.clock,
      lock: new ManualLock(),
      identity: new ManualIdentity(),
      random: seededRandom((this.#seed += 7919)),
      kinds,
      autoFlush: false,
    });
  }

  #transport(): Transport {
    return {
      insert: async (request) => {
        if (this.chance(this.weather.lost)) return answer(0);
        const first = await this.#arrive(request);
        const said = this.chance(this.weather.doubled) ? await this.#arrive(request) : first;
        return this.chance(this.weather.unanswered) ? answer(0) : said;
      },
      insertEach: async (request) => {
        if (this.chance(this.weather.lost)) return [answer(0)];
        const answers: TransportResult[] = [];
        for (const row of request.rows) answers.push(await this.#arrive({ ...request, rows: [row] }));
        return answers;
      },
    };
  }

  async #arrive({ table, rows }: InsertRequest): Promise<TransportResult> {
    const from = { address: '203.0.113.7', device: this.#name };
    const refusal = await sendFrom(this.#world, from, table, rows);
    if (refusal === null) return answer(201);
    const { code, message, retryAfter } = refusal;
    const status = code === 'PT429' ? 429 : code.startsWith('23505') || code === '23503' ? 409 : 400;
    return answer(status, code, message, retryAfter === null ? null : retryAfter * 1000);
  }
}
