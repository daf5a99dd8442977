/** What the landing page asks about events: the next three from now on, and which of them have no place left. */
import { parseEvents, type EventRow } from '../model/publicEvents.ts';
import { callPath, rowsPath } from '../../../backend/paths.ts';
import { defineRead } from '../../../core/reads/read.ts';

/**
 * The question's time, rounded down to this (ms), is the same address for everybody who asks within it: a browser asks permission
 * for an address of another origin (CORS) once, and caches keep what is asked again. Short, because what began since is among the
 * three that come.
 */
const ROUND_MS = 5 * 60_000;

export const publicEventsRead = defineRead<EventRow>({
  key: 'public-events',
  maxAgeMs: 5 * 60_000,
  path: (now) => {
    const from = new Date(now - (now % ROUND_MS)).toISOString();
    return rowsPath('events', { select: '*', where: { date: `gte.${from}` }, order: 'date.asc', limit: 3 });
  },
  parse: parseEvents,
});

/** What the exact question would not have brought: begun already when the server was asked (`asOf`, epoch ms). */
export function hadBegun({ date }: Pick<EventRow, 'date'>, asOf: number | null): boolean {
  return asOf !== null && Date.parse(date) < asOf;
}

/** Asked only where an event has a capacity: of most there is nothing to know. */
export const fullEventsRead = defineRead<string>({
  key: 'full-events',
  // The person may just have taken the last place.
  maxAgeMs: 0,
  refetchMs: 60_000,
  path: () => callPath('full_events'),
  parse: parseIds,
});

function parseIds(rows: unknown): readonly string[] {
  if (!Array.isArray(rows)) throw new TypeError('The ids are not a list.');
  return rows.map((id: unknown) => {
    if (typeof id !== 'string') throw new TypeError('An id is not a text.');
    return id;
  });
}
