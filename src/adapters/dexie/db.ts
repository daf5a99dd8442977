/** The one IndexedDB database of the app, shared by every tab and the service worker. */
import { Dexie } from 'dexie';
import type { Table } from 'dexie';
import type { OutboxItem, Sealed } from '../../core/outbox/record.ts';
import { DATABASE } from '../browser/keeping.ts';
import { pageFreezes, type Freezes } from '../browser/freezes.ts';
import { watchTransactions, type Transactions } from './transactions.ts';

/** An item as stored. `orderKey` repeats an explicit entity key, so that the index holds only the few items that have one. */
export interface StoredItem extends OutboxItem {
  readonly orderKey?: string;
}

/** What is handed to IndexedDB to be added: its key generator fills in `seq`. */
export type InsertableItem = Omit<StoredItem, 'seq'>;

/** A batch on its way: the items at these places count as 'sending' and as possibly landed. */
export interface FlightRow {
  readonly flight: number;
  readonly seqs: readonly number[];
}

export interface MetaRow {
  readonly key: string;
  readonly value: unknown;
}

/** Rows of a cached read. Given up first when the device runs out of room. */
export interface CachedRead {
  readonly key: string;
  /** Who may see it: a user id, or '' for the public. */
  readonly userKey: string;
  readonly rows: unknown;
  /** Epoch ms. */
  readonly fetchedAt: number;
}

/** What somebody is typing, kept until it is sent or cleared. */
export interface DraftRow {
  readonly key: string;
  /** null while it is closed. */
  readonly values: unknown;
  /** Who was signed in; null for nobody. */
  readonly userId: string | null;
  /** Instead of the values while that person is away. */
  readonly sealed?: Sealed;
  /** Epoch ms. */
  readonly updatedAt: number;
}

export class CampaignDb extends Dexie {
  // `declare`: Dexie makes these properties itself; a class field would overwrite them with undefined.
  declare readonly outbox: Table<StoredItem, number, InsertableItem>;
  declare readonly flights: Table<FlightRow, number, Omit<FlightRow, 'flight'>>;
  declare readonly meta: Table<MetaRow, string>;
  declare readonly reads: Table<CachedRead, [string, string]>;
  declare readonly drafts: Table<DraftRow, string>;

  readonly transactions: Transactions;

  constructor(name: string, freezes: Freezes) {
    // Strict: the promise resolves when the data is on the disk, not when the browser intends to write it.
    super(name, { chromeTransactionDurability: 'strict' });
    // A browser that had the app before its first release may hold a higher number or lack a table: Dexie opens both as they are
    // (tests/adapters/dexie/olderDb.test.ts).
    this.version(1).stores({
      outbox: '++seq, &id, [state+priority+seq], orderKey, settledAt',
      flights: '++flight',
      meta: 'key',
      reads: '[key+userKey], userKey, fetchedAt',
      drafts: 'key, updatedAt',
    });
    this.transactions = watchTransactions(this, freezes);
  }
}

/** Opens lazily, on first use. */
export function createCampaignDb(name = DATABASE, freezes = pageFreezes()): CampaignDb {
  return new CampaignDb(name, freezes);
}
