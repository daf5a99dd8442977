/** What people ask about what is kept of them, and what erasing would do: as the server tells it, and in which order it is shown. */
import * as v from 'valibot';
import { parseTimestamp } from '../../../core/session/time.ts';

export const KINDS = ['access', 'correct', 'erase'] as const;
export type Kind = (typeof KINDS)[number];
export const FIELDS = ['name', 'email', 'phone', 'address'] as const;
export type Field = (typeof FIELDS)[number];
/** As in the database: within how many days an answer is due. */
export const ANSWER_DAYS = 45;

const optional = v.nullable(v.string());
const summed = v.object({ table: v.string(), deed: v.string(), rows: v.number() });
const mention = v.object({ table: v.string(), column: v.string(), rows: v.number() });
const staying = v.object({ what: v.string(), rows: v.number() });
const reportEntries = {
  rows: v.array(summed),
  stays: v.array(staying),
  mentions: v.array(mention),
  /** How many records are included because leaders joined them. */
  joined: v.optional(v.number(), 0),
};
const reportSchema = v.object(reportEntries);
export type Report = v.InferOutput<typeof reportSchema>;

export const requestSchema = v.object({
  id: v.string(),
  kind: v.picklist(KINDS),
  name: optional,
  email: optional,
  phone: optional,
  opened_at: v.string(),
  due_at: v.string(),
  closed_at: optional,
  report: v.nullable(reportSchema),
  steps: v.array(v.object({ id: v.string(), step: v.string(), reason: optional, at: v.string(), by: optional })),
});
export type PrivacyRequest = v.InferOutput<typeof requestSchema>;

const planSchema = v.object({
  ...reportEntries,
  found: v.array(
    v.object({
      of_table: v.string(),
      id: v.string(),
      name: optional,
      email: optional,
      phone: optional,
      address: optional,
    }),
  ),
  duplicates: v.array(
    v.object({
      ref: v.string(),
      of_table: v.string(),
      name: optional,
      email: optional,
      phone: optional,
      address: optional,
      at: v.string(),
      reasons: v.array(v.string()),
    }),
  ),
  choices: v.array(
    v.object({
      ref: v.string(),
      same: v.boolean(),
      name: optional,
      email: optional,
      phone: optional,
      address: optional,
    }),
  ),
  standing_signs: v.number(),
  is_staff: v.boolean(),
});
export type Plan = v.InferOutput<typeof planSchema>;
export const parsePlan = (answer: unknown): Plan => v.parse(planSchema, answer);

export const ruleSchema = v.object({ subject: v.string(), days: v.nullable(v.number()), due: v.number() });
export type Rule = v.InferOutput<typeof ruleSchema>;

const fileSchema = v.object({
  made_at: v.string(),
  name: optional,
  email: optional,
  phone: optional,
  sections: v.array(v.object({ table: v.string(), rows: v.array(v.record(v.string(), v.unknown())) })),
});
export type PersonFile = v.InferOutput<typeof fileSchema>;
export const parseFile = (answer: unknown): PersonFile => v.parse(fileSchema, answer);

export const isOverdue = (asks: PrivacyRequest, now: number): boolean =>
  asks.closed_at === null && (parseTimestamp(asks.due_at) ?? 0) < now;
export const isChecked = (asks: PrivacyRequest): boolean => asks.steps.some(({ step }) => step === 'identity_checked');
export const wasPutOff = (asks: PrivacyRequest): boolean => asks.steps.some(({ step }) => step === 'extended');

/** Open ones first, what is due first; then what was closed, the latest first. */
export function inOrder(all: readonly PrivacyRequest[]): readonly PrivacyRequest[] {
  const at = (text: string | null) => parseTimestamp(text ?? '') ?? 0;
  return [...all].sort((a, b) => {
    if ((a.closed_at === null) !== (b.closed_at === null)) return a.closed_at === null ? -1 : 1;
    return a.closed_at === null ? at(a.due_at) - at(b.due_at) : at(b.closed_at) - at(a.closed_at);
  });
}
