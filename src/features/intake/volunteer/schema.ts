/** The volunteer form's fields, rules (specification, section 5) and payload. */
import * as v from 'valibot';
import {
  canBeReached,
  CONTACT_MESSAGE,
  MAX,
  nameField,
  optionalEmail,
  optionalPhone,
  optionalText,
} from '../../../forms/fields.ts';
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
    name: nameField('Name must be at least 2 characters'),
    email: optionalEmail(),
    phone: optionalPhone({ length: 10, message: 'Phone must be at least 10 digits' }),
    interest: v.pipe(v.nullish(v.string(), ''), v.picklist(INTEREST_VALUES, 'Please select an interest')),
    availability: optionalText(MAX.availability),
    notes: optionalText(MAX.notes),
  }),
  v.forward(v.partialCheck([['email'], ['phone']], canBeReached, CONTACT_MESSAGE), ['email']),
) satisfies v.GenericSchema<unknown, VolunteerPayload>;
