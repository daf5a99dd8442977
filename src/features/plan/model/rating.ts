/** How a commitment stands, in six words: the newest rating that was given since the term began. */

import { RATINGS, type Rating } from './asked.ts';

export { RATINGS, type Rating };

/** Nothing about these is open any more. */
const SETTLED: ReadonlySet<Rating> = new Set(['kept', 'broken', 'compromise']);

export interface Rated {
  /** YYYY-MM-DD */
  readonly on: string;
  readonly rating?: Rating;
}

/**
 * The update whose rating counts; null: not rated yet. What is said before the term begins rates nothing: nobody has kept or broken
 * a promise before they could.
 */
export function ratingUpdate<U extends Rated>(updates: readonly U[], firstDay: string): U | null {
  let newest: U | null = null;
  for (const one of updates) {
    if (one.rating === undefined || one.on < firstDay) continue;
    if (newest === null || one.on >= newest.on) newest = one;
  }
  return newest;
}

export interface Standing {
  readonly rating: Rating;
  /** The day has passed and nothing settles it. Never said before the term begins: no promise is late before it could be kept. */
  readonly overdue: boolean;
}

/** @param today null while the day is not known: nothing is overdue then. @param firstDay of the term. */
export function standingOf(
  rated: { readonly rating?: Rating } | null,
  dueOn: string,
  today: string | null,
  firstDay: string,
): Standing {
  const rating = rated?.rating ?? 'not-yet-rated';
  return { rating, overdue: today !== null && today >= firstDay && dueOn < today && !SETTLED.has(rating) };
}
