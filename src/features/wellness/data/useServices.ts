/** The directory as it is live: at once what the page or the device has, then the server's; what has expired is gone at once. */
import { useMemo } from 'react';
import type { ReadTrouble } from '../../../core/reads/read.ts';
import { useNowOnDevice } from '../../../hooks/useNow.ts';
import { useRead } from '../../../hooks/useRead.ts';
import { useToldClosed } from '../../../hooks/toldClosed.ts';
import { serviceOf, type Service, type ServiceRow } from '../model/service.ts';
import { clock } from './clock.ts';
import { servicesRead } from './reads.ts';

export interface Directory {
  /** null while there are none yet. */
  readonly services: readonly Service[] | null;
  /** Epoch ms of the server's answer. null while printing and hydrating: an age is written otherwise on each device. */
  readonly asOf: number | null;
  readonly trouble: ReadTrouble | null;
  /** The day on which a caller heard that a service is closed, YYYY-MM-DD, by its id. */
  readonly closed: ReadonlyMap<string, string>;
  readonly waiting: boolean;
  /** Epoch ms, the beginning of the minute; null while printing and hydrating. */
  readonly now: number | null;
}

export function useServices(): Directory {
  const { rows, asOf, trouble, state } = useRead(servicesRead);
  const now = useNowOnDevice();
  const closed = useToldClosed();
  const live = rows === null ? null : stillShown(rows, now);
  return {
    services: useMemo(() => live?.map((row) => serviceOf(row, clock.day)) ?? null, [live]),
    asOf: now === null ? null : asOf,
    trouble: now === null ? null : trouble,
    closed,
    waiting: rows === null && state === 'loading',
    now,
  };
}

/** The same list as long as nothing in it has expired. */
function stillShown(rows: readonly ServiceRow[], now: number | null): readonly ServiceRow[] {
  const isShown = ({ expires_at: end }: ServiceRow) => now === null || end === null || Date.parse(end) > now;
  return rows.every(isShown) ? rows : rows.filter(isShown);
}
