/** Older pages of the ledger, and what is looked for in it, straight from the server. */
import type { Paged } from '../../../hooks/usePages.ts';
import { askedOf, type EntryFilter } from '../model/findEntries.ts';
import { parseEntries, type EntryRow } from './reads.ts';

/** @param about the last entry of the newest page, which is kept on the device */
export const ledgerPages: Paged<EntryRow, EntryRow> = {
  size: 50,
  ask: async (api, about, last) => {
    const { received_on, arrival } = last ?? about;
    return parseEntries(await api.rpc('money_ledger', { before_on: received_on, before_arrival: arrival, most: 50 }));
  },
};

/** What was looked for, among all of the ledger. */
export const foundPages: Paged<EntryFilter, EntryRow> = {
  size: 50,
  ask: async (api, filter, last) =>
    parseEntries(
      await api.rpc('money_ledger', {
        ...askedOf(filter),
        ...(last === null ? {} : { before_on: last.received_on, before_arrival: last.arrival }),
        most: 50,
      }),
    ),
};
