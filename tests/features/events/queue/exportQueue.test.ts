/** The queue as a file that a spreadsheet reads. */
import Papa from 'papaparse';
import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../../../../src/core/locale.ts';
import { attendance } from '../../../../src/features/events/model/attendance.ts';
import type { QueuePerson } from '../../../../src/features/events/model/queue.ts';
import { fileNameOf } from '../../../../src/ui/downloadFile.ts';
import { queueCsv } from '../../../../src/features/events/queue/exportQueue.ts';
import { LISTS, onList } from '../../../../src/features/events/queue/lists.ts';
import { m } from '../../../../src/messages/messages.js';

const id = (n: number) => `50000000-0000-4000-8000-00000000000${n}`;
function person(n: number, more: Partial<QueuePerson>): QueuePerson {
  const base = { id: id(n), source: 'rsvp', name: `Guest ${n}`, email: null, phone: '555-0100', headcount: 1 } as const;
  return { ...base, rsvpAt: n, receivedAt: n, firstTime: true, volunteer: false, facts: [], ...more };
}
const queue = (...people: readonly QueuePerson[]) => attendance(people, [], { capacity: null, endsAt: Infinity }, 0);
const read = (text: string) => {
  const options = { header: true, skipEmptyLines: true } as const;
  return Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), options);
};

test.each(['=HYPERLINK("x")', '+1+cmd', '-2+3', '@SUM(A1)', ' =1', '\t=1'])(
  'what a person typed opens as text, never as a formula: %j',
  (typed) => {
    const ride = { kind: 'wanted', seats: 0, from: typed } as const;
    const { data, errors } = read(queueCsv(queue(person(1, { name: typed, email: typed, phone: typed, ride }))));
    expect(errors).toEqual([]);
    for (const field of ['name', 'email', 'phone', 'ride_from']) {
      expect(data[0]?.[field]).toBe(`'${typed}`);
    }
  },
);

test('says who goes with whom, also when the driver is on another list', () => {
  const everybody = queue(
    person(1, { ride: { kind: 'offered', seats: 3, from: null } }),
    person(2, { ride: { kind: 'wanted', seats: 0, from: '3 Mill Street' }, driverId: id(1) }),
  );
  const { data } = read(queueCsv(everybody.slice(1), everybody));
  expect(data).toMatchObject([{ ride: 'wanted', ride_seats: '', ride_from: '3 Mill Street', ride_with: 'Guest 1' }]);
});

test('everybody is on the first list, and those with a ride on the one of rides', () => {
  const [walker, rider] = queue(person(1, {}), person(2, { ride: { kind: 'wanted', seats: 0, from: 'Here' } }));
  expect(LISTS.filter((list) => walker && onList(list, walker))).toEqual(['all', 'expected']);
  expect(LISTS.filter((list) => rider && onList(list, rider))).toEqual(['all', 'expected', 'ride']);
});

test('the file is named after the event with nothing a system refuses', () => {
  expect(fileNameOf('Town hall: Ward 3/4', 'queue')).toBe('Town-hall-Ward-3-4-queue.csv');
  expect(fileNameOf('???', 'queue')).toBe('list-queue.csv');
});

afterEach(() => setLocale('en'));

test('names how people stand in the person’s language, and the columns and answers always the same', () => {
  const people = queue(person(1, { ride: { kind: 'wanted', seats: 0, from: 'Here' } }));
  const english = read(queueCsv(people));
  setLocale('es');
  const spanish = read(queueCsv(people));
  expect(spanish.data).toEqual(english.data.map((row) => ({ ...row, state: 'Por llegar' })));
  expect(english.data[0]?.['state']).toBe('Expected');
});

test('says who is without a ride and how many seats are free, each one or many', () => {
  const said = () => [m.queue_rides_all({ seats: 1 }), m.queue_rides_without({ count: 1, seats: 2 })];
  expect(said()).toEqual(['Rides: everybody has one, 1 seat free', 'Rides: 1 person without one, 2 seats free']);
  setLocale('es');
  expect(said()).toEqual([
    'Viajes: nadie se queda sin viaje, 1 asiento libre',
    'Viajes: 1 persona sin viaje, 2 asientos libres',
  ]);
});
