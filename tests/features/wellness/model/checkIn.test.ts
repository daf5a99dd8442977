/** A check-in is one a day, the last that was said, and nothing else is taken for one. */
import { expect, it } from 'vitest';
import { byDay, checkInOf, picture, type CheckIn } from '../../../../src/features/wellness/model/checkIn.ts';
import { dayNumber } from '../../../../src/features/wellness/model/townClock.ts';

const one = (day: string, mood: number, at = 0): CheckIn => ({ day, mood, sleep: null, note: '', at });

it('keeps the later of two for one day, and sorts by the day', () => {
  const all = byDay([one('2025-11-02', 4, 2), one('2025-11-01', 2, 9), one('2025-11-02', 1, 1)]);
  expect(all.map(({ day, mood }) => [day, mood])).toEqual([
    ['2025-11-01', 2],
    ['2025-11-02', 4],
  ]);
});

it('draws days on which nothing was said as not known, over a change of the clock too', () => {
  const drawn = picture([one('2025-11-01', 2), one('2025-11-03', 5)], dayNumber('2025-11-03'), 4);
  expect(drawn.map(({ day, mood }) => [day, mood])).toEqual([
    ['2025-10-31', null],
    ['2025-11-01', 2],
    ['2025-11-02', null],
    ['2025-11-03', 5],
  ]);
});

it('takes nothing else for one', () => {
  const good = one('2025-11-01', 3);
  expect(checkInOf(good)).toEqual(good);
  const bad = [
    { mood: 6 },
    { mood: '3' },
    { day: 'today' },
    { sleep: 25 },
    { sleep: Number.NaN },
    { note: null },
    { at: '0' },
  ];
  expect([null, 'x', ...bad.map((part) => ({ ...good, ...part }))].map(checkInOf)).toEqual(Array(9).fill(null));
});
