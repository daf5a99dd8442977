/** Everything the outbox needs from outside. Adapters implement these; tests turn fakes by hand. */
import type { Row } from './kind.ts';
import type { Counts, ItemState, NewItem, OutboxItem } from './record.ts';

/** Something else that must become durable together with an item, or not at all. `tables` are the store's own names. */
export interface Effect {
  readonly tables: readonly string[];
  apply(): Promise<void>;
}

/** What to do with one item inside the store's transaction: a new record, 'delete', or null for "leave it". */
export type Decision = OutboxItem | 'delete' | null;

export interface QueuePosition {
  readonly priority: number;
  readonly seq: number;
}

/**
 * Durable storage. Every write is one transaction that is on disk when the promise resolves, or has left no trace when it
 * rejects. Rejects with OutboxError 'storage-unavailable' or 'storage-full', or with a fault of our own as it was thrown.
 */
export interface Store {
  /** Saves and gives `seq`. An id that is already there is left as it is and returned with `added: false`; no effect then. */
  add(item: NewItem, effect?: Effect): Promise<{ readonly item: OutboxItem; readonly added: boolean }>;
  /** Saves those whose id is unknown, in the given order, all or none; returns their ids. No effect where all are known. */
  addMissing(items: readonly NewItem[], effect?: Effect): Promise<readonly string[]>;
  get(id: string): Promise<OutboxItem | undefined>;
  /** Reads each item, asks, writes: one transaction. Returns what was decided for the ids found, in their order. */
  change(ids: readonly string[], decide: (item: OutboxItem) => Decision): Promise<readonly OutboxItem[]>;
  /** Items of one state by (priority, seq), strictly after a position. */
  page(state: ItemState, after: QueuePosition | null, limit: number): Promise<readonly OutboxItem[]>;
  /** Which of these states any item is in. */
  occupied(among: readonly ItemState[]): Promise<readonly ItemState[]>;
  /** Undelivered items with an explicit entity key among these. */
  ofEntities(keys: readonly string[]): Promise<readonly OutboxItem[]>;
  /** Everything, by seq. */
  list(): Promise<readonly OutboxItem[]>;
  counts(): Promise<Counts>;
  /** Deletes delivered receipts beyond the newest `keep`; nothing else, ever. */
  trimReceipts(keep: number): Promise<void>;
  /** Called after any commit, also one made by another tab or the worker. Returns the unsubscriber. */
  subscribe(listener: () => void): () => void;
}

export interface InsertRequest {
  readonly table: string;
  readonly rows: readonly Row[];
  /** The user's own access token; null sends the publishable key alone. */
  readonly token: string | null;
  /** Aborted when the sender lost the right to send. */
  readonly signal: AbortSignal;
}

/** What came back, unjudged. The verdict table judges. */
export interface TransportResult {
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** `code` of the JSON error body, '' when there is none. */
  readonly code: string;
  readonly message: string;
  /** Media type in lower case, '' when there is none. */
  readonly contentType: string;
  /** Retry-After in ms from now, null when absent or unreadable. */
  readonly retryAfterMs: number | null;
  /** Set when there was no answer: the network failed, or the time ran out. */
  readonly networkError: 'failed' | 'timeout' | null;
  /** Set when the app itself broke while it sent or read: the error's name. */
  readonly ownFault?: string;
}

export interface Transport {
  /**
   * Is there a network to send through? Asked before anything is marked as possibly sent, so that what was saved in a dead
   * spot can still be changed. Rejects only with a fault of our own. Without it every flush tries.
   */
  reachable?(): Promise<boolean>;
  /** One array insert, one statement on the server. Rejects only with a fault of our own, never for want of an answer. */
  insert(request: InsertRequest): Promise<TransportResult>;
  /**
   * The same rows each by itself, in one request: what each would have been answered alone, in their order, or the one answer to
   * the request if it was not judged row by row. Rejects as `insert`.
   */
  insertEach(request: InsertRequest): Promise<TransportResult | readonly TransportResult[]>;
}

export interface Clock {
  /** Epoch ms. May jump: nothing durable trusts it alone. */
  now(): number;
  /** Calls back once after `ms`; returns the canceller. */
  after(ms: number, callback: () => void): () => void;
}

export type LockResult<T> = { readonly acquired: true; readonly value: T } | { readonly acquired: false };

export interface Lock {
  /** Runs `work` while nobody else (tab or worker) holds the lock; does not wait. `lost` aborts if the hold ends early. */
  tryRun<T>(work: (lost: AbortSignal) => Promise<T>): Promise<LockResult<T>>;
}

export interface CurrentIdentity {
  readonly userId: string;
  /** null while the person is known but holds no token (offline start, worker without a mirror). */
  readonly accessToken: string | null;
  /** Epoch ms on this device's clock: when the token came plus its lifetime, so that a wrong clock does no harm. */
  readonly expiresAt: number;
}

export interface Identity {
  /** Who is signed in on this device, known locally; must not wait for the network and must not refresh. null = nobody. */
  current(): Promise<CurrentIdentity | null>;
}

export interface Random {
  uuid(): string;
  /** [0, 1) */
  fraction(): number;
}
