/** The volunteer form's fields, rules (specification, section 5) and payload. */
import * as v from 'valibot';
import { canBeReached, MAX, nameField, optionalEmail, optionalPhone, optionalText } from '../../../forms/fields.ts';
import { m } from '../../../messages/messages.js';
import { INTEREST_VALUES, type VolunteerPayload } from './kind.ts';

export interface VolunteerValues {
  [field: string]: string;
  name: string;
  email: string;
  phone: string;
  interest: string;
  availability: string;
  notes: string;
}

export const volunteerSchema = v.pipe(
  v.object({
    name: nameField(m.forms_name_short),
    email: optionalEmail(),
    phone: optionalPhone({ length: 10, message: m.forms_phone_short }),
    interest: v.pipe(v.nullish(v.string(), ''), v.picklist(INTEREST_VALUES, m.forms_interest_missing)),
    availability: optionalText(MAX.availability),
    notes: optionalText(MAX.notes),
  }),
  v.forward(v.partialCheck([['email'], ['phone']], canBeReached, m.forms_contact_missing), ['email']),
) satisfies v.GenericSchema<unknown, VolunteerPayload>;
