/** What can be done about an entry, and what is sent for it. */
import type { EntryType } from './entry.ts';
import { parseCents } from './cents.ts';

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
    if (deed === 'redesignation' || deed === 'reattribution') return given && whole && entry.contributor_id !== null;
    if (deed === 'approval') return PAID_OUT.includes(entry.type) && !entry.approved && !entry.mine;
    return whole;
  });
}

/** The part of a gift that is moved, and what stays; null where it is no part of it. */
export function partsOf(whole: number, typed: string): { readonly moved: number; readonly stays: number } | null {
  const moved = parseCents(typed);
  return moved === null || moved < 1 || moved > whole ? null : { moved, stays: whole - moved };
}
