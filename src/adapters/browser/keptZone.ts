/** The town's time zone as a server last told it, for the device's next start. */

const KEY = 'town-zone';

/** null: never told, or storage is forbidden. */
export function keptZone(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepZone(zone: string): void {
  try {
    localStorage.setItem(KEY, zone);
  } catch {
    // Without storage it is known as long as the page.
  }
}
