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

export type PaymentFault = Extract<PaymentField, 'vendor' | 'paid_on' | 'amount'>;

/** Code points, as the database counts them. */
const MOST = { vendor: 200, street: 200, purpose: 400, department: 200, reference: 100 } as const;
const MOST_CENTS = 1_000_000_000_000;

export function paymentOf(
  record: readonly string[],
  mapping: PaymentMapping,
  row: number,
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
  if (paidOn === null) return { fault: 'paid_on' };
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

/** "2025-09-30", "9/30/2025", "20250930", each perhaps with a time behind it; null for what is no day of the calendar. */
export function dayOf(text: string): string | null {
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?:$|[T ])/.exec(text);
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:$| )/.exec(text);
  const [year = '', month = '', day = ''] = iso ? iso.slice(1) : us ? [us[3], us[1], us[2]] : [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${written}T00:00:00Z`);
  const real = !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === written;
  return real && written >= '1990-01-01' && written < '2100-01-01' ? written : null;
}

/** "$1,234.50", "(182.40)", "-5": put together from its digits, so that no cent is lost in a fraction. Null for anything else. */
export function centsOf(text: string): number | null {
  const found = /^(\()?(-)?\s*\$?\s*(-)?(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{1,2}))?\s*(\))?(-)?$/.exec(text);
  if (!found) return null;
  const [, open, before, within, whole, part, close, after] = found;
  if ((whole === undefined && part === undefined) || (open === undefined) !== (close === undefined)) return null;
  const cents = Number((whole ?? '0').replaceAll(',', '')) * 100 + Number((part ?? '').padEnd(2, '0'));
  if (cents > MOST_CENTS) return null;
  return [open, before, within, after].some((sign) => sign !== undefined) && cents !== 0 ? -cents : cents;
}
