/** RRULEs of HSDS as hours: open over the end of daylight saving time, and said to be unreadable where they cannot be kept. */
import { describe, expect, it } from 'vitest';
import {
  rruleOf,
  timingsOf,
  type HsdsTiming,
  type Timing,
} from '../../../../../src/features/wellness/model/hsds/rrule.ts';
import { isOpenAt } from '../../../../../src/features/wellness/model/openness.ts';
import { hoursOf } from '../../../../../src/features/wellness/model/schedule.ts';
import { townClock } from '../../../../../src/features/wellness/model/townClock.ts';

const clock = townClock('America/New_York');
const nine = { opens_at: '09:00', closes_at: '17:00' };

function isOpen(given: HsdsTiming, at: string): boolean {
  const timings = timingsOf(given) ?? [];
  expect(timings).not.toEqual([]);
  const schedules = timings.map((one, n) => ({ ...one, id: String(n) }));
  return isOpenAt(hoursOf({ schedules }), Date.parse(at), clock);
}

// November 2, 2025: 2:00 EDT (06:00 UTC) became 1:00 EST.
describe.each<[string, HsdsTiming, readonly [at: string, open: boolean][]]>([
  [
    'FREQ=WEEKLY;BYDAY=MO,FR',
    { freq: 'WEEKLY', byday: 'MO,FR', ...nine },
    [
      ['2025-10-31T13:00:00Z', true],
      ['2025-11-03T13:30:00Z', false],
      ['2025-11-03T14:00:00Z', true],
      ['2025-11-03T21:59:00Z', true],
      ['2025-11-04T15:00:00Z', false],
    ],
  ],
  [
    'FREQ=WEEKLY;BYDAY=SA over the hour that comes twice',
    { freq: 'WEEKLY', interval: 1, byday: 'SA', opens_at: '22:00:00', closes_at: '02:00:00' },
    [
      ['2025-11-02T05:30:00Z', true],
      ['2025-11-02T06:30:00Z', true],
      ['2025-11-02T07:00:00Z', false],
    ],
  ],
  [
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU, from summer time into winter time',
    {
      freq: 'WEEKLY',
      interval: 2,
      byday: 'TU',
      dtstart: '2025-10-14',
      opens_at: '15:00-04:00',
      closes_at: '18:00-04:00',
    },
    [
      ['2025-10-21T19:00:00Z', false],
      ['2025-10-28T19:00:00Z', true],
      ['2025-11-11T20:30:00Z', false],
      ['2025-11-25T20:00:00Z', true],
      ['2025-11-25T19:30:00Z', false],
    ],
  ],
  [
    'FREQ=WEEKLY;INTERVAL=2 that is valid later than the day it is counted from: it opened before it began',
    { freq: 'WEEKLY', interval: 2, byday: 'TU,TH', dtstart: '2025-10-14', valid_from: '2025-10-29', ...nine },
    [
      ['2025-10-14T15:00:00Z', false],
      ['2025-10-28T15:00:00Z', false],
      ['2025-10-30T15:00:00Z', true],
      ['2025-11-04T15:00:00Z', false],
      ['2025-11-25T15:00:00Z', true],
    ],
  ],
  [
    'the same, valid from a day of a week in which it rests',
    { freq: 'WEEKLY', interval: 2, byday: 'TU', dtstart: '2025-10-14', valid_from: '2025-10-22', ...nine },
    [
      ['2025-10-14T15:00:00Z', false],
      ['2025-10-28T15:00:00Z', true],
      ['2025-11-04T15:00:00Z', false],
      ['2025-11-25T15:00:00Z', true],
    ],
  ],
  [
    'the same, valid since long before the day it begins',
    { freq: 'WEEKLY', interval: 2, byday: 'TU', dtstart: '2025-10-14', valid_from: '2025-01-01', ...nine },
    [
      ['2025-09-30T15:00:00Z', false],
      ['2025-10-14T15:00:00Z', true],
    ],
  ],
  [
    'FREQ=DAILY: all seven days',
    { freq: 'DAILY', ...nine },
    [
      ['2025-11-01T13:00:00Z', true],
      ['2025-11-02T13:30:00Z', false],
      ['2025-11-02T14:00:00Z', true],
      ['2025-11-05T14:00:00Z', true],
    ],
  ],
  [
    'FREQ=DAILY;BYDAY=MO,WE: on those alone',
    { freq: 'DAILY', interval: 1, byday: 'MO,WE', ...nine },
    [
      ['2025-11-03T15:00:00Z', true],
      ['2025-11-04T15:00:00Z', false],
    ],
  ],
  [
    'FREQ=MONTHLY;BYDAY=1SU,-1SU',
    { freq: 'MONTHLY', byday: '1SU,-1SU', opens_at: '1:30', closes_at: '4:00' },
    [
      ['2025-11-02T05:30:00Z', true],
      ['2025-11-02T06:15:00Z', true],
      ['2025-11-09T07:00:00Z', false],
      ['2025-11-30T06:30:00Z', true],
    ],
  ],
  [
    'FREQ=MONTHLY;BYDAY=1MO,3WE: another day in another week',
    { freq: 'MONTHLY', byday: '1MO,3WE', ...nine },
    [
      ['2025-11-03T15:00:00Z', true],
      ['2025-11-05T15:00:00Z', false],
      ['2025-11-19T15:00:00Z', true],
      ['2025-11-17T15:00:00Z', false],
    ],
  ],
  [
    'FREQ=WEEKLY;UNTIL, day and night',
    { freq: 'WEEKLY', byday: 'MO,TU,WE,TH,FR,SA,SU', until: '2025-11-02', opens_at: '00:00', closes_at: '23:59' },
    [
      ['2025-11-02T06:30:00Z', true],
      ['2025-11-03T04:59:30Z', true],
      ['2025-11-03T05:00:00Z', false],
    ],
  ],
  [
    'FREQ=WEEKLY without BYDAY: the weekday of DTSTART',
    { freq: 'WEEKLY', dtstart: '2025-11-02', ...nine },
    [
      ['2025-11-02T14:30:00Z', true],
      ['2025-11-03T14:30:00Z', false],
      ['2025-10-26T14:30:00Z', false],
    ],
  ],
])('%s', (_, given, moments) => {
  it.each(moments)('at %s it is open: %s', (at, open) => {
    expect(isOpen(given, at)).toBe(open);
  });
});

it.each<[string, HsdsTiming]>([
  ['nothing', {}],
  ['no hours', { freq: 'WEEKLY', byday: 'MO' }],
  ['hours in UTC', { freq: 'WEEKLY', byday: 'MO', opens_at: '09:00Z', closes_at: '17:00Z' }],
  ['an hour that is none', { freq: 'WEEKLY', byday: 'MO', opens_at: '25:00', closes_at: '26:00' }],
  ['a day that is none', { freq: 'WEEKLY', byday: 'MO,XX', ...nine }],
  ['a weekly nth day', { freq: 'WEEKLY', byday: '1MO', ...nine }],
  ['a fifth week', { freq: 'MONTHLY', byday: '5MO', ...nine }],
  ['days of the month', { freq: 'MONTHLY', bymonthday: '1,15', ...nine }],
  ['weeks of the year', { freq: 'WEEKLY', byday: 'MO', byweekno: '41', ...nine }],
  ['a count', { freq: 'WEEKLY', byday: 'MO', count: 3, ...nine }],
  ['every third week', { freq: 'WEEKLY', interval: 3, byday: 'MO', dtstart: '2025-01-06', ...nine }],
  ['every other week from no day', { freq: 'WEEKLY', interval: 2, byday: 'MO', ...nine }],
  [
    'every other week from Sunday on',
    { freq: 'WEEKLY', interval: 2, byday: 'MO', dtstart: '2025-01-06', wkst: 'SU', ...nine },
  ],
  ['every other day', { freq: 'DAILY', interval: 2, dtstart: '2025-01-06', ...nine }],
  ['a daily nth day', { freq: 'DAILY', byday: '1MO', ...nine }],
  ['every year', { freq: 'YEARLY', byday: 'MO', ...nine }],
])('%s is told and not guessed', (_, given) => {
  expect(timingsOf(given)).toBeNull();
});

it('what is written is read as the same', () => {
  const timings: readonly Timing[] = [
    { repeats: 'week', days: ['MO', 'TU'], opens: '09:00', closes: '17:00' },
    { repeats: 'other-week', days: ['TU'], opens: '22:00', closes: '02:00', from: '2025-10-14' },
    {
      repeats: 'month',
      days: ['TU', 'TH'],
      weeks: ['first', 'last'],
      opens: '00:00',
      closes: '00:00',
      until: '2026-01-01',
    },
  ];
  for (const timing of timings) expect(timingsOf(rruleOf(timing))).toEqual([timing]);
});
