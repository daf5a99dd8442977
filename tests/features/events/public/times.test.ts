/** When an event is, in words. */
import { expect, test } from 'vitest';
import { googleCalendarUrl, outlookCalendarUrl } from '../../../../src/features/events/public/calendars.ts';
import { plural, remaining } from '../../../../src/features/events/public/countdown.ts';
import { when } from '../../../../src/features/events/public/when.ts';

test('says times as people do, on the town’s clock wherever the phone is', () => {
  expect(when('2025-10-18T18:00:00Z').text).toBe('Sat, Oct 18, 2 PM');
  expect(when('2025-10-18T22:30:00+00:00').text).toBe('Sat, Oct 18, 6:30 PM');
});

test('an evening event stays on its own day although UTC is past midnight', () => {
  expect(when('2025-10-19T01:00:00Z').text).toBe('Sat, Oct 18, 9 PM');
});

test('the hour after the clocks go back is told right', () => {
  expect(when('2025-11-02T19:00:00Z').text).toBe('Sun, Nov 2, 2 PM');
});

const target = Date.parse('2025-10-31T17:00:00');

test('splits what is left into days, hours and minutes', () => {
  expect(remaining(target, Date.parse('2025-10-20T14:30:00'))).toEqual({ days: 11, hours: 2, minutes: 30 });
});

test('is gone at the target, and still there a second before', () => {
  expect(remaining(target, target)).toBeNull();
  expect(remaining(target, target + 1)).toBeNull();
  expect(remaining(target, target - 1000)).toEqual({ days: 0, hours: 0, minutes: 1 });
});

test('one is not many', () => {
  expect([plural(1, 'day'), plural(0, 'day'), plural(2, 'day')]).toEqual(['day', 'days', 'days']);
});

const event = {
  id: 'x',
  title: 'Rides & Coffee',
  date: '2025-10-18T18:00:00Z',
  location: 'Mill Street #2',
  description: null,
};

test('calendar links carry title, place and 90 minutes', () => {
  const google = new URL(googleCalendarUrl(event)).searchParams;
  expect(google.get('text')).toBe('Rides & Coffee');
  expect(google.get('location')).toBe('Mill Street #2');
  expect(google.get('dates')).toBe('20251018T180000Z/20251018T193000Z');
  const outlook = new URL(outlookCalendarUrl(event)).searchParams;
  expect(outlook.get('subject')).toBe('Rides & Coffee');
  expect(outlook.get('startdt')).toBe('2025-10-18T18:00:00.000Z');
  expect(outlook.get('enddt')).toBe('2025-10-18T19:30:00.000Z');
});
