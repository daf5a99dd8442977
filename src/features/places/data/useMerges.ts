/** Two places that are one: how each stands by the server and by what was done here meanwhile, and joining or taking apart. */
import { useCallback, useMemo } from 'react';
import { groupBy } from '../../../core/groupBy.ts';
import { unsentFacts } from '../../../core/outbox/unsentFacts.ts';
import { useKeptFacts } from '../../../hooks/useKeptFacts.ts';
import { useStaffRead, type CachedRead } from '../../../hooks/useStaff.ts';
import { KEY, mergeKind, type Merging } from '../model/deskKinds.ts';
import { mergesRead, type KnownSite, type MergeLine } from './allSites.ts';
import { saveFact } from './saveDesk.ts';
import { useForgetSent } from './useForgetSent.ts';

const TOPIC = 'place-merges';
export const UNSENT_MERGES = unsentFacts(mergeKind, KEY);

export interface Joined {
  /** The place on whose page it is shown; null: it has its own. */
  readonly into: string | null;
  /** What counts, as far as this device knows: whoever goes on has seen it. */
  readonly seen: string | null;
  /** Done here, and not sent. */
  readonly waits: boolean;
  /** All that was said of it, the newest first. */
  readonly told: readonly MergeLine[];
}

/**
 * @param all every place, as the server has it.
 * @param readAlso asks anew what names places by the page on which they are shown.
 */
export function useMerges(
  userId: string,
  all: CachedRead<KnownSite>,
  readAlso: () => Promise<unknown>,
): (site: KnownSite) => Joined {
  const list = useStaffRead(mergesRead);
  const here = useKeptFacts(TOPIC, userId, UNSENT_MERGES);
  const { rows, refresh: refreshList, troubleNow: listTrouble } = list;
  const { refresh: refreshAll, troubleNow: allTrouble, asOf } = all;
  const refresh = useCallback(async () => {
    await refreshList();
    await refreshAll();
    await readAlso();
  }, [refreshList, refreshAll, readAlso]);
  const troubleNow = useCallback(() => listTrouble() ?? allTrouble(), [listTrouble, allTrouble]);
  useForgetSent(TOPIC, userId, here, { refresh, troubleNow, asOf });
  const own = useMemo(() => {
    const found = new Map<string, Pick<Joined, 'into' | 'seen' | 'waits'>>();
    for (const { id, fact, state } of here?.kept ?? []) {
      const { site, into } = fact as Merging; // saveMerging wrote it
      // A refused one leaves what was said before it.
      if (state !== 'refused') found.set(site, { into, seen: id, waits: state !== 'delivered' });
    }
    return found;
  }, [here]);
  const told = useMemo(() => groupBy(rows ?? [], ({ site_id }) => site_id), [rows]);
  return ({ id, merged_into: into, merge_head: seen }) => ({
    into,
    seen,
    waits: false,
    ...own.get(id),
    told: told.get(id) ?? [],
  });
}

/** Resolves once it is on this device's disk, and rejects with OutboxError: then nothing was saved. */
export const saveMerging = (userId: string, merging: Merging): Promise<void> =>
  saveFact(TOPIC, mergeKind, userId, merging);
