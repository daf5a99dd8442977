/**
 * The door that somebody stands at while the list changes under them: the turf is taken back, or a teammate brings a
 * do-not-contact. The form used to vanish with what was typed; what is saved there is still taken, so the door stays.
 */
import type { DoorState } from './doors.ts';

export interface OpenedDoor {
  readonly state: DoorState | null;
  /** What happened since it was opened. 'closed': nobody here may be asked any more. 'gone': no longer on the list. */
  readonly change: 'closed' | 'gone' | null;
}

/**
 * @param before the door as it was last seen open on this screen; null when it never was.
 * @param now the door in the list as it is; null when it is not in it.
 * @param listed whether there is a list at all.
 */
export function openedDoor(before: DoorState | null, now: DoorState | null, listed: boolean): OpenedDoor {
  if (before === null || (now !== null && !now.door.closed)) return { state: now, change: null };
  if (now === null) return { state: before, change: listed ? 'gone' : null };
  // The list names nobody any more, but it is them whom one is talking with.
  return { state: { ...now, door: { ...now.door, people: before.door.people } }, change: 'closed' };
}
