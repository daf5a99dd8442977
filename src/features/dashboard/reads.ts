/** Owns what the dashboard reads: each kept on the device per person, with the time of the server's answer. */
import * as v from 'valibot';
import { defineRead } from '../../core/reads/read.ts';
import { readableRows } from '../../core/reads/readable.ts';
import { parseTimestamp } from '../../core/session/time.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const REFETCH_MS = 60_000;
export const SIGNUP_DAYS = 7;

/** To the hour, so that the address stays the same for that long and a browser asks permission for it (CORS) once. */
const sinceHour = (at: number) => new Date(at - (at % HOUR_MS)).toISOString();

const time = v.pipe(
  v.string(),
  v.check((at) => parseTimestamp(at) !== null, 'not a time'),
);

const eventSchema = v.object({ id: v.string(), title: v.string(), date: time, location: v.string() });
export type DashboardEvent = v.InferOutput<typeof eventSchema>;

/** From yesterday on, so that whatever happens today is among them in any time zone. */
export const eventsRead = defineRead<DashboardEvent>({
  key: 'staff-events',
  maxAgeMs: 0,
  refetchMs: 5 * REFETCH_MS,
  path: (now) =>
    `/rest/v1/events?select=id,title,date,location&date=gte.${sinceHour(now - DAY_MS)}&order=date.asc&limit=10`,
  parse: (rows) => readableRows(rows, (row) => v.parse(eventSchema, row)),
});

const countSchema = v.object({ type: v.string(), interest: v.nullable(v.string()), count: v.number() });
export type SignupCount = v.InferOutput<typeof countSchema>;

export const signupsRead = defineRead<SignupCount>({
  key: `signup-counts-${SIGNUP_DAYS}`,
  maxAgeMs: 0,
  refetchMs: REFETCH_MS,
  path: (now) => `/rest/v1/rpc/signup_counts?since=${sinceHour(now - SIGNUP_DAYS * DAY_MS)}`,
  parse: (rows) => v.parse(v.array(countSchema), rows),
});

const signSchema = v.object({ id: v.string(), name: v.string(), address: v.string(), created_at: time });
export type SignRequest = v.InferOutput<typeof signSchema>;

/** The server hands out at most this many at once. */
export const SIGNS_AT_MOST = 1000;

export const signsRead = defineRead<SignRequest>({
  key: 'yard-sign-requests',
  maxAgeMs: 0,
  refetchMs: 5 * REFETCH_MS,
  path: () =>
    `/rest/v1/yard_sign_requests?select=id,name,address,created_at&withdrawn_at=is.null&order=created_at.asc&limit=${SIGNS_AT_MOST}`,
  parse: (rows) => readableRows(rows, (row) => v.parse(signSchema, row)),
});

const statSchema = v.object({ label: v.string(), value_number: v.number() });
export type Stat = v.InferOutput<typeof statSchema>;

export const statsRead = defineRead<Stat>({
  key: 'staff-stats',
  maxAgeMs: 0,
  refetchMs: REFETCH_MS,
  path: () => '/rest/v1/stats?select=label,value_number',
  parse: (rows) => v.parse(v.array(statSchema), rows),
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
  path: () => '/rest/v1/audit_events?select=at,record_id,after&table_name=eq.stats&order=id.desc&limit=300',
  parse: (rows) => v.parse(v.array(historySchema), rows),
});
