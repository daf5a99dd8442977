/** Whether an address is on a walk list already: a door that was added twice is two doors for ever. */
import type { DoorState, WalkDoor } from './doors.ts';
import { doorKey, type DoorParts } from './import/keys.ts';

/** The door of this address, however its street is spelled; null when there is none. */
export function doorOnList(doors: readonly DoorState[], address: DoorParts): WalkDoor | null {
  const key = doorKey(address);
  return doors.find(({ door }) => doorKey(door) === key)?.door ?? null;
}
