/** The one time zone that the app writes and reads the town's hours by: the published one, and until it is known this build's. */
import { campaign } from '../campaign.ts';
import { dateFormat } from '../core/dateFormat.ts';

let zone: string = campaign.timeZone;
const listeners = new Set<() => void>();

/** IANA's name of it. Asked where something is written or read, and never kept: it may have been published a moment ago. */
export const townZone = (): string => zone;

/** What is on the screen is drawn anew. A zone that this device does not know changes nothing. */
export function setTownZone(next: string): void {
  if (next === zone || !isZone(next)) return;
  zone = next;
  for (const tell of listeners) tell();
}

/** @returns ends it. */
export function onTownZone(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** Whether this device can write hours by it. */
export function isZone(name: string): boolean {
  try {
    return dateFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}
