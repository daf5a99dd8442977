/** An idea as everybody reads it: the campaign has read it, and says where it stands. */
import type { Localized } from '../../../core/content/fields.ts';
import type { LinkedStep } from '../../../core/content/linkedStep.ts';

export const STATUSES = ['open', 'under_review', 'in_plan', 'declined'] as const;
export type Status = (typeof STATUSES)[number];
/** One that says again what another one says stands wherever that one does. */
export const SHOWN_STATUSES = [...STATUSES, 'duplicate'] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

/** What came of it: something that has a page of its own. */
export interface LedTo {
  readonly kind: string;
  readonly slug: string;
  /** YYYY-MM-DD; null where nobody noted it. */
  readonly on: string | null;
  readonly words: Localized;
  /** The milestone of the commitment that it became; null: all of it. */
  readonly step: LinkedStep | null;
}

export interface Idea {
  readonly id: string;
  readonly text: Localized;
  /** One of TOPICS; null: none of them. */
  readonly topic: string | null;
  /** null: the whole town. */
  readonly ward: number | null;
  /** The day on which it came, YYYY-MM-DD. */
  readonly on: string;
  readonly status: ShownStatus;
  /** The id of the one that says it, for a duplicate. */
  readonly into: string | null;
  readonly response: Localized;
  readonly respondedOn: string | null;
  readonly ledTo: readonly LedTo[];
  /** null: fewer than five. With all that was merged into it, each supporter once. */
  readonly supports: number | null;
  /** More came at once than is counted unseen: somebody has to look at it first. */
  readonly held: boolean;
  /** The ids of all that was merged into it, shown or not. */
  readonly also: readonly string[];
  /** Where it has stood since when, in the order in which it was decided. */
  readonly steps: readonly { readonly on: string; readonly status: Status }[];
}

/** What happened to an idea, oldest first: its story. */
export type Step =
  | { readonly what: 'came'; readonly on: string }
  | { readonly what: 'answered'; readonly on: string | null; readonly status: Status }
  | { readonly what: 'led'; readonly on: string | null; readonly to: LedTo };

/** @param idea the one that others were merged into, where it was. */
export function storyOf(idea: Idea): readonly Step[] {
  const { status, respondedOn, steps } = idea;
  // What a device kept from before they were told has the last one alone.
  const last: readonly Step[] =
    status === 'open' || status === 'duplicate' ? [] : [{ what: 'answered', on: respondedOn, status }];
  const stood = steps.length === 0 ? last : steps.map((step): Step => ({ what: 'answered', ...step }));
  const led = idea.ledTo.map((to): Step => ({ what: 'led', on: to.on, to }));
  // Those of one day stay in the order in which they were decided.
  const later = [...stood, ...led].toSorted((a, b) => (a.on ?? '9').localeCompare(b.on ?? '9', 'en'));
  return [{ what: 'came', on: idea.on }, ...later];
}

/** What stands on the wall by itself, each with how many others say the same. */
export function standing(ideas: readonly Idea[]): readonly { readonly idea: Idea; readonly also: readonly Idea[] }[] {
  const also = new Map<string, Idea[]>();
  for (const one of ideas) if (one.into !== null) also.set(one.into, [...(also.get(one.into) ?? []), one]);
  return ideas.filter(({ into }) => into === null).map((idea) => ({ idea, also: also.get(idea.id) ?? [] }));
}
