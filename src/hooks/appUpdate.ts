/** A new version of the app is on the device and waits for the person's word. */
import { useSyncExternalStore } from 'react';

let apply: (() => void) | null = null;
const listeners = new Set<() => void>();

/** The background says here that a version waits, and how it is taken. */
export function announceUpdate(take: () => void) {
  apply = take;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How to take the new version (the page reloads), or null while there is none. */
export function useAppUpdate(): (() => void) | null {
  return useSyncExternalStore(
    subscribe,
    () => apply,
    () => null,
  );
}
