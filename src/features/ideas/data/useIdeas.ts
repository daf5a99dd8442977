/** The wall as it is live: at once what the page or the device has, then the server's. */
import { useMemo } from 'react';
import type { ReadTrouble } from '../../../core/reads/read.ts';
import { useNowOnDevice } from '../../../hooks/useNow.ts';
import { useRead } from '../../../hooks/useRead.ts';
import { standing, type Idea } from '../model/idea.ts';
import { ideasRead } from './reads.ts';

export interface Standing {
  readonly id: string;
  readonly on: string;
  readonly idea: Idea;
  /** Those that say the same again. */
  readonly also: readonly Idea[];
}

export interface Wall {
  /** null: not here yet. */
  readonly ideas: readonly Idea[] | null;
  readonly standing: readonly Standing[] | null;
  /** Epoch ms; null while printing and hydrating: an age is written otherwise on each device. */
  readonly asOf: number | null;
  readonly trouble: ReadTrouble | null;
  readonly waiting: boolean;
}

export function useIdeas(): Wall {
  const { rows, asOf, trouble, state } = useRead(ideasRead);
  const hydrated = useNowOnDevice() !== null;
  const stand = useMemo(
    () => rows && standing(rows).map((one) => ({ ...one, id: one.idea.id, on: one.idea.on })),
    [rows],
  );
  return {
    ideas: rows,
    standing: stand,
    asOf: hydrated ? asOf : null,
    trouble: hydrated ? trouble : null,
    waiting: rows === null && state === 'loading',
  };
}
