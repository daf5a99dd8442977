/** Remembering the door that is open on the screen. Use it with one door a screen: it forgets when the screen goes. */
import { useState } from 'react';
import type { DoorState } from '../model/doors.ts';
import { openedDoor, type OpenedDoor } from '../model/opened.ts';

/** @param doors the list as it is; null while there is none. */
export function useOpenedDoor(doors: readonly DoorState[] | null, doorId: string): OpenedDoor {
  const [before, setBefore] = useState<DoorState | null>(null);
  const now = doors?.find((one) => one.door.id === doorId) ?? null;
  if (now !== null && !now.door.closed && now !== before) setBefore(now);
  return openedDoor(before, now, doors !== null);
}
