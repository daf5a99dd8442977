/** What the dashboard reads: each kept on the device per person, with the time of the server's answer. */
import * as v from 'valibot';
import { callPath, rowsPath } from '../../backend/paths.ts';
import { readableRowsOf, rowsOf } from '../../backend/rows.ts';
import { defineRead } from '../../core/reads/read.ts';
import { parseTimestamp } from '../../core/session/time.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const REFETCH_MS = 60_000;
export const SIGNUP_DAYS = 7;

/** To the hour, so that the address stays the same for that long and a browser asks permission for it (CORS) once. */
const sinceHour = (at: number) => new Date(at - (at % HOUR_MS)).toISOString();

const time = v.pipe(
  v.string(),
  v.check((at) => parseTimestamp(at) !== null),
);

const eventSchema = v.object({ id: v.string(), title: v.string(), date: time, location: v.string() });
export type DashboardEvent = v.InferOutput<typeof eventSchema>;

/** From yesterday on, so that whatever happens today is among them in any time zone. */
export const eventsRead = defineRead<DashboardEvent>({
  key: 'staff-events',
  maxAgeMs: 0,
  refetchMs: 5 * REFETCH_MS,
  path: (now) =>
    rowsPath('events', {
      select: ['id', 'title', 'date', 'location'],
      where: { date: `gte.${sinceHour(now - DAY_MS)}` },
      order: 'date.asc',
      limit: 10,
    }),
  parse: readableRowsOf('events', eventSchema),
});

const countSchema = v.object({ type: v.string(), interest: v.nullable(v.string()), count: v.number() });
export type SignupCount = v.InferOutput<typeof countSchema>;

export const signupsRead = defineRead<SignupCount>({
  key: `signup-counts-${SIGNUP_DAYS}`,
  maxAgeMs: 0,
  refetchMs: REFETCH_MS,
  path: (now) => callPath('signup_counts', { since: sinceHour(now - SIGNUP_DAYS * DAY_MS) }),
  parse: rowsOf('signup_counts', countSchema),
});

const signSchema = v.object({
  id: v.string(),
  /** Null, as the address is, for staff who do not answer for yard signs. */
  name: v.nullable(v.string()),
  address: v.nullable(v.string()),
  created_at: time,
});
export type SignRequest = v.InferOutput<typeof signSchema>;

/** The server sends at most this many. */
export const SIGNS_AT_MOST = 1000;

export const signsRead = defineRead<SignRequest>({
  key: 'waiting-signs',
  maxAgeMs: 0,
  refetchMs: 5 * REFETCH_MS,
  path: () => callPath('waiting_signs'),
  parse: rowsOf('waiting_signs', signSchema),
});

const statSchema = v.object({ label: v.string(), value_number: v.number() });
export type Stat = v.InferOutput<typeof statSchema>;

export const statsRead = defineRead<Stat>({
  key: 'staff-stats',
  maxAgeMs: 0,
  refetchMs: REFETCH_MS,
  path: () => rowsPath('stats', { select: ['label', 'value_number'] }),
  parse: rowsOf('stats', statSchema),
});

const historySchema = v.object({
  at: time,
  record_id: v.string(),
  after: v.nullable(v.object({ value_number: v.number() })),
});
export type StatChange = v.InferOutput<typeof historySchema>;

/** What the figures were: from the record of changes, which only the candidate and the campaign managers may read. */
export const statHistoryRead = defineRead<StatChange>({
  key: 'stat-history',
  maxAgeMs: 5 * REFETCH_MS,
  path: () =>
    rowsPath('audit_events', {
      select: ['at', 'record_id', 'after'],
      where: { table_name: 'eq.stats' },
      order: 'id.desc',
      limit: 300,
    }),
  parse: rowsOf('audit_events', historySchema),
});
