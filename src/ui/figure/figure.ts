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
