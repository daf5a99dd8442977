/** What the public page takes of the server’s events. */
import { expect, test } from 'vitest';
import { parseEvents } from '../../../../src/features/events/model/publicEvents.ts';
import { fullEventsRead, hadBegun, publicEventsRead } from '../../../../src/features/events/public/reads.ts';

const row = {
  id: 'a',
  title: 'T',
  date: '2025-10-18T18:00:00+00:00',
  location: 'L',
  description: null,
  created_at: 'x',
};

test('asks for all columns of the next three events at or after now, the earliest first', () => {
  const url = new URL(publicEventsRead.path(Date.UTC(2025, 9, 20, 10)), 'https://backend.example');
  expect(url.pathname).toBe('/rest/v1/events');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    select: '*',
    date: 'gte.2025-10-20T10:00:00.000Z',
    order: 'date.asc',
    limit: '3',
  });
  expect(publicEventsRead.key).toBe('public-events');
});

test('asks at one address for five minutes, never about later than now, and shows nothing that had begun by then', () => {
  const at = Date.UTC(2025, 9, 20, 10, 2, 3, 456);
  expect(publicEventsRead.path(at)).toBe(publicEventsRead.path(at + 2 * 60_000));
  expect(publicEventsRead.path(at)).not.toBe(publicEventsRead.path(at + 5 * 60_000));
  expect(new URL(publicEventsRead.path(at), 'https://backend.example').searchParams.get('date')).toBe(
    'gte.2025-10-20T10:00:00.000Z',
  );
  expect(hadBegun({ date: '2025-10-20T10:01:00+00:00' }, at)).toBe(true);
  expect(hadBegun({ date: new Date(at).toISOString() }, at)).toBe(false);
  expect(hadBegun({ date: '2025-10-19T10:00:00+00:00' }, null)).toBe(false);
});

test('takes events as the backend sends them', () => {
  expect(parseEvents([row])).toEqual([
    {
      id: 'a',
      title: 'T',
      date: '2025-10-18T18:00:00+00:00',
      location: 'L',
      description: null,
      ends_at: null,
      status: 'scheduled',
      cancel_reason: null,
      was_date: null,
      was_location: null,
      sequence: 0,
      updated_at: null,
      capacity: null,
      accessibility: null,
      directions: null,
      instructions: null,
    },
  ]);
});

test('takes its own rows back from the device as they were: a cancelled event stays cancelled in a dead spot', () => {
  const once = parseEvents([
    { ...row, status: 'cancelled', cancel_reason: 'Storm', sequence: 3, ends_at: '2025-10-18T20:00:00+00:00' },
  ]);
  expect(once).toMatchObject([{ status: 'cancelled', cancel_reason: 'Storm', sequence: 3 }]);
  expect(parseEvents(once)).toEqual(once);
});

test('loses one row that is no event, not the list', () => {
  const rows = [row, { ...row, id: 'b', date: 'infinity' }, { ...row, id: 'c' }];
  expect(parseEvents(rows).map(({ id }) => id)).toEqual(['a', 'c']);
});

test.each([
  ['a captive portal’s page', '<html></html>'],
  ['an error object', { message: 'no' }],
  ['a row without a title', [{ ...row, title: undefined }]],
  ['a date nobody can read', [{ ...row, date: 'next week' }]],
  ['a row that is null', [null]],
])('%s is a failed fetch, not an empty list', (_name, rows) => {
  expect(() => parseEvents(rows)).toThrow(TypeError);
});

test('which events are full is a list of ids, or no answer at all', () => {
  expect(fullEventsRead.parse(['a'])).toEqual(['a']);
  expect(() => fullEventsRead.parse({ message: 'no' })).toThrow(TypeError);
  expect(() => fullEventsRead.parse([1])).toThrow(TypeError);
});
