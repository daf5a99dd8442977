/** What was set aside as the page sees it: the server's rows, why, and what each says in words. */
import { tenths } from '../../../hooks/format.ts';
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { readableRows } from '../../../core/reads/readable.ts';
import { parseTimestamp } from '../../../core/session/time.ts';
import { INTERESTS } from '../../intake/volunteer/kind.ts';
import { m } from '../../../messages/messages.js';

export const REASONS = ['trap', 'too_fast', 'many_places', 'flood'] as const;
export type Reason = (typeof REASONS)[number];

export const reasonWords: Readonly<Record<Reason, () => string>> = {
  trap: m.admin_reason_trap,
  too_fast: m.admin_reason_fast,
  many_places: m.admin_reason_places,
  flood: m.admin_reason_flood,
};

/** What it means, for whoever has to decide. */
export const reasonHints: Readonly<Record<Reason, () => string>> = {
  trap: m.admin_reason_trap_more,
  too_fast: m.admin_reason_fast_more,
  many_places: m.admin_reason_places_more,
  flood: m.admin_reason_flood_more,
};

const time = v.pipe(
  v.string(),
  v.check((at) => parseTimestamp(at) !== null),
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

const formWords: Readonly<Record<Exclude<SetAside['form'], 'event'>, () => string>> = {
  volunteer: m.admin_form_volunteer,
  idea: m.admin_form_idea,
  newsletter: m.admin_form_newsletter,
  yard_sign: m.admin_form_yard_sign,
};

/** "RSVP: Town Hall, 10 people". */
export function whatWords({ form, event, headcount, interest }: SetAside): string {
  const offered = INTERESTS.find(({ value }) => value === interest)?.label();
  if (form === 'event') return m.admin_form_rsvp({ event: event ?? m.admin_form_an_event(), count: headcount ?? 0 });
  return offered === undefined ? formWords[form]() : `${formWords[form]()}: ${offered}`;
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
    trap === null ? null : m.admin_written_trap({ text: trap }),
    ms === null ? null : openWords(ms),
  ].filter((line) => line !== null && line !== '') as readonly string[]; // what is left are texts
}

function openWords(ms: number): string {
  if (ms < 10_000) return m.admin_open_tenths({ seconds: tenths(ms / 1000) });
  return ms < 120_000
    ? m.admin_open_tenths({ seconds: String(Math.round(ms / 1000)) })
    : m.admin_open_minutes({ minutes: Math.round(ms / 60_000) });
}

/** "since today", "for 2 days" */
export function waited(at: string, now: number): string {
  const days = Math.floor((now - (parseTimestamp(at) ?? now)) / 86_400_000);
  return days < 1 ? m.admin_since_today() : m.admin_for_days({ count: days });
}
