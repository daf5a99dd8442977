/**
 * What stands in the address and is seen at once: the press that changes it is answered first, the address, whose change the router
 * takes for another visit of the page, follows after that picture.
 */
import { useRef, useState } from 'react';
import { afterPaint } from '../ui/afterPaint.ts';

/**
 * @param now what the address says; the same object until it says something else.
 * @param say changes the address.
 */
export function useAddressLate<T>(now: T, say: (next: T) => void): readonly [T, (next: T) => void] {
  const [asked, ask] = useState<{ readonly since: T; readonly next: T } | null>(null);
  const newest = useRef<T | null>(null);
  const set = (next: T) => {
    newest.current = next;
    ask({ since: now, next });
    // Of several presses in a row only what the last one asks for is said.
    afterPaint(() => {
      if (newest.current === next) say(next);
    });
  };
  // Once the address says anything else than when it was asked, it is right: also after a step back.
  return [asked?.since === now ? asked.next : now, set];
}
