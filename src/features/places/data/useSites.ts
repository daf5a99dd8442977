/** The places as they are live: at once what the page or the device has, then the server's. */
import { useMemo } from 'react';
import type { ReadTrouble } from '../../../core/reads/read.ts';
import { useNowOnDevice } from '../../../hooks/useNow.ts';
import { useRead } from '../../../hooks/useRead.ts';
import { standingOf, type Site, type Standing } from '../model/site.ts';
import { sitesRead } from './reads.ts';

export interface SiteNow extends Standing {
  readonly id: string;
  readonly site: Site;
}

export interface Sites {
  /** null: not here yet. */
  readonly sites: readonly SiteNow[] | null;
  /** Epoch ms; null while printing and hydrating: an age is written otherwise on each device. */
  readonly asOf: number | null;
  readonly trouble: ReadTrouble | null;
  readonly waiting: boolean;
  readonly refresh: () => Promise<unknown>;
}

export function useSites(): Sites {
  const { rows, asOf, trouble, state, refresh } = useRead(sitesRead);
  const hydrated = useNowOnDevice() !== null;
  const sites = useMemo(() => rows && rows.map((site) => ({ id: site.id, site, ...standingOf(site) })), [rows]);
  return {
    sites,
    asOf: hydrated ? asOf : null,
    trouble: hydrated ? trouble : null,
    waiting: rows === null && state === 'loading',
    refresh,
  };
}
