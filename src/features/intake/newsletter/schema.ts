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

export const newsletterSchema = v.pipe(
  v.object({
    name: nameField(m.forms_name_missing),
    email: requiredEmail(),
    phone: optionalPhone(),
    consentSms: v.nullish(v.boolean(), false),
  }),
  // Without a phone there is nothing to consent to.
  v.transform(({ consentSms, ...rest }) => ({ ...rest, consentSms: consentSms && rest.phone !== null })),
) satisfies v.GenericSchema<unknown, NewsletterPayload>;
