/** What was put right on places' pages: as the server has it, and what was done here meanwhile. */
import { useCallback, useMemo } from 'react';
import { groupBy } from '../../../core/groupBy.ts';
import { unsentFacts } from '../../../core/outbox/unsentFacts.ts';
import { useKeptFacts } from '../../../hooks/useKeptFacts.ts';
import { useStaffRead, type CachedRead } from '../../../hooks/useStaff.ts';
import { KEY } from '../model/deskKinds.ts';
import { correctionKind, saidNow, type Correction, type Said } from '../model/righting.ts';
import { correctionsRead, type CorrectionLine, type KnownSite } from './allSites.ts';
import { CORRECTIONS_TOPIC } from './saveDesk.ts';
import { useForgetSent } from './useForgetSent.ts';

export const UNSENT_CORRECTIONS = unsentFacts(correctionKind, KEY);

export interface Corrected {
  /** What stands there as far as this device knows. */
  readonly said: Said;
  /** Done here, and not sent. */
  readonly waits: boolean;
  readonly refused: boolean;
  /** Not done, because something else stood there by then; the newest first. */
  readonly undone: readonly CorrectionLine[];
}

/** @param all every place, as the server has it. */
export function useCorrections(userId: string, all: CachedRead<KnownSite>): (site: KnownSite) => Corrected {
  const list = useStaffRead(correctionsRead);
  const here = useKeptFacts(CORRECTIONS_TOPIC, userId, UNSENT_CORRECTIONS);
  const { rows, refresh: refreshList, troubleNow: listTrouble } = list;
  const { refresh: refreshAll, troubleNow: allTrouble, asOf } = all;
  const refresh = useCallback(async () => {
    await refreshList();
    await refreshAll();
  }, [refreshList, refreshAll]);
  const troubleNow = useCallback(() => listTrouble() ?? allTrouble(), [listTrouble, allTrouble]);
  useForgetSent(CORRECTIONS_TOPIC, userId, here, { refresh, troubleNow, asOf });
  const own = useMemo(
    () => (here?.kept ?? []).map(({ fact, state }) => ({ state, fact: fact as Correction })), // saveCorrections wrote it
    [here],
  );
  const undone = useMemo(
    () =>
      groupBy(
        (rows ?? []).filter(({ counts }) => !counts),
        ({ site_id }) => site_id,
      ),
    [rows],
  );
  return (site) => {
    const mine = own.filter(({ fact }) => fact.site === site.id);
    const done = mine.filter(({ state }) => state !== 'refused').map(({ fact }) => fact);
    return {
      said: saidNow(site, done),
      waits: mine.some(({ state }) => state !== 'refused' && state !== 'delivered'),
      refused: mine.some(({ state }) => state === 'refused'),
      undone: undone.get(site.id) ?? [],
    };
  };
}
