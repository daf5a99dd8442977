/** The browser's clock and timers as the core sees them. Works in pages and in workers. */
import type { Clock } from '../../core/outbox/ports.ts';

export function createClock(): Clock {
  return {
    now: () => Date.now(),
    after(ms, callback) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  };
}
