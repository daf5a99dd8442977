/** What the page and its worker say to each other about a file of the bank. */
import type { BankMapping } from '../model/bank/columns.ts';
import type { DateOrder } from '../model/bank/date.ts';
import type { Signs } from '../model/bank/direction.ts';
import type { UnreadKind } from '../model/bank/kinds.ts';
import type { Ask, ReadAccount } from '../model/bank/line.ts';

export type FileFault = 'unreadable' | 'no-lines' | 'too-long' | 'investment' | 'currency' | UnreadKind;

export type BankFileKind = 'ofx' | 'qif' | 'csv';

/** How a file is to be read; null is by the file itself. */
export interface Reading {
  readonly mapping: BankMapping;
  readonly order: DateOrder | null;
  readonly signs: Signs | null;
}

export interface OpenedBank {
  /** SHA-256 of the bytes, hex. */
  readonly sha256: string;
  readonly kind: BankFileKind;
  /** Of CSV alone; empty names where the file has none. */
  readonly headings: readonly string[];
  readonly headed: boolean;
  /** The first line, to name columns without headings by. */
  readonly firstRow: readonly string[];
  readonly guess: BankMapping;
}

export interface ReadBank {
  readonly accounts: readonly ReadAccount[];
  /** What a person has to say before there are lines. */
  readonly asks: readonly Ask[];
  /** As the dates were read; null where every order says the same, or none is known yet. */
  readonly order: DateOrder | null;
  readonly signs: Signs | null;
  /** Some of its dates, as they stand in the file. */
  readonly sample: readonly string[];
  /** Rows of balances and totals, which are no lines. */
  readonly sums: number;
  /** Accounts that hold investments, which are left out. */
  readonly investments: number;
}

export type ToWorker =
  | { readonly kind: 'open'; readonly job: number; readonly file: File }
  | { readonly kind: 'read'; readonly job: number; readonly reading: Reading };

export type FromWorker =
  | { readonly kind: 'opened'; readonly job: number; readonly file: OpenedBank }
  | { readonly kind: 'read'; readonly job: number; readonly read: ReadBank }
  | { readonly kind: 'failed'; readonly job: number; readonly why: FileFault };
