/** A mail that asks whether an address is somebody's own, as claim_mails() hands it out. */
import * as v from 'valibot';
import { LOCALES } from '../../../core/locale.ts';

export const confirmationSchema = v.object({
  id: v.string(),
  /** Tells a mail service that it had this one before. */
  key: v.string(),
  kind: v.literal('confirm_news'),
  address: v.string(),
  language: v.picklist(LOCALES),
  token: v.string(),
  unsubscribe: v.string(),
});
export type ConfirmationMail = v.InferOutput<typeof confirmationSchema>;
