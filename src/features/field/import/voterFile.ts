/** A voter file that was read: its layout, how its rows become people, what is wrong with it, and its batches. */
import { Seen } from '../model/import/duplicates.ts';
import type { Voter } from '../model/import/fields.ts';
import { Finder, streetId } from '../model/import/findings.ts';
import { wholeCells } from '../model/import/cells.ts';
import { readAs, recognize, type Recognized } from '../model/import/recognize.ts';
import { statusOf } from '../model/import/statuses.ts';
import { checkRow, comesIn, type Problem, type Reading } from './check.ts';
import { ImportError } from './failure.ts';
import { decode, delimiterOf, isBlank, pieces } from '../../../ui/csv/records.ts';

/** Rows of the file sent at once. */
export const BATCH = 500;
/** More than this many lines nobody reads; the count goes on. */
const REPORTED = 20_000;
const SAMPLE = 5;
/** People without a door that the screen names; the report names all. */
const DOORLESS = 50;

/** Records by which a layout is known. */
const HEAD = 50;

export interface VoterFile {
  readonly text: string;
  readonly delimiter: string;
  /** SHA-256 of the bytes, hex. */
  readonly digest: string;
  /** Records, the first line counted. */
  readonly records: number;
  readonly head: readonly (readonly string[])[];
  readonly recognized: Recognized;
}

/** Rows below the headings, or all where there are none. */
export const rowsOf = ({ records }: Pick<VoterFile, 'records'>, headed: boolean) => records - (headed ? 1 : 0);

export function sampleOf({ head }: Pick<VoterFile, 'head'>, headed: boolean): readonly (readonly string[])[] {
  return head.slice(headed ? 1 : 0).slice(0, SAMPLE);
}

/** Rejects with ImportError when there is nothing in it that could be a table. */
export async function openVoterFile(bytes: ArrayBuffer): Promise<VoterFile> {
  const text = decode(bytes).replace(/^\uFEFF/, '');
  if (text.slice(0, 4000).includes('\0')) {
    throw new ImportError('not-csv');
  }
  if (isFixedWidth(text)) throw new ImportError('fixed-width');
  const delimiter = delimiterOf(text);
  let records = 0;
  const head: (readonly string[])[] = [];
  for (const piece of pieces(text, delimiter)) {
    records += piece.records.length;
    if (head.length < HEAD) head.push(...piece.records.slice(0, HEAD - head.length));
  }
  const [first = []] = head;
  if (first.length < 2 || isBlank(first)) {
    throw new ImportError('no-headings');
  }
  const recognized = recognize(head.filter((record) => !isBlank(record)));
  if (records < (recognized.headed ? 2 : 1)) throw new ImportError('nothing-below');
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { text, delimiter, digest: hex, records, head, recognized };
}

/** The same file, its first line read as the importer chose. */
export function readFirstLineAs(file: VoterFile, headed: boolean): VoterFile {
  if (headed === file.recognized.headed) return file;
  return { ...file, recognized: readAs(file.head, headed) };
}

/** Columns by their place in the line, padded with spaces: nothing says where one ends. */
function isFixedWidth(text: string): boolean {
  const lines = text.slice(0, 20_000).split(/\r?\n/).slice(0, 12).filter(Boolean);
  const [first = ''] = lines;
  if (lines.length < 2 || first.length < 60 || /[\t|;]/.test(first)) return false;
  const whole = lines.length > 2 ? lines.slice(0, -1) : lines;
  return whole.every((line) => line.length === first.length && / {3,}/.test(line) && !/,.*,/.test(line));
}

export interface Counted {
  /** Rows that were looked at. */
  readonly rows: number;
  readonly voters: number;
  /** Of these, people without a door. */
  readonly withoutDoor: number;
  readonly leftOut: number;
  /** Stay out by their status. */
  readonly byStatus: number;
  readonly duplicates: number;
  /** People who come in without something that cannot be stored. */
  readonly valuesLeftOut: number;
  /** Born before anybody alive: how several states write that they don't know. */
  readonly oldBirths: number;
}

export const NOTHING: Counted = {
  rows: 0,
  voters: 0,
  withoutDoor: 0,
  leftOut: 0,
  byStatus: 0,
  duplicates: 0,
  valuesLeftOut: 0,
  oldBirths: 0,
};

export function added(a: Counted, b: Counted): Counted {
  return {
    rows: a.rows + b.rows,
    voters: a.voters + b.voters,
    withoutDoor: a.withoutDoor + b.withoutDoor,
    leftOut: a.leftOut + b.leftOut,
    byStatus: a.byStatus + b.byStatus,
    duplicates: a.duplicates + b.duplicates,
    valuesLeftOut: a.valuesLeftOut + b.valuesLeftOut,
    oldBirths: a.oldBirths + b.oldBirths,
  };
}

export interface Read extends Counted {
  readonly batch: readonly Voter[];
  readonly problems: readonly Problem[];
}

export function finderFor(reading: Reading): Finder {
  return new Finder((code) => ({ means: statusOf(code, reading.codes), comesIn: comesIn(code, reading) }));
}

/** Goes through the file in order, a piece of at most `BATCH` rows at a time. The counts are those of that piece. */
export function* voters(file: VoterFile, reading: Reading, finder?: Finder): Generator<Read, void, void> {
  const seen = new Seen();
  const thisYear = new Date().getFullYear();
  const width = file.head[0]?.length ?? 0;
  let open = emptyRead();
  for (const piece of pieces(file.text, file.delimiter)) {
    for (const [at, record] of piece.records.entries()) {
      const index = piece.first + at;
      if (index === 0 && reading.headed) continue;
      addRow(open, record, { reading, row: index + 1, seen, finder, thisYear, width });
      if (open.rows < BATCH) continue;
      yield open;
      open = emptyRead();
    }
  }
  if (open.rows > 0) yield open;
}

type Open = { -readonly [Key in keyof Counted]: Counted[Key] } & {
  readonly batch: Voter[];
  readonly problems: Problem[];
};

const emptyRead = (): Open => ({ ...NOTHING, batch: [], problems: [] });

interface Row {
  readonly reading: Reading;
  readonly row: number;
  readonly seen: Seen;
  readonly finder: Finder | undefined;
  readonly thisYear: number;
  /** Columns of the first line. */
  readonly width: number;
}

function addRow(open: Open, record: readonly string[], { reading, row, seen, finder, thisYear, width }: Row): void {
  open.rows += 1;
  if (isBlank(record)) return;
  const cells = wholeCells(record, width);
  if (cells === null) {
    open.leftOut += 1;
    open.problems.push({
      row,
      column: null,
      value: record.join(', ').slice(0, 80),
      name: '',
      wrong: 'cells',
      out: 'row',
    });
    return;
  }
  const { voter: read, status, oldBirth, problems } = checkRow(cells, reading, row, thisYear);
  if (status !== null) finder?.status(status);
  if (read === null) {
    if (problems.length === 0) open.byStatus += 1;
    else open.leftOut += 1;
    open.problems.push(...problems);
    return;
  }
  const voter = onSameStreet(read, reading);
  const before = seen.earlier(voter, row);
  if (before !== null) {
    open.duplicates += 1;
    open.problems.push({ row, column: null, value: '', name: voter.name, wrong: 'repeat', at: before, out: 'repeat' });
    return;
  }
  finder?.voter(voter, read.street);
  open.voters += 1;
  if (voter.no_door !== null) open.withoutDoor += 1;
  if (oldBirth) open.oldBirths += 1;
  if (problems.some(({ out }) => out === 'value')) open.valuesLeftOut += 1;
  open.batch.push(voter);
  open.problems.push(...problems);
}

function onSameStreet(voter: Voter, { sameStreets }: Reading): Voter {
  const { street, city, zip } = voter;
  if (street === null || Object.keys(sameStreets).length === 0) return voter;
  const other = sameStreets[streetId({ street, city, zip })];
  return other === undefined ? voter : { ...voter, street: other };
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
    return this.#problems.filter(({ out }) => out !== 'door').slice(0, SAMPLE);
  }

  /** People without a door, by name. */
  get doorless(): readonly Problem[] {
    return this.#problems.filter(({ out }) => out === 'door').slice(0, DOORLESS);
  }

  /** Null when nothing is wrong. */
  get all(): Reported | null {
    if (this.#counted === 0) return null;
    return { problems: this.#problems, more: this.#counted - this.#problems.length };
  }
}
