/** One row of a city's file as a payment, or why it is none. The words stay the city's own; only white space is tidied. */
import type { PaymentField, PaymentMapping } from './paymentColumns.ts';

/** As import_payments() takes it. */
export interface GivenPayment {
  /** As a spreadsheet counts: the headings are row 1. */
  readonly row: number;
  readonly vendor: string;
  readonly street: string | null;
  readonly purpose: string | null;
  readonly department: string | null;
  /** YYYY-MM-DD */
  readonly paid_on: string;
  readonly cents: number;
  readonly reference: string | null;
}

/** `total`: a sum of other rows. `void`: a payment that was taken back before it was paid. */
export type PaymentFault = Extract<PaymentField, 'vendor' | 'paid_on' | 'amount'> | 'total' | 'void';

/** Code points, as the database counts them. */
const MOST = { vendor: 200, street: 200, purpose: 400, department: 200, reference: 100 } as const;
const MOST_CENTS = 1_000_000_000_000;

export function paymentOf(
  record: readonly string[],
  mapping: PaymentMapping,
  row: number,
  isVoid = false,
): GivenPayment | { readonly fault: PaymentFault } {
  const said = (field: PaymentField) => {
    const at = mapping[field];
    return at === undefined ? '' : (record[at] ?? '').replace(/\s+/gu, ' ').trim();
  };
  const text = (field: keyof typeof MOST) => [...said(field)].slice(0, MOST[field]).join('').trim() || null;
  const vendor = text('vendor');
  const paidOn = dayOf(said('paid_on'));
  const cents = centsOf(said('amount'));
  if (vendor === null) return { fault: 'vendor' };
  // The row that takes a voided payment back has a negative amount, and its payment stands beside it.
  if (/^void(?:ed)?(?: check)?$/i.test(vendor) || (isVoid && (cents === null || cents > 0))) return { fault: 'void' };
  if (paidOn === null) return { fault: 'paid_on' };
  if (/^(?:grand |sub-?)?totals?:?$/i.test(vendor)) return { fault: 'total' };
  if (cents === null) return { fault: 'amount' };
  return {
    row,
    vendor,
    street: text('street'),
    purpose: text('purpose'),
    department: text('department'),
    paid_on: paidOn,
    cents,
    reference: text('reference'),
  };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthOf = (name = '') => String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);
/** Cities pay in this century and the end of the last one. */
const yearOf = (text = '') => (text.length === 2 ? `${Number(text) < 70 ? '20' : '19'}${text}` : text);

function partsOf(text: string): readonly (string | undefined)[] {
  const end = '(?:$|[T ,])';
  const iso =
    /^(\d{4})-?(\d{2})-?(\d{2})(?:$|[T ])/.exec(text) ?? /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:$|[T ])/.exec(text);
  if (iso) return iso.slice(1);
  const us = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})(?:$| )/.exec(text);
  if (us) return [yearOf(us[4]), us[1], us[3]];
  const names =
    '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
  const dayFirst = new RegExp(`^(\\d{1,2})[- ]${names}[- ,]+(\\d{4}|\\d{2})${end}`, 'i').exec(text);
  if (dayFirst) return [yearOf(dayFirst[3]), monthOf(dayFirst[2]), dayFirst[1]];
  const monthFirst = new RegExp(`^${names} (\\d{1,2}),? (\\d{4})${end}`, 'i').exec(text);
  return monthFirst ? [monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]] : [];
}

/** "2025-09-30", "9/30/2025", "9/30/25", "30-Sep-25", "Sep 30, 2025", "20250930", each perhaps with a time behind it; null for what is no day of the calendar. */
export function dayOf(text: string): string | null {
  const [year = '', month = '', day = ''] = partsOf(text);
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${written}T00:00:00Z`);
  const real = !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === written;
  return real && written >= '1990-01-01' && written < '2100-01-01' ? written : null;
}

/** "$1,234.50", "$ (45.10)", "(182.40)", "-5", "5.00 CR": put together from its digits, so that no cent is lost in a fraction. Null for anything else. */
export function centsOf(text: string): number | null {
  // "$ (45.10)" and "($45.10)", "USD 5": one sign of the currency, before or within.
  const plain = text
    .trim()
    .replace(/\u2212/g, '-')
    .replace(/^([-(]?)\s*(?:US\s?\$|USD\s?|\$)\s*/i, '$1')
    .replace(/^\(\s*\$\s*/, '(');
  const found = /^(\()?\s*(-)?\s*(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{1,2}))?\s*(\))?\s*(-|CR)?$/i.exec(plain);
  if (!found) return null;
  const [, open, before, whole, part, close, after] = found;
  if ((whole === undefined && part === undefined) || (open === undefined) !== (close === undefined)) return null;
  const cents = Number((whole ?? '0').replaceAll(',', '')) * 100 + Number((part ?? '').padEnd(2, '0'));
  if (cents > MOST_CENTS) return null;
  return [open, before, after].some((sign) => sign !== undefined) && cents !== 0 ? -cents : cents;
}
