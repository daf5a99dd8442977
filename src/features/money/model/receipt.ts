/** What a receipt says of an entry, wherever it is shown: fresh from the form, while it waits, and out of the ledger. */
import type { EntryType } from './entry.ts';
import type { EntryPayload } from './kinds.ts';
import type { Method } from './rules.ts';

export interface ReceiptFacts {
  /** A uuid: its code is the receipt's number, alike on every device. */
  readonly id: string;
  readonly type: EntryType;
  readonly cents: number;
  readonly name: string | null;
  readonly method: Method | null;
  readonly checkNumber: string | null;
  readonly purpose: string | null;
  readonly on: string;
  readonly election: string | null;
  readonly signed: boolean;
  /** Who took it in hand or paid it. */
  readonly by: string | null;
  readonly refundedCents: number;
  /** It was put right since: then it is no proof of anything. */
  readonly reversed: boolean;
}

export const receiptOfPayload = (payload: EntryPayload, id: string, by: string | null): ReceiptFacts => ({
  id,
  type: payload.type,
  cents: payload.cents,
  name: payload.name,
  method: payload.method,
  checkNumber: payload.checkNumber,
  purpose: payload.purpose,
  on: payload.on,
  election: payload.election,
  signed: payload.statement !== null,
  by,
  refundedCents: 0,
  reversed: false,
});

interface Row {
  readonly id: string;
  readonly type: EntryType;
  readonly amount_cents: number;
  readonly name: string | null;
  readonly method: Method | null;
  readonly check_number: string | null;
  readonly purpose: string | null;
  readonly received_on: string;
  readonly election_id: string | null;
  readonly signed: boolean;
  readonly by_name: string | null;
  readonly refunded_cents: number;
  readonly reversed: boolean;
}

export const receiptOfRow = (row: Row): ReceiptFacts => ({
  id: row.id,
  type: row.type,
  cents: row.amount_cents,
  name: row.name,
  method: row.method,
  checkNumber: row.check_number,
  purpose: row.purpose,
  on: row.received_on,
  election: row.election_id,
  signed: row.signed,
  by: row.by_name,
  refundedCents: row.refunded_cents,
  reversed: row.reversed,
});

/** What somebody gave, and what they got back: of these whether a statement was signed is told, too. */
export const isGiven = (type: EntryType): boolean => type === 'contribution' || type === 'in_kind' || type === 'loan';
