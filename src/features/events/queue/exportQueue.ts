/** The queue as a file for a spreadsheet. */
import { toCsv } from '../../../core/csv.ts';
import { receiptCode } from '../../../core/outbox/receipt.ts';
import { m } from '../../../messages/messages.js';
import type { Attendee } from '../model/queue.ts';
import { stateNames } from '../data/words.ts';
import { isNewVolunteer } from './lists.ts';

const HEADER = [
  'receipt',
  'name',
  'state',
  'party_size',
  'email',
  'phone',
  'source',
  'answered_at',
  'checked_in_at',
  'cancelled',
  'checked_in_twice',
  'new_volunteer',
  'ride',
  'ride_seats',
  'ride_from',
  'ride_with',
];

/** `everybody` on the queue, for the names of those who drive. */
export function queueCsv(people: readonly Attendee[], everybody: readonly Attendee[] = people): string {
  const names = new Map(everybody.map(({ id, name }) => [id, name]));
  return toCsv(
    HEADER,
    people.map((person) => [
      person.source === 'rsvp' ? receiptCode(person.id) : null,
      person.name,
      stateNames[person.state](),
      person.partySize,
      person.email,
      person.phone,
      person.source === 'rsvp' ? 'RSVP' : m.queue_paper_walk_in(),
      new Date(person.rsvpAt).toISOString(),
      person.presences[0] ? new Date(person.presences[0].at).toISOString() : null,
      person.cancelled,
      person.conflict,
      isNewVolunteer(person),
      person.ride?.kind ?? null,
      person.ride?.kind === 'offered' ? person.ride.seats : null,
      person.ride?.from ?? null,
      names.get(person.driverId ?? '') ?? null,
    ]),
  );
}
