/** What this phone saved about money and the server's lists may not have yet. Brings Dexie. */
import { useMemo } from 'react';
import type { ItemState } from '../../../core/outbox/record.ts';
import { useFactsAndItems } from '../../../hooks/useKeptFacts.ts';
import { entryKind, giverKind, MONEY_KEYS, type EntryPayload, type GiverPayload } from '../model/kinds.ts';
import { MONEY_TOPIC, type KeptMoney } from './saveMoney.ts';

export interface EntryHere extends EntryPayload {
  readonly id: string;
  readonly state: ItemState;
  /** ISO 8601; null until delivered. */
  readonly sentAt: string | null;
}

/** What was written of a giver here. */
export interface VersionHere {
  readonly id: string;
  readonly said: GiverPayload;
  readonly delivery: ItemState;
  /** ISO 8601; null until delivered. */
  readonly sentAt: string | null;
}

export interface MoneyHere {
  readonly entries: readonly EntryHere[];
  readonly versions: readonly VersionHere[];
}

/** Null until this device was asked: a gift that waits must count before the next is taken. */
export function useMoneyHere(me: string): MoneyHere | null {
  const here = useFactsAndItems(MONEY_TOPIC, me, MONEY_KEYS);
  return useMemo(() => {
    if (here === null) return null;
    const entries: EntryHere[] = [];
    const versions: VersionHere[] = [];
    for (const { id, fact, state, sentAt } of here.kept) {
      const kept = fact as KeptMoney; // saveMoney.ts wrote it
      if (kept.what === 'giver') versions.push({ id, said: kept.payload, delivery: state, sentAt });
      else entries.push({ ...kept.payload, id, state, sentAt });
    }
    // What waits from before a sign-out lies in the outbox alone.
    for (const { id, kind, payload, state } of here.waiting) {
      const sent: unknown = payload; // saveMoney.ts wrote it
      if (here.kept.some((known) => known.id === id)) continue;
      if (kind === giverKind.kind) versions.push({ id, said: sent as GiverPayload, delivery: state, sentAt: null });
      else if (kind === entryKind.kind) entries.push({ ...(sent as EntryPayload), id, state, sentAt: null });
    }
    return { entries, versions };
  }, [here]);
}
