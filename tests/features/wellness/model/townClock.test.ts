/** The town's clock agrees with what its days and minutes came from, in zones that change by an hour, by half of one, and never. */
import { expect, it } from 'vitest';
import { campaign } from '../../../../src/campaign.ts';
import { clock as onThisPage } from '../../../../src/features/wellness/data/clock.ts';
import { dayNumber, isoDay, townClock, weekday } from '../../../../src/features/wellness/model/townClock.ts';

it.each(['America/New_York', 'America/Phoenix', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'])(
  '%s: each quarter of an hour of a year is found again',
  (zone) => {
    const clock = townClock(zone);
    const from = Date.UTC(2025, 0, 1);
    const lost: string[] = [];
    for (let at = from; at < from + 366 * 86_400_000; at += 7 * 15 * 60_000) {
      const day = clock.day(at);
      const minute = Math.round((at - clock.at(day, 0)) / 60_000);
      const changes = clock.at(day + 1, 0) - clock.at(day, 0) !== 86_400_000;
      if (!changes && clock.at(day, minute) !== at) lost.push(new Date(at).toISOString());
    }
    expect(lost).toEqual([]);
  },
);

it('takes the first of two like hours, and moves what falls into none', () => {
  const clock = townClock('America/New_York');
  const at = (day: string, minute: number) => new Date(clock.at(dayNumber(day), minute)).toISOString();
  expect(at('2025-11-02', 90)).toBe('2025-11-02T05:30:00.000Z');
  expect(at('2025-11-02', 120)).toBe('2025-11-02T07:00:00.000Z');
  expect(at('2026-03-08', 150)).toBe('2026-03-08T07:30:00.000Z');
});

it('knows days by their numbers', () => {
  expect(isoDay(dayNumber('2026-02-28') + 1)).toBe('2026-03-01');
  expect(weekday(dayNumber('2025-11-02'))).toBe(6);
  expect(weekday(dayNumber('2025-11-03'))).toBe(0);
});

it('says on the page, without Intl, what Intl says, over the changes of many years', () => {
  const asked = townClock(campaign.timeZone);
  const wrong: string[] = [];
  for (let at = Date.UTC(2020, 0, 1); at < Date.UTC(2045, 0, 1); at += 5.25 * 3_600_000) {
    const day = asked.day(at);
    if (onThisPage.day(at) !== day || onThisPage.at(day, 150) !== asked.at(day, 150))
      wrong.push(new Date(at).toISOString());
  }
  expect(wrong).toEqual([]);
});
