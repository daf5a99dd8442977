/** Which part of the plan is shown, as the address says it. Never what was typed: that is nobody's business. */
import { DECIDERS, type Decider } from './commitmentContent.ts';
import { findable, findWords, type Findable } from '../../../core/findWords.ts';
import { saidIn } from '../../../core/content/said.ts';
import type { Locale } from '../../../core/locale.ts';
import { PHASES, type Phase } from './phases.ts';
import type { Commitment, Happening, Plan } from './plan.ts';
import { RATINGS, type Rating } from './rating.ts';

export const VIEWS = ['priority', 'time', 'news'] as const;
export type View = (typeof VIEWS)[number];

export interface Looking {
  /** Left out: by priority. */
  readonly by?: Exclude<View, 'priority'>;
  readonly phase?: Phase;
  /** Who has to agree. */
  readonly who?: Decider;
  readonly rating?: Rating;
}

const oneOf = <T extends string>(list: readonly T[], value: unknown): T | undefined =>
  list.find((one) => one === value);

/** What an address asks for; what it cannot ask for is left out, and so is what is so anyway. */
export function parseLooking({ by, phase, who, rating }: Readonly<Record<string, unknown>>): Looking {
  const view = oneOf(VIEWS, by);
  const part = oneOf(PHASES, phase);
  const decider = oneOf(DECIDERS, who);
  const word = oneOf(RATINGS, rating);
  return {
    ...(view && view !== 'priority' && { by: view }),
    ...(part && { phase: part }),
    ...(decider && { who: decider }),
    ...(word && { rating: word }),
  };
}

export type Told = Plan['happenings'][number];

/** Prepared once for a plan and a language, so that a key press only compares. */
export interface PlanIndex {
  readonly commitments: readonly Findable<Commitment>[];
  readonly happenings: readonly Findable<Told>[];
}

export function planIndex(plan: Plan, locale: Locale): PlanIndex {
  return {
    commitments: findable(plan.commitments, (one) => commitmentText(one, locale)),
    happenings: findable(plan.happenings, (one) => `${titleOf(one.commitment, locale)} ${happeningText(one, locale)}`),
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
    commitments: findWords(index.commitments, query).filter(fits),
    happenings: findWords(index.happenings, query).filter(({ commitment }) => fits(commitment)),
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
