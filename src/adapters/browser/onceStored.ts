/** Noticing that something stands under a key of local storage, written by this page's last visit or by another tab. */

/** Calls back once: now, or when another tab writes it. Storage that is forbidden holds nothing. */
export function onceStored(key: string, run: () => void): void {
  if (holds(key)) return run();
  const listener = (event: StorageEvent) => {
    if (event.key !== key || !holds(key)) return;
    removeEventListener('storage', listener);
    run();
  };
  addEventListener('storage', listener);
}

export function holds(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
