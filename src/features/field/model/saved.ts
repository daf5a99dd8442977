/** How much of what one person saved on a walk is still on the phone only. */
import type { Delivery, DoorState } from './doors.ts';

export interface Saved {
  /** Whether this person saved anything here. */
  readonly any: boolean;
  /** On this phone only. */
  readonly unsent: number;
  /** How much of that does not go by itself. */
  readonly needsYou: number;
}

/**
 * @param facts how each fact stands that this phone keeps: results, and doors and people that were added. Not one a door: an
 * added person waits too, and a turf that was taken back lists no door.
 * @param doors the list; what was saved on another phone shows there.
 */
export function savedOf(facts: readonly Delivery[], doors: readonly DoorState[]): Saved {
  const count = (fits: (one: Delivery) => boolean) => facts.filter(fits).length;
  return {
    any: facts.length > 0 || doors.some(({ own }) => own !== null),
    unsent: count((one) => one !== 'sent'),
    needsYou: count((one) => one === 'needs-you'),
  };
}
