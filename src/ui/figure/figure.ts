/** What a figure is drawn from, and what its table and its file say. Pure. */
import type { Value } from '../../core/figures/value.ts';
import { COLOURS, type Series } from '../chart/figures.ts';

/** Of one place and group: what a line is, or a bar. */
export interface Strand {
  readonly geography: string;
  readonly stratum: string;
  readonly values: readonly (Value | null)[];
}

export interface Drawing {
  /** In their order. */
  readonly periods: readonly string[];
  readonly strands: readonly Strand[];
  /** Those that have a colour: the first of the file. */
  readonly drawn: readonly Strand[];
}

export function drawingOf(values: readonly Value[]): Drawing {
  const periods = [...new Set(values.map(([, , period]) => period))].toSorted();
  const byStrand = new Map<string, Map<string, Value>>();
  for (const value of values) {
    const key = JSON.stringify([value[0], value[1]]);
    const known = byStrand.get(key) ?? new Map<string, Value>();
    known.set(value[2], value);
    byStrand.set(key, known);
  }
  const strands = [...byStrand.values()].flatMap((known): readonly Strand[] => {
    const [first] = known.values();
    return first
      ? [{ geography: first[0], stratum: first[1], values: periods.map((period) => known.get(period) ?? null) }]
      : [];
  });
  const drawable = strands.filter((strand) => strand.values.some((value) => value !== null && value[3] !== null));
  return { periods, strands, drawn: drawable.slice(0, COLOURS) };
}

/** Place by place and group by group as the file begins with them, each in the order of its periods. */
export const inOrder = (values: readonly Value[]): readonly Value[] =>
  drawingOf(values).strands.flatMap(({ values: over }) => over.filter((one) => one !== null));

/** The words of a file that name another town begin so: "peer:port-corwin". As private.figure_lines() has it. */
const PEER = 'peer:';
export const isPeer = (geography: string): boolean => geography.startsWith(PEER);

/** What is told of the town itself: other towns stand beside it, not in its own drawing. */
export const ownOf = (values: readonly Value[]): readonly Value[] => values.filter(([geography]) => !isPeer(geography));

const THE_TOWN = 'city';

export interface Comparison {
  readonly period: string;
  /** The town and the others of the same period, the largest first. */
  readonly strands: readonly Strand[];
}

/** The newest period in which the whole town and another one are told; null: there is none. */
export function comparisonOf(values: readonly Value[]): Comparison | null {
  const told = values.filter(([geography, stratum, , value]) => stratum === '' && value !== null && (geography === THE_TOWN || isPeer(geography))); // prettier-ignore
  const own = new Set(told.filter(([geography]) => geography === THE_TOWN).map(([, , period]) => period));
  const period = told
    .filter((one) => isPeer(one[0]) && own.has(one[2]))
    .map((one) => one[2])
    .toSorted()
    .at(-1);
  if (period === undefined) return null;
  const strands = told
    .filter((one) => one[2] === period)
    .toSorted((a, b) => (b[3] ?? 0) - (a[3] ?? 0))
    .map((one): Strand => ({ geography: one[0], stratum: '', values: [one] }));
  return { period, strands };
}

export interface Trend {
  readonly geography: string;
  readonly from: string;
  readonly to: string;
  readonly was: number;
  readonly is: number;
  /** `unsure`: the two intervals have something in common, so that it may be no change at all. */
  readonly went: 'up' | 'down' | 'same' | 'unsure';
}

/** From the first period that is told to the last one, of everybody in the whole town; of the first place where the town isn't told. */
export function trendOf(values: readonly Value[]): Trend | null {
  const own = ownOf(values).filter(([, stratum, , value]) => stratum === '' && value !== null);
  const geography = own.some((one) => one[0] === THE_TOWN) ? THE_TOWN : own[0]?.[0];
  const told = own.filter((one) => one[0] === geography).toSorted((a, b) => (a[2] < b[2] ? -1 : 1));
  const [first, last] = [told[0], told.at(-1)];
  if (!first || !last || first === last || first[3] === null || last[3] === null) return null;
  const [was, is] = [first[3], last[3]];
  const meet = first[4] !== null && first[5] !== null && last[4] !== null && last[5] !== null && first[4] <= last[5] && last[4] <= first[5]; // prettier-ignore
  const went = meet ? 'unsure' : is > was ? 'up' : is < was ? 'down' : 'same';
  return { geography: first[0], from: first[2], to: last[2], was, is, went };
}

export const seriesOf = ({ values }: Strand, name: string): Series => ({
  name,
  values: values.map((one) => one?.[3] ?? null),
  between: values.map((one) => (one === null || one[4] === null || one[5] === null ? null : [one[4], one[5]])),
});

export interface Row {
  readonly name: string;
  readonly value: number;
  /** Per cent of the width. */
  readonly from: number;
  readonly to: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** The bars of one period, from nothing to each value, with the ends of its interval. */
export function rowsOf(strands: readonly Strand[], nameOf: (strand: Strand) => string): readonly Row[] {
  const known = strands.flatMap((strand) => {
    const [value] = strand.values;
    return value && value[3] !== null ? [{ name: nameOf(strand), value: value[3], low: value[4], high: value[5] }] : [];
  });
  const all = [0, ...known.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value])];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const at = (value: number) => (most === least ? 0 : Math.round(((value - least) / (most - least)) * 1000) / 10);
  return known.map(({ name, value, low, high }) => ({
    name,
    value,
    from: at(Math.min(0, value)),
    to: at(Math.max(0, value)),
    low: low === null ? null : at(low),
    high: high === null ? null : at(high),
  }));
}
