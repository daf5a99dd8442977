/** What the rest of the app may ask of the outbox. */
import type { AnyKind, SubmissionKind } from './kind.ts';
import type { Counts, ItemError, Json, OutboxItem, Sealed } from './record.ts';
import type { Effect } from './ports.ts';

export type FlushReason =
  | 'enqueue'
  | 'online'
  | 'visible'
  | 'back'
  | 'timer'
  | 'sync'
  | 'periodicsync'
  | 'worker-start'
  | 'sign-in'
  | 'send-now'
  | 'start'
  | 'backoff'
  | (string & {});

export interface FlushReport {
  readonly reason: FlushReason;
  /** 'busy': another tab or the worker is sending. 'stopped': the network or the server asked for a pause. 'failed': storage. */
  readonly status: 'done' | 'busy' | 'stopped' | 'failed';
  readonly requests: number;
  readonly delivered: number;
  readonly refused: number;
  /** To be tried again after a pause. */
  readonly later: number;
  /** Held for a sign-in or an update. */
  readonly held: number;
  readonly startedAt: number;
  readonly ms: number;
  /** Epoch ms of the earliest pause's end among queued items this flush saw; null when there is none. */
  readonly nextDueAt: number | null;
}

export type Settled = 'delivered' | 'refused' | 'waiting' | 'later' | 'timeout';

export interface EnqueueOptions {
  /** UUID made when the form was opened, so that a double click is one submission. Default: a new one. */
  readonly id?: string;
  /** Committed together with the item, or not at all. */
  readonly effect?: Effect;
  /** False: sent with the next flush, for what must not leave before something that is saved right after it. */
  readonly flush?: boolean;
  /** Send without the signed-in user's name. Default: as whoever is signed in. */
  readonly anonymous?: boolean;
  /** Whom the screen shows (a user id). Rejects with 'other-person' when somebody else, or nobody, is signed in by now. */
  readonly as?: string;
}

/** One of several records that are saved together. */
export interface Entry {
  readonly id: string;
  readonly kind: AnyKind;
  readonly payload: unknown;
}
/** Its payload is what its kind takes: a list of several forgets which is whose. */
export const entryOf = <P>(kind: SubmissionKind<P>, id: string, payload: P): Entry => ({ id, kind, payload });

export type WithdrawResult =
  /** Taken back; it never left, or the person accepted that it may have arrived (`mayHaveLanded`). */
  | { readonly outcome: 'withdrawn'; readonly mayHaveLanded: boolean }
  /** On its way this moment: nothing was changed. */
  | { readonly outcome: 'in-flight' }
  /** It may have arrived: nothing was changed; ask the person, then call again with `evenIfLanded`. */
  | { readonly outcome: 'may-have-landed' }
  | { readonly outcome: 'already-delivered' }
  | { readonly outcome: 'not-found' };

export interface Diagnostics {
  /** Items neither delivered nor refused. */
  readonly depth: number;
  readonly oldestAgeMs: number | null;
  readonly counts: Counts;
  /** Answers by rule of the verdict table, since this page or worker started. */
  readonly verdicts: Readonly<Record<string, number>>;
  readonly lastFlush: FlushReport | null;
}

export interface OutboxExport {
  readonly format: 'campaign-outbox';
  readonly version: 1;
  readonly exportedAt: string;
  readonly items: readonly ExportedItem[];
}

export interface ExportedItem {
  readonly id: string;
  readonly kind: string;
  readonly version: number;
  /** null while it is closed: then the file holds what only its person's key opens. */
  readonly payload: Json | null;
  readonly sealed?: Sealed;
  readonly userId: string | null;
  readonly entityKey: string;
  readonly createdAt: string;
  readonly priority: number;
  readonly state: 'queued' | 'refused';
  readonly editedAfterSend: boolean;
  readonly lastError: ItemError | null;
}

export interface ImportReport {
  readonly added: number;
  /** Ids already here, in whatever state: left as they are. */
  readonly known: number;
  /** Entries that are not items. */
  readonly unreadable: number;
}

export interface Outbox {
  /** Resolves only after the durable commit: from then on "saved" is true. The same id with the same content is one item.
   * Rejects with OutboxError 'storage-unavailable', 'storage-full', 'not-plain-data', 'duplicate-id', 'other-person': then nothing was
   * saved. */
  enqueue<P>(kind: SubmissionKind<P>, payload: P, options?: EnqueueOptions): Promise<OutboxItem>;
  /** Several as one: on disk together with the effect, or none of them, and sent in this order where they share an entity key. Under ids
   * that were made before: those that are here already are left as they are. Rejects as enqueue does, never with 'duplicate-id'. */
  enqueueTogether(entries: readonly Entry[], options: Pick<EnqueueOptions, 'as' | 'effect'>): Promise<void>;
  /** Edit and send again under the same id. Rejects with 'in-flight', 'may-have-landed', 'already-delivered', 'not-found',
   * 'unknown-kind'. A refused item whose earlier request may have landed can be edited, but a duplicate key then refuses it
   * again ('already-arrived') instead of passing the edit off as delivered. */
  replace(id: string, payload: unknown): Promise<OutboxItem>;
  withdraw(id: string, options?: { readonly evenIfLanded?: boolean }): Promise<WithdrawResult>;
  /** Deletes a refused item or a receipt, after the person confirmed. False when it is gone or in another state. */
  remove(id: string): Promise<boolean>;
  /** Ends the pause of one item (also a refused one), or of all that wait, and sends. */
  retryNow(id?: string): Promise<FlushReport>;
  /** Sends what is due. Never rejects. Calls during a flush are answered by one more flush. */
  flush(reason: FlushReason): Promise<FlushReport>;
  /** What a form waits for. 'waiting': held for sign-in or update. 'later': tried, or passed over, and stays queued. */
  settled(id: string, timeoutMs: number): Promise<Settled>;
  get(id: string): Promise<OutboxItem | undefined>;
  list(): Promise<readonly OutboxItem[]>;
  counts(): Promise<Counts>;
  /** Called after every change, also one made by another tab or the worker. Returns the unsubscriber. */
  subscribe(listener: () => void): () => void;
  /** Everything not delivered, with what was typed, or closed as it lies here: for the person's own file, never for a bug report. */
  exportItems(): Promise<OutboxExport>;
  /** Takes the parsed file or its text. Merges by id: never overwrites, never brings back a delivered one. 'unreadable-file'. */
  importItems(json: unknown): Promise<ImportReport>;
  /** Without payloads, ids or names: safe to paste into a bug report. */
  diagnostics(): Promise<Diagnostics>;
  /** Stops timers of this instance; what is saved stays saved. */
  dispose(): void;
}
