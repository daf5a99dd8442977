/**
 * How much each contributor gave in each period of each rule, and whether that is past it. private.standings() says the same in the
 * database; tests/support/moneyCases.ts holds the two together. Whole periods: the order in which gifts arrive changes nothing.
 */
import { addDays } from './days.ts';
import { sumCents } from './cents.ts';
import type { Basis, Election, GiverKind, Method, Operator, Rule, RuleBook, RuleKind } from './rules.ts';

/** What counts for limits. A refund has the day, the election, the way and the id of the gift that it gives back. */
export interface Gift {
  readonly id: string;
  /** Who gave, or who stands for whoever is the same; null: nobody knows. */
  readonly giver: string | null;
  readonly giverKind: GiverKind;
  readonly on: string;
  readonly election: string | null;
  readonly method: Method | null;
  readonly cents: number;
}

export interface Standing {
  readonly rule: Rule;
  readonly kind: RuleKind;
  readonly giver: string | null;
  readonly period: string;
  readonly total: number;
  /** What may be kept: the amount itself, or a cent less where reaching it is too much. */
  readonly most: number;
  /** What has to go back. */
  readonly over: number;
  readonly passed: boolean;
  /** The day on which it was passed first. */
  readonly passedOn: string | null;
}

export const passes = (operator: Operator, total: number, threshold: number): boolean =>
  operator === 'gte' ? total >= threshold : total > threshold;

/** The most that does not pass it. */
export const mostOf = (operator: Operator | null, threshold: number): number =>
  Math.max(0, threshold - (operator === 'gte' ? 1 : 0));

export const centsOver = (operator: Operator, total: number, threshold: number): number =>
  Math.max(0, total - threshold + (operator === 'gte' ? 1 : 0));

function periodOf(rule: Rule, gift: Gift, book: RuleBook): string {
  if (rule.basis === 'single') return gift.id;
  if (rule.basis === 'calendar_year') return gift.on.slice(0, 4);
  if (rule.basis === 'per_election') return nearest(gift, book.elections)?.id ?? gift.election ?? 'none';
  return book.cycles.find(({ begins_on, ends_on }) => begins_on <= gift.on && gift.on <= ends_on)?.id ?? 'none';
}

/** The election that a gift counts for: its own, or the next one where it is for none in particular. */
function nearest({ election, on }: Gift, elections: readonly Election[]): Election | undefined {
  if (election !== null) return elections.find(({ id }) => id === election);
  return elections
    .toSorted((a, b) => (`${a.held_on} ${a.id}` < `${b.held_on} ${b.id}` ? -1 : 1))
    .find(({ held_on }) => held_on >= on);
}

/** Whether a gift is near enough before its election to be reported by itself. */
function isLate(rule: Rule, gift: Gift, elections: readonly Election[]): boolean {
  const held = nearest(gift, elections)?.held_on;
  return held !== undefined && addDays(held, -(rule.window_before ?? 0)) <= gift.on && gift.on <= held;
}

function counts(rule: Rule, gift: Gift, book: RuleBook): boolean {
  if ((rule.kind === 'anonymous') !== (gift.giver === null)) return false;
  if (rule.contributor_kind !== null && (gift.giver === null || rule.contributor_kind !== gift.giverKind)) return false;
  if (rule.methods !== null && (gift.method === null || !rule.methods.includes(gift.method))) return false;
  return rule.kind !== 'late_report' || isLate(rule, gift, book.elections);
}

export function standings(book: RuleBook, gifts: readonly Gift[]): Standing[] {
  return book.rules.flatMap((rule) => {
    const { kind, operator, amount_cents: threshold } = rule;
    if (operator === null || threshold === null || kind === 'approval') return [];
    const groups = new Map<string, { giver: string | null; period: string; gifts: Gift[] }>();
    for (const gift of gifts) {
      if (!counts(rule, gift, book)) continue;
      const period = periodOf(rule, gift, book);
      const key = `${gift.giver ?? ''} ${period}`;
      const group = groups.get(key) ?? { giver: gift.giver, period, gifts: [] };
      group.gifts.push(gift);
      groups.set(key, group);
    }
    return [...groups.values()].map(({ giver, period, gifts: own }): Standing => {
      const total = sumCents(own.map(({ cents }) => cents));
      return {
        rule,
        kind,
        giver,
        period,
        total,
        most: mostOf(operator, threshold),
        over: centsOver(operator, total, threshold),
        passed: passes(operator, total, threshold),
        passedOn: firstPast(own, operator, threshold),
      };
    });
  });
}

function firstPast(gifts: readonly Gift[], operator: Operator, threshold: number): string | null {
  // Whole days: a slip of the finger that was put right is of no day.
  const days = new Map<string, number>();
  for (const { on, cents } of gifts) days.set(on, (days.get(on) ?? 0) + cents);
  let soFar = 0;
  for (const [on, cents] of [...days].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    soFar += cents;
    if (passes(operator, soFar, threshold)) return on;
  }
  return null;
}

/** What a gift would bring about, added to everything that is known: the worst case. */
export function warnings(book: RuleBook, known: readonly Gift[], gift: Gift): Standing[] {
  const own = known.filter(({ giver, id }) => giver === gift.giver && id !== gift.id);
  const after = standings(book, [...own, gift]);
  return after.filter(
    ({ rule, period, passed }) => passed && counts(rule, gift, book) && periodOf(rule, gift, book) === period,
  );
}

/** What may still be given, and what the limit that says so adds up. */
export interface Room {
  readonly cents: number;
  readonly basis: Basis;
  /** As a standing has it: a year, an election, a cycle. */
  readonly period: string;
}

/** What may still be given before a limit is passed, by the strictest; null where there is none. */
export function room(book: RuleBook, known: readonly Gift[], gift: Gift): Room | null {
  const own = known.filter(({ giver, id }) => giver === gift.giver && id !== gift.id);
  const limits = book.rules.filter((rule) => rule.kind === 'limit' && counts(rule, gift, book));
  const left = limits.map((rule): Room => {
    const period = periodOf(rule, gift, book);
    const given = own.filter((one) => counts(rule, one, book) && periodOf(rule, one, book) === period);
    const most = mostOf(rule.operator, rule.amount_cents ?? 0);
    const cents = Math.max(0, most - sumCents(given.map((one) => one.cents)));
    return { cents, basis: rule.basis ?? 'single', period };
  });
  return left.toSorted((a, b) => a.cents - b.cents)[0] ?? null;
}

/** The days by which reports are due, the next first. */
export const reportDays = (book: RuleBook): { readonly election: string; readonly due: string }[] =>
  book.elections
    .flatMap(({ id, held_on }) =>
      book.rules.flatMap(({ kind, days }) =>
        kind === 'report' && days !== null ? [{ election: id, due: addDays(held_on, days) }] : [],
      ),
    )
    .toSorted((a, b) => (a.due < b.due ? -1 : 1));
