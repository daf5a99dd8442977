/** The newest snapshot and its lines, as they are kept on this device: never the lines of one beside the sums of another. */
import { useEffect } from 'react';
import type { ReadTrouble } from '../../../core/reads/read.ts';
import { useNowOnDevice } from '../../../hooks/useNow.ts';
import { useRead } from '../../../hooks/useRead.ts';
import type { Snapshot } from '../model/snapshot.ts';
import { publishedLinesRead, publishedRead, type PublishedLines } from './reads.ts';

export interface Published {
  /** undefined: not known yet; null: there is none. */
  readonly snapshot: Snapshot | null | undefined;
  /** Epoch ms; null while printing and hydrating, because an age is written otherwise on each device. */
  readonly asOf: number | null;
  readonly trouble: ReadTrouble | null;
  readonly waiting: boolean;
}

export function usePublished(): Published {
  const { rows, asOf, trouble, state } = useRead(publishedRead);
  const hydrated = useNowOnDevice() !== null;
  return {
    snapshot: rows === null ? undefined : (rows[0] ?? null),
    asOf: hydrated ? asOf : null,
    trouble: hydrated ? trouble : null,
    waiting: rows === null && state === 'loading',
  };
}

export interface Lines {
  /** null while they are not here, and while they are another snapshot's. */
  readonly lines: PublishedLines | null;
  readonly waiting: boolean;
}

export function usePublishedLines(id: string): Lines {
  const { rows, state, trouble, refresh } = useRead(publishedLinesRead);
  const about = useRead(publishedRead);
  const found = rows?.[0];
  /** The snapshot whose lines these are not. */
  const other = found !== undefined && found.id !== id ? id : null;
  const { refresh: askAbout } = about;
  useEffect(() => {
    // Whichever of the two is older: a snapshot may have been published between the two answers.
    if (other !== null) void refresh().then(askAbout);
  }, [other, refresh, askAbout]);
  // In a dead spot the others do not come: then they are not on this device, and the page says so.
  const coming = other !== null && trouble === null && about.trouble === null;
  return { lines: found && other === null ? found : null, waiting: state === 'loading' || coming };
}
