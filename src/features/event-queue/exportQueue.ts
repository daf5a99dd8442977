/** Owns the queue as a file for a spreadsheet. */
import { toCsv } from '../../core/csv.ts';
import { receiptCode } from '../../core/outbox/receipt.ts';
import type { Attendee } from '../../core/events/queue.ts';
import { stateNames } from '../../hooks/events/words.ts';
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
];

export function queueCsv(people: readonly Attendee[]): string {
  return toCsv(
    HEADER,
    people.map((person) => [
      person.source === 'rsvp' ? receiptCode(person.id) : null,
      person.name,
      stateNames[person.state],
      person.partySize,
      person.email,
      person.phone,
      person.source === 'rsvp' ? 'RSVP' : 'walk-in',
      new Date(person.rsvpAt).toISOString(),
      person.presences[0] ? new Date(person.presences[0].at).toISOString() : null,
      person.cancelled,
      person.conflict,
      isNewVolunteer(person),
    ]),
  );
}

/** The title as a file name that every system takes. */
export function fileName(title: string): string {
  return `${title.replace(/[^\p{Letter}\p{Number}]+/gu, '-').replace(/^-|-$/g, '') || 'event'}-queue.csv`;
}
