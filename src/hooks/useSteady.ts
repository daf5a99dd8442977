/** One function for as long as its component stands, which does what the newest one does: parts that were handed it need not be drawn again. */
import { useCallback, useLayoutEffect, useRef } from 'react';

/** For presses: not to be called while something is drawn. */
export function useSteady<Args extends readonly unknown[]>(newest: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(newest);
  useLayoutEffect(() => {
    latest.current = newest;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
