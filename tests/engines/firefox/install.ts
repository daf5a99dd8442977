// Finds a Firefox, or installs Debian's.

/** @throws Error saying what was tried, when it cannot be had. */
export function ensureFirefox(): string {
  throw new Error('No Firefox yet.');
}
