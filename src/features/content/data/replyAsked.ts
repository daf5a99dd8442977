/** What a reply is to: a question of a town hall, an idea, or a place, with what is said of it now and the texts of the studio there are. */
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import { rowsOf } from '../../../backend/rows.ts';
import { keyedRead } from '../../../core/reads/keyedRead.ts';
import { defineRead } from '../../../core/reads/read.ts';

const text = v.nullable(v.string());
const rowSchema = v.object({
  asked: v.string(),
  text_en: text,
  text_es: text,
  event: text,
  answer_en: text,
  answer_es: text,
  named: text,
  replies: v.array(v.string()),
  // Of a place alone.
  slug: v.optional(text),
  plan_en: v.optional(text, null),
  plan_es: v.optional(text, null),
});
export type Asked = v.InferOutput<typeof rowSchema>;

/** None while not everybody reads what was asked. */
export const replyAskedRead = keyedRead((asked: string) =>
  defineRead<Asked>({
    key: `reply-asked:${asked}`,
    maxAgeMs: 0,
    path: () => callPath('reply_asked', { asked }),
    parse: rowsOf('reply_asked', rowSchema),
  }),
);
