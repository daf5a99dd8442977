/** A place in town that needs something, as everybody reads it, and what its story says of it. */
import type { Localized } from '../../../core/content/fields.ts';
import type { Position } from '../../../core/geo/position.ts';
import type { Field } from './field.ts';

export const KINDS = ['house', 'storefront', 'building', 'lot', 'dumping', 'street', 'park', 'other'] as const;
export type Kind = (typeof KINDS)[number];

export const STAGES = ['reported', 'verified', 'planned', 'funded', 'under_way', 'done', 'stopped'] as const;
export type Stage = (typeof STAGES)[number];

/** One thing that happened to it, with who says so. */
export interface Step {
  readonly id: string;
  /** YYYY-MM-DD. */
  readonly on: string;
  /** null: it stands as it stood. */
  readonly stage: Stage | null;
  readonly text: Localized;
  readonly source: Localized;
  readonly link: string | null;
  /** Somebody of the campaign stood before it on that day. */
  readonly seen: boolean;
  /** What all of it costs, as the source has it. */
  readonly costCents: number | null;
}

export interface Site {
  readonly id: string;
  readonly slug: string;
  readonly kind: Kind;
  readonly title: Localized;
  readonly about: Localized;
  /** What the campaign means to do there; empty where it has not said. */
  readonly plan: Localized;
  /** As people say where it is: "12 Canal Street". */
  readonly place: string;
  readonly ward: number | null;
  readonly at: Position;
  /** The commitment that is about it, by its slug. */
  readonly commitment: string | null;
  /** The same place under other names: their addresses lead here, and their stories are in this one's. */
  readonly joined: readonly { readonly id: string; readonly slug: string }[];
  /** Oldest first; never empty. */
  readonly story: readonly Step[];
  /** What was wrong here and was put right, the oldest first. */
  readonly corrections: readonly Righted[];
  /** The texts of the studio that this page has shown, the oldest first. */
  readonly wordings: readonly Wording[];
  /** What stood here before the first of those; null where there was none. */
  readonly before: Texts | null;
  /** The last day on which somebody of ours found it as it stands here, beside what the story says; null: no such walk. */
  readonly lookedOn: string | null;
  /** Since when somebody found it otherwise, and nobody has written so yet. */
  readonly doubtedOn: string | null;
  /** After so many days without a look this page may be wrong. */
  readonly freshDays: number;
}

/** What was wrong on the page, and what stands there now. */
export interface Righted {
  readonly id: string;
  /** YYYY-MM-DD. */
  readonly on: string;
  readonly field: Field;
  /** null: nothing stood there, or it must not be repeated. Of a commitment its slug, where it is live. */
  readonly was: string | null;
  readonly wasTold: boolean;
  readonly now: string | null;
  readonly reason: Localized;
}

/** What stands on a page in words. */
export interface Texts {
  readonly title: Localized;
  readonly about: Localized;
  readonly plan: Localized;
}

/** What a page says since that day. */
export interface Wording extends Texts {
  readonly id: string;
  /** YYYY-MM-DD. */
  readonly on: string;
  readonly reason: Localized;
}

/** How a site stands: each figure by the newest event that says something of it. */
export interface Standing {
  readonly stage: Stage;
  /** Since when it is in that stage. */
  readonly since: string | null;
  /** When somebody was there last; null: nobody of ours was. */
  readonly checkedOn: string | null;
  readonly costCents: number | null;
  /** The newest event's day. */
  readonly changedOn: string;
}

export function standingOf({ story, lookedOn = null, corrections = [], wordings = [] }: Told): Standing {
  const staged = story.findLast(({ stage }) => stage !== null);
  return {
    stage: staged?.stage ?? 'reported',
    since: staged?.on ?? null,
    checkedOn: later(story.findLast(({ seen }) => seen)?.on ?? null, lookedOn),
    costCents: story.findLast(({ costCents }) => costCents !== null)?.costCents ?? null,
    changedOn:
      [corrections.at(-1)?.on, wordings.at(-1)?.on].reduce<string | null>(
        (last, on) => later(last, on ?? null),
        story.at(-1)?.on ?? null,
      ) ?? '',
  };
}

type Told = Pick<Site, 'story'> & Partial<Pick<Site, 'lookedOn' | 'corrections' | 'wordings'>>;

const later = (a: string | null, b: string | null): string | null => (a === null || (b !== null && b > a) ? b : a);

/** How much it costs, in steps that a list can be narrowed by. Cents. */
export const COST_STEPS = ['unknown', 'small', 'middle', 'large'] as const;
export type CostStep = (typeof COST_STEPS)[number];
const [SMALL, MIDDLE] = [1_000_000, 10_000_000];

export function costStep(cents: number | null): CostStep {
  if (cents === null) return 'unknown';
  return cents < SMALL ? 'small' : cents < MIDDLE ? 'middle' : 'large';
}

const NO_TEXTS: Texts = { title: {}, about: {}, plan: {} };

/** One thing that a page's story tells: what happened there, what was put right, or what it says anew. */
export type Moment =
  | { readonly what: 'step'; readonly on: string; readonly step: Step }
  | { readonly what: 'righted'; readonly on: string; readonly righted: Righted }
  | { readonly what: 'worded'; readonly on: string; readonly worded: Wording; readonly before: Texts };

/** All of it in one story, the newest first; of one day what was said of the page came later than what happened. */
export function storyOf({
  story,
  corrections,
  wordings,
  before,
}: Pick<Site, 'story' | 'corrections' | 'wordings' | 'before'>): readonly Moment[] {
  const all: readonly Moment[] = [
    ...story.map((step) => ({ what: 'step' as const, on: step.on, step })),
    ...corrections.map((righted) => ({ what: 'righted' as const, on: righted.on, righted })),
    ...wordings.map((worded, at) => ({
      what: 'worded' as const,
      on: worded.on,
      worded,
      before: wordings[at - 1] ?? before ?? NO_TEXTS,
    })),
  ];
  return all.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0)).toReversed();
}
