/** A voter file that was read: its headings, how its rows become people, what is wrong with it, and its batches. */
import { Seen } from '../model/import/duplicates.ts';
import type { Mapping, Voter } from '../model/import/fields.ts';
import { checkRow, type Problem } from './check.ts';
import { ImportError } from './failure.ts';
import { decode, delimiterOf, isBlank, pieces } from '../../../ui/csv/records.ts';

/** Rows of the file sent at once. */
export const BATCH = 500;
/** More than this many lines nobody reads; the count goes on. */
const REPORTED = 20_000;
const SAMPLE = 5;

export interface VoterFile {
  readonly text: string;
  readonly delimiter: string;
  /** SHA-256 of the bytes, hex. */
  readonly digest: string;
  readonly headings: readonly string[];
  /** Rows below the headings. */
  readonly total: number;
  readonly sample: readonly (readonly string[])[];
}

/** Rejects with ImportError when there is nothing in it that could be a table. */
export async function openVoterFile(bytes: ArrayBuffer): Promise<VoterFile> {
  const text = decode(bytes).replace(/^\uFEFF/, '');
  if (text.slice(0, 4000).includes('\0')) {
    throw new ImportError('not-csv');
  }
  const delimiter = delimiterOf(text);
  let records = 0;
  const head: (readonly string[])[] = [];
  for (const piece of pieces(text, delimiter)) {
    records += piece.records.length;
    if (head.length <= SAMPLE) head.push(...piece.records.slice(0, SAMPLE + 1 - head.length));
  }
  const [headings = [], ...sample] = head;
  if (headings.length < 2 || isBlank(headings)) {
    throw new ImportError('no-headings');
  }
  if (records < 2) throw new ImportError('nothing-below');
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { text, delimiter, digest: hex, headings: headings.map((one) => one.trim()), total: records - 1, sample };
}

export interface Counted {
  /** Rows below the headings that were looked at. */
  readonly rows: number;
  readonly voters: number;
  readonly leftOut: number;
  readonly duplicates: number;
  /** People who come in without something that cannot be stored. */
  readonly valuesLeftOut: number;
}

export interface Read extends Counted {
  readonly batch: readonly Voter[];
  readonly problems: readonly Problem[];
}

/** Goes through the file in order, a piece of at most `BATCH` rows at a time. The counts are those of that piece. */
export function* voters(file: VoterFile, mapping: Mapping): Generator<Read, void, void> {
  const seen = new Seen();
  let open = emptyRead();
  for (const piece of pieces(file.text, file.delimiter)) {
    for (const [at, record] of piece.records.entries()) {
      const index = piece.first + at;
      if (index === 0) continue;
      addRow(open, record, mapping, index + 1, seen);
      if (open.rows < BATCH) continue;
      yield open;
      open = emptyRead();
    }
  }
  if (open.rows > 0) yield open;
}

interface Open {
  rows: number;
  voters: number;
  leftOut: number;
  duplicates: number;
  valuesLeftOut: number;
  readonly batch: Voter[];
  readonly problems: Problem[];
}

function emptyRead(): Open {
  return { rows: 0, voters: 0, leftOut: 0, duplicates: 0, valuesLeftOut: 0, batch: [], problems: [] };
}

function addRow(open: Open, record: readonly string[], mapping: Mapping, row: number, seen: Seen): void {
  open.rows += 1;
  if (isBlank(record)) return;
  const { voter, problems } = checkRow(record, mapping, row);
  const before = voter && seen.earlier(voter, row);
  if (!voter) open.leftOut += 1;
  else if (before !== null) open.duplicates += 1;
  else {
    open.voters += 1;
    if (problems.length > 0) open.valuesLeftOut += 1;
    open.batch.push(voter);
  }
  if (voter && before !== null) {
    open.problems.push({
      row,
      column: null,
      value: voter.name,
      wrong: 'repeat',
      at: before,
      out: 'repeat',
    });
  } else open.problems.push(...problems);
}

/** Everything that is wrong, as far as it is listed. */
export interface Reported {
  readonly problems: readonly Problem[];
  /** Not listed any more. */
  readonly more: number;
}

/** Collects what is wrong while the file is read. */
export class Report {
  readonly #problems: Problem[] = [];
  #counted = 0;

  add(problems: readonly Problem[]): void {
    this.#counted += problems.length;
    this.#problems.push(...problems.slice(0, Math.max(0, REPORTED - this.#problems.length)));
  }

  get first(): readonly Problem[] {
    return this.#problems.slice(0, SAMPLE);
  }

  /** Null when nothing is wrong. */
  get all(): Reported | null {
    if (this.#counted === 0) return null;
    return { problems: this.#problems, more: this.#counted - this.#problems.length };
  }
}
