/** Owns what the landing page asks about events: the next three from now on, and which of them have no place left. */
import { parseEvents, type EventRow } from '../../core/events/publicEvents.ts';
import { defineRead } from '../../core/reads/read.ts';

export const publicEventsRead = defineRead<EventRow>({
  key: 'public-events',
  maxAgeMs: 5 * 60_000,
  path: (now) => `/rest/v1/events?select=*&date=gte.${new Date(now).toISOString()}&order=date.asc&limit=3`,
  parse: parseEvents,
});

/** Asked only where an event has a capacity: of most there is nothing to know. */
export const fullEventsRead = defineRead<string>({
  key: 'full-events',
  // The person may just have taken the last place.
  maxAgeMs: 0,
  refetchMs: 60_000,
  path: () => '/rest/v1/rpc/full_events',
  parse: parseIds,
});

function parseIds(rows: unknown): readonly string[] {
  if (!Array.isArray(rows)) throw new TypeError('The ids are not a list.');
  return rows.map((id: unknown) => {
    if (typeof id !== 'string') throw new TypeError('An id is not a text.');
    return id;
  });
}
