/**
 * A new version of the app is on the device and waits for the person's word. A frame that offers it within its own page says
 * so here: then no slip is laid over the page, where somebody at a door had it over the buttons and could not go on.
 */
import { useEffect, useSyncExternalStore } from 'react';

let apply: (() => void) | null = null;
let frames = 0;
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

/** The background says here that a version waits, and how it is taken. */
export function announceUpdate(take: () => void) {
  apply = take;
  tell();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For a frame that offers it: how to take the new version (the page reloads), or null while there is none. */
export function useUpdateInFrame(): (() => void) | null {
  useEffect(() => {
    frames += 1;
    tell();
    return () => {
      frames -= 1;
      tell();
    };
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => apply,
    () => null,
  );
}

/** Whether the page has room of its own for what the app has to offer: nothing may lie over it. */
export function useFramed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => frames > 0,
    () => false,
  );
}

/** For a slip over the page: as useUpdateInFrame, and null where a frame offers it. */
export function useUpdateSlip(): (() => void) | null {
  return useSyncExternalStore(
    subscribe,
    () => (frames > 0 ? null : apply),
    () => null,
  );
}
