/** A value that is kept on this device for its owner alone, as JSON in local storage. */

/** null: nothing, or nothing that can be read. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** @returns whether it is kept now: storage may be forbidden or full. */
export function writeKept(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Calls back when another tab has written it. @returns ends it. */
export function onKept(key: string, tell: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
