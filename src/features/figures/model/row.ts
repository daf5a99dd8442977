/** One row of a file as a figure, or why it is none. A number that is not written out is never guessed. */
import type { Column, Mapping } from './columns.ts';
import { STATUSES, type Status } from '../../../core/figures/value.ts';
import { byConvention, type MeaningOf } from './codes.ts';
import { rangeOf, timesHundred } from './range.ts';
import { periodOf, type YearReading } from './years.ts';

/** As import_indicator_values() takes it. */
export interface GivenFigure {
  /** As a spreadsheet counts: the headings are row 1. */
  readonly row: number;
  readonly geography: string;
  readonly stratum: string;
  readonly period: string;
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly denominator: number | null;
  readonly status: Status;
  readonly footnote: string | null;
  /** As in core/figures/value.ts; only with the status `range`. */
  readonly range?: string;
}

/** `twice`: the file has this one before. `code`: a negative number that may be one. `headings`: a second row of them. */
export type Fault = Exclude<Column, 'footnote'> | 'interval' | 'twice' | 'code' | 'blank' | 'headings';

/** Code points, as the database counts them. */
const MOST_NAME = 80;
const MOST_NOTE = 300;
const MOST = 1_000_000_000_000;
/** What a file without places is about. */
const WHOLE = 'city';

/** How the cells of one file are read. */
export interface Reading {
  readonly years: YearReading;
  /** Of the whole file, where no column says it; as it was typed. */
  readonly period: string;
  /** Whether 0.4123 is a share of 1: 41.23 percent. */
  readonly share: boolean;
  readonly meaningOf: MeaningOf;
  /** Of the ends of an interval and of a total. */
  readonly endMeaningOf: MeaningOf;
}

export const AS_WRITTEN: Reading = {
  years: 'calendar',
  period: '',
  share: false,
  meaningOf: byConvention,
  endMeaningOf: byConvention,
};

/** What a column of statuses says, besides the statuses themselves. */
const SAID: Readonly<Record<string, Status>> = {
  p: 'provisional',
  preliminary: 'provisional',
  final: 'shown',
  // The value beside it says which range it is.
  'top/bottom_range': 'shown',
  null: 'shown',
  '': 'shown',
};

export function figureOf(
  record: readonly string[],
  mapping: Mapping,
  row: number,
  reading: Reading = AS_WRITTEN,
): GivenFigure | { readonly fault: Fault } {
  const said = (column: Column) => cellOf(record, mapping, column);
  if (record.every((cell) => cell.trim() === '')) return { fault: 'blank' };
  if (record.some((cell) => /^(?:Estimate|Margin of Error|Percent)!!/.test(cell.trim()))) return { fault: 'headings' };
  const geography = said('geography') || WHOLE;
  const stratum = said('stratum');
  if ([...geography].length > MOST_NAME) return { fault: 'geography' };
  if ([...stratum].length > MOST_NAME) return { fault: 'stratum' };
  const period = periodOf(mapping.period === undefined ? reading.period : said('period'), reading.years);
  if (period === null) return { fault: 'period' };
  const named = statusOf(said('status'));
  if (named === null) return { fault: 'status' };
  const footnote = [...said('footnote')].slice(0, MOST_NOTE).join('').trim() || null;
  const about = { row, geography, stratum, period, footnote };
  const none = { value: null, low: null, high: null, denominator: null };
  if (named !== 'shown' && named !== 'provisional') return { ...about, ...none, status: named };
  // "*" in the place of the number says it as well as a column of its own.
  const meaning = reading.meaningOf(said('value'));
  if (meaning === null) return { fault: 'code' };
  if (meaning === 'left_out') return { fault: 'value' };
  if (meaning === 'range') {
    const range = rangeOf(said('value'))?.text;
    if (range === undefined) return { fault: 'value' };
    return { ...about, ...none, range: reading.share ? timesHundred(range) : range, status: 'range' };
  }
  if (meaning !== undefined && meaning !== 'number') return { ...about, ...none, status: meaning };
  const value = read(said('value'), reading.share);
  if (typeof value !== 'number') return { fault: 'value' };
  // The end of an interval, or a total, that the source withholds is no number; then the interval has no ends.
  const ends = [endOf(said('low'), reading), endOf(said('high'), reading)];
  const [low, high] = ends.includes('code') ? [null, null] : ends;
  const total = endOf(said('denominator'), { ...reading, share: false });
  const denominator = total === 'code' ? null : total;
  if (low === undefined || low === 'code') return { fault: 'low' };
  if (high === undefined || high === 'code') return { fault: 'high' };
  if (denominator === undefined || (denominator !== null && denominator < 0)) return { fault: 'denominator' };
  const crossed = low !== null && high !== null && (low > value || high < value);
  if (crossed || (low === null) !== (high === null)) return { fault: 'interval' };
  return { ...about, value, low, high, denominator, status: named };
}

/** In one line, without the space around it. */
export function cellOf(record: readonly string[], mapping: Mapping, column: Column): string {
  const at = mapping[column];
  return at === undefined ? '' : (record[at] ?? '').replace(/\s+/gu, ' ').trim();
}

function statusOf(text: string): Status | null {
  const plain = text.toLowerCase().replaceAll(' ', '_');
  const known = STATUSES.find((one) => one === plain && one !== 'range') ?? SAID[plain];
  if (known !== undefined) return known;
  const meaning = byConvention(text);
  if (meaning === 'range') return 'shown';
  return meaning === 'suppressed' || meaning === 'not_collected' || meaning === 'not_applicable' ? meaning : null;
}

/** undefined: no number. `code`: what the source writes where there is none. */
function endOf(text: string, reading: Reading): number | null | 'code' | undefined {
  if (text === '') return null;
  const meaning = reading.endMeaningOf(text);
  return meaning === undefined || meaning === null ? read(text, reading.share) : 'code';
}

/** "12.4", "1,204", "12.4 %", "$1,250.00", "-3"; null for nothing, undefined for what is no number. */
export const numberOf = (text: string): number | null | undefined => read(text, false);

function read(text: string, share: boolean): number | null | undefined {
  if (text === '') return null;
  const found = /^(-)?\$?(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{1,6}))?\s?%?$/.exec(text);
  if (!found || (found[2] === undefined && found[3] === undefined)) return undefined;
  const [, minus = '', whole = '0', part = '0'] = found;
  const plain = `${whole.replaceAll(',', '')}.${part}`;
  const value = Number(minus + (share ? timesHundred(plain) : plain));
  return Math.abs(value) > MOST ? undefined : value + 0;
}
