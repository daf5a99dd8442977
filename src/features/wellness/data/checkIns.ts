/** The check-ins of this device: closed under a key of their own, in a database of their own. Nothing here knows a way to send. */
import { createClosedNotes } from '../../../adapters/dexie/closedNotes.ts';
import { byDay, checkInOf, type CheckIn } from '../model/checkIn.ts';

const notes = createClosedNotes('check-in');

/** One a day, the oldest first. Rejects where the browser keeps nothing or has no cryptography. */
export async function readCheckIns(): Promise<readonly CheckIn[]> {
  return byDay((await notes.all()).flatMap(({ value }) => checkInOf(value) ?? []));
}

/** What was said of the same day before is gone afterwards. */
export async function keepCheckIn(one: CheckIn): Promise<void> {
  const before = (await notes.all()).filter(({ value }) => checkInOf(value)?.day === one.day);
  await notes.replace(
    before.map(({ id }) => id),
    { ...one },
  );
}

/** The key first of all: without it nothing that a disk may still hold can be read. */
export const eraseCheckIns = (): Promise<void> => notes.erase();
