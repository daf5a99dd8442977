/** What was set aside as the page sees it: the server's rows, why, and what each says in words. */
import { counted, tenths } from '../../../hooks/format.ts';
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { readableRows } from '../../../core/reads/readable.ts';
import { parseTimestamp } from '../../../core/session/time.ts';
import { INTERESTS } from '../../intake/volunteer/kind.ts';

export const REASONS = ['trap', 'too_fast', 'many_places', 'flood'] as const;
export type Reason = (typeof REASONS)[number];

export const reasonWords: Readonly<Record<Reason, string>> = {
  trap: 'Filled in the hidden field',
  too_fast: 'Faster than a person',
  many_places: 'Too many places',
  flood: 'Part of a flood',
};

/** What it means, for whoever has to decide. */
export const reasonHints: Readonly<Record<Reason, string>> = {
  trap: 'People never see this field. Almost always a program.',
  too_fast: 'Sent within two seconds. Almost always a program.',
  many_places:
    'One contact, phone or address took more places of an event than one usually needs. Call them if you are not sure.',
  flood: 'Many more forms than usual came within the hour. Honest ones may be among them.',
};

const time = v.pipe(
  v.string(),
  v.check((at) => parseTimestamp(at) !== null, 'not a time'),
);
const optional = v.nullable(v.string());
const reason = v.picklist(REASONS);

const countSchema = v.object({ reason, count: v.number(), oldest_at: time });
export type ReasonCount = v.InferOutput<typeof countSchema>;

export const countsRead = defineRead<ReasonCount>({
  key: 'set-aside-counts',
  maxAgeMs: 0,
  refetchMs: 60_000,
  path: () => callPath('set_aside_counts'),
  parse: (rows) => v.parse(v.array(countSchema), rows),
});

const rowSchema = v.object({
  id: v.string(),
  form: v.picklist(['volunteer', 'idea', 'newsletter', 'event', 'yard_sign']),
  reason,
  set_aside_at: time,
  name: v.string(),
  email: optional,
  phone: optional,
  address: optional,
  interest: optional,
  availability: optional,
  notes: optional,
  headcount: v.nullable(v.number()),
  event: optional,
  trap: optional,
  filled_in_ms: v.nullable(v.number()),
});
export type SetAside = v.InferOutput<typeof rowSchema>;

export function parseSetAside(rows: unknown): readonly SetAside[] {
  return readableRows(rows, (row) => v.parse(rowSchema, row));
}

const formWords: Readonly<Record<SetAside['form'], string>> = {
  volunteer: 'Volunteer',
  idea: 'Idea',
  newsletter: 'Newsletter',
  event: 'RSVP',
  yard_sign: 'Yard sign',
};

/** "RSVP: Town Hall, 10 people". */
export function whatWords({ form, event, headcount, interest }: SetAside): string {
  const offered = INTERESTS.find(({ value }) => value === interest)?.label();
  if (form === 'event') {
    const people = headcount === 1 ? '1 person' : `${headcount ?? 0} people`;
    return `${formWords.event}: ${event ?? 'an event'}, ${people}`;
  }
  return offered === undefined ? formWords[form] : `${formWords[form]}: ${offered}`;
}

/** What the person, or the program, wrote: one line each, without what is empty. */
export function writtenLines({
  form,
  address,
  availability,
  notes,
  trap,
  filled_in_ms: ms,
}: SetAside): readonly string[] {
  return [
    address,
    availability,
    form === 'event' ? null : notes,
    trap === null ? null : `In the hidden field: ${trap}`,
    ms === null ? null : `The form was open for ${seconds(ms)}.`,
  ].filter((line) => line !== null && line !== '') as readonly string[]; // what is left are texts
}

function seconds(ms: number): string {
  if (ms < 10_000) return `${tenths(ms / 1000)} seconds`;
  return ms < 120_000 ? `${Math.round(ms / 1000)} seconds` : `${Math.round(ms / 60_000)} minutes`;
}

/** "since today", "for 2 days" */
export function waited(at: string, now: number): string {
  const days = Math.floor((now - (parseTimestamp(at) ?? now)) / 86_400_000);
  if (days < 1) return 'since today';
  return days === 1 ? 'for 1 day' : `for ${days} days`;
}

export function forms(count: number): string {
  return counted(count, 'form', 'forms');
}
