/** Which second factor was given last on this device, so that the next sign-in asks for that one first. */

const KEY = 'campaign-factor';

/** The factor's id; null where none was given here, or storage does not work. */
export function lastFactor(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function rememberFactor(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // The next sign-in begins with the first factor.
  }
}
