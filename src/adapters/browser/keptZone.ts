/** The town's time zone as a server last told it, and when, for the device's next start. */

const KEY = 'town-zone';

export interface KeptZone {
  readonly zone: string;
  /** Epoch ms, by this device's clock. */
  readonly at: number;
}

/** null: never told, or storage is forbidden. */
export function keptZone(): KeptZone | null {
  try {
    const [at, zone] = (localStorage.getItem(KEY) ?? '').split(' ');
    return at && zone ? { zone, at: Number(at) } : null;
  } catch {
    return null;
  }
}

export function keepZone({ zone, at }: KeptZone): void {
  try {
    localStorage.setItem(KEY, `${at} ${zone}`);
  } catch {
    // Without storage it is known as long as the page.
  }
}
