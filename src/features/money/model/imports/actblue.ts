/**
 * ActBlue's file of paid contributions: 101 columns, seven of them named "Reserved", so that a column is known by its place, and its
 * places by the hash of the headings. A line is known by Lineitem ID and Refund ID: the Receipt ID of a monthly gift comes every month.
 */
import { NEW_YORK } from '../../../../core/zones.ts';
import { instantOf } from '../../../events/model/zone.ts';
import { dayIn } from '../days.ts';
import { emailOf, textOf, tidy, type Line, type RowFault } from './line.ts';
import { centsWritten, dayWritten } from './written.ts';

/** SHA-256 of the headings, joined by commas, as they were in 2026. */
export const ACTBLUE_HEADINGS = 'e1facb1df6b31d6988df928677d9d2e6802e75a2d8c70140da4d4615d3699519';

const PLACES = {
  receipt_id: 0,
  date: 1,
  amount: 2,
  donor_first_name: 10,
  donor_last_name: 11,
  donor_addr1: 12,
  donor_addr2: 13,
  donor_city: 14,
  donor_state: 15,
  donor_zip: 16,
  donor_occupation: 18,
  donor_employer: 19,
  donor_email: 20,
  donor_phone: 21,
  lineitem_id: 43,
  disbursement_id: 53,
  disbursement_date: 54,
  refund_id: 57,
  refund_date: 58,
  fee: 59,
} as const;
export type ActBluePlaces = Readonly<Record<keyof typeof PLACES, number>>;

const plain = (heading: string) => heading.trim().toLowerCase().replaceAll(' ', '_');

export function isActBlue(headings: readonly string[]): boolean {
  const names = headings.map(plain);
  return names.includes('lineitem_id') && names.includes('receipt_id');
}

/**
 * Where what is: by place where the headings are the known ones; by name where ActBlue has changed its file, and null where a name is
 * missing or stands there twice.
 */
export function actBluePlaces(headings: readonly string[], hash: string): ActBluePlaces | null {
  if (hash === ACTBLUE_HEADINGS) return PLACES;
  const names = headings.map(plain);
  const found = Object.keys(PLACES).map((name) => [name, names.indexOf(name), names.lastIndexOf(name)] as const);
  if (found.some(([, first, last]) => first < 0 || first !== last)) return null;
  return Object.fromEntries(found.map(([name, at]) => [name, at])) as unknown as ActBluePlaces; // of the same names
}

/** Epoch ms of "2026-03-05 14:02:11" by the clock in New York; noon where spring skips that hour. */
function momentOf(written: string): number | null {
  const day = dayWritten(written);
  if (day === null) return null;
  const time = /[T ](\d{2}:\d{2})/.exec(written)?.[1] ?? '12:00';
  return instantOf({ day, time }, NEW_YORK) ?? instantOf({ day, time: '12:00' }, NEW_YORK);
}

/** @param zone the town's: a gift shortly before midnight in New York is of another day elsewhere. */
export function actBlueLine(
  record: readonly string[],
  places: ActBluePlaces,
  row: number,
  zone: string,
): Line | RowFault {
  const cell = (name: keyof ActBluePlaces) => tidy(record[places[name]]);
  const item = cell('lineitem_id');
  const refund = cell('refund_id');
  if (!/^[A-Za-z0-9_-]{1,80}$/.test(item) || !/^[A-Za-z0-9_-]{0,80}$/.test(refund)) return { fault: 'key' };
  const at = momentOf(cell('date'));
  const refundedAt = refund === '' ? null : momentOf(cell('refund_date') || cell('date'));
  if (at === null || (refund !== '' && refundedAt === null)) return { fault: 'day' };
  const cents = centsWritten(cell('amount'));
  if (cents === null || cents === 0) return { fault: 'amount' };
  if (refund === '' && cents < 0) return { fault: 'negative' };
  const fee = cell('fee') === '' ? 0 : centsWritten(cell('fee'));
  if (fee === null || (refund === '' && fee < 0)) return { fault: 'fee' };
  const payout = textOf('payout', cell('disbursement_id'));
  const shared = {
    row,
    key: `actblue:${item}:${refund}`,
    cents: Math.abs(cents),
    fee_cents: fee,
    payout,
    payout_on: payout === null ? null : dayWritten(cell('disbursement_date')),
  };
  if (refundedAt !== null)
    return { ...shared, what: 'refund', refund_of: `actblue:${item}:`, matched: null, on: dayIn(zone, refundedAt) };
  const name = textOf('name', `${cell('donor_first_name')} ${cell('donor_last_name')}`);
  if (name === null || [...name].length < 2) return { fault: 'name' };
  return {
    ...shared,
    what: 'gift',
    on: dayIn(zone, at),
    at: new Date(at).toISOString(),
    method: 'card',
    check_number: null,
    memo: null,
    guessed: false,
    giver: {
      kind: 'IND',
      name,
      street: textOf('street', [cell('donor_addr1'), cell('donor_addr2')].filter(Boolean).join(', ')),
      city: textOf('city', cell('donor_city')),
      state: textOf('state', cell('donor_state')),
      postcode: textOf('postcode', cell('donor_zip')),
      employer: textOf('employer', cell('donor_employer')),
      occupation: textOf('occupation', cell('donor_occupation')),
      email: emailOf(cell('donor_email')),
      phone: textOf('phone', cell('donor_phone')),
    },
  };
}
