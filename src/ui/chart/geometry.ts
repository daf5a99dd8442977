/** Where bars, lines and their marks stand, in hundredths of the chart's width and height from the upper left. Pure. */
import { scaleBand, scaleLinear, scalePoint } from 'd3-scale';
import { area, line, stack } from 'd3-shape';
import type { Figures } from './figures.ts';

/** More marks than this crowd the upward axis. */
const TICKS = 3;
/** So many names have room beneath a chart on a phone. */
const NAMES = 6;
/** A bar of one among thousands is still seen. */
const LEAST_HEIGHT = 2;

export interface Bar {
  readonly x: number;
  readonly width: number;
  /** One a series, the first lowest. */
  readonly parts: readonly { readonly y: number; readonly height: number }[];
  /** null where none of its series is known there. */
  readonly total: number | null;
}

export interface Tick {
  readonly y: number;
  readonly value: number;
}

export interface Mark {
  readonly x: number;
  readonly name: string;
}

const indexes = ({ places }: Figures): readonly number[] => places.map((_, at) => at);

function upward({ scale }: Figures, most: number, least = 0) {
  if (scale) return scaleLinear([0, Math.max(...scale)], [100, 0]);
  return scaleLinear([Math.min(least, 0), Math.max(most, least < 0 ? 0 : 1)], [100, 0]).nice(TICKS);
}

/** Only whole numbers where all values are. */
function ticksOf(y: ReturnType<typeof upward>, { drawn, scale }: Figures): readonly Tick[] {
  if (scale) return [0, ...scale].map((value) => ({ value, y: y(value) }));
  const whole = drawn.every(({ values }) => values.every((value) => Number.isInteger(value ?? 0)));
  return y
    .ticks(TICKS)
    .filter((value) => !whole || Number.isInteger(value))
    .map((value) => ({ value, y: y(value) }));
}

/** As many names as have room, evenly. */
function marksOf({ places }: Figures, xOf: (at: number) => number): readonly Mark[] {
  const step = Math.ceil(places.length / NAMES);
  return places.flatMap(({ name }, at) => (at % step === 0 ? [{ name, x: xOf(at) }] : []));
}

export function barsOf(figures: Figures) {
  const { drawn } = figures;
  const totals = indexes(figures).map((at) => drawn.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
  const x = scaleBand(indexes(figures), [0, 100]).paddingInner(0.24).paddingOuter(0.12);
  const y = upward(figures, Math.max(...totals));
  const stacked = stack<number, number>()
    .keys(drawn.keys())
    .value((at, key) => drawn[key]?.values[at] ?? 0)(indexes(figures));
  const bars = totals.map((total, at): Bar => {
    const height = 100 - y(total);
    const stretch = total > 0 && height < LEAST_HEIGHT ? LEAST_HEIGHT / height : 1;
    const parts = stacked.map((series) => {
      const [from = 0, to = 0] = series[at] ?? [];
      return { y: 100 - (100 - y(to)) * stretch, height: (y(from) - y(to)) * stretch };
    });
    const known = drawn.some(({ values }) => (values[at] ?? null) !== null);
    return { x: x(at) ?? 0, width: x.bandwidth(), parts, total: known ? total : null };
  });
  return { bars, ticks: ticksOf(y, figures), marks: marksOf(figures, (at) => (x(at) ?? 0) + x.bandwidth() / 2) };
}

/** A path a series, with a gap where no value is known. */
export function linesOf(figures: Figures) {
  const { drawn } = figures;
  const x = scalePoint(indexes(figures), [0, 100]).padding(0.5);
  const all = drawn.flatMap(({ values, between = [] }) => [...values, ...between.flat()].map((value) => value ?? 0));
  const y = upward(figures, Math.max(...all), Math.min(...all));
  const draw = line<number | null>()
    .defined((value) => value !== null)
    .x((_, at) => x(at) ?? 0)
    .y((value) => y(value ?? 0))
    .digits(2);
  const around = area<readonly [number, number] | null>()
    .defined((ends) => ends !== null)
    .x((_, at) => x(at) ?? 0)
    .y0((ends) => y(ends?.[0] ?? 0))
    .y1((ends) => y(ends?.[1] ?? 0))
    .digits(2);
  return {
    bands: drawn.map(({ between }) => (between ? (around(between) ?? '') : '')),
    paths: drawn.map(({ values }) => draw(values) ?? ''),
    ticks: ticksOf(y, figures),
    marks: marksOf(figures, (at) => x(at) ?? 0),
  };
}

export interface Moment {
  /** Epoch ms. */
  readonly at: number;
  readonly value: number;
}

/** How one figure moved between its own least and most, within `width` by `height`; null for less than two points. */
export function sparkOf(points: readonly Moment[], width: number, height: number, edge: number) {
  const last = points.at(-1);
  if (!last || points.length < 2) return null;
  const [times, values] = [points.map(({ at }) => at), points.map(({ value }) => value)];
  // Where nothing moved, d3 puts all of it in the middle.
  const x = scaleLinear([Math.min(...times), Math.max(...times)], [edge, width - edge]);
  const y = scaleLinear([Math.min(...values), Math.max(...values)], [height - edge, edge]);
  const path = line<Moment>()
    .x(({ at }) => x(at))
    .y(({ value }) => y(value))
    .digits(1)(points);
  return { path: path ?? '', end: { x: x(last.at), y: y(last.value) } };
}
