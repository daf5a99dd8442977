/** How staff screens say what an event is, when it is, and how somebody stands. On the campaign's clock. */
import type { Locale } from '../../../core/locale.ts';
import { townTime } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import type { AttendeeState } from '../model/queue.ts';
import { endOf, type EventKind, type HeldRsvp, type SavedEvent } from './reads.ts';

export const kindNames: Readonly<Record<EventKind, (nothing?: object, as?: { locale: Locale }) => string>> = {
  canvass: m.events_canvass,
  phone_bank: m.events_phone_bank,
  town_hall: m.events_town_hall,
  fundraiser: m.events_fundraiser,
  meet_greet: m.events_meet_greet,
  other: m.events_other,
};

export const stateNames: Readonly<Record<AttendeeState, () => string>> = {
  expected: m.events_expected,
  checked_in: m.events_checked_in,
  waitlisted: m.events_waitlisted,
  no_show: m.events_no_show,
  withdrawn: m.events_withdrawn,
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
  return m.events_when({ from: momentWords(event.date), to: sameDay ? timeWords(end) : momentWords(end) });
}

export function peopleWords(count: number): string {
  return m.events_people({ count });
}

/** Why an RSVP is held for review. */
export const heldReasons: Readonly<Record<HeldRsvp['reason'], () => string>> = {
  trap: m.events_held_trap,
  too_fast: m.events_held_fast,
  many_places: m.events_held_places,
  flood: m.events_held_flood,
};
