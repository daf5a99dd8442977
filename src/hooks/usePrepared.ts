/** What a search needs to know of a long list, made ready in the page's pauses: a key is answered at once, and opening the page waits for none of it. */
import { useEffect } from 'react';
import type { Preparing } from '../core/findWords.ts';
import { pause, pausing } from '../ui/pause.ts';

export function usePrepared(finder: Preparing): void {
  useEffect(() => {
    const over = new AbortController();
    void (async () => {
      await pause();
      const breathe = pausing();
      while (!over.signal.aborted && finder.prepare?.()) await breathe();
    })();
    return () => over.abort();
  }, [finder]);
}
