/** A mail as claim_mails() hands it out. */
import * as v from 'valibot';
import { LOCALES } from '../../../core/locale.ts';

const mailSchema = v.object({
  id: v.string(),
  /** Tells a mail service that it had this one before. */
  key: v.string(),
  kind: v.literal('confirm_news'),
  address: v.string(),
  language: v.picklist(LOCALES),
  token: v.string(),
  unsubscribe: v.string(),
});
export type ClaimedMail = v.InferOutput<typeof mailSchema>;

/** Throws ValiError for what is no list of mails. */
export const parseClaimed = (answer: unknown): readonly ClaimedMail[] => v.parse(v.array(mailSchema), answer);
