/** Which money of the ledger a line of the bank may be, and why: a suggestion, never more. */
import { groupBy } from '../../../core/groupBy.ts';
import { daysBetween } from './days.ts';

export interface BankLine {
  readonly id: string;
  readonly on: string;
  readonly cents: number;
  readonly text: string;
  readonly reference: string | null;
}

export interface OpenPiece {
  readonly id: string;
  readonly cents: number;
  readonly way: string | null;
  readonly on: string;
  readonly check_number: string | null;
}

export interface OpenSlip {
  readonly id: string;
  readonly cents: number;
  readonly on: string;
  readonly reference: string | null;
}

/** What a payer's own file says came to the bank together. */
export interface OpenPayout {
  readonly id: string;
  readonly cents: number;
  readonly on: string | null;
  readonly parts: readonly string[];
}

export interface OpenMoney {
  readonly slips: readonly OpenSlip[];
  readonly payouts: readonly OpenPayout[];
  readonly pieces: readonly OpenPiece[];
}

export type Reason = 'slip' | 'check' | 'amount' | 'payout';

export interface Suggestion {
  readonly reason: Reason;
  /** Slips or pieces of the ledger; together they come to the line's sum. */
  readonly parts: readonly string[];
}

/** A bank posts after the day, as a rule within a week; a card firm pays out as late. */
const NEAR_DAYS = 10;
const MOST = 3;

const near = (line: BankLine, on: string | null): boolean => {
  if (on === null) return false;
  const days = daysBetween(on, line.on);
  return days >= -1 && days <= NEAR_DAYS;
};
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** As a word of its own: check 12 is not in "DEPOSIT 4127". */
const said = (line: BankLine, word: string | null) =>
  word !== null &&
  word !== '' &&
  new RegExp(`(?:^|[^0-9A-Za-z])${escaped(word)}(?:$|[^0-9A-Za-z])`, 'i').test(`${line.text} ${line.reference ?? ''}`);

/** The likeliest first, at most three, and nothing is suggested that does not come to the line's sum. */
export function suggestions(line: BankLine, { slips, payouts, pieces }: OpenMoney): readonly Suggestion[] {
  const sums = <T extends { readonly cents: number }>(all: readonly T[]) =>
    all.filter(({ cents }) => cents === line.cents);
  const named = sums(slips).filter(({ reference }) => said(line, reference));
  const timely = sums(slips).filter((slip) => !named.includes(slip) && near(line, slip.on));
  const paid = sums(payouts).filter(({ id, on }) => said(line, id) || near(line, on));
  const checks = sums(pieces).filter(({ check_number: number }) => said(line, number));
  const alike = sums(pieces).filter((piece) => !checks.includes(piece) && near(line, piece.on));
  const days = paid.length > 0 || line.cents <= 0 ? null : cardDays(line, pieces);
  const found: readonly Suggestion[] = [
    ...named.map(({ id }) => ({ reason: 'slip' as const, parts: [id] })),
    ...checks.map(({ id }) => ({ reason: 'check' as const, parts: [id] })),
    ...paid.map(({ parts }) => ({ reason: 'payout' as const, parts })),
    ...timely.map(({ id }) => ({ reason: 'slip' as const, parts: [id] })),
    ...alike.map(({ id }) => ({ reason: 'amount' as const, parts: [id] })),
    ...(days ? [{ reason: 'payout' as const, parts: days }] : []),
  ];
  const which = found.map(({ parts }) => parts.join(' '));
  return found.filter((_, n) => which.indexOf(which[n] ?? '') === n).slice(0, MOST);
}

/** A card firm pays out whole days: the days in a row, up to the line's own, that come to it. */
function cardDays(line: BankLine, pieces: readonly OpenPiece[]): readonly string[] | null {
  const cards = pieces.filter(({ way, on, cents }) => way === 'card' && cents > 0 && on <= line.on);
  const byDay = [...groupBy(cards, ({ on }) => on)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (let from = 0; from < byDay.length; from++) {
    let sum = 0;
    const parts: string[] = [];
    for (let until = from; until < byDay.length && sum < line.cents; until++) {
      for (const { id, cents } of byDay[until]?.[1] ?? []) {
        sum += cents;
        parts.push(id);
      }
      if (sum === line.cents) return parts.length > 1 ? parts : null;
    }
  }
  return null;
}
