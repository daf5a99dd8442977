/** The time, told again and again while a page is open: one left open over midnight must not go on calling yesterday today. */
import { useSyncExternalStore } from 'react';
import { useGently } from './useGently.ts';

const MINUTE_MS = 60_000;

interface Clock {
  subscribe(tell: () => void): () => void;
  now(): number;
}

function createClock(everyMs: number): Clock {
  return {
    now: () => Date.now() - (Date.now() % everyMs),
    subscribe(tell) {
      let timer: ReturnType<typeof setTimeout>;
      const next = () => {
        timer = setTimeout(
          () => {
            tell();
            next();
          },
          everyMs - (Date.now() % everyMs),
        );
      };
      next();
      // A phone that slept has missed its timers.
      document.addEventListener('visibilitychange', tell);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', tell);
      };
    },
  };
}

const everyMinute = createClock(MINUTE_MS);
const everyHalf = createClock(MINUTE_MS / 2);

/** Epoch ms, a minute old at most: the beginning of the current minute, or of its half. */
export function useNow(every: 'minute' | 'half a minute' = 'minute'): number {
  const clock = every === 'minute' ? everyMinute : everyHalf;
  return useSyncExternalStore(clock.subscribe, clock.now, clock.now);
}

/** As useNow; null while prerendering and hydrating. */
export function useNowOnDevice(): number | null {
  return useGently<number | null>(everyMinute.subscribe, everyMinute.now, unknown);
}

const unknown = () => null;
