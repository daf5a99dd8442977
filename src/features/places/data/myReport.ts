/** How the report of a receipt stands. */
import * as v from 'valibot';
import { askByReceipt } from '../../../hooks/askByReceipt.ts';
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
});
export type MyReport = v.InferOutput<typeof schema>;

export const askMyReport = (receipt: string) => askByReceipt('my_site_report', schema, receipt);
