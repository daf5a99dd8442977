/** What staff screens read about events, kept on the device per person: all events with counts, and the queue of one. */
import * as v from 'valibot';
import { EVENT_MINUTES } from '../model/length.ts';
import type { QueuePerson } from '../model/queue.ts';
import { callPath } from '../../../backend/paths.ts';
import { keyedRead } from '../../../core/reads/keyedRead.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { readableRows } from '../../../core/reads/readable.ts';
import { timestamp } from '../../../hooks/timestamp.ts';

const optionalTime = v.nullable(timestamp);
const optional = v.nullable(v.string());

export const KINDS = ['canvass', 'phone_bank', 'town_hall', 'fundraiser', 'meet_greet', 'other'] as const;
export type EventKind = (typeof KINDS)[number];

const details = {
  id: v.string(),
  title: v.string(),
  date: timestamp,
  ends_at: optionalTime,
  location: v.string(),
  description: optional,
  kind: v.picklist(KINDS),
  capacity: v.nullable(v.number()),
  accessibility: optional,
  directions: optional,
  host: optional,
  instructions: optional,
  visibility: v.picklist(['public', 'staff']),
  status: v.picklist(['scheduled', 'cancelled']),
  cancel_reason: optional,
  was_date: optionalTime,
  was_location: optional,
  version: v.number(),
};

const savedSchema = v.object(details);
/** One event as the server has it. Times are epoch ms. */
export type SavedEvent = v.InferOutput<typeof savedSchema>;

/** What save_event and cancel_event answer. Throws when it is no event. */
export function parseSaved(row: unknown): SavedEvent {
  return v.parse(savedSchema, row);
}

const overviewSchema = v.object({
  ...details,
  rsvps: v.number(),
  expected: v.number(),
  waitlisted: v.number(),
  checked_in: v.number(),
  no_show: v.number(),
  conflicts: v.number(),
  /** RSVPs that are held for review. */
  held: v.number(),
});
/** One event with how many people stand where. */
export type EventSummary = v.InferOutput<typeof overviewSchema>;

/** Epoch ms; an event without an end lasts as long as its calendar file says. */
export function endOf(event: Pick<SavedEvent, 'date' | 'ends_at'>): number {
  return event.ends_at ?? event.date + EVENT_MINUTES * 60_000;
}

/** Kept rows are parsed once more when they are read back: they hold what `parse` made. */
const again =
  <T>(check: (row: unknown) => T, isParsed: (row: unknown) => boolean) =>
  (rows: unknown) =>
    // What this very function made earlier: the database is written by it alone.
    readableRows(rows, (row) => (isParsed(row) ? (row as T) : check(row)));

const hasNumber = (name: string) => (row: unknown) =>
  typeof row === 'object' && row !== null && typeof Reflect.get(row, name) === 'number';

export const eventsRead = defineRead<EventSummary>({
  key: 'event-overview',
  maxAgeMs: 0,
  refetchMs: 60_000,
  path: () => callPath('event_overview'),
  parse: again((row) => v.parse(overviewSchema, row), hasNumber('date')),
});

const factSchema = v.pipe(
  v.object({
    id: v.string(),
    action: v.picklist(['check_in', 'walk_in', 'party_size', 'no_show', 'withdraw', 'undo', 'settle']),
    party_size: v.nullable(v.number()),
    about: v.nullable(v.array(v.string())),
    device: v.string(),
    at: timestamp,
    by: optional,
    earlier: v.boolean(),
  }),
  v.transform(({ party_size: partySize, about, ...fact }) => ({ ...fact, partySize, about: about ?? [] })),
);

const personSchema = v.pipe(
  v.object({
    id: v.string(),
    source: v.picklist(['rsvp', 'walk_in']),
    name: v.string(),
    email: optional,
    phone: optional,
    headcount: v.number(),
    rsvp_at: timestamp,
    received_at: timestamp,
    first_time: v.boolean(),
    volunteer: v.boolean(),
    facts: v.pipe(
      v.array(v.unknown()),
      // A fact that cannot be read must not take the person along.
      v.transform((facts) => facts.flatMap((fact) => (v.is(factSchema, fact) ? [v.parse(factSchema, fact)] : []))),
    ),
    ride: v.nullable(v.picklist(['wanted', 'offered'])),
    ride_seats: v.nullable(v.number()),
    ride_from: optional,
    driver_id: optional,
    earlier: v.array(v.object({ id: v.string(), headcount: v.number(), at: timestamp })),
  }),
  v.transform(({ ride, ride_seats, ride_from: from, driver_id: driverId, ...rest }): QueuePerson => {
    const { rsvp_at: rsvpAt, received_at: receivedAt, first_time: firstTime, ...person } = rest;
    const answer = ride === null ? null : { kind: ride, seats: ride_seats ?? 0, from };
    return { ...person, rsvpAt, receivedAt, firstTime, ride: answer, driverId };
  }),
);

export function parseQueue(rows: unknown): readonly QueuePerson[] {
  return again((row) => v.parse(personSchema, row), hasNumber('rsvpAt'))(rows);
}

export const HELD_REASONS = ['trap', 'too_fast', 'many_places', 'flood'] as const;

const heldSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: optional,
  phone: optional,
  headcount: v.number(),
  reason: v.picklist(HELD_REASONS),
  held_at: timestamp,
});
/** An RSVP that takes no place until a member of staff has looked at it. */
export type HeldRsvp = v.InferOutput<typeof heldSchema>;

/** The oldest first; for those who run events. */
export const heldRead = keyedRead((event) =>
  defineRead<HeldRsvp>({
    key: `event-held:${event}`,
    maxAgeMs: 0,
    refetchMs: 60_000,
    path: () => callPath('held_rsvps', { event }),
    parse: again((row) => v.parse(heldSchema, row), hasNumber('held_at')),
  }),
);

/** Who is expected at one event, and who came. */
export const queueRead = keyedRead((event) =>
  defineRead<QueuePerson>({
    key: `event-queue:${event}`,
    maxAgeMs: 0,
    refetchMs: 20_000,
    path: () => callPath('event_queue', { event }),
    parse: parseQueue,
  }),
);
