/** What the page and its worker say to each other about a file of the bank. */
import type { BankMapping, ReadBank } from '../model/bankFile.ts';

export type FileFault = 'unreadable' | 'no-lines' | 'too-long';

export interface OpenedBank {
  /** SHA-256 of the bytes, hex. */
  readonly sha256: string;
  /** Empty: OFX, which needs no mapping. */
  readonly headings: readonly string[];
  readonly total: number;
  /** What the file calls the account, its last four. */
  readonly account: string;
}

export type ToWorker =
  | { readonly kind: 'open'; readonly job: number; readonly file: File }
  | { readonly kind: 'read'; readonly job: number; readonly mapping: BankMapping };

export type FromWorker =
  | { readonly kind: 'opened'; readonly job: number; readonly file: OpenedBank }
  | { readonly kind: 'read'; readonly job: number; readonly read: ReadBank }
  | { readonly kind: 'failed'; readonly job: number; readonly why: FileFault };
