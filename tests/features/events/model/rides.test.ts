/** Who can be driven by whom. */
import { expect, test } from 'vitest';
import { attendance } from '../../../../src/features/events/model/attendance.ts';
import type { Fact, QueuePerson, RideAnswer } from '../../../../src/features/events/model/queue.ts';
import { ridesOf } from '../../../../src/features/events/model/rides.ts';

let arrived = 0;
function person(id: string, headcount: number, ride: RideAnswer | null, more: Partial<QueuePerson> = {}): QueuePerson {
  const at = ++arrived;
  const base = {
    id,
    source: 'rsvp',
    name: id,
    email: null,
    phone: '555-0100',
    headcount,
    rsvpAt: at,
    receivedAt: at,
  } as const;
  return { ...base, firstTime: true, volunteer: false, facts: [], ride, driverId: null, ...more };
}
const wants: RideAnswer = { kind: 'wanted', seats: 0, from: 'Mill Street' };
const offers = (seats: number): RideAnswer => ({ kind: 'offered', seats, from: null });
const cancelled: Fact = {
  id: 'f1',
  action: 'withdraw',
  partySize: null,
  about: [],
  device: 'K7Q2',
  at: 1,
  by: null,
};
const rides = (...people: readonly QueuePerson[]) =>
  ridesOf(attendance(people, [], { capacity: null, endsAt: Infinity }, 0));

test('counts every person of a party that is taken along', () => {
  const { offered, wanted } = rides(
    person('driver', 2, offers(4)),
    person('pair', 2, wants, { driverId: 'driver' }),
    person('one', 1, wants, { driverId: 'driver' }),
    person('other', 1, wants),
  );
  expect(offered.map(({ seatsLeft }) => seatsLeft)).toEqual([1]);
  expect(offered[0]?.riders.map(({ id }) => id)).toEqual(['pair', 'one']);
  expect(wanted.map(({ driver }) => driver?.id ?? null)).toEqual(['driver', 'driver', null]);
});

test('whoever was to go with somebody who cancelled needs another ride, and is marked', () => {
  const { offered, wanted } = rides(
    person('driver', 1, offers(4), { facts: [cancelled] }),
    person('rider', 1, wants, { driverId: 'driver' }),
  );
  expect(offered).toEqual([]);
  expect(wanted).toMatchObject([{ driver: null, stranded: true }]);
});

test('a seat of somebody who cancelled is free again', () => {
  const { offered } = rides(
    person('driver', 1, offers(2)),
    person('gone', 2, wants, { driverId: 'driver', facts: [{ ...cancelled, id: 'f2' }] }),
  );
  expect(offered).toMatchObject([{ riders: [], seatsLeft: 2 }]);
});

test('a party that has grown beyond its car leaves no seats, not fewer than none', () => {
  const { offered } = rides(person('driver', 1, offers(1)), person('many', 3, wants, { driverId: 'driver' }));
  expect(offered).toMatchObject([{ seatsLeft: 0 }]);
});

test('a queue that was kept before rides were known has none', () => {
  const { ride: _, driverId: __, ...old } = person('old', 1, null);
  expect(rides(old)).toEqual({ wanted: [], offered: [] });
});
