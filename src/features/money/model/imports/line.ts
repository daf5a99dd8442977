/** A line of a file of gifts as import_money() takes it, or why it is none. */
import type { GiverKind, Method } from '../rules.ts';

export interface FileGiver {
  /** Null: neither the file nor the name says it. Whoever is known stays what they are, and is a person else. */
  readonly kind: GiverKind | null;
  readonly name: string;
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postcode: string | null;
  readonly employer: string | null;
  readonly occupation: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

interface AnyLine {
  /** As a spreadsheet counts: the headings are row 1. */
  readonly row: number;
  /** What it is known by, whoever brings it and how often. */
  readonly key: string;
  /** The town's day, YYYY-MM-DD. */
  readonly on: string;
  readonly cents: number;
  /** What it cost; below zero where a fee came back. */
  readonly fee_cents: number;
  /** What it came to the bank with. */
  readonly payout: string | null;
  readonly payout_on: string | null;
}

export interface GiftLine extends AnyLine {
  readonly what: 'gift';
  /** The moment, ISO; null where the file tells only the day. */
  readonly at: string | null;
  readonly method: Method;
  readonly check_number: string | null;
  readonly memo: string | null;
  readonly giver: FileGiver;
  /** What they are was read out of the name alone. */
  readonly guessed: boolean;
}

export interface RefundLine extends AnyLine {
  readonly what: 'refund';
  /** The key of the gift. */
  readonly refund_of: string;
  /** Whose it is where the file names no contribution, and one of the same person and amount was taken for it. */
  readonly matched: string | null;
}

/** What the processor charged by itself, not for one contribution. */
export interface FeeLine extends AnyLine {
  readonly what: 'fee';
}

/** What the processor sent to the bank: it moves money and adds none, so it becomes no entry. */
export interface PayoutLine extends AnyLine {
  readonly what: 'payout';
}

export type Line = GiftLine | RefundLine | FeeLine | PayoutLine;

export const LINE_FAULTS = [
  'name',
  'day',
  'zone',
  'amount',
  'adds',
  'negative',
  'method',
  'kind',
  'key',
  'fee',
  'currency',
  'failed',
  'pending',
  'disputed',
  'refunded',
  'status',
  'type',
  'other',
  'total',
] as const;
export type LineFault = (typeof LINE_FAULTS)[number];
/** Why a row is no line, and what a person knows the row by. */
export interface RowFault {
  readonly fault: LineFault;
  /** The word of the file that it is about: a status, a currency. */
  readonly detail?: string;
  readonly name?: string | null;
  readonly cents?: number | null;
}
/** Why the server could not take a refund. */
export const REFUND_FAULTS = ['unknown', 'put_right', 'too_much'] as const;
export type RefundFault = (typeof REFUND_FAULTS)[number];

/** Code points, as the database counts them. */
const MOST = {
  name: 200,
  street: 300,
  city: 100,
  state: 40,
  postcode: 20,
  employer: 200,
  occupation: 200,
  phone: 40,
  check_number: 40,
  memo: 1000,
  payout: 100,
} as const;

export const tidy = (text: string | undefined): string => (text ?? '').replace(/\s+/gu, ' ').trim();

/** Shortened to what the database takes; null for nothing. */
export const textOf = (field: keyof typeof MOST, text: string | undefined): string | null =>
  [...tidy(text)].slice(0, MOST[field]).join('').trim() || null;

/** As private.is_email(); an address that is none is left out, the gift is not. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;
export const emailOf = (text: string | undefined): string | null => {
  const plain = tidy(text);
  return plain.length <= 254 && EMAIL.test(plain) ? plain : null;
};
