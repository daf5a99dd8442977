/** What an address may ask of the plan. Brings no more than the words of an address: the app has it before the page's own code. */

export const VIEWS = ['priority', 'time', 'news'] as const;
export type View = (typeof VIEWS)[number];

/** The three parts of the term by which the plan is told. */
export const PHASES = ['days', 'year', 'term'] as const;
export type Phase = (typeof PHASES)[number];

/** Who has to agree. */
export const DECIDERS = ['mayor', 'council', 'county', 'state'] as const;
export type Decider = (typeof DECIDERS)[number];

/** PolitiFact's six, which readers of promise trackers know. */
export const RATINGS = ['not-yet-rated', 'in-the-works', 'stalled', 'compromise', 'kept', 'broken'] as const;
export type Rating = (typeof RATINGS)[number];

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

/** What it cannot ask for is left out, and so is what is so anyway. */
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
