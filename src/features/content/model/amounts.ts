/** Numbers as somebody types them, and as a body keeps them: money in whole cents. */

/** "1,250.50" and "1250,5" are 125050 cents; null for what is no amount. */
export function centsOf(typed: string): number | null {
  const found = /^\$?\s*(\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.(\d{1,2}))?\s*\$?$/.exec(typed.trim());
  if (!found) return null;
  const cents = Number((found[1] ?? '').replaceAll(/[, ]/g, '')) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : null;
}

export function centsText(cents: unknown): string {
  if (typeof cents !== 'number') return '';
  const rest = cents % 100;
  return rest === 0 ? String(cents / 100) : `${Math.trunc(cents / 100)}.${String(rest).padStart(2, '0')}`;
}

/** A whole number that is not below nothing; null for anything else. */
export function wholeOf(typed: string): number | null {
  const text = typed.trim().replaceAll(/[, ](?=\d{3}(\D|$))/g, '');
  return /^\d{1,12}$/.test(text) ? Number(text) : null;
}

export type AmountType = 'money' | 'number';

const readAs = { money: centsOf, number: wholeOf } as const;

export interface AmountBox {
  readonly text: string;
  /** What stands there is no number. */
  readonly unread: boolean;
}

/**
 * What stands in the box. What came from elsewhere, a merge say, counts over what was typed before.
 * @param typed null: nothing was
 */
export function amountBox(type: AmountType, typed: string | null, value: unknown): AmountBox {
  if (typed === null || amountOf(type, typed) !== value) {
    return {
      text: type === 'money' ? centsText(value) : typeof value === 'number' ? String(value) : '',
      unread: false,
    };
  }
  return { text: typed, unread: typed.trim() !== '' && value === undefined };
}

/** Undefined for nothing, and for what is no number: the amount before it must not go out in its place. */
export const amountOf = (type: AmountType, typed: string): number | undefined => readAs[type](typed) ?? undefined;
