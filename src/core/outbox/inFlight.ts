/** What one flush knows while it runs: its tally, and the items that are on their way with the answers to them. */
import type { Batch, Prepared } from './batch.ts';
import type { TransportResult } from './ports.ts';
import type { ItemError } from './record.ts';
import type { Verdict } from './verdict.ts';

export interface Tally {
  requests: number;
  delivered: number;
  refused: number;
  later: number;
  held: number;
  stopped: boolean;
  followers: boolean;
  nextDueAt: number | null;
}

export const newTally = (): Tally => ({
  requests: 0,
  delivered: 0,
  refused: 0,
  later: 0,
  held: 0,
  stopped: false,
  followers: false,
  nextDueAt: null,
});

/** The server does not know a sender's token, or asked that sender for patience. */
export type Closed = { readonly why: 'sign-in'; readonly error: ItemError | null } | { readonly why: 'patience' };

export interface Gate {
  /** False for batches that cannot get through now: the flush was stopped, or the server hears no more of this sender. */
  open(batch: Batch): boolean;
  /** Why, where it is the sender. */
  closedTo(userId: string | null): Closed | null;
}

/** An item on its way, with what is known about all its requests so far. */
export interface InFlight extends Prepared {
  mayHaveLanded: boolean;
}

export type Marked = readonly InFlight[];

export interface Answer {
  readonly verdict: Verdict;
  readonly result: TransportResult;
}
