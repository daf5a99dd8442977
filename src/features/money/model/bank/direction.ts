/** Whether the amounts of a file came in or went out: by a type column, by the signs, by the running balance, or a person says it. */
import type { Amount } from './amount.ts';

/** "written": a minus went out. "flipped": a minus came in, as many cards write it. "type": the type column says it. */
export const SIGNS = ['written', 'flipped', 'type'] as const;
export type Signs = (typeof SIGNS)[number];

const OUT =
  /\b(?:debit|debits|dr|d|db|withdrawal|withdrawals|withdraw|w|wd|purchase|sale|charge|check|check paid|atm|pos|fee|cargo|soll)\b/;
const IN = /\b(?:credit|credits|cr|c|deposit|deposits|dep|dslip|refund|return|interest|abono|haben)\b/;

/** 1 for "Credit", -1 for "DEBIT_CARD", 0 for what says neither or both. */
export function directionOf(type: string): -1 | 0 | 1 {
  const text = type
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    // "Debit Card Purchase" and "Check Deposit" say it twice, "Credit Card Payment" says it of neither.
    .replace(/\b(?:credit card|debit card)\b/, (card) => (card.startsWith('debit') ? 'debit' : ''))
    .replace(/\bcheck deposit\b/, 'deposit')
    .replace(/\binterest charged?\b/, 'charge')
    .trim();
  const [out, came] = [OUT.test(text), IN.test(text)];
  if (out === came) return 0;
  return out ? -1 : 1;
}

/** Only these say a direction so plainly that they may speak against a sign: a fee may be given back. */
const PLAIN = /\b(?:debit|credit|dr|cr|withdrawal|deposit|sale|purchase)\b/i;

export interface SignedRow {
  readonly amount: Amount;
  readonly type: string;
  readonly text: string;
  /** Of the account after the line, in cents. */
  readonly balance: number | null;
}

export const centsBy = ({ amount, type }: Pick<SignedRow, 'amount' | 'type'>, signs: Signs): number => {
  const way = signs === 'type' ? directionOf(type) : (amount.sign || 1) * (signs === 'flipped' ? -1 : 1);
  return way === -1 && amount.cents !== 0 ? -amount.cents : amount.cents;
};

/** "Payment - thank you" is what a card says when its holder paid: no bank account says so. */
const THANKED = /\bpayment\b.*\bthank|\bthank.*\bpayment\b/i;

export const isCardText = (text: string): boolean => THANKED.test(text);

/**
 * Null where the file does not say it.
 * @param positiveCharges whether the layout is one of a card that writes its charges without a minus
 */
export function signsOf(rows: readonly SignedRow[], positiveCharges: boolean): Signs | null {
  const some = rows.filter(({ amount }) => amount.cents !== 0);
  const plain = some.filter(({ type }) => PLAIN.test(type.replaceAll('_', ' ')) && directionOf(type) !== 0);
  if (!some.some(({ amount }) => amount.sign !== 0)) {
    if (some.length > 0 && some.every(({ type }) => directionOf(type) !== 0)) return 'type';
    if (positiveCharges) return 'flipped';
    const thanked = some.some(({ text }) => isCardText(text));
    return thanked ? null : byBalance(some);
  }
  const agree = plain.filter(({ amount, type }) => (amount.sign || 1) === directionOf(type)).length;
  if (agree > 0 && agree === plain.length) return 'written';
  if (agree === 0 && plain.length > 0) return 'flipped';
  if (positiveCharges) return 'flipped';
  const thanks = new Set(some.filter(({ text }) => isCardText(text)).map(({ amount }) => amount.sign || 1));
  if (thanks.size === 1) return thanks.has(-1) ? 'flipped' : 'written';
  const kept = byBalance(some);
  if (kept !== null) return kept;
  return plain.length > 0 ? null : 'written';
}

/** Only one way of reading the amounts leads from each balance to the next. */
function byBalance(rows: readonly SignedRow[]): Signs | null {
  const fitting = (['written', 'flipped'] as const).filter((signs) => stepsWrong(rows, signs) === 0);
  const told = rows.filter(({ balance }) => balance !== null).length;
  return told > 1 && fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** How many balances do not follow from the one before, in whichever direction the file runs. */
function stepsWrong(rows: readonly SignedRow[], signs: Signs): number {
  return Math.min(wrongSteps(rows, signs).length, wrongSteps(rows.toReversed(), signs).length);
}

export interface WrongStep<T extends SignedRow> {
  readonly row: T;
  /** What the balance says less what the lines come to, in cents. */
  readonly off: number;
}

/** @param rows the oldest first */
export function wrongSteps<T extends SignedRow>(rows: readonly T[], signs: Signs): readonly WrongStep<T>[] {
  let before: number | null = null;
  const wrong: WrongStep<T>[] = [];
  for (const row of rows) {
    const { balance } = row;
    if (before !== null) {
      before += centsBy(row, signs);
      if (balance !== null && balance !== before) wrong.push({ row, off: balance - before });
    }
    before = balance ?? before;
  }
  return wrong;
}
