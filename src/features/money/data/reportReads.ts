/** What those who keep the books read of reports: what is filed and comes next, one of them line by line, and what everybody was shown. */
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import { rowsOf } from '../../../backend/rows.ts';
import { keyedRead } from '../../../core/reads/keyedRead.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { ENTRY_TYPES } from '../model/entry.ts';
import { GIVER_KINDS, METHODS } from '../model/rules.ts';
import { DUTY_KINDS } from '../model/words.ts';

/** Asked again at each visit: whoever put an entry right comes here to amend. */
const often = { maxAgeMs: 0, refetchMs: 120_000 };
const optional = v.nullable(v.string());
const cents = v.pipe(v.number(), v.safeInteger());
const byType = v.record(v.string(), cents);
const period = { covers_from: v.string(), covers_until: v.string(), due_on: v.string() };

const filedSchema = v.object({
  ...period,
  id: v.string(),
  version: v.number(),
  reason: optional,
  by_type: byType,
  lines: v.number(),
  sha256: v.string(),
  created_at: v.string(),
  by_name: optional,
  mine: v.boolean(),
  amended: v.boolean(),
  differs: v.boolean(),
});
export type FiledRow = v.InferOutput<typeof filedSchema>;

const reportsSchema = v.object({
  periods: v.array(v.object({ ...period, election_id: optional })),
  missing: v.array(v.object({ kind: v.picklist(DUTY_KINDS), count: v.number(), cents })),
  reports: v.array(filedSchema),
});
export type ReportsRow = v.InferOutput<typeof reportsSchema>;

export const reportsRead = defineRead<ReportsRow>({
  key: 'money-reports',
  ...often,
  path: () => callPath('money_reports'),
  parse: rowsOf('money_reports', reportsSchema),
});

const lineSchema = v.object({
  entry_id: optional,
  type: v.picklist(ENTRY_TYPES),
  cents,
  entries: v.number(),
  received_on: optional,
  month: v.string(),
  giver_kind: v.nullable(v.picklist(GIVER_KINDS)),
  name: optional,
  street: optional,
  city: optional,
  state: optional,
  postcode: optional,
  employer: optional,
  occupation: optional,
  election_id: optional,
  method: v.nullable(v.picklist(METHODS)),
  purpose: optional,
  so_far_cents: v.nullable(cents),
});
export type ReportLine = v.InferOutput<typeof lineSchema>;

const reportSchema = v.object({
  ...period,
  id: optional,
  version: v.number(),
  opening_cents: cents,
  closing_cents: cents,
  by_type: byType,
  /** Null: it is not filed yet. */
  sha256: optional,
  /** The hash of what would be filed now. */
  seen: v.string(),
  reason: optional,
  lines: v.array(lineSchema),
  gone: v.array(lineSchema),
  come: v.array(lineSchema),
});
export type ReportRow = v.InferOutput<typeof reportSchema>;

/** By a filed report's id; 'next': as the next one would be filed now. */
export const reportRead = keyedRead((id: string) =>
  defineRead<ReportRow>({
    key: `money-report:${id}`,
    maxAgeMs: 0,
    path: () => callPath('money_report', { of_report: id === 'next' ? null : id }),
    parse: rowsOf('money_report', reportSchema),
  }),
);

const publicationsSchema = v.object({
  problem: v.nullable(v.picklist(['nothing_filed', 'nothing_new', 'apart', 'own'])),
  published: v.array(
    v.object({
      id: v.string(),
      n: v.number(),
      as_of: v.string(),
      sha256: v.string(),
      at: v.string(),
      by_name: optional,
      raised_cents: cents,
      spent_cents: cents,
      reports: v.array(v.string()),
    }),
  ),
  withheld: v.array(
    v.object({ contributor_id: v.string(), name: optional, reason: v.string(), at: v.string(), by_name: optional }),
  ),
  named_again: v.array(
    v.object({
      contributor_id: v.string(),
      name: optional,
      reason: v.string(),
      at: v.string(),
      by_name: optional,
      since: v.string(),
      since_by_name: optional,
    }),
  ),
  /** What the next snapshot shows without its name, and the first of it. */
  hidden_lines: v.number(),
  hidden: v.array(v.object({ name: optional, type: v.picklist(ENTRY_TYPES), cents, on: optional, until: v.string() })),
});
export type PublicationsRow = v.InferOutput<typeof publicationsSchema>;

export const publicationsRead = defineRead<PublicationsRow>({
  key: 'money-publications',
  ...often,
  path: () => callPath('money_publications'),
  parse: rowsOf('money_publications', publicationsSchema),
});
