/** A mail to whoever left an address with a question or an idea, as claim_mails() hands it out. */
import * as v from 'valibot';
import { LOCALES } from '../../../core/locale.ts';

export const STEPS = {
  question: ['shown', 'merged', 'declined', 'answered', 'done', 'led', 'milestone', 'rated'],
  idea: ['shown', 'merged', 'declined', 'answered', 'under_review', 'in_plan', 'no', 'led', 'milestone', 'rated'],
} as const;

/** It was answered before, and we wrote of that: of an answer alone. */
const again = v.optional(v.boolean(), false);
/** What has a page: its kind and slug, 'commitment street-lights'; an idea by its id. */
const page = v.nullable(v.pipe(v.string(), v.regex(/^[a-z-]+ [a-z0-9-]+$/)));

export const movedMailSchema = v.object({
  id: v.string(),
  key: v.string(),
  kind: v.literal('moved'),
  address: v.string(),
  language: v.picklist(LOCALES),
  unsubscribe: v.string(),
  data: v.variant('about', [
    v.object({ about: v.literal('question'), step: v.picklist(STEPS.question), page, again }),
    v.object({ about: v.literal('idea'), step: v.picklist(STEPS.idea), page, again }),
  ]),
});
export type MovedMail = v.InferOutput<typeof movedMailSchema>;
