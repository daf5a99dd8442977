/** What the page and its worker say to each other about a file of gifts. */
import type { GiftMapping } from '../model/imports/columns.ts';
import type { Line, LineFault, RefundFault } from '../model/imports/line.ts';
import type { Method } from '../model/rules.ts';

export interface OpenedFile {
  /** SHA-256 of the bytes, hex. */
  readonly sha256: string;
  readonly source: 'actblue' | 'csv';
  /** ActBlue's headings are not the known ones, but each that is needed stands there once. */
  readonly changed: boolean;
  readonly headings: readonly string[];
  /** Rows below the headings. */
  readonly total: number;
}

export interface LeftOut {
  readonly row: number;
  readonly fault: LineFault | RefundFault;
  /** The row as it stands in the file. */
  readonly record: readonly string[];
}

export interface ReadFile {
  readonly lines: readonly Line[];
  readonly leftOut: readonly LeftOut[];
}

export interface Reading {
  readonly mapping: GiftMapping;
  /** How a gift came where the file does not say. */
  readonly otherwise: Method;
  readonly zone: string;
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
