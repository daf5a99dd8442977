/** What the page and its worker say to each other about a voter file. */
import type { Voter } from '../model/import/fields.ts';
import type { Findings } from '../model/import/findings.ts';
import type { Recognized } from '../model/import/recognize.ts';
import type { Problem, Reading } from './check.ts';
import type { ImportFailure } from './failure.ts';
import type { Counted, Reported } from './voterFile.ts';

export interface OpenedFile {
  /** SHA-256 of the bytes, hex. */
  readonly digest: string;
  readonly recognized: Pick<Recognized, 'headed' | 'doubtful' | 'mapping'>;
  readonly layout: OpenedLayout | null;
  /** Names of the columns; empty where nothing names them. */
  readonly headings: readonly string[];
  /** Rows below the headings. */
  readonly total: number;
  readonly sample: readonly (readonly string[])[];
}

/** What the page needs to know of a layout. */
export interface OpenedLayout {
  readonly source: string;
  readonly vendor: string | null;
  readonly statuses: Reading['codes'];
}

export interface CheckState extends Counted {
  readonly finished: boolean;
  /** Of the whole file; null until it is finished. */
  readonly findings: Findings | null;
  /** The first people without a door, by name. */
  readonly doorless: readonly Problem[];
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
  /** Those that stay out by their status among them. */
  readonly leftOut: number;
  readonly duplicates: number;
}

/** A later job ends an earlier one. */
export type ToWorker =
  | { readonly kind: 'open'; readonly job: number; readonly file: File }
  /** Opens the same file again, its first line read as the importer chose. */
  | { readonly kind: 'reopen'; readonly job: number; readonly headed: boolean }
  | { readonly kind: 'check'; readonly job: number; readonly reading: Reading }
  | { readonly kind: 'run'; readonly job: number; readonly reading: Reading; readonly from: number }
  /** The batch before is taken. */
  | { readonly kind: 'next'; readonly job: number };

export type FromWorker =
  | { readonly kind: 'opened'; readonly job: number; readonly file: OpenedFile }
  | { readonly kind: 'unreadable'; readonly job: number; readonly why: ImportFailure }
  | { readonly kind: 'checked'; readonly job: number; readonly state: CheckState }
  | { readonly kind: 'batch'; readonly job: number; readonly batch: Batch }
  | { readonly kind: 'ended'; readonly job: number };
