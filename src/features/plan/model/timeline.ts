/** Where the plan's days stand on a line from the beginning of the term to its end, in hundredths of its length. Pure. */
import { dayNumber } from './days.ts';
import { phaseEnds, PHASES, type Phase, type Term } from './phases.ts';
import type { Commitment } from './plan.ts';

export interface Dot {
  readonly slug: string;
  readonly day: string;
  /** 0 to 100 */
  readonly x: number;
  /** Whether the whole commitment is due then, and not only a step of it. */
  readonly last: boolean;
}

export interface Lane {
  readonly priority: string;
  readonly dots: readonly Dot[];
}

export interface Timeline {
  readonly lanes: readonly Lane[];
  readonly phases: readonly { readonly phase: Phase; readonly from: number; readonly to: number }[];
  /** January 1st of each year within the term. */
  readonly years: readonly { readonly year: number; readonly x: number }[];
}

export function timelineOf(commitments: readonly Commitment[], term: Term): Timeline {
  const ends = phaseEnds(term);
  const first = dayNumber(term.firstDay);
  const length = dayNumber(ends.term) - first;
  /** What lies outside stands at the edge. */
  const xOf = (day: string) => round(Math.min(Math.max((dayNumber(day) - first) / length, 0), 1) * 100);

  const priorities = [...new Set(commitments.map(({ body }) => body.priority))];
  const lanes = priorities.map((priority) => ({
    priority,
    dots: commitments
      .filter(({ body }) => body.priority === priority)
      .flatMap(({ slug, body }) => [
        ...(body.milestones ?? [])
          .filter(({ due_on }) => due_on !== body.due_on)
          .map(({ due_on: day }) => ({ slug, day, x: xOf(day), last: false })),
        { slug, day: body.due_on, x: xOf(body.due_on), last: true },
      ])
      .toSorted((a, b) => a.x - b.x),
  }));
  const firstYear = Number(term.firstDay.slice(0, 4));
  const newYears = Array.from({ length: term.years + 1 }, (_, at) => firstYear + at)
    .map((year) => ({ year, day: `${year}-01-01` }))
    .filter(({ day }) => day >= term.firstDay && day <= ends.term);
  let from = 0;
  const phases = PHASES.map((phase) => {
    const band = { phase, from, to: xOf(ends[phase]) };
    from = band.to;
    return band;
  });
  return { lanes, phases, years: newYears.map(({ year, day }) => ({ year, x: xOf(day) })) };
}

const round = (x: number) => Math.round(x * 100) / 100;
