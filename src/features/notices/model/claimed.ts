/** Mails to staff, as claim_mails() hands them out. */
import * as v from 'valibot';
import { LOCALES } from '../../../core/locale.ts';
import { countsSchema } from './notice.ts';

const toStaff = {
  id: v.string(),
  key: v.string(),
  address: v.string(),
  language: v.picklist(LOCALES),
};
export const assignedMailSchema = v.object({
  ...toStaff,
  kind: v.literal('assigned'),
  data: v.object({ count: v.number() }),
});
export const digestMailSchema = v.object({ ...toStaff, kind: v.literal('digest'), data: countsSchema });
export type NoticeMail = v.InferOutput<typeof assignedMailSchema> | v.InferOutput<typeof digestMailSchema>;
