/**
 * One schedule's server side: the keyed table, the append-only journal without a unique key beside it, the log of
 * requests, and what the server does to the next request. Order is counted in ticks, never in time.
 */
import { USER_IDS } from './ledger.ts';
import type { User } from './ledger.ts';

export const MODES = [
  'ok',
  'slow',
  '500',
  '503',
  '429',
  '401',
  '401-users',
  'hang',
  'drop',
  'commit-then-drop',
  'commit-then-hang',
  'commit-then-504',
  'html',
] as const;
export type Mode = (typeof MODES)[number];

/** Instants of a request as the server sees them. */
export const SERVER_POINTS = ['request-arrived', 'server-committed', 'answer-handed-over'] as const;
export type ServerPoint = (typeof SERVER_POINTS)[number];

/** How a failed check looks: PostgREST's 400 with 23514, or @supabase/lite's 500 with SUP. */
export type Dialect = 'postgrest' | 'lite';

export interface Row {
  readonly id: string;
  readonly text: string;
  readonly user_id: string | null;
}

/** One row of one statement that was judged. Nothing is ever removed, and the same id may stand here many times. */
export interface JournalLine {
  readonly request: number;
  readonly id: string;
  readonly user: User | null;
  readonly verdict: 'accepted' | 'duplicate' | 'refused';
  readonly text: string;
}

export interface RequestLog {
  readonly request: number;
  readonly ids: readonly string[];
  readonly user: User | null;
  /** Which life of which page or worker sent it; '' when the client does not say. */
  readonly sender: string;
  readonly arrived: number;
  ended: number | null;
  /** The status, once the whole answer was handed to the network; null when it was not. */
  answered: number | null;
  /** What it brought into the table. */
  readonly kept: Set<string>;
}

export interface Answer {
  readonly status: number;
  readonly body?: { readonly code: string; readonly message: string };
}

export class World {
  readonly table = new Map<string, Row & { readonly user: User | null }>();
  readonly journal: JournalLine[] = [];
  readonly requests: RequestLog[] = [];
  /** Spans, in ticks, in which something went on that can cost a client an answer, or its memory of one. */
  readonly disturbances: { readonly from: number; to: number; readonly of: string | null }[] = [];
  readonly modesUsed = new Map<Mode, number>();
  readonly dialect: Dialect;
  /** False: a server from before it judged the rows of a refused batch one by one. */
  readonly judgesEach: boolean;
  /** Ticks at which a page was known to be gone. A request of it may still arrive afterwards; no answer reaches it. */
  readonly deaths = new Map<string, number>();
  /** For the next requests, one each; then `mode`. */
  queue: Mode[] = [];
  mode: Mode = 'ok';
  /** No network: every connection is cut. */
  cut = false;
  /** Ends what hangs and what is held. */
  onRelease: (() => void)[] = [];
  onCut: () => void = () => {};
  /** Who has a second factor, and the last token that was given to them without it. */
  readonly #factors = new Map<User, number>();
  #tick = 0;
  #tokens = 0;
  #hold: { point: ServerPoint; reached: () => void } | null = null;

  constructor(dialect: Dialect, judgesEach = true) {
    this.dialect = dialect;
    this.judgesEach = judgesEach;
  }

  issueToken(user: User): string {
    return `token.${user}.${++this.#tokens}`;
  }

  /** They set up a second factor, on another phone: every token given before is one without. */
  enrol(user: User): void {
    this.#factors.set(user, this.#tokens);
  }

  lacksFactor(authorization: string | undefined): boolean {
    const [, user, number] = /^Bearer token\.([AB])\.(\d+)$/.exec(authorization ?? '') ?? [];
    return (user === 'A' || user === 'B') && Number(number) <= (this.#factors.get(user) ?? 0);
  }

  /** Who the bearer token says the sender is; 'unknown' for one that was never issued. */
  static bearer(authorization: string | undefined): User | null | 'unknown' {
    if (authorization === undefined) return null;
    const user = /^Bearer token\.([AB])\.\d+$/.exec(authorization)?.[1];
    return user === 'A' || user === 'B' ? user : 'unknown';
  }

  /**
   * Returns what ends it. A page that is closing may send, and its successor too, before it is known to be closed. With a
   * sender, only what that one can have heard is in doubt.
   */
  disturb(sender: string | null = null): () => void {
    const span = { from: ++this.#tick, to: Infinity, of: sender };
    this.disturbances.push(span);
    return () => (span.to = ++this.#tick);
  }

  died(sender: string): void {
    if (sender !== '') this.deaths.set(sender, ++this.#tick);
  }

  /** Every page that was heard of and is not among these is gone. */
  onlyLive(senders: readonly string[]): void {
    for (const { sender } of this.requests) {
      if (sender.startsWith('page-') && !senders.includes(sender) && !this.deaths.has(sender)) this.died(sender);
    }
  }

  arrive(ids: readonly string[], user: User | null, sender: string): RequestLog {
    const log: RequestLog = {
      request: this.requests.length + 1,
      ids,
      user,
      sender,
      arrived: ++this.#tick,
      ended: null,
      answered: null,
      kept: new Set(),
    };
    this.requests.push(log);
    return log;
  }

  end(log: RequestLog, answered: number | null): void {
    if (log.ended !== null) return;
    log.ended = ++this.#tick;
    log.answered = answered;
  }

  takeMode(): Mode {
    const mode = this.queue.shift() ?? this.mode;
    this.modesUsed.set(mode, (this.modesUsed.get(mode) ?? 0) + 1);
    return mode;
  }

  /** The next request to reach this point waits there until release(). Resolves when it does. */
  hold(point: ServerPoint): Promise<void> {
    return new Promise((reached) => (this.#hold = { point, reached }));
  }

  async pass(point: ServerPoint): Promise<void> {
    if (this.#hold?.point !== point) return;
    const { reached } = this.#hold;
    this.#hold = null;
    const released = new Promise<void>((resolve) => this.onRelease.push(resolve));
    reached();
    await released;
  }

  release(): void {
    this.#hold = null;
    for (const resolve of this.onRelease.splice(0)) resolve();
  }

  /** One array insert is one statement: the first row that fails decides, and nothing is kept. */
  judge(log: RequestLog, rows: readonly Row[]): Answer {
    const note = (row: Row, verdict: JournalLine['verdict']) =>
      this.journal.push({ request: log.request, id: row.id, user: log.user, verdict, text: row.text });
    const seen = new Set<string>();
    for (const row of rows) {
      if (row.user_id !== (log.user === null ? null : USER_IDS[log.user])) {
        note(row, 'refused');
        const status = log.user === null ? 401 : 403;
        return { status, body: { code: '42501', message: 'new row violates row-level security policy' } };
      }
      if (row.text.includes('poison')) {
        note(row, 'refused');
        const message = 'new row for relation "notes" violates check constraint "notes_text_check"';
        return this.dialect === 'lite'
          ? { status: 500, body: { code: 'SUP', message } }
          : { status: 400, body: { code: '23514', message } };
      }
      if (this.table.has(row.id) || seen.has(row.id)) {
        note(row, 'duplicate');
        const message = 'duplicate key value violates unique constraint "notes_pkey"';
        return { status: 409, body: { code: '23505', message } };
      }
      seen.add(row.id);
    }
    for (const row of rows) {
      note(row, 'accepted');
      log.kept.add(row.id);
      this.table.set(row.id, { ...row, user: log.user });
    }
    return { status: 201 };
  }
}
