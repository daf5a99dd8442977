/**
 * Where the slips (ui/toaster.tsx) stand in the page: nowhere until code that can show one is there. A visitor who only reads pays nothing
 * for them; whoever opens a form has their place long before the form has anything to say.
 */
import { startTransition, useEffect, useState, type ReactElement } from 'react';

let slips: ReactElement | null = null;
const told = new Set<() => void>();

/** @param place what draws them: always the same, so that again is the same as once. */
export function placeSlips(place: ReactElement): void {
  if (slips !== null) return;
  slips = place;
  for (const tell of told) tell();
}

/** What draws the slips; nothing while none can come. No page is printed with them. */
export function Slips(): ReactElement | null {
  const [here, setHere] = useState<ReactElement | null>(null);
  useEffect(() => {
    // In slices, so that a press gets through.
    const tell = () => startTransition(() => setHere(slips));
    told.add(tell);
    tell();
    return () => void told.delete(tell);
  }, []);
  return here;
}
