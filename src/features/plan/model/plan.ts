/** The plan as it is shown: commitments in their order, each with what happened since and how it is rated. Pure. */
import type { CommitmentBody } from './commitmentContent.ts';
import { phaseOf, type Phase, type Term } from './phases.ts';
import { ratingUpdate } from './rating.ts';
import type { UpdateBody } from './updateContent.ts';

/** What is live of one thing, as the backend or the build has it. */
export interface Live<Body> {
  readonly id: string;
  readonly slug: string;
  /** The public wordings of it are counted from 1. */
  readonly version: number;
  /** ISO 8601. */
  readonly liveSince: string;
  /** ISO 8601, by when somebody looks again whether it still holds; null: not known here. */
  readonly verifyBy?: string | null;
  readonly body: Body;
}

export interface Happening {
  readonly id: string;
  /** The public wordings of it are counted from 1. */
  readonly version: number;
  readonly body: UpdateBody;
  readonly on: string;
}

export interface Commitment extends Live<CommitmentBody> {
  readonly phase: Phase;
  /** The newest first. */
  readonly updates: readonly Happening[];
  /** Whose rating counts; null: not rated yet. */
  readonly rated: Happening | null;
}

export interface Plan {
  /** By priority, in the campaign's order, and within one by the day they are due. */
  readonly commitments: readonly Commitment[];
  /** Everything that happened, the newest first, with what it is about. */
  readonly happenings: readonly (Happening & { readonly commitment: Commitment })[];
  /** Somebody holds the office and rates: from then on a day that passes says something. */
  readonly inForce: boolean;
  /** Cents. */
  readonly costLow: number;
  readonly costHigh: number;
}

interface Ground {
  readonly term: Term;
  /** The slugs in their order. */
  readonly priorities: readonly string[];
}

export function planOf(
  live: readonly Live<CommitmentBody>[],
  updates: readonly Live<UpdateBody>[],
  { term, priorities }: Ground,
): Plan {
  const about = new Map<string, Happening[]>();
  for (const { id, version, body } of updates) {
    const all = about.get(body.of) ?? [];
    about.set(body.of, all);
    all.push({ id, version, body, on: body.on });
  }
  const commitments = live
    .map((one): Commitment => {
      const oldestFirst = (about.get(one.id) ?? []).toSorted(byDay);
      return {
        ...one,
        phase: phaseOf(one.body.due_on, term),
        updates: oldestFirst.toReversed(),
        rated: ratingUpdate(
          oldestFirst.map((each) => ({ ...each, ...(each.body.rating && { rating: each.body.rating }) })),
          term.firstDay,
        ),
      };
    })
    .toSorted(
      (a, b) =>
        place(priorities, a) - place(priorities, b) || compare(a.body.due_on, b.body.due_on) || compare(a.slug, b.slug),
    );
  return {
    commitments,
    happenings: commitments
      .flatMap((commitment) => commitment.updates.map((one) => ({ ...one, commitment })))
      .toSorted((a, b) => byDay(b, a)),
    inForce: commitments.some(({ rated }) => rated !== null),
    costLow: sum(commitments.map(({ body }) => body.cost_low)),
    costHigh: sum(commitments.map(({ body }) => body.cost_high)),
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const byDay = (a: Happening, b: Happening) => compare(a.on, b.on) || compare(a.id, b.id);
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
/** One whose priority the campaign gave up comes last. */
const place = (priorities: readonly string[], { body }: Live<CommitmentBody>) => {
  const at = priorities.indexOf(body.priority);
  return at < 0 ? priorities.length : at;
};
