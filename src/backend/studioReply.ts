/** A reply of the studio as the desks of questions and of ideas are told of it: what everybody reads as the answer now. */
import * as v from 'valibot';

const text = v.nullable(v.string());

const schema = v.object({
  /** Its id in the studio. */
  item: v.string(),
  en: text,
  es: text,
  /** YYYY-MM-DD */
  on: v.string(),
});
export type StudioReply = v.InferOutput<typeof schema>;

/** null for none. There is none in what a device kept from before there were any. */
export const studioReply = v.optional(v.nullable(schema), null);
