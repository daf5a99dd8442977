/** The campaign’s figures, however damaged the answer. */
import { expect, test } from 'vitest';
import { timeOf, figures } from '../../../../src/features/landing/stats/figures.ts';
import { parseStats, STAT_LABELS, statsRead } from '../../../../src/features/landing/stats/reads.ts';

test('asks for the six labels, every 60 seconds', () => {
  const url = new URL(statsRead.path(0), 'https://backend.example');
  expect(url.pathname).toBe('/rest/v1/stats');
  expect(url.searchParams.get('label')).toBe(`in.(${STAT_LABELS.join(',')})`);
  expect(STAT_LABELS).toEqual([
    'weekly_raised',
    'volunteers',
    'doors_total',
    'calls_total',
    'rides_today',
    'events_week',
  ]);
  expect(statsRead.refetchMs).toBe(60_000);
});

test('the raised amount is whole US dollars', () => {
  const [raised] = figures(parseStats([{ label: 'weekly_raised', value_number: 18450.6 }]));
  expect(raised?.value).toBe('$18,451');
});

test('missing labels are 0', () => {
  const shown = figures(parseStats([{ label: 'doors_total', value_number: 8642 }]));
  expect(shown.map((figure) => figure.value)).toEqual(['$0', '0', '8,642', '0', '0', '0']);
});

test('before anything is known nothing is claimed', () => {
  expect(figures(null).every((figure) => figure.value === '–')).toBe(true);
});

test('labels nobody asked for are left out; numerics sent as text are read', () => {
  expect(
    parseStats([
      { label: 'secret', value_number: 1 },
      { label: 'volunteers', value_number: '327' },
    ]),
  ).toEqual([{ label: 'volunteers', value_number: 327 }]);
});

test.each([['<html>'], [null], [{}], [[null]], [[{ label: 'volunteers', value_number: 'many' }]]])(
  'what is no list of figures is a failed fetch: %j',
  (rows) => {
    expect(() => parseStats(rows)).toThrow(TypeError);
  },
);

test('says since when the figures stand, and the day when it is not today', () => {
  const at = new Date(2025, 9, 18, 10, 42).getTime();
  expect(timeOf(at, at + 60_000).replace(/\s/g, ' ')).toBe('10:42 AM');
  expect(timeOf(at, at + 86_400_000).replace(/\s/g, ' ')).toBe('Sat, Oct 18, 10:42 AM');
});
