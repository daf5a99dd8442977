/** What the page and its worker say to each other about a file of contributions. */
import type { GiftMapping } from '../model/imports/fields.ts';
import type { Source } from '../model/imports/layouts.ts';
import type { Line, RefundFault, RowFault } from '../model/imports/line.ts';
import type { Answers } from '../model/imports/meanings.ts';
import type { DayOrder } from '../model/imports/when.ts';
import type { Method } from '../model/rules.ts';

export interface OpenedFile {
  /** SHA-256 of the bytes, hex. */
  readonly sha256: string;
  readonly source: Source;
  /** The processor's name; null where the file is of none that is known. */
  readonly processor: string | null;
  /** ActBlue's headings are not the known ones, but each that is needed stands there once. */
  readonly changed: boolean;
  readonly headings: readonly string[];
  /** What the columns seem to mean. */
  readonly guess: GiftMapping;
  /** Columns that say of some payments that they failed, wait or went back: one of them is the status. */
  readonly states: readonly number[];
  /** Rows below the headings, without the empty ones. */
  readonly total: number;
}

export interface LeftOut extends Omit<RowFault, 'fault'> {
  readonly row: number;
  readonly fault: RowFault['fault'] | RefundFault;
  /** The row as it stands in the file. */
  readonly record: readonly string[];
}

export interface AskedWord {
  readonly field: 'status' | 'type';
  readonly word: string;
  readonly rows: number;
}

export interface ReadFile {
  readonly lines: readonly Line[];
  readonly leftOut: readonly LeftOut[];
  /** The file's rows in the order in which they are sent: refunds after what they refund. */
  readonly rows: readonly number[];
  /** Without an answer to these two there are no lines. */
  readonly asksZone: boolean;
  readonly asksOrder: boolean;
  readonly words: readonly AskedWord[];
}

export interface Reading {
  readonly mapping: GiftMapping;
  /** How a contribution was made where the file does not say. */
  readonly otherwise: Method;
  /** The campaign's. */
  readonly zone: string;
  /** What the person says of times without a zone, and of days like 3/5/2026. */
  readonly fileZone?: string | null;
  readonly order?: DayOrder | null;
  readonly answers?: Answers;
}

/** Why a file cannot be read: put into words where it is shown. */
export type FileFault = 'not-csv' | 'no-headings' | 'too-long' | 'columns' | 'unreadable';

export type ToWorker =
  | { readonly kind: 'open'; readonly job: number; readonly file: File }
  | { readonly kind: 'read'; readonly job: number; readonly reading: Reading }
  | { readonly kind: 'records'; readonly job: number; readonly rows: readonly number[] };

export type FromWorker =
  | { readonly kind: 'opened'; readonly job: number; readonly file: OpenedFile }
  | { readonly kind: 'unreadable'; readonly job: number; readonly why: FileFault }
  | { readonly kind: 'read'; readonly job: number; readonly read: ReadFile }
  | { readonly kind: 'records'; readonly job: number; readonly records: readonly (readonly string[])[] };
