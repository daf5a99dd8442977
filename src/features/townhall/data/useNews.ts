/** Where the backend can tell that a town hall changed: asks again when it says so. Told is only that; what it is, is read as always. */
import { useEffect, useRef } from 'react';
import { seldom } from '../../../core/news/news.ts';
import { IN_THE_ROOM_MS } from './reads.ts';

/** A room's phones each take a moment of their own within it. */
const SPREAD_MS = 1500;

interface Told {
  readonly ask: () => Promise<unknown>;
  /** Whether the backend tells at this moment. */
  readonly heard?: (so: boolean) => void;
}

/** The connection outlives what is asked, and how often: the newest `told` counts. @param session null: nothing is news any more. */
export function useNews(session: string | null, told: Told): void {
  const now = useRef(told);
  useEffect(() => {
    now.current = told;
  });
  useEffect(() => {
    // A constant of the build: an app with its own backend brings nothing of this.
    if (!import.meta.env.VITE_HAS_REALTIME || session === null) return;
    let end: (() => void) | null = null;
    let gone = false;
    const heard = (so: boolean) => now.current.heard?.(so);
    const again = seldom(() => void now.current.ask(), IN_THE_ROOM_MS, SPREAD_MS, Math.random);
    void import('../../../wiring/news.ts')
      .then(({ news }) => {
        if (!gone) end = news().follow(`town-hall:${session}`, { changed: again.changed, heard });
      })
      // Not even its code can be had: the asking goes on.
      .catch(() => undefined);
    return () => {
      gone = true;
      again.stop();
      end?.();
      heard(false);
    };
  }, [session]);
}
