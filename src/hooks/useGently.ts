/**
 * What changes outside of React, for components that can show it a moment later: drawn in slices of a few ms that let a press through.
 * useSyncExternalStore draws whatever hangs on it in one go; on a page that was printed that is all of it, right after it was taken over.
 */
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * @param subscribe and `now`: the same functions for as long as the source is the same. `now` gives the same value until it changes.
 * @param printed what the page was printed with; shown until the component stands.
 */
export function useGently<T>(subscribe: (tell: () => void) => () => void, now: () => T, printed: () => T): T {
  const [first] = useState(() => firstOf(now, printed));
  const drawnFirst = useSyncExternalStore(never, first.drawn, first.printed);
  const [newer, show] = useState<{ readonly of: () => T; readonly value: T } | null>(null);
  useEffect(() => {
    const tell = () =>
      startTransition(() =>
        show((shown) => {
          const value = now();
          const before = shown ?? { of: first.of, value: first.drawn() };
          return before.of === now && Object.is(before.value, value) ? shown : { of: now, value };
        }),
      );
    tell();
    return subscribe(tell);
  }, [subscribe, now, first]);
  if (newer?.of === now) return newer.value;
  return newer === null && first.of === now ? drawnFirst : now();
}

/** What is drawn first, whatever happens meanwhile: the print's where a page is printed or taken over, else what is so now. */
function firstOf<T>(now: () => T, printed: () => T) {
  let kept: { readonly value: T } | null = null;
  return {
    of: now,
    drawn: () => (kept ??= { value: now() }).value,
    printed: () => (kept ??= { value: printed() }).value,
  };
}

const never = () => () => undefined;
