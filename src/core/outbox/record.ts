/** What one item of the outbox is. */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export type ItemState = 'queued' | 'sending' | 'delivered' | 'waiting-sign-in' | 'waiting-update' | 'refused';

export const ITEM_STATES: readonly ItemState[] = [
  'queued',
  'sending',
  'delivered',
  'waiting-sign-in',
  'waiting-update',
  'refused',
];

/** Why an item is not delivered. Codes and constraint names only: never a value the person typed. */
export interface ItemError {
  readonly code: string;
  readonly constraint?: string;
  readonly status?: number;
}

/** Contents that only their person's key opens (core/seal). Base64. */
export interface Sealed {
  readonly iv: string;
  readonly data: string;
}

export interface OutboxItem {
  /** UUID minted when the person submits; the row's primary key on the server. */
  readonly id: string;
  readonly kind: string;
  /** Version of the kind's payload when it was written. */
  readonly version: number;
  /** null once delivered: the receipt stays, what was typed does not. null too while it is closed. */
  readonly payload: Json | null;
  /** Instead of the payload while the person who saved it is not signed in on this device. */
  readonly sealed?: Sealed;
  /** Who enqueued it; null means deliberately anonymous. Never changes. */
  readonly userId: string | null;
  /** Items of one sender and key leave in the order of `seq`. The id itself when the kind names no key. */
  readonly entityKey: string;
  /** Local sequence, given by the store inside the transaction that saves the item. */
  readonly seq: number;
  /** ISO 8601, this device's clock. */
  readonly createdAt: string;
  readonly state: ItemState;
  /** Unsuccessful tries that count for the pause. A 401 is not one. */
  readonly attempts: number;
  /** Answers 500 without an explanation. At MAX_FAULTS the item is refused. */
  readonly faults: number;
  /** Times its batch went unanswered while others got through: it then travels in smaller batches. */
  readonly stalls: number;
  /** Epoch ms, this device's clock. 0 = at once. */
  readonly nextAttemptAt: number;
  /** A request with this item left and no answer ruled out that the server has it. */
  readonly mayHaveLanded: boolean;
  /** Changed by the person after a request that may have landed: a duplicate key no longer proves delivery. */
  readonly editedAfterSend: boolean;
  readonly lastError: ItemError | null;
  /** ISO 8601; set on delivery only. */
  readonly settledAt?: string;
  /** Lower goes first. */
  readonly priority: number;
}

/**
 * One sender's items about one thing, which leave in their order. What has no name is one sender's: it cannot be known whose it is.
 */
export function orderOf({ userId, entityKey }: Pick<OutboxItem, 'userId' | 'entityKey'>): string {
  return JSON.stringify([userId, entityKey]);
}

/** An item before the store has given it its place in the sequence. */
export type NewItem = Omit<OutboxItem, 'seq'>;

export type Counts = Readonly<Record<ItemState, number>>;

/** Everything that is neither delivered nor refused. */
export function waitingCount(counts: Counts): number {
  return counts.queued + counts.sending + counts['waiting-sign-in'] + counts['waiting-update'];
}

export function noCounts(): Record<ItemState, number> {
  return { queued: 0, sending: 0, delivered: 0, 'waiting-sign-in': 0, 'waiting-update': 0, refused: 0 };
}

/** Held by the server's rule on second factors: its person is known, and must give theirs. */
export function needsSecondFactor({
  state,
  error,
}: {
  readonly state: ItemState;
  readonly error: ItemError | null;
}): boolean {
  return state === 'waiting-sign-in' && error?.code === 'PT403';
}
