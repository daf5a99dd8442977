/** Owns the list of coming events: the next three, from now on. */
import { defineRead } from '../../core/reads/read.ts';

/** A row of `events`. */
export interface EventRow {
  readonly id: string;
  readonly title: string;
  /** ISO timestamp of the start. */
  readonly date: string;
  readonly location: string;
  readonly description: string | null;
}

export const publicEventsRead = defineRead<EventRow>({
  key: 'public-events',
  maxAgeMs: 5 * 60_000,
  path: (now) => `/rest/v1/events?select=*&date=gte.${new Date(now).toISOString()}&order=date.asc&limit=3`,
  parse: parseEvents,
});

/** One row that is no event fails the fetch: half a list would look like the whole one. */
export function parseEvents(rows: unknown): readonly EventRow[] {
  if (!Array.isArray(rows)) throw new TypeError('The events are not a list.');
  return rows.map((row: unknown) => {
    if (typeof row !== 'object' || row === null) throw new TypeError('An event is not an object.');
    const { id, title, date, location, description } = row as Record<string, unknown>; // an object, checked above
    if (typeof id !== 'string' || typeof title !== 'string' || typeof location !== 'string' || typeof date !== 'string')
      throw new TypeError('An event lacks its id, title, date or location.');
    if (Number.isNaN(Date.parse(date))) throw new TypeError('An event has no readable date.');
    return { id, title, date, location, description: typeof description === 'string' ? description : null };
  });
}
