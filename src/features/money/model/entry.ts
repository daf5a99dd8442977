/** What an entry of the ledger is, and what it adds to a giver's sum and to the money in hand. */

export const ENTRY_TYPES = [
  'contribution',
  'in_kind',
  'loan',
  'loan_payment',
  'refund',
  'expenditure',
  'fee',
  'other',
] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];

/** private.gifts says the same. */
export function giftCents(type: EntryType, cents: number): number {
  if (type === 'contribution' || type === 'in_kind' || type === 'loan') return cents;
  return type === 'refund' || type === 'loan_payment' ? -cents : 0;
}

/** public.money_overview() says the same. */
export function cashCents(type: EntryType, cents: number): number {
  if (type === 'contribution' || type === 'loan' || type === 'other') return cents;
  return type === 'in_kind' ? 0 : -cents;
}
