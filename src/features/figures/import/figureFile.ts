/** A file of figures, opened and read. Two thousand rows: no worker is needed for them. */
import { decode, delimiterOf, isBlank, pieces } from '../../../ui/csv/records.ts';
import type { Mapping } from '../model/columns.ts';
import { figureOf, type Fault, type GivenFigure } from '../model/row.ts';
import { yearsOf, type YearReading, type Years } from '../model/years.ts';

/** As the database. */
export const MOST_ROWS = 2_000;
const MOST_BYTES = 2_000_000;

/** Why a file cannot be read: put into words where it is shown. */
export type FileFault = 'not-csv' | 'no-headings' | 'too-long' | 'unreadable';

export class FileError extends Error {
  readonly why: FileFault;

  constructor(why: FileFault) {
    super(why);
    this.name = 'FileError';
    this.why = why;
  }
}

export interface OpenedFile {
  /** SHA-256 of the bytes, hex. */
  readonly sha256: string;
  readonly headings: readonly string[];
  /** Below the headings. */
  readonly records: readonly (readonly string[])[];
}

export interface LeftOut {
  readonly row: number;
  readonly fault: Fault;
}

export interface ReadFile {
  readonly figures: readonly GivenFigure[];
  readonly leftOut: readonly LeftOut[];
}

/** Rejects with FileError. */
export async function openFigures(bytes: ArrayBuffer): Promise<OpenedFile> {
  if (bytes.byteLength > MOST_BYTES) throw new FileError('too-long');
  const text = decode(bytes).replace(/^\uFEFF/, '');
  if (text.slice(0, 4000).includes('\0')) throw new FileError('not-csv');
  const [first = [], ...records] = [...pieces(text, delimiterOf(text))].flatMap((piece) => piece.records);
  const headings = first.map((one) => one.trim());
  if (records.length > MOST_ROWS) throw new FileError('too-long');
  if (headings.length < 2 || isBlank(headings) || records.length === 0) throw new FileError('no-headings');
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  const sha256 = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { sha256, headings, records };
}

/** What the column of the periods tells of its years. */
export function yearsIn({ headings, records }: OpenedFile, { period }: Mapping): Years {
  if (period === undefined) return { sample: null, reading: 'calendar' };
  return yearsOf(
    records.map((record) => record[period] ?? ''),
    headings[period] ?? '',
  );
}

/** Of two rows about the same figure the first counts, and the second is reported. */
export function readFigures({ records }: OpenedFile, mapping: Mapping, years: YearReading = 'calendar'): ReadFile {
  const seen = new Set<string>();
  const figures: GivenFigure[] = [];
  const leftOut: LeftOut[] = [];
  for (const [at, record] of records.entries()) {
    const row = at + 2;
    const figure = figureOf(record, mapping, row, years);
    if ('fault' in figure) {
      leftOut.push({ row, fault: figure.fault });
      continue;
    }
    const key = JSON.stringify([figure.geography, figure.stratum, figure.period]);
    if (seen.has(key)) leftOut.push({ row, fault: 'twice' });
    else figures.push(figure);
    seen.add(key);
  }
  return { figures, leftOut };
}
