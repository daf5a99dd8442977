/** "Open now" by the town's clock: over the days on which it changes, midnight, holidays, every other week and weeks of the month. */
import { describe, expect, it } from 'vitest';
import { isOpenAt, nextOpening, opennessAt } from '../../../../src/features/wellness/model/openness.ts';
import { hoursOf } from '../../../../src/features/wellness/model/schedule.ts';
import type { ServiceBody } from '../../../../src/features/wellness/model/serviceContent.ts';
import { townClock } from '../../../../src/features/wellness/model/townClock.ts';

const clock = townClock('America/New_York');

type Schedule = NonNullable<ServiceBody['schedules']>[number];
type Part = Partial<Schedule> & Pick<Schedule, 'opens' | 'closes' | 'days'>;
const DAILY = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const hours = (part: Part, closings: ServiceBody['closings'] = []) =>
  hoursOf({ schedules: [{ id: 'a', repeats: 'week', ...part }], closings });

const nine = hours({ days: ['MO', 'TU', 'WE', 'TH', 'FR'], opens: '09:00', closes: '17:00' });
const night = hours({ days: ['SA'], opens: '22:00', closes: '02:00' });
const early = hours({ days: ['SU'], opens: '01:30', closes: '04:00' });
const shortly = hours({ days: ['SU'], opens: '00:30', closes: '01:30' });
const gap = hours({ days: ['SU'], opens: '02:30', closes: '05:00' });
const always = hours({ days: DAILY, opens: '00:00', closes: '00:00', holidays: true });
const officeAlways = hours({ days: DAILY, opens: '00:00', closes: '00:00' });
const otherTuesday = hours({
  days: ['TU'],
  repeats: 'other-week',
  from: '2025-10-14',
  opens: '15:00',
  closes: '18:00',
});
const firstAndLast = hours({
  days: ['SA'],
  repeats: 'month',
  weeks: ['first', 'last'],
  opens: '10:00',
  closes: '12:00',
});
const winter = hours({ days: DAILY, opens: '18:00', closes: '08:00', from: '2025-11-01', until: '2026-04-15' });
const sundays = hours({ days: ['SU'], opens: '17:00', closes: '19:00' });
const closedWeek = hours({ days: DAILY, opens: '10:00', closes: '13:00' }, [
  { id: 'b', from: '2025-12-20', until: '2026-01-03' },
]);

describe('is open or closed', () => {
  it.each([
    // An ordinary week, to the minute.
    ['as it opens', nine, '2025-10-15T13:00:00Z', true],
    ['a moment before', nine, '2025-10-15T12:59:59Z', false],
    ['as it closes', nine, '2025-10-15T21:00:00Z', false],
    // October 31 was still summer time, November 3 no longer: 9 o'clock came an hour later.
    ['at 9 on the last Friday of summer time', nine, '2025-10-31T13:00:00Z', true],
    ['at that UTC hour after the change', nine, '2025-11-03T13:30:00Z', false],
    ['at 9 on the first Monday of winter time', nine, '2025-11-03T14:00:00Z', true],
    ['at the end of that Monday', nine, '2025-11-03T21:59:00Z', true],
    // November 2, 2025: 2:00 EDT (06:00 UTC) became 1:00 EST.
    ['over midnight into the day of the change', night, '2025-11-02T04:30:00Z', true],
    ['in the first of the two hours', night, '2025-11-02T05:30:00Z', true],
    ['in the second of the two hours', night, '2025-11-02T06:30:00Z', true],
    ['at 2 after both', night, '2025-11-02T07:00:00Z', false],
    ['what opens in the hour that comes twice, the first time', early, '2025-11-02T05:30:00Z', true],
    ['and goes on in the second', early, '2025-11-02T06:15:00Z', true],
    ['what closes in it, before', shortly, '2025-11-02T05:29:00Z', true],
    ['does not open again in the second', shortly, '2025-11-02T06:10:00Z', false],
    ['6 on the Sunday of the change', sundays, '2025-11-02T23:00:00Z', true],
    ['5 on it, not 6', sundays, '2025-11-02T21:30:00Z', false],
    // March 8, 2026: 2:00 EST (07:00 UTC) became 3:00 EDT.
    ['before the hour that is left out', gap, '2026-03-08T06:59:00Z', false],
    ['3:15 for what opens at 2:30', gap, '2026-03-08T07:15:00Z', false],
    ['3:30 for what opens at 2:30', gap, '2026-03-08T07:30:00Z', true],
    ['over the left out hour', night, '2026-03-08T06:59:00Z', true],
    ['at its end', night, '2026-03-08T07:00:00Z', false],
    // Holidays and closings.
    ['on Thanksgiving', nine, '2025-11-27T15:00:00Z', false],
    ['on the day after', nine, '2025-11-28T15:00:00Z', true],
    ['July 4, 2026 is a Saturday: on Friday', nine, '2026-07-03T15:00:00Z', false],
    ['day and night on Christmas', always, '2025-12-25T15:00:00Z', true],
    ['an office that is always open, on Christmas', officeAlways, '2025-12-25T15:00:00Z', false],
    ['in the night before it until midnight', officeAlways, '2025-12-25T04:59:00Z', true],
    ['in its winter break', closedWeek, '2026-01-03T16:00:00Z', false],
    ['after it', closedWeek, '2026-01-04T16:00:00Z', true],
    // FREQ=WEEKLY;INTERVAL=2
    ['on the first Tuesday', otherTuesday, '2025-10-14T19:00:00Z', true],
    ['a week later', otherTuesday, '2025-10-21T19:00:00Z', false],
    ['two weeks later', otherTuesday, '2025-10-28T19:00:00Z', true],
    ['four weeks later, in winter time', otherTuesday, '2025-11-25T20:00:00Z', true],
    ['before it began', otherTuesday, '2025-09-30T19:00:00Z', false],
    // FREQ=MONTHLY;BYDAY=1SA,-1SA
    ['on the first Saturday', firstAndLast, '2025-11-01T14:30:00Z', true],
    ['on the second', firstAndLast, '2025-11-08T15:30:00Z', false],
    ['on the last of five', firstAndLast, '2025-11-29T15:30:00Z', true],
    ['on the fourth of five', firstAndLast, '2025-11-22T15:30:00Z', false],
    ['on the last of four', firstAndLast, '2026-02-28T15:30:00Z', true],
    // Valid from and until: a night belongs to the day on which it began.
    ['the evening before the first', winter, '2025-11-01T00:00:00Z', false],
    ['the first evening', winter, '2025-11-01T23:00:00Z', true],
    ['the morning after the last evening', winter, '2026-04-16T11:00:00Z', true],
    ['the next evening', winter, '2026-04-16T23:00:00Z', false],
  ])('%s', (_name, given, at, open) => {
    expect(isOpenAt(given, Date.parse(at), clock)).toBe(open);
    expect(opennessAt(given, Date.parse(at), clock).is).toBe(open ? 'open' : 'closed');
  });
});

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString().slice(0, 16));

it('says until when, over midnight and without an end', () => {
  const until = (given: typeof nine, at: string) => {
    const open = opennessAt(given, Date.parse(at), clock);
    return open.is === 'open' ? iso(open.until) : open.is;
  };
  expect(until(night, '2025-11-02T05:30:00Z')).toBe('2025-11-02T07:00');
  expect(until(always, '2025-11-02T05:30:00Z')).toBeNull();
  // Open without a pause until the eve of Thanksgiving ends.
  expect(until(officeAlways, '2025-11-24T15:00:00Z')).toBe('2025-11-27T05:00');
});

it('says why not today, and when next', () => {
  const at = Date.parse('2025-11-27T15:00:00Z');
  expect(opennessAt(nine, at, clock)).toEqual({ is: 'closed', holiday: 'thanksgiving', closing: null });
  expect(iso(nextOpening(nine, at, clock))).toBe('2025-11-28T14:00');
  // On a Saturday nobody expects it open: the holiday is no reason.
  expect(opennessAt(nine, Date.parse('2025-11-29T15:00:00Z'), clock)).toMatchObject({ holiday: null });
  expect(iso(nextOpening(nine, Date.parse('2025-10-31T22:00:00Z'), clock))).toBe('2025-11-03T14:00');
  expect(nextOpening(winter, Date.parse('2026-04-16T12:00:00Z'), clock)).toBeNull();
  expect(iso(nextOpening(firstAndLast, Date.parse('2025-11-02T12:00:00Z'), clock))).toBe('2025-11-29T15:00');
});

it('knows no hours of what has none', () => {
  expect(opennessAt(hoursOf({}), 0, clock)).toEqual({ is: 'unknown' });
  expect(isOpenAt(hoursOf({}), 0, clock)).toBe(false);
});

it('asks for the clock of 1,000 services a few times, and not once a service', () => {
  const many = Array.from({ length: 1000 }, (_, at) =>
    hoursOf({
      schedules: [
        { id: 'a', repeats: 'week', days: DAILY, opens: `0${at % 10}:15`, closes: '17:30' },
        { id: 'b', repeats: 'month', days: ['SU'], weeks: ['first'], opens: '18:00', closes: `0${at % 7}:45` },
      ],
    }),
  );
  let asked = 0;
  const counting = townClock('America/New_York', () => {
    asked += 1;
    return null;
  });
  expect(many.filter((given) => isOpenAt(given, Date.parse('2025-11-02T23:00:00Z'), counting))).toHaveLength(1000);
  // On a day on which the clock is changed: each hour of the schedules by itself, and once.
  expect(asked).toBeLessThan(100);
});
