/** The rating of one commitment that counts, out of the rows that anybody is given. */
import { RATINGS } from './asked.ts';
import { ratingUpdate, type Rated } from './rating.ts';

export interface UpdateRow {
  readonly id: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** ISO 8601. */
  readonly live_since: string;
}

export interface RatedRow extends Required<Rated> {
  /** When it was published, ISO 8601; `on` is the day that it is about. */
  readonly since: string;
}

/** Null: not rated yet. @param firstDay of the term. */
export function ratedRow(updates: readonly UpdateRow[], commitment: string, firstDay: string): RatedRow | null {
  const rated = updates
    .filter(({ body }) => body['of'] === commitment)
    .flatMap(({ id, body: { on, rating }, live_since: since }) => {
      const known = RATINGS.find((one) => one === rating);
      return known && typeof on === 'string' ? [{ id, on, rating: known, since }] : [];
    })
    .toSorted((a, b) => (a.on + a.id < b.on + b.id ? -1 : 1));
  return ratingUpdate(rated, firstDay);
}
