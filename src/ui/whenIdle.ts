/** When work that nobody asked for yet may begin: when the page has nothing to do, and after a while in any case. */

/** Longest wait, ms. `soon`: somebody will come to it next. `later`: nobody waits for it. */
const AT_MOST_MS = { soon: 2_000, later: 4_000 } as const;
/** Safari has no requestIdleCallback: a pause is close enough, ms. */
const PAUSE_MS = { soon: 200, later: 500 } as const;

/** Returns what calls it off. */
export function whenIdle(run: () => void, patience: keyof typeof AT_MOST_MS): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(() => run(), { timeout: AT_MOST_MS[patience] });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(run, PAUSE_MS[patience]);
  return () => clearTimeout(timer);
}
