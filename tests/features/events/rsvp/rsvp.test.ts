/** An RSVP on its way to its row. */
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../../../../src/core/locale.ts';
import { rsvpSchema, toValues, type RsvpValues } from '../../../../src/features/events/rsvp/schema.ts';
import { rsvpKind, type Ride } from '../../../../src/features/events/data/rsvpKind.ts';

const values: RsvpValues = {
  eventId: 'e0000000-0000-4000-8000-000000000001',
  changes: '',
  name: 'Ada Quill',
  email: '',
  phone: '555-0100',
  headcount: '2',
  ride: '',
  rideFrom: '',
  rideSeats: '1',
};
const meta = { id: 'r1', userId: null, createdAt: '2025-10-01T00:00:00.000Z' };
const rowOf = (change: Partial<RsvpValues>) => rsvpKind.toRow(v.parse(rsvpSchema, { ...values, ...change }), meta);
const issuesOf = (change: Partial<RsvpValues>) => {
  const { issues = [] } = v.safeParse(rsvpSchema, { ...values, ...change });
  return issues.map((issue) => [v.getDotPath(issue), issue.message]);
};

test('without a ride the row is exactly the specification’s', () => {
  expect(rowOf({ rideFrom: 'typed, then thought better of', rideSeats: '' })).toEqual({
    id: 'r1',
    type: 'event',
    name: 'Ada Quill',
    email: null,
    phone: '555-0100',
    interest: null,
    availability: null,
    notes: 'Headcount: 2',
    event_id: values.eventId,
    consent_email: null,
    consent_sms: null,
    user_id: null,
    client_created_at: meta.createdAt,
  });
});

test('a ride travels in the RSVP’s own row, so that it arrives with it or not at all', () => {
  const wanted = rowOf({ ride: 'wanted', rideFrom: ' 3 Mill Street ' });
  expect(wanted).toMatchObject({ notes: 'Headcount: 2', ride: 'wanted', ride_seats: null, ride_from: '3 Mill Street' });
  expect(rowOf({ ride: 'offered', rideSeats: '3' })).toMatchObject({ ride: 'offered', ride_seats: 3, ride_from: null });
});

test('a change names the RSVP that it changes, and opens again as a change', () => {
  const first = '50000000-0000-4000-8000-000000000001';
  expect(rowOf({ changes: first })).toMatchObject({ changes_id: first, notes: 'Headcount: 2' });
  expect(rowOf({})).not.toHaveProperty('changes_id');
  expect(issuesOf({ changes: 'mine' })).toHaveLength(1);
  const payload = v.parse(rsvpSchema, { ...values, changes: first });
  expect(toValues(payload).changes).toBe(first);
  expect(v.parse(rsvpSchema, toValues(payload))).toEqual(payload);
});

test('says at the field what a ride lacks, and asks nothing of those who need none', () => {
  expect(issuesOf({ ride: 'wanted' })).toEqual([['rideFrom', 'Please say where to pick you up']]);
  for (const rideSeats of ['', '0', '9', '1.5', 'many']) {
    expect(issuesOf({ ride: 'offered', rideSeats })).toEqual([['rideSeats', 'Please enter a number from 1 to 8']]);
    expect(issuesOf({ rideSeats })).toEqual([]);
  }
});

test.each<Ride | null>([null, { kind: 'wanted', from: 'Here' }, { kind: 'offered', seats: 2, from: null }])(
  'opens again for a change as it was saved (%o)',
  (ride) => {
    const payload = { ...v.parse(rsvpSchema, values), ride };
    expect(v.parse(rsvpSchema, toValues(payload))).toEqual(payload);
  },
);

afterEach(() => setLocale('en'));

test('is told under “My submissions” in whole sentences, with the same row in either language', () => {
  const say = (headcount: number, ride: Ride | null) =>
    rsvpKind.describe({ ...v.parse(rsvpSchema, values), headcount, ride });
  const offered = (seats: number): Ride => ({ kind: 'offered', seats, from: null });
  expect(say(1, null)).toBe('Ada Quill comes to an event, alone.');
  expect(say(3, { kind: 'wanted', from: 'Here' })).toBe(
    'Ada Quill comes to an event with 3 people in all, and needs a ride.',
  );
  expect(say(1, offered(1))).toBe('Ada Quill comes to an event, alone, and can take 1 person along.');
  expect(say(2, offered(4))).toBe('Ada Quill comes to an event with 2 people in all, and can take 4 people along.');
  const row = rowOf({});
  setLocale('es');
  expect(say(1, offered(4))).toBe('Ada Quill irá a un evento, sin acompañantes, y puede llevar a 4 personas más.');
  expect(say(2, offered(1))).toBe(
    'Ada Quill irá a un evento; en total serán 2 personas, y puede llevar a 1 persona más.',
  );
  expect(rowOf({})).toEqual(row);
});
