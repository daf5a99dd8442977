/** The three parts of the term by which the plan is told, reckoned from the day on which the office begins. */
import { PHASES, type Phase } from './asked.ts';
import { addDays, lastDayOfYears } from './days.ts';

export { PHASES, type Phase };

export interface Term {
  /** YYYY-MM-DD */
  readonly firstDay: string;
  readonly years: number;
}

/** The last day of each: its first day is day 1, so that the hundredth is 99 days after it. */
export function phaseEnds({ firstDay, years }: Term): Readonly<Record<Phase, string>> {
  return { days: addDays(firstDay, 99), year: lastDayOfYears(firstDay, 1), term: lastDayOfYears(firstDay, years) };
}

/** What is due after the term still belongs to it: somebody has promised it. */
export function phaseOf(dueOn: string, term: Term): Phase {
  const ends = phaseEnds(term);
  return PHASES.find((phase) => dueOn <= ends[phase]) ?? 'term';
}
