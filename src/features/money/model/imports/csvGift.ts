/** One row of any other file as a gift. Its day, sum and giver say which it is: two that look the same are the first and the second. */
import type { Method } from '../rules.ts';
import type { GiftMapping } from './columns.ts';
import { kindByName, saidKind } from './giverKind.ts';
import { emailOf, textOf, tidy, type GiftLine, type LineFault } from './line.ts';
import { centsWritten, dayWritten } from './written.ts';

/** Without its key, which is a hash of `told`. */
export type UnkeyedGift = Omit<GiftLine, 'key'> & { readonly told: string };

const WAYS: readonly (readonly [RegExp, Method])[] = [
  [/^(check|cheque|chk|ck|cheque personal)$/, 'check'],
  [/^(cash|efectivo)$/, 'cash'],
  [/^(card|credit|debit|credit card|debit card|online|paypal|apple pay|google pay|venmo|tarjeta)$/, 'card'],
  [/^(transfer|wire|ach|eft|bank|bank transfer|transferencia)$/, 'transfer'],
];

/** @param otherwise how it came where the file does not say */
export function csvGift(
  record: readonly string[],
  mapping: GiftMapping,
  row: number,
  otherwise: Method,
): UnkeyedGift | { readonly fault: LineFault } {
  const cell = (field: keyof GiftMapping) => {
    const at = mapping[field];
    return at === undefined ? '' : tidy(record[at]);
  };
  const name = textOf('name', cell('name') || `${cell('first')} ${cell('last')}`);
  if (name === null || [...name].length < 2) return { fault: 'name' };
  const on = dayWritten(cell('day'));
  if (on === null) return { fault: 'day' };
  const cents = centsWritten(cell('amount'));
  if (cents === null || cents === 0) return { fault: 'amount' };
  // A refund says in no such file which gift it gives back.
  if (cents < 0) return { fault: 'negative' };
  const fee = cell('fee') === '' ? 0 : centsWritten(cell('fee'));
  if (fee === null) return { fault: 'fee' };
  const said = cell('method').toLowerCase();
  const method = said === '' ? otherwise : WAYS.find(([words]) => words.test(said))?.[1];
  if (method === undefined) return { fault: 'method' };
  const told = cell('kind') === '' ? undefined : saidKind(cell('kind'));
  if (told === null) return { fault: 'kind' };
  const kind = told ?? kindByName(name);
  return {
    row,
    what: 'gift',
    told: JSON.stringify([on, cents, name.toLowerCase(), cell('reference')]),
    on,
    at: null,
    cents,
    // A file may write what it cost with or without a minus.
    fee_cents: Math.abs(fee),
    method,
    check_number: method === 'check' ? textOf('check_number', cell('check_number')) : null,
    memo: textOf('memo', cell('memo')),
    guessed: told === undefined && kind !== null,
    giver: {
      kind,
      name,
      street: textOf('street', cell('street')),
      city: textOf('city', cell('city')),
      state: textOf('state', cell('state')),
      postcode: textOf('postcode', cell('postcode')),
      employer: textOf('employer', cell('employer')),
      occupation: textOf('occupation', cell('occupation')),
      email: emailOf(cell('email')),
      phone: textOf('phone', cell('phone')),
    },
    payout: null,
    payout_on: null,
  };
}

/** Which of its equals each is, in the order of the file: 1, 2, … */
export function occurrences(all: readonly string[]): number[] {
  const seen = new Map<string, number>();
  return all.map((one) => {
    const times = (seen.get(one) ?? 0) + 1;
    seen.set(one, times);
    return times;
  });
}
