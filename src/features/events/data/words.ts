/** How staff screens say what an event is, when it is, and how somebody stands. On the campaign's clock. */
import { townTime } from '../../../hooks/format.ts';
import type { AttendeeState } from '../model/queue.ts';
import { endOf, type EventKind, type SavedEvent } from './reads.ts';

export const kindNames: Readonly<Record<EventKind, string>> = {
  canvass: 'Canvass',
  phone_bank: 'Phone bank',
  town_hall: 'Town hall',
  fundraiser: 'Fundraiser',
  meet_greet: 'Meet and greet',
  other: 'Other',
};

export const stateNames: Readonly<Record<AttendeeState, string>> = {
  expected: 'Expected',
  checked_in: 'Checked in',
  waitlisted: 'Waiting list',
  no_show: 'No-show',
  withdrawn: 'Cancelled',
};

const day = townTime({ weekday: 'short', month: 'short', day: 'numeric' });
const clock = townTime({ hour: 'numeric', minute: '2-digit' });

export function timeWords(at: number): string {
  return clock.format(at).replace(':00', '');
}

/** "Sat, Oct 18, 2 PM" */
export function momentWords(at: number): string {
  return `${day.format(at)}, ${timeWords(at)}`;
}

/** "Sat, Oct 18, 2 PM to 4 PM" */
export function whenWords(event: Pick<SavedEvent, 'date' | 'ends_at'>): string {
  const end = endOf(event);
  const sameDay = day.format(event.date) === day.format(end);
  return `${momentWords(event.date)} to ${sameDay ? timeWords(end) : momentWords(end)}`;
}

export function peopleWords(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}
