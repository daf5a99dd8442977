/** The time, told once a minute, on the minute; null while prerendering and hydrating. */
import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

function subscribe(tell: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const next = () => {
    timer = setTimeout(
      () => {
        tell();
        next();
      },
      MINUTE - (Date.now() % MINUTE),
    );
  };
  next();
  // a phone that slept has missed its timers
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}

/** Epoch ms of the current minute's beginning. */
export function useMinute(): number | null {
  return useSyncExternalStore<number | null>(
    subscribe,
    () => Date.now() - (Date.now() % MINUTE),
    () => null,
  );
}
