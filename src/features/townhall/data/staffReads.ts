/** What whoever runs a room asks of the server, kept on the device: every session with its numbers, an event's end. */
import * as v from 'valibot';
import { callPath, rowsPath } from '../../../backend/paths.ts';
import { keyedRead } from '../../../core/reads/keyedRead.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { readableRows } from '../../../core/reads/readable.ts';
import { timestamp } from '../../../hooks/timestamp.ts';

const overviewSchema = v.object({
  id: v.string(),
  event: v.string(),
  title: v.string(),
  date: v.string(),
  ends_at: v.string(),
  location: v.string(),
  cancelled: v.boolean(),
  public: v.boolean(),
  room_code: v.string(),
  version: v.number(),
  opens_at: v.string(),
  closes_at: v.string(),
  pending: v.number(),
  open: v.number(),
  answered: v.number(),
  declined: v.number(),
  merged: v.number(),
  contested: v.number(),
  owed: v.number(),
  overdue: v.number(),
  days: v.nullable(v.array(v.number())),
  // None in what a device kept from before there were any.
  appealed: v.optional(v.number(), 0),
  held: v.optional(v.number(), 0),
  late: v.optional(v.number(), 0),
  in_time: v.optional(v.number(), 0),
  after_time: v.optional(v.number(), 0),
  answers_due_on: v.optional(v.nullable(v.string()), null),
  topics: v.record(v.string(), v.number()),
});
export type RoomSession = v.InferOutput<typeof overviewSchema>;

export const roomsRead = defineRead<RoomSession>({
  key: 'qa-overview',
  maxAgeMs: 0,
  path: () => callPath('qa_overview'),
  parse: (rows) => readableRows(rows, (row) => v.parse(overviewSchema, row)),
});

const endSchema = v.pipe(
  v.object({ date: timestamp, ends_at: v.nullable(timestamp) }),
  v.transform(({ date, ends_at: ends }) => ({ closesAt: new Date(ends ?? date + USUAL_MS).toISOString() })),
);
/** An event without an end lasts this long: private.event_end() says the same. */
const USUAL_MS = 90 * 60_000;

/** Until when an event would take questions. */
export const eventEndRead = keyedRead((event) =>
  defineRead({
    key: `qa-event-end-${event}`,
    maxAgeMs: 0,
    path: () => rowsPath('events', { select: ['date', 'ends_at'], where: { id: `eq.${event}` } }),
    parse: (rows) => readableRows(rows, (row) => v.parse(endSchema, row)),
  }),
);
