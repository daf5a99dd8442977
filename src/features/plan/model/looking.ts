/** Which part of the plan is shown: as the address says it (asked.ts), and by words, which are nobody's business. */
import { finderOf, type Finder } from '../../../core/findWords.ts';
import { saidIn } from '../../../core/content/said.ts';
import type { Locale } from '../../../core/locale.ts';
import type { Looking } from './asked.ts';
import type { Commitment, Happening, Plan } from './plan.ts';

export type Told = Plan['happenings'][number];

/** For a plan and a language; prepared by and by, so that a key press only compares. */
export interface PlanIndex {
  readonly commitments: Finder<Commitment>;
  readonly happenings: Finder<Told>;
}

export function planIndex(plan: Plan, locale: Locale): PlanIndex {
  return {
    commitments: finderOf(plan.commitments, (one) => commitmentText(one, locale)),
    happenings: finderOf(plan.happenings, (one) => `${titleOf(one.commitment, locale)} ${happeningText(one, locale)}`),
  };
}

export interface Found {
  readonly commitments: readonly Commitment[];
  readonly happenings: readonly Told[];
}

export function lookInto(index: PlanIndex, query: string, looking: Looking): Found {
  const fits = ({ body, phase, rated }: Commitment) =>
    (looking.phase === undefined || phase === looking.phase) &&
    (looking.who === undefined || body.depends_on.includes(looking.who)) &&
    (looking.rating === undefined || (rated?.body.rating ?? 'not-yet-rated') === looking.rating);
  return {
    commitments: index.commitments(query).filter(fits),
    happenings: index.happenings(query).filter(({ commitment }) => fits(commitment)),
  };
}

/** Whether anything is left out, however it is told. */
export const isNarrowed = (query: string, { phase, who, rating }: Looking): boolean =>
  query.trim() !== '' || [phase, who, rating].some((one) => one !== undefined);

const titleOf = ({ body }: Commitment, locale: Locale) => saidIn(body.title, locale).text;

function happeningText({ body }: Happening, locale: Locale): string {
  return [body.text, body.source_title].map((text) => saidIn(text, locale).text).join(' ');
}

function commitmentText({ body }: Commitment, locale: Locale): string {
  const { title, text, measure, baseline, target, funding, agreement, risk, milestones = [], sources = [] } = body;
  return [
    title,
    text,
    measure,
    baseline,
    target,
    funding,
    agreement,
    risk,
    ...milestones.map((one) => one.text),
    ...sources.map((one) => one.title),
  ]
    .map((one) => saidIn(one, locale).text)
    .join(' ');
}
