/** The published settings that this device works by, kept for its next start: read before anything can be asked. */

const KEY = 'settings';

/** As they were kept; null for none, or where storage is forbidden. */
export function keptSettings(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

export function keepSettings(settings: object): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage they are known as long as the page.
  }
}
