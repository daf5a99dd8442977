/** How money that was taken or spent travels: the entry, and who gave it as they are known now. Also runs in the service worker. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { m } from '../../../messages/messages.js';
import type { EntryType } from './entry.ts';
import type { GiverKind, Method } from './rules.ts';
import { plainDollars } from './cents.ts';
import { nobodyWords } from './words.ts';

/** How the keys of these facts begin: all of one giver go in order. */
export const MONEY_KEYS = 'money:';
const keyOf = (contributor: string | null) => `${MONEY_KEYS}${contributor ?? 'nobody'}`;

/** Which wording of "I may give" was on the screen. */
export const STATEMENT_VERSION = '2026-11';

export interface GiverPayload {
  readonly contributor: string;
  readonly kind: GiverKind;
  readonly name: string;
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postcode: string | null;
  readonly employer: string | null;
  readonly occupation: string | null;
  readonly email: string | null;
  /** Both are asked on the giver's page alone. */
  readonly phone?: string | null;
  /** Up to which arrival what is known was read by whoever wrote this; absent where nobody looked at that. */
  readonly knew?: number | null;
}

export const giverKind = defineTableKind<'contributor_versions', GiverPayload>({
  kind: 'money-giver',
  version: 1,
  table: 'contributor_versions',
  entityKey: ({ contributor }) => keyOf(contributor),
  toRow: ({ contributor, ...known }, { id, userId, createdAt }): RowFor<'contributor_versions'> => ({
    id,
    contributor_id: contributor,
    kind: known.kind,
    name: known.name,
    street: known.street,
    city: known.city,
    state: known.state,
    postcode: known.postcode,
    employer: known.employer,
    occupation: known.occupation,
    email: known.email,
    phone: known.phone ?? null,
    knew: known.knew ?? null,
    user_id: userId,
    client_created_at: createdAt,
  }),
  describe: ({ name }) => m.money_outbox_giver({ name }),
});

export interface EntryPayload {
  readonly type: EntryType;
  readonly cents: number;
  /** Null: nobody knows who gave it. */
  readonly contributor: string | null;
  /** For the person's own list of what waits, and the ledger here until the server's has it. */
  readonly name: string | null;
  /** The town's day on which it was taken in hand. */
  readonly on: string;
  readonly election: string | null;
  readonly method: Method;
  readonly checkNumber: string | null;
  readonly purpose: string | null;
  readonly memo: string | null;
  /** Which statement the giver signed; null: none. */
  readonly statement: string | null;
  /** The date is before the open filing period, and the person said that it is right. */
  readonly dateConfirmed?: boolean;
}

export const entryKind = defineTableKind<'ledger_entries', EntryPayload>({
  kind: 'money-entry',
  version: 1,
  table: 'ledger_entries',
  entityKey: ({ contributor }) => keyOf(contributor),
  toRow: (payload, { id, userId, createdAt }): RowFor<'ledger_entries'> => ({
    id,
    type: payload.type,
    amount_cents: payload.cents,
    contributor_id: payload.contributor,
    received_on: payload.on,
    election_id: payload.election,
    method: payload.method,
    check_number: payload.checkNumber,
    purpose: payload.purpose,
    memo: payload.memo,
    statement_version: payload.statement,
    date_confirmed: payload.dateConfirmed ?? false,
    user_id: userId,
    client_created_at: createdAt,
  }),
  describe: ({ type, name, cents }) =>
    m.money_outbox_entry({ name: name ?? nobodyWords(type), amount: `$${plainDollars(cents)}` }),
});
