/** What the page and its worker say to each other about a file of payments. */
import type { PaymentMapping } from '../model/paymentColumns.ts';
import type { GivenPayment, PaymentFault } from '../model/paymentRow.ts';

export interface OpenedFile {
  /** SHA-256 of the bytes, hex. */
  readonly sha256: string;
  readonly headings: readonly string[];
  /** Rows below the headings. */
  readonly total: number;
}

export interface LeftOut {
  readonly row: number;
  readonly fault: PaymentFault;
}

export interface ReadFile {
  readonly payments: readonly GivenPayment[];
  readonly leftOut: readonly LeftOut[];
}

/** Why a file cannot be read: put into words where it is shown. */
export type FileFault = 'not-csv' | 'no-headings' | 'too-long' | 'unreadable';

export type ToWorker =
  | { readonly kind: 'open'; readonly job: number; readonly file: File }
  | { readonly kind: 'read'; readonly job: number; readonly mapping: PaymentMapping };

export type FromWorker =
  | { readonly kind: 'opened'; readonly job: number; readonly file: OpenedFile }
  | { readonly kind: 'unreadable'; readonly job: number; readonly why: FileFault }
  | { readonly kind: 'read'; readonly job: number; readonly read: ReadFile };
