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
  const { items, shown } = look;
  const seek = useSteady(() => {
    const id = decodedHash();
    if (!anchorOf || id === '' || document.getElementById(id)) return;
    missed.current = id;
    const next = items && stateThatShows(look.spec, look.state, items, (item) => anchorOf(item) === id);
    if (next) look.set(next);
  });
  // Again when they are here: what the page was printed without comes later.
  const here = items !== null;
  useEffect(() => {
    seek();
    addEventListener('hashchange', seek);
    return () => removeEventListener('hashchange', seek);
  }, [seek, here]);
  useEffect(() => {
    const id = missed.current;
    const line = id === null || id !== decodedHash() ? null : document.getElementById(id);
    if (!line) return;
    missed.current = null;
    line.scrollIntoView({ block: 'start' });
  }, [shown]);
}

function decodedHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    // Somebody cut a character in two.
    return '';
  }
}
