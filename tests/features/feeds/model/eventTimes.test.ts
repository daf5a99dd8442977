/** Every time in events.json is a date-time of RFC 3339, on the embedded server as on a hosted project. */
import { expect, it } from 'vitest';
import { TABLES } from '../../../../src/features/feeds/model/tables.ts';

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

const told = async (row: object) =>
  (
    await TABLES['events']?.rows(async () => Response.json([{ id: 'e', title: '2025-10-18 18:00:00+00', ...row }]))
  )?.[0];

it.each([
  ['as the embedded server writes it', '2025-10-18 18:00:00+00', '2025-10-18T18:00:00+00:00'],
  ['as PostgREST writes it', '2025-10-18T18:00:00+00:00', '2025-10-18T18:00:00+00:00'],
  ['with parts of a second', '2025-10-18 18:00:00.123456+00', '2025-10-18T18:00:00.123456+00:00'],
  ['west of Greenwich', '2025-10-18 14:00:00-04', '2025-10-18T14:00:00-04:00'],
  ['by half an hour', '2025-10-18 23:30:00+05:30', '2025-10-18T23:30:00+05:30'],
  ['in UTC by its letter', '2025-10-18T18:00:00Z', '2025-10-18T18:00:00Z'],
  ['with an offset without a colon', '2025-10-18 14:00:00-0400', '2025-10-18T14:00:00-04:00'],
])('%s', async (_, date, wanted) => {
  expect(wanted).toMatch(RFC_3339);
  expect(await told({ date, ends_at: date })).toEqual({
    id: 'e',
    // What people typed stays as they typed it.
    title: '2025-10-18 18:00:00+00',
    date: wanted,
    ends_at: wanted,
  });
});

it('an event without an end has none', async () => {
  expect(await told({ date: '2025-10-18 18:00:00+00', ends_at: null })).toMatchObject({ ends_at: null });
});
