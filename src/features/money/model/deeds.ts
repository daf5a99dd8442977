/** What can be done about an entry, and what is sent for it. */
import type { EntryType } from './entry.ts';
import { parseCents, plainDollars } from './cents.ts';
import { saidOrNull } from './giverForm.ts';
import type { Method } from './rules.ts';

export const DEEDS = ['refund', 'correction', 'redesignation', 'reattribution', 'void', 'approval'] as const;
export type Deed = (typeof DEEDS)[number];

/** What a second person says yes to. */
const PAID_OUT: readonly EntryType[] = ['expenditure', 'fee', 'loan_payment'];

interface Stands {
  readonly type: EntryType;
  readonly amount_cents: number;
  readonly contributor_id: string | null;
  readonly reverses_id: string | null;
  readonly reversed: boolean;
  readonly refunded_cents: number;
  readonly approved: boolean;
  readonly mine: boolean;
}

/** An entry that was taken back, or takes one back, is history. */
export function deedsOf(entry: Stands): readonly Deed[] {
  if (entry.reversed || entry.reverses_id !== null) return [];
  const given = entry.type === 'contribution' || entry.type === 'in_kind';
  const whole = entry.refunded_cents === 0;
  return DEEDS.filter((deed) => {
    if (deed === 'refund') return given && entry.refunded_cents < entry.amount_cents;
    // Who gave it may turn out later, also where nobody said so.
    if (deed === 'reattribution') return given && whole;
    if (deed === 'redesignation') return given && whole && entry.contributor_id !== null;
    if (deed === 'approval') return PAID_OUT.includes(entry.type) && !entry.approved && !entry.mine;
    return whole;
  });
}

/** The part of a gift that is moved, and what stays; null where it is no part of it. */
export function partsOf(whole: number, typed: string): { readonly moved: number; readonly stays: number } | null {
  const moved = parseCents(typed);
  return moved === null || moved < 1 || moved > whole ? null : { moved, stays: whole - moved };
}

/** How what goes back goes, unless somebody says otherwise: the way it came where money goes back by itself, else a check. */
export const refundWay = (method: Method | null): Method =>
  method === 'card' || method === 'transfer' ? method : 'check';

/** What of an entry can be wrong. Its election and its giver are moved by deeds of their own, because a part may be. */
interface Written {
  readonly type: EntryType;
  readonly amount_cents: number;
  readonly received_on: string;
  readonly method: Method | null;
  readonly check_number: string | null;
  readonly purpose: string | null;
  readonly memo: string | null;
}

export const CORRECTABLE = ['amount', 'on', 'method', 'checkNumber', 'purpose', 'memo'] as const;
export type Correctable = (typeof CORRECTABLE)[number];

export interface CorrectionValues {
  readonly amount: string;
  readonly on: string;
  /** '' where the entry says none. */
  readonly method: Method | '';
  readonly checkNumber: string;
  readonly purpose: string;
  readonly memo: string;
}

export const asWritten = (entry: Written): CorrectionValues => ({
  amount: plainDollars(entry.amount_cents),
  on: entry.received_on,
  method: entry.method ?? '',
  checkNumber: entry.check_number ?? '',
  purpose: entry.purpose ?? '',
  memo: entry.memo ?? '',
});

/** A thing and a loan stay what they are; a purpose is of what was spent, or of a thing. */
export function correctableOf({ type }: Pick<Written, 'type'>, method: Method | ''): readonly Correctable[] {
  const hasWay = type !== 'in_kind' && type !== 'loan';
  const hasPurpose = type === 'expenditure' || type === 'fee' || type === 'other' || type === 'in_kind';
  return CORRECTABLE.filter((field) => {
    if (field === 'method') return hasWay;
    if (field === 'checkNumber') return method === 'check';
    return field !== 'purpose' || hasPurpose;
  });
}

/** What differs, as revise_entry() takes it; null where something cannot be so. @param today the town's */
export function correctionOf(
  entry: Written,
  values: CorrectionValues,
  today: string,
): Readonly<Partial<Omit<Written, 'type'>>> | null {
  const fields = correctableOf(entry, values.method);
  const cents = parseCents(values.amount);
  const on = values.on >= '2020-01-01' && values.on <= today ? values.on : null;
  const purpose = fields.includes('purpose') ? saidOrNull(values.purpose) : entry.purpose;
  const needsPurpose = entry.type === 'expenditure' || entry.type === 'fee' || entry.type === 'in_kind';
  if (cents === null || cents === 0 || on === null || (needsPurpose && purpose === null)) return null;
  const right = {
    amount_cents: cents,
    received_on: on,
    method: fields.includes('method') && values.method !== '' ? values.method : entry.method,
    // A number of no check is nobody's.
    check_number: fields.includes('checkNumber') ? saidOrNull(values.checkNumber) : null,
    purpose,
    memo: saidOrNull(values.memo),
  };
  const names = ['amount_cents', 'received_on', 'method', 'check_number', 'purpose', 'memo'] as const;
  return Object.fromEntries(names.filter((name) => right[name] !== entry[name]).map((name) => [name, right[name]]));
}
