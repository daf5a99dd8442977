/** Older pages of the ledger, straight from the server. */
import type { Paged } from '../../../hooks/usePages.ts';
import { parseEntries, type EntryRow } from './reads.ts';

/** @param about the last entry of the newest page, which is kept on the device */
export const ledgerPages: Paged<EntryRow, EntryRow> = {
  size: 50,
  ask: async (api, about, last) => {
    const { received_on, arrival } = last ?? about;
    return parseEntries(await api.rpc('money_ledger', { before_on: received_on, before_arrival: arrival, most: 50 }));
  },
};
