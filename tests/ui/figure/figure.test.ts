/** What a figure is drawn from, and what of it was corrected. */
import { describe, expect, it } from 'vitest';
import { changesBetween, type Status, type Value } from '../../../src/core/figures/value.ts';
import { linesOf } from '../../../src/ui/chart/geometry.ts';
import { drawingOf, rowsOf, seriesOf } from '../../../src/ui/figure/figure.ts';

const value = (geography: string, period: string, is: number | null, ends: readonly [number, number] | null = null, status: Status = is === null ? 'suppressed' : 'shown'): Value =>
  [geography, '', period, is, ends?.[0] ?? null, ends?.[1] ?? null, null, status, null]; // prettier-ignore

describe('a drawing', () => {
  it('has its periods in order, a gap where no value is told, and no more lines than colours', () => {
    const places = ['a', 'b', 'c', 'd', 'e'];
    const all = places.flatMap((place) => [value(place, '2024', 2), value(place, '2023', 1)]);
    const { periods, strands, drawn } = drawingOf([value('none', '2024', null), ...all]);
    expect(periods).toEqual(['2023', '2024']);
    expect(strands).toHaveLength(6);
    expect(drawn.map(({ geography }) => geography)).toEqual(['a', 'b', 'c', 'd']);
    const [none] = strands;
    if (none) expect(seriesOf(none, 'None').values).toEqual([null, null]);
  });

  it('leaves room for the ends of the intervals, and draws them', () => {
    const { periods, drawn } = drawingOf([value('a', '2023', 10, [8, 90]), value('a', '2024', 12, [9, 15])]);
    const { bands, ticks } = linesOf({
      axis: '',
      places: periods.map((key) => ({ key, name: key })),
      drawn: drawn.map((strand) => seriesOf(strand, 'A')),
    });
    expect(bands[0]).toMatch(/^M.+Z$/);
    expect(Math.max(...ticks.map((tick) => tick.value))).toBeGreaterThanOrEqual(90);
  });

  it('a fall below nothing has its place below the line', () => {
    const { drawn } = drawingOf([value('a', '2023', -4), value('a', '2024', 4)]);
    const { ticks } = linesOf({ axis: '', places: [{ key: '2023', name: '' }, { key: '2024', name: '' }], drawn: drawn.map((strand) => seriesOf(strand, '')) }); // prettier-ignore
    expect(Math.min(...ticks.map((tick) => tick.value))).toBeLessThan(0);
  });

  it('bars begin at nothing, and reach to their value', () => {
    const { strands } = drawingOf([value('a', '2024', 5, [2, 10]), value('b', '2024', null), value('c', '2024', 0)]);
    expect(rowsOf(strands, ({ geography }) => geography)).toEqual([
      { name: 'a', value: 5, from: 0, to: 50, low: 20, high: 100 },
      { name: 'c', value: 0, from: 0, to: 0, low: null, high: null },
    ]);
  });
});

it('what is another, or gone, was corrected; what is new was not', () => {
  const was = [value('a', '2023', 1), value('a', '2024', 2), value('b', '2024', 3)];
  const now = [value('a', '2023', 1), value('a', '2024', null), value('a', '2025', 9)];
  expect(changesBetween(was, now)).toEqual([
    { geography: 'a', stratum: '', period: '2024', was: 2, was_status: 'shown', now: null, now_status: 'suppressed' },
    { geography: 'b', stratum: '', period: '2024', was: 3, was_status: 'shown', now: null, now_status: null },
  ]);
});
