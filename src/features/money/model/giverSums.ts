/** What one giver's gifts come to by each limit and each of its periods, and what is left. */
import { mostOf, standings, type Gift, type Standing } from './limits.ts';
import type { GiverKind, Rule, RuleBook } from './rules.ts';

export interface LimitLine {
  readonly rule: Rule;
  readonly period: string;
  readonly total: number;
  /** The most that does not pass it. */
  readonly most: number;
  readonly left: number;
  readonly over: number;
}

function periodNow(rule: Rule, { cycles, elections }: RuleBook, today: string): string | null {
  if (rule.basis === 'calendar_year') return today.slice(0, 4);
  if (rule.basis === 'cycle') return cycles.find((one) => one.begins_on <= today && today <= one.ends_on)?.id ?? null;
  if (rule.basis !== 'per_election') return null;
  const coming = elections.toSorted((a, b) => (a.held_on < b.held_on ? -1 : 1));
  return coming.find(({ held_on }) => held_on >= today)?.id ?? null;
}

/** The period that is now is in it also where nothing was given. @param today YYYY-MM-DD of the town */
export function limitLines(
  book: RuleBook,
  gifts: readonly Gift[],
  kind: GiverKind,
  today: string,
): readonly LimitLine[] {
  const all = standings(book, gifts);
  return book.rules
    .filter((rule) => rule.kind === 'limit' && (rule.contributor_kind === null || rule.contributor_kind === kind))
    .flatMap((rule) => {
      const most = mostOf(rule.operator, rule.amount_cents ?? 0);
      const lines = all
        .filter((one) => one.rule === rule && (rule.basis !== 'single' || one.passed))
        .map(({ period, total, over }) => ({ rule, period, total, most, left: Math.max(0, most - total), over }));
      const now = periodNow(rule, book, today);
      return now === null || lines.some(({ period }) => period === now)
        ? lines
        : [...lines, { rule, period: now, total: 0, most, left: most, over: 0 }];
    });
}

/** What else the sums bring about: whoever must be known, told one by one, reported at once. */
export const passedOthers = (book: RuleBook, gifts: readonly Gift[]): readonly Standing[] =>
  standings(book, gifts).filter(({ kind, passed }) => passed && kind !== 'limit');
