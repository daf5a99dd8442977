/** True once the page has had a quiet moment after its first render; false while prerendering and hydrating. */
import { useEffect, useState } from 'react';

/** Longest wait in ms for a quiet moment. */
const AT_MOST_MS = 3000;

export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const quiet = () => setIdle(true);
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(quiet, { timeout: AT_MOST_MS });
      return () => cancelIdleCallback(handle);
    }
    // Safari has no requestIdleCallback.
    const timer = setTimeout(quiet, 500);
    return () => clearTimeout(timer);
  }, []);
  return idle;
}
