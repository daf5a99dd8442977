/** A file of figures, opened and read. Two thousand rows: no worker is needed for them. */
import { decode, delimiterOf, isBlank, pieces } from '../../../ui/csv/records.ts';
import {
  byConvention,
  codesIn,
  meaningOf as meaningIn,
  sourceOf,
  type Code,
  type Meaning,
  type Source,
} from '../model/codes.ts';
import type { Column, Mapping } from '../model/columns.ts';
import { cellOf, figureOf, numberOf, type Fault, type GivenFigure, type Reading } from '../model/row.ts';
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

/** What the column of the periods tells of its years, or the period that was typed for the whole file. */
export function yearsIn({ headings, records }: OpenedFile, { period }: Mapping, typed = ''): Years {
  if (period === undefined) return typed.trim() === '' ? { sample: null, reading: 'calendar' } : yearsOf([typed], '');
  return yearsOf(
    records.map((record) => record[period] ?? ''),
    headings[period] ?? '',
  );
}

/** How much of a column may be words that are nothing known, before none of them is asked about. */
const MOST_UNKNOWN = 12;

export interface Codes {
  readonly source: Source | null;
  readonly codes: readonly Code[];
  /** Codes in the columns of the interval and of the total, where they stand for no number. */
  readonly beside: readonly Code[];
}

/** @param type of the indicator, where it is known. */
export function codesOf(
  { headings, records }: OpenedFile,
  mapping: Mapping,
  type: string | null = null,
  chosen: ReadonlyMap<string, Meaning> = new Map(),
): Codes {
  const source = sourceOf(headings);
  const told = records.filter((record) => !isBlank(record));
  const cells = (column: Column) =>
    mapping[column] === undefined ? [] : told.map((record) => cellOf(record, mapping, column));
  const isNumber = (text: string) => typeof numberOf(text) === 'number';
  const values = cells('value');
  const heading = mapping.value === undefined ? '' : (headings[mapping.value] ?? '');
  const named = /percent|pct|rate|share|%/i.test(heading) || values.some((one) => isNumber(one) && one.endsWith('%'));
  const percent = type === null ? named : type === 'percent';
  const known = codesIn(values, { source, percent, chosen }, isNumber);
  const unknown = known.filter((one) => one.meaning === 'left_out' && !chosen.has(one.text));
  const few = unknown.length <= MOST_UNKNOWN;
  const ends = [...cells('low'), ...cells('high'), ...cells('denominator')].filter((one) => one !== '');
  const beside = codesIn(ends, { source, percent: false, chosen: new Map() }, isNumber);
  return {
    source,
    codes: known.filter((one) => few || !unknown.includes(one)),
    beside: beside.filter(({ meaning }) => meaning !== null && meaning !== 'left_out'),
  };
}

/** A number between 0 and 1 of a column that has nothing else: it may be a share. null: there is none. */
export function shareIn({ records }: OpenedFile, mapping: Mapping): string | null {
  const cells = records.map((record) => cellOf(record, mapping, 'value'));
  const numbers = cells.filter((one) => byConvention(one) === undefined && typeof numberOf(one) === 'number');
  const inside = numbers.every((one) => Number(one) >= 0 && Number(one) <= 1);
  return inside ? (numbers.find((one) => !Number.isInteger(Number(one))) ?? null) : null;
}

export interface HowRead {
  readonly period?: string;
  readonly share?: boolean;
  readonly codes?: readonly Code[];
}

/** Of two rows about the same figure the first counts, and the second is reported. */
export function readFigures(
  file: OpenedFile,
  mapping: Mapping,
  years: YearReading = 'calendar',
  { period = '', share = false, codes = codesOf(file, mapping).codes }: HowRead = {},
): ReadFile {
  const meanings = new Map(codes.map(({ text, meaning }) => [text, meaning]));
  const isNumber = (text: string) => typeof numberOf(text) === 'number';
  // A column that has negative numbers has no code for one: codesIn() has left it out.
  const meaningOf = (text: string) =>
    meanings.has(text) ? meanings.get(text) : isNumber(text) ? undefined : byConvention(text);
  const ends = { source: sourceOf(file.headings), percent: false, chosen: new Map<string, Meaning>() };
  const reading: Reading = { years, period, share, meaningOf, endMeaningOf: (text) => meaningIn(text, ends) };
  const seen = new Set<string>();
  const figures: GivenFigure[] = [];
  const leftOut: LeftOut[] = [];
  for (const [at, record] of file.records.entries()) {
    const row = at + 2;
    const figure = figureOf(record, mapping, row, reading);
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
