/** What those who take money read of it, kept on the device per person. */
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import { readableRowsOf, rowsOf } from '../../../backend/rows.ts';
import { keyedRead } from '../../../core/reads/keyedRead.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { ENTRY_TYPES } from '../model/entry.ts';
import { BASES, ELECTION_KINDS, GIVER_KINDS, METHODS, RULE_KINDS } from '../model/rules.ts';
import { DUTY_KINDS } from '../model/words.ts';

const MINUTE_MS = 60_000;
const often = { maxAgeMs: MINUTE_MS, refetchMs: 2 * MINUTE_MS };
const optional = v.nullable(v.string());
const cents = v.pipe(v.number(), v.safeInteger());
const method = v.nullable(v.picklist(METHODS));

export const ruleSchema = v.object({
  id: v.string(),
  kind: v.picklist(RULE_KINDS),
  contributor_kind: v.nullable(v.picklist(GIVER_KINDS)),
  methods: v.nullable(v.array(v.picklist(METHODS))),
  basis: v.nullable(v.picklist(BASES)),
  operator: v.nullable(v.picklist(['gt', 'gte'])),
  amount_cents: v.nullable(cents),
  days: v.nullable(v.number()),
  window_before: v.nullable(v.number()),
});
export const cycleSchema = v.object({ id: v.string(), begins_on: v.string(), ends_on: v.string() });
export const electionSchema = v.object({
  id: v.string(),
  cycle: v.string(),
  held_on: v.string(),
  // What a device kept before they had names has none.
  kind: v.optional(v.picklist(ELECTION_KINDS)),
  name_en: v.optional(optional),
  name_es: v.optional(optional),
});
const rulesSchema = v.object({
  today: v.string(),
  set: v.nullable(
    v.object({
      jurisdiction: v.string(),
      version: v.number(),
      effective_from: v.string(),
      source_url: optional,
      read_on: v.string(),
      made_up: v.boolean(),
    }),
  ),
  rules: v.array(ruleSchema),
  cycles: v.array(cycleSchema),
  elections: v.array(electionSchema),
  /** The first date that is in no filed report. What a device kept before it was told has none. */
  open_from: v.optional(optional),
});
export type RulesRow = v.InferOutput<typeof rulesSchema>;
export const rulesRead = defineRead<RulesRow>({
  key: 'money-rules',
  maxAgeMs: 10 * MINUTE_MS,
  path: () => callPath('money_rules'),
  parse: rowsOf('money_rules', rulesSchema),
});

const bookSchema = v.object({
  id: v.string(),
  root: v.string(),
  kind: v.picklist(GIVER_KINDS),
  name: optional,
  street: optional,
  city: optional,
  state: optional,
  postcode: optional,
  employer: optional,
  occupation: optional,
  gifts: v.array(v.object({ id: v.string(), on: v.string(), cents, election: optional, method })),
});
export type BookRow = v.InferOutput<typeof bookSchema>;
export const bookRead = defineRead<BookRow>({
  key: 'money-book',
  ...often,
  path: () => callPath('money_book'),
  parse: rowsOf('money_book', bookSchema),
});

const entrySchema = v.object({
  id: v.string(),
  arrival: v.number(),
  type: v.picklist(ENTRY_TYPES),
  amount_cents: cents,
  contributor_id: optional,
  name: optional,
  received_on: v.string(),
  election_id: optional,
  method,
  check_number: optional,
  purpose: optional,
  memo: optional,
  signed: v.boolean(),
  action: optional,
  reason: optional,
  reverses_id: optional,
  refunds_id: optional,
  by_name: optional,
  mine: v.boolean(),
  reversed: v.boolean(),
  refunded_cents: cents,
  pictures: v.number(),
  approved: v.boolean(),
});
export type EntryRow = v.InferOutput<typeof entrySchema>;
export const parseEntries = rowsOf('money_ledger', entrySchema);
/** The newest of them; older ones are asked for. */
export const ledgerRead = defineRead<EntryRow>({
  key: 'money-ledger',
  ...often,
  path: () => callPath('money_ledger', {}),
  parse: parseEntries,
});

const overviewSchema = v.object({
  as_of: v.string(),
  today: v.string(),
  raised_cents: cents,
  spent_cents: cents,
  cash_cents: cents,
  in_kind_cents: cents,
  owed_cents: cents,
  week_cents: cents,
  givers: v.number(),
  entries: v.number(),
  months: v.array(v.object({ month: v.string(), raised_cents: cents, spent_cents: cents })),
});
export type OverviewRow = v.InferOutput<typeof overviewSchema>;
export const overviewRead = defineRead<OverviewRow>({
  key: 'money-overview',
  ...often,
  path: () => callPath('money_overview'),
  parse: rowsOf('money_overview', overviewSchema),
});

const dutySchema = v.object({
  key: v.string(),
  kind: v.picklist(DUTY_KINDS),
  contributor_id: optional,
  entry_id: optional,
  cents,
  /** Of a report, its last day. */
  period: v.string(),
  since: v.string(),
  due_on: v.string(),
  name: optional,
});
export type DutyRow = v.InferOutput<typeof dutySchema>;
export const dutiesRead = defineRead<DutyRow>({
  key: 'money-duties',
  // Asked again at each visit: what was filed, deposited or confirmed on another page is no duty any more.
  ...often,
  maxAgeMs: 0,
  path: () => callPath('money_obligations'),
  // A duty of a kind that a later version of the app knows hides no other one.
  parse: readableRowsOf('money_obligations', dutySchema),
});

const loanSchema = v.object({
  id: v.string(),
  name: optional,
  kind: v.picklist(GIVER_KINDS),
  lent_cents: cents,
  paid_cents: cents,
  since: optional,
  // What a device kept before they were told has none.
  entries: v.optional(v.array(v.string()), []),
});
export type LoanRow = v.InferOutput<typeof loanSchema>;
export const loansRead = defineRead<LoanRow>({
  key: 'money-loans',
  ...often,
  path: () => callPath('money_loans'),
  parse: rowsOf('money_loans', loanSchema),
});

/** One entry, asked for when a page leads to it. */
export const entryRead = keyedRead((entry) =>
  defineRead<EntryRow>({
    key: `money-entry:${entry}`,
    maxAgeMs: 0,
    path: () => callPath('money_ledger', { of_entry: entry, most: 1 }),
    parse: parseEntries,
  }),
);
