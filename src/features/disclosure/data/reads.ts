/** What everybody asks of the books: the newest snapshot, and its lines. Kept on the device, for a dead spot. */
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { ENTRY_TYPES } from '../../money/model/entry.ts';
import { BASES, ELECTION_KINDS, GIVER_KINDS, METHODS, RULE_KINDS } from '../../money/model/rules.ts';
import { KINDS, SHOWN, SIZES, type Line } from '../model/entry.ts';
import type { Snapshot } from '../model/snapshot.ts';

const MINUTES_5 = 5 * 60_000;
const cents = v.pipe(v.number(), v.safeInteger());
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
const month = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/));
const text = v.nullable(v.string());
const byType = v.partial(v.object(Object.fromEntries(ENTRY_TYPES.map((type) => [type, cents]))));
const groups = v.array(v.tuple([v.string(), cents, cents, v.number()]));

const ruleSchema = v.object({
  kind: v.picklist(RULE_KINDS),
  contributor_kind: v.nullable(v.picklist(GIVER_KINDS)),
  methods: v.nullable(v.array(v.picklist(METHODS))),
  basis: v.nullable(v.picklist(BASES)),
  operator: v.nullable(v.picklist(['gt', 'gte'])),
  amount_cents: v.nullable(cents),
  days: v.nullable(v.number()),
  window_before: v.nullable(v.number()),
});
const aboutSchema = v.object({
  as_of: day,
  n: v.number(),
  totals: v.object({ raised_cents: cents, spent_cents: cents, cash_cents: cents }),
  groups: v.partial(v.object({ month: groups, size: groups, kind: groups, place: groups, purpose: groups })),
  reports: v.array(
    v.object({ covers_from: day, covers_until: day, version: v.number(), sha256: v.string(), filed_on: day }),
  ),
  elections: v.optional(v.record(v.string(), v.tuple([v.picklist(ELECTION_KINDS), text, text]))),
  corrections: v.array(
    v.object({ covers_until: day, version: v.number(), reason: v.string(), filed_on: day, was: byType, now: byType }),
  ),
  rules: v.nullable(
    v.object({
      jurisdiction: v.string(),
      version: v.number(),
      source_url: v.nullable(v.pipe(v.string(), v.regex(/^https:\/\//))),
      read_on: day,
      made_up: v.boolean(),
      rules: v.array(ruleSchema),
    }),
  ),
  lines: v.number(),
  withheld: v.number(),
});
const snapshotSchema = v.object({
  id: v.string(),
  sha256: v.string(),
  published_at: v.string(),
  about: v.unknown(),
  /** What is kept has it apart already. */
  raw: v.optional(v.unknown()),
  earlier: v.array(
    v.object({ n: v.number(), as_of: day, sha256: v.string(), raised_cents: cents, spent_cents: cents }),
  ),
});

export const publishedRead = defineRead<Snapshot>({
  key: 'published-money',
  maxAgeMs: MINUTES_5,
  path: () => callPath('published_money'),
  parse: (rows) =>
    v
      .parse(v.array(snapshotSchema), rows)
      .map(({ about, raw = about, ...snapshot }) => ({ ...snapshot, raw, about: v.parse(aboutSchema, raw) })),
});

const lineSchema = v.tuple([
  v.number(),
  v.picklist(ENTRY_TYPES),
  v.nullable(day),
  month,
  cents,
  v.number(),
  v.picklist(SHOWN),
  text,
  v.picklist(KINDS),
  text,
  text,
  text,
  text,
  v.nullable(v.picklist(METHODS)),
  text,
  v.picklist(SIZES),
]);

export interface PublishedLines {
  /** Of the snapshot. */
  readonly id: string;
  /** As they came over the wire: the hash is of them. */
  readonly rows: readonly Line[];
}

export const publishedLinesRead = defineRead<PublishedLines>({
  key: 'published-money-lines',
  // Tens of thousands: the snapshot beside them says within minutes whether there is a newer one (usePublishedLines).
  maxAgeMs: 12 * MINUTES_5,
  path: () => callPath('published_money_rows'),
  parse: (rows) => v.parse(v.array(v.object({ id: v.string(), rows: v.array(lineSchema) })), rows),
});
