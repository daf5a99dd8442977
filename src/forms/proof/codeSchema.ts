/** The six digits as they are typed. */
import * as v from 'valibot';
import { m } from '../../messages/messages.js';

/** Some authenticators show the code in two groups. */
export const codeSchema = v.object({
  code: v.pipe(
    v.nullish(v.string(), ''),
    v.transform((value) => value.replace(/\s/g, '')),
    v.check((value) => /^\d{6}$/.test(value), m.proof_code_wrong),
  ),
});
