/** The idea form's fields, rules (specification, section 5) and payload. */
import * as v from 'valibot';
import {
  canBeReached,
  CONTACT_MESSAGE,
  MAX,
  nameField,
  optionalEmail,
  optionalPhone,
  requiredText,
} from '../../../forms/fields.ts';
import type { IdeaPayload } from './kind.ts';

export interface IdeaValues {
  [field: string]: string;
  name: string;
  email: string;
  phone: string;
  idea: string;
}

export const ideaSchema = v.pipe(
  v.object({
    name: nameField('Name is required'),
    email: optionalEmail(),
    phone: optionalPhone(),
    idea: requiredText(10, 'Please share your idea (at least 10 characters)', MAX.notes),
  }),
  v.forward(v.partialCheck([['email'], ['phone']], canBeReached, CONTACT_MESSAGE), ['email']),
) satisfies v.GenericSchema<unknown, IdeaPayload>;
