/** The newsletter form's fields, rules (specification, section 5) and payload. */
import * as v from 'valibot';
import { nameField, optionalPhone, requiredEmail } from '../../../forms/fields.ts';
import type { NewsletterPayload } from './kind.ts';

export interface NewsletterValues {
  [field: string]: string | boolean;
  name: string;
  email: string;
  phone: string;
  consentSms: boolean;
}

export const newsletterSchema = v.object({
  name: nameField('Name is required'),
  email: requiredEmail(),
  phone: optionalPhone(),
  consentSms: v.nullish(v.boolean(), false),
}) satisfies v.GenericSchema<unknown, NewsletterPayload>;
