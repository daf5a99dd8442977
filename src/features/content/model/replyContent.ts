/** The answer to a question of a town hall, or the response to an idea: told with it while it is live, and nowhere by itself. */
import * as f from '../../../core/content/fields.ts';
import { defineContentKind, type BodyOf } from '../../../core/content/kind.ts';

export const replyContent = defineContentKind({
  kind: 'reply',
  eyes: 2,
  title: 'text',
  fields: {
    asked: f.asked(['question', 'idea'], { required: true }),
    /** As long as the wall's own responses. */
    text: f.text({ each: true, max: 2000, required: true }),
    /** Who answers: the town halls say so of every answer. */
    named: f.text({ max: 120, required: true }),
  },
});

export type ReplyBody = BodyOf<typeof replyContent>;

/** Its part of the address: nothing of what is said, so that a planned one gives nothing away. */
export const replySlug = (asked: string): string => asked.replace('/', '-').slice(0, 'question-'.length + 8);
