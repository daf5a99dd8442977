/** The arithmetic of charts: where things stand, what the table and the file say. */
import { describe, expect, it } from 'vitest';
import { dayPlace, lastDays } from '../../../src/ui/chart/days.ts';
import { figuresCsv, largestFirst, placesWithAny, saidOf, type Figures } from '../../../src/ui/chart/figures.ts';
import { barsOf, linesOf, sparkOf } from '../../../src/ui/chart/geometry.ts';

const figures = (...drawn: (number | null)[][]): Figures => ({
  axis: 'Day',
  places: (drawn[0] ?? []).map((_, at) => ({ key: `2026-11-0${at + 1}`, name: `Nov ${at + 1}` })),
  drawn: drawn.map((values, at) => ({ name: `series ${at}`, values })),
});

describe('the bars of a chart', () => {
  it('stand on the ground, each as high as its share of the axis', () => {
    const { bars, ticks } = barsOf(figures([5, 10, 0]));
    expect(bars.map(({ parts }) => parts)).toEqual([
      [{ y: 50, height: 50 }],
      [{ y: 0, height: 100 }],
      [{ y: 100, height: 0 }],
    ]);
    expect(ticks).toEqual([
      { value: 0, y: 100 },
      { value: 5, y: 50 },
      { value: 10, y: 0 },
    ]);
  });

  it('stack without a gap, the first series lowest', () => {
    const [bar] = barsOf(figures([4, 0], [6, 10])).bars;
    expect(bar?.parts).toEqual([
      { y: 60, height: 40 },
      { y: 0, height: 60 },
    ]);
    expect(bar?.total).toBe(10);
  });

  it('are of no number where nothing is known, and of 0 where nothing came', () => {
    const totals = (...drawn: (number | null)[][]) => barsOf(figures(...drawn)).bars.map(({ total }) => total);
    expect(totals([3, null, 0]).map((total) => saidOf(total, String))).toEqual(['3', '–', '0']);
    expect(totals([null, null], [null, 2])).toEqual([null, 2]);
  });

  it('of a scale stand before the whole of it, also where its highest was never answered', () => {
    const { bars, ticks } = barsOf({ ...figures([1, 2, null]), scale: [1, 2, 3, 4, 5] });
    expect(ticks.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(bars.map(({ parts }) => parts[0]?.height)).toEqual([20, 40, 0]);
  });

  it('lie beside each other within the chart', () => {
    const { bars } = barsOf(figures(Array.from({ length: 30 }, () => 1)));
    for (const [at, { x, width }] of bars.entries()) {
      expect(x).toBeGreaterThanOrEqual(at === 0 ? 0 : (bars[at - 1]?.x ?? 0) + width);
      expect(x + width).toBeLessThanOrEqual(100);
    }
  });

  it('are seen where there is one among thousands', () => {
    const [one, none] = barsOf(figures([1, 0, 5000])).bars;
    expect(one?.parts[0]?.height).toBeCloseTo(2);
    expect(none?.parts[0]?.height).toBe(0);
  });

  it('count in whole numbers what comes in whole numbers, also where nothing came', () => {
    for (const values of [[1, 0], [2], [0, 0]]) {
      const { ticks } = barsOf(figures(values));
      expect(ticks.length).toBeGreaterThan(1);
      expect(ticks.every(({ value }) => Number.isInteger(value))).toBe(true);
    }
  });

  it.each([1, 6, 7, 30, 365])('have at most six names beneath %i of them, the first among them', (count) => {
    const { marks } = barsOf(figures(Array.from({ length: count }, () => 1)));
    expect(marks.length).toBeLessThanOrEqual(6);
    expect(marks[0]?.name).toBe('Nov 1');
  });
});

describe('the lines of a chart', () => {
  it('have a gap where nothing is known, which is not 0', () => {
    const { paths } = linesOf(figures([0, null, 10]));
    expect(paths[0]?.match(/M/g)).toHaveLength(2);
    expect(paths[0]).not.toContain('NaN');
  });

  it('share one axis', () => {
    const { paths } = linesOf(figures([10, 10], [5, 5]));
    expect(paths).toEqual(['M25,0L75,0', 'M25,50L75,50']);
  });
});

describe('a spark line', () => {
  const point = (at: number, value: number) => ({ at, value });

  it('goes by time, from its least to its most', () => {
    const spark = sparkOf([point(0, 5), point(10, 1), point(40, 9)], 120, 28, 4);
    expect(spark?.path).toBe('M4,14L32,24L116,4');
    expect(spark?.end).toEqual({ x: 116, y: 4 });
  });

  it('is drawn through the middle where nothing moved, and not at all from one value', () => {
    expect(sparkOf([point(0, 5), point(1, 5)], 120, 28, 4)?.end).toEqual({ x: 116, y: 14 });
    expect(sparkOf([point(0, 5)], 120, 28, 4)).toBeNull();
  });
});

describe('the figures of a chart', () => {
  it('are in the file as they are in the table, drawn or not, and what is unknown stays empty', () => {
    const file = figuresCsv({ ...figures([1, null]), columns: [{ name: '=all', values: [7, null] }] });
    expect(file).toBe("\uFEFFDay,'=all\r\n2026-11-01,7\r\n2026-11-02,\r\n");
  });

  it('are told in the table where there are any, and where they are not known', () => {
    const told = placesWithAny(figures([0, 2, 0, null], [0, 0, 1, 0]));
    expect(told.map(({ key, at }) => [key, at])).toEqual([
      ['2026-11-02', 1],
      ['2026-11-03', 2],
      ['2026-11-04', 3],
    ]);
  });

  it('draw the largest and put the others together, losing nobody', () => {
    const series = [3, 50, 1, 40, 2].map((value) => ({ name: String(value), values: [value, 0] }));
    const { drawn, columns } = largestFirst(series, 'other');
    expect(drawn.map(({ name }) => name)).toEqual(['50', '40', '3', 'other']);
    expect(drawn[3]?.values).toEqual([3, 0]);
    expect(columns?.map(({ name }) => name)).toEqual(['50', '40', '3', '2', '1']);
    expect(largestFirst(series.slice(0, 4), 'other').drawn).toHaveLength(4);
  });
});

describe('the days of a chart', () => {
  it('are named as they are, in every time zone', () => {
    expect(dayPlace('2026-11-03')).toEqual({ key: '2026-11-03', name: 'Nov 3' });
  });

  it('are the campaign’s, each once, also over a change of the clocks', () => {
    const days = lastDays(10, Date.parse('2026-11-05T03:00:00Z'));
    expect(days.at(-1)).toBe('2026-11-04');
    expect(new Set(days).size).toBe(10);
    expect(days[0]).toBe('2026-10-26');
  });
});
