/** What a figure is drawn from, and what of it was corrected. */
import { describe, expect, it } from 'vitest';
import { changesBetween, type Status, type Value } from '../../../src/core/figures/value.ts';
import { linesOf } from '../../../src/ui/chart/geometry.ts';
import { rangeWords, valueWords } from '../../../src/ui/figure/words.ts';
import { comparisonOf, drawingOf, inOrder, ownOf, rowsOf, seriesOf, trendOf } from '../../../src/ui/figure/figure.ts';

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

  it('has a table beside it in the order of the periods, whatever order the file has', () => {
    const all = [value('a', '2024', 1), value('b', '2024', 2), value('a', '2020', null, null, 'not_collected')];
    expect(inOrder(all).map(([place, , period]) => `${place} ${period}`)).toEqual(['a 2020', 'a 2024', 'b 2024']);
  });

  it('bars begin at nothing, and reach to their value', () => {
    const { strands } = drawingOf([value('a', '2024', 5, [2, 10]), value('b', '2024', null), value('c', '2024', 0)]);
    expect(rowsOf(strands, ({ geography }) => geography)).toEqual([
      { name: 'a', value: 5, from: 0, to: 50, low: 20, high: 100 },
      { name: 'c', value: 0, from: 0, to: 0, low: null, high: null },
    ]);
  });
});

it('a range is written as a range in every place, and never as a number', () => {
  const ranges = ['<10', '<=5', '>95.0', '>=95', '21-39'];
  expect(ranges.map((range) => rangeWords('percent', range))).toEqual(['under 10%', '5% or less', 'over 95%', '95% or more', '21% to 39%']); // prettier-ignore
  const one: Value = ['a', '', '2024', null, null, null, null, 'range', null, '<10'];
  expect(valueWords(one, 'count')).toBe('under 10');
  expect(rowsOf(drawingOf([one]).strands, ({ geography }) => geography)).toEqual([]);
  const next: Value = ['a', '', '2024', null, null, null, null, 'range', null, '<5'];
  expect(changesBetween([one], [one])).toEqual([]);
  expect(changesBetween([one], [next])).toMatchObject([{ was: null, was_range: '<10', now_range: '<5' }]);
  expect(changesBetween([one], [value('a', '2024', 7)])).toMatchObject([{ was_status: 'range', now: 7 }]);
});

it('what is another, or gone, was corrected; what is new was not', () => {
  const was = [value('a', '2023', 1), value('a', '2024', 2), value('b', '2024', 3)];
  const now = [value('a', '2023', 1), value('a', '2024', null), value('a', '2025', 9)];
  expect(changesBetween(was, now)).toEqual([
    { geography: 'a', stratum: '', period: '2024', was: 2, was_status: 'shown', now: null, now_status: 'suppressed' },
    { geography: 'b', stratum: '', period: '2024', was: 3, was_status: 'shown', now: null, now_status: null },
  ]);
});

describe('what the numbers did', () => {
  const over = (was: Value, is: Value) => trendOf([is, was])?.went;

  it('is told from the first to the last period of the whole town, whatever its wards and other towns did', () => {
    const all = [value('ward-1', '2020', 90), value('city', '2022', 12), value('city', '2021', null), value('city', '2020', 10), value('peer:x', '2025', 1)]; // prettier-ignore
    expect(trendOf(all)).toEqual({ geography: 'city', from: '2020', to: '2022', was: 10, is: 12, went: 'up' });
    expect(trendOf([value('mill', '2024', 3), value('mill', '2023', 5)])?.went).toBe('down');
    expect(trendOf([value('city', '2023', 5), value('city', '2024', 5)])?.went).toBe('same');
  });

  it('is no change where the two may be the same, and one where they cannot', () => {
    expect(over(value('city', '2023', 10, [8, 12]), value('city', '2024', 13, [12, 14]))).toBe('unsure');
    expect(over(value('city', '2023', 10, [8, 11.9]), value('city', '2024', 13, [12, 14]))).toBe('up');
  });

  it('is nothing with one period, with none that is told, and of groups alone', () => {
    expect(trendOf([value('city', '2024', 1)])).toBeNull();
    expect(trendOf([value('city', '2023', null), value('city', '2024', 1)])).toBeNull();
    expect(trendOf([['city', 'girls', '2023', 1, null, null, null, 'shown', null], ['city', 'girls', '2024', 2, null, null, null, 'shown', null]])).toBeNull(); // prettier-ignore
  });
});

describe('other towns', () => {
  it('stand beside the town in the newest period that both tell, the largest first', () => {
    const all = [value('city', '2023', 5), value('city', '2024', 6), value('city', '2025', 7), value('peer:a', '2023', 9), value('peer:a', '2024', 4), value('peer:b', '2024', 8), value('peer:b', '2025', null), value('ward-1', '2024', 99)]; // prettier-ignore
    const found = comparisonOf(all);
    expect(found?.period).toBe('2024');
    expect(found?.strands.map(({ geography }) => geography)).toEqual(['peer:b', 'city', 'peer:a']);
  });

  it('are not compared where the town itself is not told, and are no lines of its drawing', () => {
    const all = [value('city', '2024', null), value('peer:a', '2024', 4), value('city', '2023', 2)];
    expect(comparisonOf(all)).toBeNull();
    expect(ownOf(all).map(([geography]) => geography)).toEqual(['city', 'city']);
  });
});
