/** One town hall as it stands: asked every few seconds, and where the backend can tell that something changed, when it says so, and seldom besides. */
import { useState } from 'react';
import { useRead } from '../../../hooks/useRead.ts';
import type { CachedRead } from '../../../hooks/useCachedRead.ts';
import { quietTownHallRead, townHallRead, type Hall } from './reads.ts';
import { useNews } from './useNews.ts';

export function useHall(session: string): CachedRead<Hall> {
  const [told, setTold] = useState(false);
  const read = useRead((told ? quietTownHallRead : townHallRead)(session));
  useNews(session, { ask: read.ask, heard: setTold });
  return read;
}
