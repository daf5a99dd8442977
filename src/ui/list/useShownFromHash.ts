/**
 * Draws the line that the address names, and goes there: a list draws a screenful at first, and whoever comes from a feed or from another
 * page wants the very line. Where it was there all along the browser has gone to it by itself.
 */
import { useEffect, useRef } from 'react';
import { useSteady } from '../../hooks/useSteady.ts';
import { stateThatShows } from './listView.ts';
import type { ListLook } from './useListView.ts';

/** @param anchorOf the id under which a line stands in the page, the same function from drawing to drawing; undefined: none has one. */
export function useShownFromHash<T>(look: ListLook<T>, anchorOf: ((item: T) => string) | undefined) {
  /** Named, and not there when it was looked for. */
  const missed = useRef<string | null>(null);
  /** Gone to already: what somebody does with the list afterwards is theirs. */
  const found = useRef<string | null>(null);
  const { items, shown } = look;
  const seek = useSteady((lines: readonly T[] | null) => {
    const id = decodedHash();
    if (!anchorOf || id === '' || id === found.current) return;
    if (document.getElementById(id) && missed.current !== id) {
      found.current = id;
      return;
    }
    missed.current = id;
    const next = lines && stateThatShows(look.spec, look.state, lines, (item) => anchorOf(item) === id);
    if (next) look.set(next);
  });
  const goThere = useSteady((drawn: readonly T[]) => {
    const id = missed.current;
    if (drawn.length === 0 || id === null || id !== decodedHash()) return;
    const line = document.getElementById(id);
    if (!line) return;
    missed.current = null;
    found.current = id;
    line.scrollIntoView({ block: 'start' });
  });
  // Again when they come: what the page was printed without comes later.
  useEffect(() => {
    const again = () => {
      found.current = null;
      seek(items);
    };
    seek(items);
    addEventListener('hashchange', again);
    return () => removeEventListener('hashchange', again);
  }, [seek, items]);
  useEffect(() => goThere(shown), [goThere, shown]);
}

function decodedHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    // Somebody cut a character in two.
    return '';
  }
}
