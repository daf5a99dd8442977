/**
 * What canvassers and field leaders read, kept on the device per person with the time of the server's answer. Kept rows are parsed
 * again when they are restored: a schema must take what it gave, and times stay texts therefore.
 */
import * as v from 'valibot';
import { isResultCode, isSupport, type ResultCode, type Support } from '../model/results.ts';
import type { Attempt, WalkDoor } from '../model/doors.ts';
import { callPath, rowsPath } from '../../../backend/paths.ts';
import { rowsOf } from '../../../backend/rows.ts';
import { placeOf } from '../../../core/geo/position.ts';
import { keyedRead } from '../../../core/reads/keyedRead.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { parseTimestamp } from '../../../core/session/time.ts';

const MINUTE_MS = 60_000;

const optional = v.nullable(v.string());
const result = v.custom<ResultCode>(isResultCode, 'result-code');
const support = v.nullable(v.custom<Support>(isSupport, 'support-score'));

const myTurfSchema = v.object({
  turf_id: v.string(),
  name: v.string(),
  due_at: v.string(),
  doors: v.number(),
  visited: v.number(),
  done: v.number(),
  streets: v.array(v.string()),
});
export type MyTurf = v.InferOutput<typeof myTurfSchema>;

export const myTurfsRead = defineRead<MyTurf>({
  key: 'my-turfs',
  maxAgeMs: MINUTE_MS,
  refetchMs: 2 * MINUTE_MS,
  path: () => callPath('my_turfs'),
  parse: rowsOf('my_turfs', myTurfSchema),
});

export const attemptSchema = v.object({
  id: v.string(),
  person_id: optional,
  result,
  support,
  notes: optional,
  at: v.string(),
  canvasser: optional,
});

export function attemptOf(row: v.InferOutput<typeof attemptSchema>): Attempt {
  const { id, result: code, support: score, notes, canvasser } = row;
  return {
    id,
    personId: row.person_id,
    result: code,
    support: score,
    notes,
    at: parseTimestamp(row.at) ?? 0,
    canvasser,
  };
}

const walkRowSchema = v.object({
  household_id: v.string(),
  street: v.string(),
  number: v.number(),
  suffix: optional,
  floor: v.nullable(v.number()),
  unit: optional,
  access_note: optional,
  closed: v.boolean(),
  people: v.array(v.object({ id: v.string(), name: v.string(), phone: optional, language: optional })),
  attempts: v.array(attemptSchema),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
});
export type WalkRow = v.InferOutput<typeof walkRowSchema>;

export const WALK_KEY = 'walk:';

/** One turf's doors. */
export const walkRead = keyedRead((turf) =>
  defineRead<WalkRow>({
    key: `${WALK_KEY}${turf}`,
    maxAgeMs: MINUTE_MS,
    refetchMs: 2 * MINUTE_MS,
    path: () => callPath('walk_list', { turf }),
    parse: rowsOf('walk_list', walkRowSchema),
  }),
);

export function doorOf(row: WalkRow): WalkDoor {
  return {
    id: row.household_id,
    street: row.street,
    number: row.number,
    suffix: row.suffix,
    floor: row.floor,
    unit: row.unit,
    accessNote: row.access_note,
    place: placeOf(row.latitude, row.longitude),
    closed: row.closed,
    people: row.people,
    attempts: row.attempts.map(attemptOf),
  };
}

const turfNameSchema = v.object({ name: v.string() });

/** What a turf is called that is not in this person's own hands: leaders open others' too. */
export const turfNameRead = keyedRead((turf) =>
  defineRead({
    key: `turf-name:${turf}`,
    maxAgeMs: 10 * MINUTE_MS,
    path: () => rowsPath('turfs', { select: ['name'], where: { id: `eq.${turf}` } }),
    parse: rowsOf('turfs', turfNameSchema),
  }),
);

/** By language. Missing in a script that was fetched before scripts had several. */
const texts = v.optional(v.record(v.string(), v.string()), {});

const questionSchema = v.object({
  question_id: v.string(),
  prompt: v.string(),
  prompt_in: texts,
  options: v.array(v.object({ id: v.string(), label: v.string(), label_in: texts })),
  script: v.string(),
  opening: v.string(),
  opening_in: texts,
});
export type Question = v.InferOutput<typeof questionSchema>;

export const scriptRead = defineRead<Question>({
  key: 'walk-script',
  maxAgeMs: 10 * MINUTE_MS,
  path: () => callPath('walk_script'),
  parse: rowsOf('walk_script', questionSchema),
});
