/** One row of a file as a figure, or why it is none. A number that is not written out is never guessed. */
import type { Column, Mapping } from './columns.ts';
import { STATUSES, type Status } from '../../../core/figures/value.ts';
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
}

/** `twice`: the file has said this one before. */
export type Fault = Column | 'interval' | 'twice';

/** Code points, as the database counts them. */
const MOST_NAME = 80;
const MOST_NOTE = 300;
const MOST = 1_000_000_000_000;
/** What a file without places is about. */
const WHOLE = 'city';

/** What agencies write where there is no number. */
const SAID: Readonly<Record<string, Status>> = {
  s: 'suppressed',
  '*': 'suppressed',
  '(s)': 'suppressed',
  supp: 'suppressed',
  '<5': 'suppressed',
  '<10': 'suppressed',
  'n/a': 'not_applicable',
  na: 'not_applicable',
  '-': 'not_collected',
  '–': 'not_collected',
  p: 'provisional',
  preliminary: 'provisional',
  final: 'shown',
  '': 'shown',
};

export function figureOf(
  record: readonly string[],
  mapping: Mapping,
  row: number,
  years: YearReading = 'calendar',
): GivenFigure | { readonly fault: Fault } {
  const said = (column: Column) => {
    const at = mapping[column];
    return at === undefined ? '' : (record[at] ?? '').replace(/\s+/gu, ' ').trim();
  };
  const geography = said('geography') || WHOLE;
  const stratum = said('stratum');
  if ([...geography].length > MOST_NAME) return { fault: 'geography' };
  if ([...stratum].length > MOST_NAME) return { fault: 'stratum' };
  const period = periodOf(said('period'), years);
  if (period === null) return { fault: 'period' };
  const named = statusOf(said('status'));
  if (named === null) return { fault: 'status' };
  const [value, low, high, denominator] = [said('value'), said('low'), said('high'), said('denominator')].map(numberOf);
  const footnote = [...said('footnote')].slice(0, MOST_NOTE).join('').trim() || null;
  const about = { row, geography, stratum, period, footnote };
  const none = { value: null, low: null, high: null, denominator: null };
  if (named !== 'shown' && named !== 'provisional') return { ...about, ...none, status: named };
  if (typeof value !== 'number') {
    // "*" in the place of the number says it as well as a column of its own.
    const why = value === null ? 'not_collected' : SAID[said('value').toLowerCase()];
    if (why === undefined || why === 'shown' || why === 'provisional') return { fault: 'value' };
    return { ...about, ...none, status: why };
  }
  if (low === undefined) return { fault: 'low' };
  if (high === undefined) return { fault: 'high' };
  if (denominator === undefined || (denominator !== null && denominator < 0)) return { fault: 'denominator' };
  const crossed = low !== null && high !== null && (low > value || high < value);
  if (crossed || (low === null) !== (high === null)) return { fault: 'interval' };
  return { ...about, value, low, high, denominator, status: named };
}

function statusOf(text: string): Status | null {
  const plain = text.toLowerCase().replaceAll(' ', '_');
  return STATUSES.find((one) => one === plain) ?? SAID[plain] ?? null;
}

/** "12.4", "1,204", "12.4 %", "$1,250.00", "-3"; null for nothing, undefined for what is no number. */
export function numberOf(text: string): number | null | undefined {
  if (text === '') return null;
  const found = /^(-)?\$?(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{1,6}))?\s?%?$/.exec(text);
  if (!found || (found[2] === undefined && found[3] === undefined)) return undefined;
  const [, minus = '', whole = '0', part = '0'] = found;
  const value = Number(`${minus}${whole.replaceAll(',', '')}.${part}`);
  return Math.abs(value) > MOST ? undefined : value + 0;
}
