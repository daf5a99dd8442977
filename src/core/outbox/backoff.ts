/** How long an item pauses after an unsuccessful try. Full jitter, so that a thousand phones do not return at once. */
import type { Random } from './ports.ts';

export const BACKOFF_BASE_MS = 2_000;
export const BACKOFF_MAX_MS = 5 * 60_000;
/** A longer Retry-After is cut to this, so that a mistaken header cannot park an item for days. */
export const RETRY_AFTER_MAX_MS = 60 * 60_000;

/** "Too many" without a word about how long: at least this, because an early try counts against the same limit. */
export const TOO_MANY_MS = 30_000;

/** Milliseconds to pause after the n-th unsuccessful try (n from 1): random in [0, min(5 min, 2 s * 2^(n-1))]; Retry-After wins. */
export function backoffMs(attempt: number, random: Random, retryAfterMs: number | null): number {
  if (retryAfterMs !== null) return Math.min(Math.max(0, retryAfterMs), RETRY_AFTER_MAX_MS);
  const ceiling = Math.min(BACKOFF_MAX_MS, BACKOFF_BASE_MS * 2 ** Math.max(0, attempt - 1));
  return Math.floor(random.fraction() * ceiling);
}

/** Due now? A pause longer than any we give means that the clock was set back since: the item is due. */
export function isDue(nextAttemptAt: number, now: number): boolean {
  return nextAttemptAt <= now || nextAttemptAt > now + RETRY_AFTER_MAX_MS;
}
