/** When the page has nothing to do: what nobody waits for comes after what somebody does. */

/** Longest wait, ms: somebody may leave into a dead spot. */
const AT_MOST_MS = 2_000;

/** Resolves then, after a while in any case, and at once when the page is put away: nobody looks at it, and it may not come back. */
export function atRest(): Promise<void> {
  return new Promise((resolve) => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') over();
    };
    const over = () => {
      document.removeEventListener('visibilitychange', hidden);
      resolve();
    };
    document.addEventListener('visibilitychange', hidden);
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(over, { timeout: AT_MOST_MS });
    else setTimeout(over, AT_MOST_MS);
  });
}
