/** How the plan's days, prices, ratings and deciders are written, in the language of the moment. */
import type { StepDays, StepState } from '../../../core/content/stepState.ts';
import { dollars, exactMoney, listed, townDay } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { dayWords } from '../../../ui/dayWords.ts';
import type { Part, UpdatePart, Writing } from '../model/changes.ts';
import type { Decider } from '../model/commitmentContent.ts';
import type { Phase, Term } from '../model/phases.ts';
import type { Rating } from '../model/rating.ts';

/** Of a moment (ISO 8601), the day in the town: the same on every device. */
export const sinceWords = (iso: string): string => dayWords(townDay(Date.parse(iso)));

/** @param low cents */
export const costWords = (low: number, high: number): string =>
  low === high ? dollars(low / 100) : m.plan_range({ low: dollars(low / 100), high: dollars(high / 100) });

/** @param low cents */
const exactCostWords = (low: number, high: number): string =>
  low === high ? exactMoney(low) : m.plan_range({ low: exactMoney(low), high: exactMoney(high) });

export const ratingWords: Readonly<Record<Rating, () => string>> = {
  'not-yet-rated': m.plan_rated_not_yet_rated,
  'in-the-works': m.plan_rated_in_the_works,
  stalled: m.plan_rated_stalled,
  compromise: m.plan_rated_compromise,
  kept: m.plan_rated_kept,
  broken: m.plan_rated_broken,
};

/** What each rating needs. */
export const ratingKey: Readonly<Record<Rating, () => string>> = {
  'not-yet-rated': m.plan_key_not_yet_rated,
  'in-the-works': m.plan_key_in_the_works,
  stalled: m.plan_key_stalled,
  compromise: m.plan_key_compromise,
  kept: m.plan_key_kept,
  broken: m.plan_key_broken,
};

export const phaseWords: Readonly<Record<Phase, () => string>> = {
  days: m.plan_phase_days,
  year: m.plan_phase_year,
  term: m.plan_phase_term,
};

export const deciderWords: Readonly<Record<Decider, () => string>> = {
  mayor: m.plan_who_mayor,
  council: m.plan_who_council,
  county: m.plan_who_county,
  state: m.plan_who_state,
};

/** "Mayor, Council, and State"; of the mayor alone it says so. */
export const decidersWords = (all: readonly Decider[]): string =>
  all.length === 1 && all[0] === 'mayor' ? m.plan_alone() : listed(all.map((one) => deciderWords[one]()));

export const partWords: Readonly<Record<Part, () => string>> = {
  priority: m.plan_part_priority,
  title: m.plan_part_title,
  text: m.plan_part_text,
  measure: m.plan_part_measure,
  baseline: m.plan_part_baseline,
  target: m.plan_part_target,
  due_on: m.plan_part_due_on,
  cost: m.plan_part_cost,
  funding: m.plan_part_funding,
  depends_on: m.plan_part_depends_on,
  agreement: m.plan_part_agreement,
  risk: m.plan_part_risk,
  milestones: m.plan_part_milestones,
  sources: m.plan_part_sources,
  picture: m.plan_part_picture,
  reworded: m.plan_reworded_why,
};

export const updatePartWords: Readonly<Record<UpdatePart, () => string>> = {
  on: m.plan_part_on,
  rating: m.plan_rating,
  text: m.plan_part_happened,
  source_title: m.plan_part_source,
  source: m.plan_part_source_address,
};

export const writing: Omit<Writing, 'priority'> = {
  day: dayWords,
  cost: costWords,
  exactCost: exactCostWords,
  deciders: decidersWords,
  done: (day) => m.plan_step_date_done({ day: dayWords(day) }),
};

/** "Planned", "Done on February 3, 2026", "Late: due April 15, 2026, and not done". */
export function stepWords({ due_on: due, done_on: done }: StepDays, state: StepState): string {
  if (state === 'late') return m.plan_step_late({ day: dayWords(due) });
  return state === 'done' && done ? m.plan_step_done({ day: dayWords(done) }) : m.plan_step_planned();
}

/** Why nothing is rated, on whatever day it is read. @param today null while it is not known */
export function ratingRule({ firstDay }: Term, today: string | null): string {
  const starts = m.plan_rule({ day: dayWords(firstDay) });
  return today !== null && today >= firstDay ? `${starts} ${m.plan_rule_begun()}` : starts;
}
