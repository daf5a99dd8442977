/** How the idea of a receipt stands. */
import * as v from 'valibot';
import { askByReceipt } from '../../../hooks/askByReceipt.ts';

const schema = v.object({
  state: v.picklist(['waiting', 'published', 'declined']),
  idea: v.nullable(v.string()),
  // None from a server of before there were any.
  appealed: v.optional(v.boolean(), false),
});
export type MyIdea = v.InferOutput<typeof schema>;

export const askMyIdea = (receipt: string) => askByReceipt('my_idea', schema, receipt);
