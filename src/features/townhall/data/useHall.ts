/**
 * One town hall as it stands: asked every few seconds, and where the backend can tell that something changed, when it says so, and seldom
 * besides. One that is over is asked for once, like any other page.
 */
import { useState } from 'react';
import { useNow } from '../../../hooks/useNow.ts';
import { useRead } from '../../../hooks/useRead.ts';
import type { CachedRead } from '../../../hooks/useCachedRead.ts';
import { isLive } from '../model/session.ts';
import { pastTownHallRead, quietTownHallRead, townHallRead, type Hall } from './reads.ts';
import { useNews } from './useNews.ts';

export function useHall(session: string): CachedRead<Hall> {
  const [told, setTold] = useState(false);
  const [live, setLive] = useState(true);
  const now = useNow();
  const read = useRead((live ? (told ? quietTownHallRead : townHallRead) : pastTownHallRead)(session));
  const hall = read.rows?.[0];
  const is = hall === undefined || isLive(hall, now);
  // While drawing: what it was a moment ago would begin to ask again.
  if (is !== live) setLive(is);
  useNews(live ? session : null, { ask: read.ask, heard: setTold });
  return read;
}
