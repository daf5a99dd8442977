/**
 * Amounts are whole cents in a number: the largest entry is 10^12 cents, so that the sum of 9,000 of the largest is still exact.
 * The database counts in bigint.
 */

export const MAX_CENTS = 1_000_000_000_000;
/** Of one gift; ledger_entries_gift_believable says the same. */
export const MAX_GIFT_CENTS = 1_000_000_000;

/** What somebody typed, or null where it is no amount: "12", "12.5", "$1,250.00". Never by way of a fraction. */
export function parseCents(typed: string): number | null {
  const plain = typed.trim().replace(/^\$\s*/, '');
  const found = /^(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{0,2}))?$/.exec(plain);
  if (!found || plain === '' || plain === '.') return null;
  const [, whole = '0', part = ''] = found;
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'));
  return Number.isSafeInteger(cents) && cents <= MAX_CENTS ? cents : null;
}

/** As a file says it: 1250.05, without a sign of money or a comma. */
export function plainDollars(cents: number): string {
  const whole = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}

/** Throws RangeError where a sum is no longer exact, rather than be a cent off. */
export function sumCents(all: readonly number[]): number {
  const total = all.reduce((sum, one) => sum + one, 0);
  if (!Number.isSafeInteger(total)) throw new RangeError('inexact-sum');
  return total;
}
