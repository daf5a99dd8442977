/** The newsletter form's fields, rules (specification, section 5) and payload. */
import * as v from 'valibot';
import { nameField, optionalPhone, requiredEmail } from '../../../forms/fields.ts';
import { m } from '../../../messages/messages.js';
import type { NewsletterPayload } from './kind.ts';

export interface NewsletterValues {
  [field: string]: string | boolean;
  name: string;
  email: string;
  phone: string;
  consentSms: boolean;
}

export const newsletterSchema = v.object({
  name: nameField(m.forms_name_missing),
  email: requiredEmail(),
  phone: optionalPhone(),
  consentSms: v.nullish(v.boolean(), false),
}) satisfies v.GenericSchema<unknown, NewsletterPayload>;
