/** What somebody of the staff was told, and whether they also want it by mail. */
import * as v from 'valibot';

export const countsSchema = v.object({
  new: v.number(),
  overdue: v.number(),
  mine: v.number(),
  /** What is due about money; mornings of before did not count it. */
  money: v.optional(v.number(), 0),
  /** Questions of town halls that wait for longer than was promised; as above. */
  questions: v.optional(v.number(), 0),
});
export type Counts = v.InferOutput<typeof countsSchema>;

/** What became of a text that one writes, and what of texts waits for whoever hears of it. */
export const TEXT_NOTICES = ['review', 'approved', 'changes', 'published', 'planned', 'verify'] as const;

const told = { id: v.string(), created_at: v.string(), read_at: v.nullable(v.string()) };

export const noticeSchema = v.variant('kind', [
  v.object({
    ...told,
    kind: v.literal('assigned'),
    what: v.picklist(['volunteer', 'idea', 'newsletter', 'event', 'yard_sign', 'call_back']),
    by_name: v.nullable(v.string()),
  }),
  v.object({ ...told, kind: v.literal('digest'), counts: countsSchema }),
  v.object({
    ...told,
    kind: v.picklist(TEXT_NOTICES),
    item: v.string(),
    of_kind: v.string(),
    /** As it is now: in one or both languages, or a name. */
    title: v.unknown(),
    /** What it went out with. */
    release: v.nullable(v.string()),
    together: v.nullable(v.string()),
    /** From when it is live, or by when somebody must have looked again. */
    at: v.nullable(v.string()),
    by_name: v.nullable(v.string()),
  }),
]);
export type Notice = v.InferOutput<typeof noticeSchema>;
export type TextNotice = Extract<Notice, { item: string }>;

export const isOfText = (notice: Notice): notice is TextNotice => 'item' in notice;

export const choicesSchema = v.object({ digest: v.boolean(), assigned: v.boolean() });
export type NoticeChoices = v.InferOutput<typeof choicesSchema>;
