/** When an event is, in words. */
import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../../../../src/core/locale.ts';
import { googleCalendarUrl, outlookCalendarUrl } from '../../../../src/features/events/public/calendars.ts';
import { remaining } from '../../../../src/features/events/public/countdown.ts';
import { when } from '../../../../src/features/events/public/when.ts';
import { m } from '../../../../src/messages/messages.js';

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

afterEach(() => setLocale('en'));

test('one is not many, in both languages', () => {
  const days = () => [1, 0, 2].map((count) => m.public_days({ count }));
  expect(days()).toEqual(['day', 'days', 'days']);
  setLocale('es');
  expect(days()).toEqual(['día', 'días', 'días']);
});

test('says times as people who speak Spanish do', () => {
  setLocale('es');
  expect(when('2025-10-18T18:00:00Z')).toMatchObject({ weekday: 'sáb', month: 'oct', text: 'sáb, 18 de oct, 2 p.m.' });
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
