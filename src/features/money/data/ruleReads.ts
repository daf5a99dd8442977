/** What those who write the rules read: every version of them, and what a draft would do to the ledger. */
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import { rowsOf } from '../../../backend/rows.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { ruleSchema } from './reads.ts';

const optional = v.nullable(v.string());
const cents = v.nullable(v.pipe(v.number(), v.safeInteger()));

const versionSchema = v.object({
  id: v.string(),
  jurisdiction: v.string(),
  version: v.number(),
  effective_from: v.string(),
  source_url: optional,
  read_on: v.string(),
  made_up: v.boolean(),
  created_at: v.string(),
  by_name: optional,
  in_force: v.nullable(v.boolean()),
  rules: v.array(ruleSchema),
});
export type VersionRow = v.InferOutput<typeof versionSchema>;

export const versionsRead = defineRead<VersionRow>({
  key: 'money-rule-sets',
  maxAgeMs: 60_000,
  path: () => callPath('money_rule_sets'),
  parse: rowsOf('money_rule_sets', versionSchema),
});

const before = v.tuple([v.number(), v.number()]);
const previewSchema = v.object({
  counts: v.record(v.string(), v.number()),
  moved: v.array(
    v.object({
      what: v.picklist(['appears', 'goes', 'changes']),
      kind: v.picklist(['limit', 'prohibited', 'cash', 'anonymous', 'identify', 'late_report']),
      name: optional,
      since: optional,
      was_cents: cents,
      now_cents: cents,
      total_cents: cents,
    }),
  ),
  /** Now, and by the draft. */
  named: before,
  unapproved: before,
});
export type PreviewRow = v.InferOutput<typeof previewSchema>;

export const parsePreview = rowsOf('preview_rules', previewSchema);
