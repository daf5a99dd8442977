/** What the page and its worker say to each other about a voter file. */
import type { Mapping, Voter } from '../model/import/fields.ts';
import type { Problem } from './check.ts';
import type { ImportFailure } from './failure.ts';
import type { Counted, Reported } from './voterFile.ts';

export interface OpenedFile {
  /** SHA-256 of the bytes, hex. */
  readonly digest: string;
  readonly headings: readonly string[];
  /** Rows below the headings. */
  readonly total: number;
  readonly sample: readonly (readonly string[])[];
}

export interface CheckState extends Counted {
  readonly finished: boolean;
  /** The first few, for the screen. */
  readonly problems: readonly Problem[];
  /** All of them once the check is finished; null when nothing is wrong. */
  readonly report: Reported | null;
}

/** Rows first+1 to upto below the headings. */
export interface Batch {
  readonly first: number;
  readonly upto: number;
  readonly voters: readonly Voter[];
  readonly leftOut: number;
  readonly duplicates: number;
}

/** A later job ends an earlier one. */
export type ToWorker =
  | { readonly kind: 'open'; readonly job: number; readonly file: File }
  | { readonly kind: 'check'; readonly job: number; readonly mapping: Mapping }
  | { readonly kind: 'run'; readonly job: number; readonly mapping: Mapping; readonly from: number }
  /** The batch before is taken. */
  | { readonly kind: 'next'; readonly job: number };

export type FromWorker =
  | { readonly kind: 'opened'; readonly job: number; readonly file: OpenedFile }
  | { readonly kind: 'unreadable'; readonly job: number; readonly why: ImportFailure }
  | { readonly kind: 'checked'; readonly job: number; readonly state: CheckState }
  | { readonly kind: 'batch'; readonly job: number; readonly batch: Batch }
  | { readonly kind: 'ended'; readonly job: number };
