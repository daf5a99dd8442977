/** What is still owed to whom for loans: as the server tells it, with what waits on this phone counted on top. */
import type { EntryType } from './entry.ts';

export interface Loan {
  /** Who lent, who stands for all who are the same. */
  readonly id: string;
  readonly name: string | null;
  readonly lent_cents: number;
  readonly paid_cents: number;
  /** The day of the first that stands, YYYY-MM-DD. */
  readonly since: string | null;
  /** The entries that the server has added up: each is counted once, wherever else it is known from. */
  readonly entries: readonly string[];
}

interface Waiting {
  readonly id: string;
  readonly type: EntryType;
  readonly cents: number;
  readonly contributor: string | null;
  readonly name: string | null;
  readonly on: string;
}

/**
 * The oldest first; whoever is paid back is in it no more.
 * @param waiting what the server's answer cannot know
 * @param rootOf who stands for a contributor
 */
export function openLoans(
  told: readonly Loan[],
  waiting: readonly Waiting[],
  rootOf: (contributor: string) => string,
): readonly (Loan & { readonly owed: number })[] {
  const all = new Map(told.map((loan) => [loan.id, loan]));
  const counted = new Set(told.flatMap(({ entries }) => entries));
  for (const { id: entry, type, cents, contributor, name, on } of waiting) {
    if (counted.has(entry) || contributor === null || (type !== 'loan' && type !== 'loan_payment')) continue;
    const id = rootOf(contributor);
    const loan = all.get(id) ?? { id, name, lent_cents: 0, paid_cents: 0, since: on, entries: [] };
    all.set(id, {
      ...loan,
      lent_cents: loan.lent_cents + (type === 'loan' ? cents : 0),
      paid_cents: loan.paid_cents + (type === 'loan' ? 0 : cents),
    });
  }
  return [...all.values()]
    .map((loan) => ({ ...loan, owed: loan.lent_cents - loan.paid_cents }))
    .filter(({ owed }) => owed > 0)
    .toSorted((a, b) => ((a.since ?? '') < (b.since ?? '') ? -1 : 1));
}
