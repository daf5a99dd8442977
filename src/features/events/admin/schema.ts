/** The event form's fields and rules, and the way between them and the database's row. Times are on the campaign's clock. */
import * as v from 'valibot';
import { campaignNow } from '../../../hooks/campaignNow.ts';
import { EVENT_MINUTES } from '../model/length.ts';
import { instantOf, wallTime } from '../model/zone.ts';
import { codePoints, tooLong } from '../../../forms/fields.ts';
import { m } from '../../../messages/messages.js';
import type { EventKind, SavedEvent } from '../data/reads.ts';

export interface EventValues {
  [field: string]: string;
  title: string;
  kind: string;
  day: string;
  start: string;
  end: string;
  /** '' when it ends on the day it starts. */
  endDay: string;
  location: string;
  directions: string;
  accessibility: string;
  capacity: string;
  description: string;
  instructions: string;
  host: string;
  visibility: string;
}

export const labels: Readonly<Record<keyof EventValues & string, () => string>> = {
  title: m.admin_event_title,
  kind: m.admin_event_kind,
  day: m.admin_event_day,
  start: m.admin_event_start,
  end: m.admin_event_end,
  endDay: m.admin_event_end_day,
  location: m.admin_event_location,
  directions: m.admin_event_directions,
  accessibility: m.admin_event_accessibility,
  capacity: m.admin_event_capacity,
  description: m.admin_event_description,
  instructions: m.admin_event_instructions,
  host: m.admin_event_host,
  visibility: m.admin_event_visibility,
};

/** What save_event takes. */
export interface EventDetails {
  readonly title: string;
  readonly kind: string;
  readonly date: string;
  readonly ends_at: string;
  readonly location: string;
  readonly directions: string | null;
  readonly accessibility: string | null;
  readonly capacity: number | null;
  readonly description: string | null;
  readonly instructions: string | null;
  readonly host: string | null;
  readonly visibility: string;
}

const MINUTE_MS = 60_000;
const LONGEST_MS = 14 * 24 * 60 * MINUTE_MS;
const atMost = {
  title: 200,
  location: 300,
  directions: 1000,
  accessibility: 1000,
  description: 4000,
  instructions: 2000,
  host: 200,
};

export interface EventContext {
  /** Epoch ms. */
  readonly now: () => number;
  /** Start of the saved event in epoch ms: one that is over may be described still. null for a new one. */
  readonly savedStart: number | null;
  readonly savedCapacity: number | null;
  /** How many people were promised a place. */
  readonly promised: number;
}

export function eventSchema(context: EventContext) {
  return v.pipe(
    v.record(v.string(), v.string()),
    v.rawTransform<Record<string, string>, EventDetails>(({ dataset, addIssue, NEVER }) => {
      const values = dataset.value as EventValues; // the form's fields, all of them texts
      const problems = problemsOf(values, context);
      for (const [key, message] of Object.entries(problems)) {
        addIssue({ message, path: [{ type: 'object', origin: 'value', input: values, key, value: values[key] }] });
      }
      return Object.keys(problems).length > 0 ? NEVER : toDetails(values);
    }),
  );
}

/** Message by field; empty when all is well. */
export function problemsOf(values: EventValues, context: EventContext): Record<string, string> {
  const problems: Record<string, string> = {};
  if (!values.title.trim()) problems['title'] = m.admin_event_title_missing();
  if (!values.location.trim()) problems['location'] = m.admin_event_location_missing();
  for (const [field, most] of Object.entries(atMost)) {
    if (codePoints((values[field] ?? '').trim()) > most) problems[field] = tooLong(most);
  }
  const { start, end } = instants(values);
  if (!values.day) problems['day'] = m.admin_event_day_missing();
  if (!values.start) problems['start'] = m.admin_event_start_missing();
  if (!values.end) problems['end'] = m.admin_event_end_missing();
  if (values.day && values.start && start === null) problems['start'] = m.admin_event_no_such_time();
  if (values.end && values.day && end === null) problems['end'] = m.admin_event_no_such_time();
  if (start !== null && start !== context.savedStart && start < context.now()) {
    problems['day'] = m.admin_event_past_day();
  }
  if (start !== null && end !== null && end <= start) problems['end'] = m.admin_event_end_early();
  if (start !== null && end !== null && end - start > LONGEST_MS) problems['endDay'] = m.admin_event_too_long();
  const capacity = capacityOf(values);
  if (values.capacity.trim() && (capacity === null || capacity < 1 || capacity > 100_000)) {
    problems['capacity'] = m.admin_event_capacity_wrong();
  } else if (capacity !== null && capacity !== context.savedCapacity && capacity < context.promised) {
    problems['capacity'] = m.admin_event_promised({ count: context.promised });
  }
  return problems;
}

function instants({ day, start, end, endDay }: EventValues) {
  const { timeZone } = campaignNow();
  return {
    start: instantOf({ day, time: start }, timeZone),
    end: instantOf({ day: endDay || day, time: end }, timeZone),
  };
}

function capacityOf({ capacity }: EventValues): number | null {
  return /^\s*\d+\s*$/.test(capacity) ? Number(capacity) : null;
}

function toDetails(values: EventValues): EventDetails {
  const { start, end } = instants(values);
  const optional = (text: string) => text.trim() || null;
  return {
    title: values.title.trim(),
    kind: values.kind,
    date: new Date(start ?? 0).toISOString(),
    ends_at: new Date(end ?? 0).toISOString(),
    location: values.location.trim(),
    directions: optional(values.directions),
    accessibility: optional(values.accessibility),
    capacity: capacityOf(values),
    description: optional(values.description),
    instructions: optional(values.instructions),
    host: optional(values.host),
    visibility: values.visibility,
  };
}

/** The form as it opens for an event that is there. */
export function toValues(event: SavedEvent): EventValues {
  const start = wallTime(event.date, campaignNow().timeZone);
  const end = wallTime(event.ends_at ?? event.date + EVENT_MINUTES * MINUTE_MS, campaignNow().timeZone);
  return {
    title: event.title,
    kind: event.kind,
    day: start.day,
    start: start.time,
    end: end.time,
    endDay: end.day === start.day ? '' : end.day,
    location: event.location,
    directions: event.directions ?? '',
    accessibility: event.accessibility ?? '',
    capacity: event.capacity === null ? '' : String(event.capacity),
    description: event.description ?? '',
    instructions: event.instructions ?? '',
    host: event.host ?? '',
    visibility: event.visibility,
  };
}

const FIRST_KIND: EventKind = 'canvass';

export function emptyValues(): EventValues {
  return {
    title: '',
    kind: FIRST_KIND,
    day: '',
    start: '10:00',
    end: '11:30',
    endDay: '',
    location: '',
    directions: '',
    accessibility: '',
    capacity: '',
    description: '',
    instructions: '',
    host: '',
    visibility: 'public',
  };
}

/** Another event like this one: everything but the day. */
export function copyValues(event: SavedEvent): EventValues {
  return { ...toValues(event), day: '', endDay: '' };
}
