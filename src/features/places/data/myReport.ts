/** How the report of a receipt stands. */
import * as v from 'valibot';
import { askByReceipt } from '../../../hooks/askByReceipt.ts';
import { FIELDS } from '../model/field.ts';
import { OWNERS } from '../model/owners.ts';

const optional = v.nullable(v.string());
const schema = v.object({
  state: v.picklist(['waiting', 'on_page', 'not_ours', 'declined']),
  belongs_to: v.nullable(v.picklist(OWNERS)),
  answer_en: optional,
  answer_es: optional,
  slug: optional,
  title_en: optional,
  title_es: optional,
  /** What was put right because of it. */
  corrections: v.optional(
    v.array(
      v.object({
        on: v.string(),
        field: v.picklist(FIELDS),
        now: optional,
        reason_en: optional,
        reason_es: optional,
      }),
    ),
    [],
  ),
});
export type MyReport = v.InferOutput<typeof schema>;

export const askMyReport = (receipt: string) => askByReceipt('my_site_report', schema, receipt);
