/** A read of the page as its parts draw it: what is live, how old it is, and whether something is still to come. */
import { useMemo } from 'react';
import type { Read, ReadTrouble } from '../../../core/reads/read.ts';
import { useNowOnDevice } from '../../../hooks/useNow.ts';
import { useRead } from '../../../hooks/useRead.ts';
import { latestFirst, stillLive, type LiveRow } from '../model/live.ts';

export interface Open<T> {
  /** null while there are none yet. */
  readonly rows: readonly T[] | null;
  /** Epoch ms; null while printing and hydrating, because an age is written otherwise on each device. */
  readonly asOf: number | null;
  readonly trouble: ReadTrouble | null;
  readonly waiting: boolean;
}

export function useOpen<T>(read: Read<T>): Open<T> {
  const { rows, asOf, trouble, state } = useRead(read);
  const hydrated = useNowOnDevice() !== null;
  return {
    rows,
    asOf: hydrated ? asOf : null,
    trouble: hydrated ? trouble : null,
    waiting: rows === null && state === 'loading',
  };
}

/** @param dayOf the same function from drawing to drawing. */
export function useLiveItems<Body>(read: Read<LiveRow<Body>>, dayOf: (body: Body) => string): Open<LiveRow<Body>> {
  const open = useOpen(read);
  const now = useNowOnDevice();
  const live = open.rows === null ? null : stillLive(open.rows, now);
  return { ...open, rows: useMemo(() => live && latestFirst(live, dayOf), [live, dayOf]) };
}
