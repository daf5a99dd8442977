/** A case's entries as the app counts them. */
import { giftCents } from '../../../src/features/money/model/entry.ts';
import type { Gift } from '../../../src/features/money/model/limits.ts';
import type { CaseEntry, MoneyCase } from '../../support/moneyCases.ts';

export function giftsOf({ entries, givers }: Pick<MoneyCase, 'entries' | 'givers'>): Gift[] {
  const origin = (entry: CaseEntry) => entries.find(({ id }) => id === entry.refunds) ?? entry;
  return entries.map((entry) => ({
    id: entry.refunds ?? entry.reverses ?? entry.id,
    giver: entry.giver,
    giverKind: (entry.giver === null ? undefined : givers[entry.giver]) ?? 'IND',
    on: origin(entry).on,
    election: origin(entry).election,
    method: origin(entry).method,
    cents: giftCents(entry.type, entry.cents),
  }));
}
