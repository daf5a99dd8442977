/** Counting cash: how many of each note, and the coins as a sum. */
import { parseCents } from './cents.ts';

/** In dollars, the largest first. */
export const NOTES = [100, 50, 20, 10, 5, 2, 1] as const;
export type Note = (typeof NOTES)[number];

/** As typed: a number of notes, and dollars for the coins. Empty is none. */
export interface CashCount {
  readonly notes: Readonly<Partial<Record<Note, string>>>;
  readonly coins: string;
}

export const NO_CASH: CashCount = { notes: {}, coins: '' };

export const isNoteCount = (typed: string): boolean => /^\d{0,6}$/.test(typed.trim());

/** In cents; none is 0, and null is no sum. */
const coinCents = (coins: string): number | null => (coins.trim() === '' ? 0 : parseCents(coins));
export const isCoinSum = (coins: string): boolean => coinCents(coins) !== null;

/** In cents; null while something typed is no count. */
export function countedCents({ notes, coins }: CashCount): number | null {
  let sum = 0;
  for (const note of NOTES) {
    const typed = notes[note] ?? '';
    if (!isNoteCount(typed)) return null;
    sum += Number(typed.trim()) * note * 100;
  }
  const loose = coinCents(coins);
  return loose === null ? null : sum + loose;
}

export const isCounted = ({ notes, coins }: CashCount): boolean =>
  coins.trim() !== '' || Object.values(notes).some((typed) => typed.trim() !== '');
