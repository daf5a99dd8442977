/** What somebody of the staff was told, and whether they also want it by mail. */
import * as v from 'valibot';

export const countsSchema = v.object({ new: v.number(), overdue: v.number(), mine: v.number() });
export type Counts = v.InferOutput<typeof countsSchema>;

const told = { id: v.string(), created_at: v.string(), read_at: v.nullable(v.string()) };

export const noticeSchema = v.variant('kind', [
  v.object({
    ...told,
    kind: v.literal('assigned'),
    what: v.picklist(['volunteer', 'idea', 'newsletter', 'event', 'yard_sign', 'call_back']),
    by_name: v.nullable(v.string()),
  }),
  v.object({ ...told, kind: v.literal('digest'), counts: countsSchema }),
]);
export type Notice = v.InferOutput<typeof noticeSchema>;

export const choicesSchema = v.object({ digest: v.boolean(), assigned: v.boolean() });
export type NoticeChoices = v.InferOutput<typeof choicesSchema>;
