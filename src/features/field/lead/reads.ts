/** What field leaders read: turfs with progress, canvassers, hours, conflicts, roll-backs. */
import * as v from 'valibot';
import { isResultCode, type ResultCode } from '../model/results.ts';
import { callPath } from '../../../backend/paths.ts';
import { rowsOf } from '../../../backend/rows.ts';
import { defineRead } from '../../../core/reads/read.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How far back the activity looks, days. */
export const ACTIVITY_DAYS = 7;

const optional = v.nullable(v.string());
const result = v.custom<ResultCode>(isResultCode);
const since = (now: number) => new Date(now - ACTIVITY_DAYS * DAY_MS).toISOString();
const often = { maxAgeMs: 0, refetchMs: MINUTE_MS };

const turfSchema = v.object({
  turf_id: v.string(),
  name: v.string(),
  doors: v.number(),
  visited: v.number(),
  done: v.number(),
  contacts: v.number(),
  conflicts: v.number(),
  last_at: optional,
  holder: optional,
  holder_name: optional,
  due_at: optional,
  streets: v.array(v.string()),
});
export type Turf = v.InferOutput<typeof turfSchema>;
export const turfsRead = defineRead<Turf>({
  key: 'turf-overview',
  ...often,
  path: () => callPath('turf_overview'),
  parse: rowsOf('turf_overview', turfSchema),
});

const personSchema = v.object({ user_id: v.string(), name: v.string() });
export type FieldPerson = v.InferOutput<typeof personSchema>;
export const peopleRead = defineRead<FieldPerson>({
  key: 'field-people',
  maxAgeMs: 5 * MINUTE_MS,
  path: () => callPath('field_people'),
  parse: rowsOf('field_people', personSchema),
});

const activitySchema = v.object({
  user_id: v.string(),
  name: optional,
  attempts: v.number(),
  contacts: v.number(),
  first_at: v.string(),
  last_at: v.string(),
  last_received_at: v.string(),
  median_seconds: v.nullable(v.number()),
  devices: v.number(),
  waited_seconds: v.nullable(v.number()),
});
export type Activity = v.InferOutput<typeof activitySchema>;
export const activityRead = defineRead<Activity>({
  key: `canvasser-activity-${ACTIVITY_DAYS}`,
  ...often,
  path: (now) => callPath('canvasser_activity', { since: since(now) }),
  parse: rowsOf('canvasser_activity', activitySchema),
});

const hourSchema = v.object({ hour: v.string(), attempts: v.number(), contacts: v.number() });
export type HourCount = v.InferOutput<typeof hourSchema>;
export const hoursRead = defineRead<HourCount>({
  key: `attempts-by-hour-${ACTIVITY_DAYS}`,
  ...often,
  path: (now) => callPath('attempts_by_hour', { since: since(now) }),
  parse: rowsOf('attempts_by_hour', hourSchema),
});

const conflictSchema = v.object({
  household_id: v.string(),
  turf_id: v.string(),
  turf: v.string(),
  street: v.string(),
  number: v.number(),
  suffix: optional,
  unit: optional,
  results: v.array(v.object({ id: v.string(), result, at: v.string(), name: optional })),
});
export type Conflict = v.InferOutput<typeof conflictSchema>;
export const conflictsRead = defineRead<Conflict>({
  key: 'turf-conflicts',
  ...often,
  path: () => callPath('turf_conflicts'),
  parse: rowsOf('turf_conflicts', conflictSchema),
});

const walkSchema = v.object({
  walk_id: v.string(),
  canvasser: v.string(),
  name: optional,
  channel: v.picklist(['door', 'phone']),
  turf: optional,
  begun: v.string(),
  ended: v.string(),
  attempts: v.number(),
  contacts: v.number(),
  rollback_id: optional,
});
export type Walk = v.InferOutput<typeof walkSchema>;
export const walksRead = defineRead<Walk>({
  key: `walks-${ACTIVITY_DAYS}`,
  ...often,
  path: (now) => callPath('list_walks', { since: since(now) }),
  parse: rowsOf('list_walks', walkSchema),
});

const phoneSchema = v.object({
  user_id: v.string(),
  name: optional,
  device: optional,
  seen_at: optional,
  waiting: v.nullable(v.number()),
  needs_help: v.nullable(v.number()),
  oldest_at: optional,
});
export type Phone = v.InferOutput<typeof phoneSchema>;
export const phonesRead = defineRead<Phone>({
  key: 'field-phones',
  ...often,
  path: () => callPath('list_phones'),
  parse: rowsOf('list_phones', phoneSchema),
});

const rollbackSchema = v.object({
  id: v.string(),
  canvasser: v.string(),
  name: optional,
  since: v.string(),
  until: v.string(),
  reason: v.string(),
  by_name: optional,
  created_at: v.string(),
  restored_at: optional,
  attempts: v.number(),
});
export type Rollback = v.InferOutput<typeof rollbackSchema>;
export const rollbacksRead = defineRead<Rollback>({
  key: 'shift-rollbacks',
  ...often,
  path: () => callPath('list_rollbacks'),
  parse: rowsOf('list_rollbacks', rollbackSchema),
});
