/** The idea form's fields, rules (specification, section 5) and payload. */
import * as v from 'valibot';
import { canBeReached, MAX, nameField, optionalEmail, optionalPhone, requiredText } from '../../../forms/fields.ts';
import { m } from '../../../messages/messages.js';
import type { IdeaPayload } from './kind.ts';

export interface IdeaValues {
  [field: string]: string | boolean;
  name: string;
  email: string;
  phone: string;
  idea: string;
  share: boolean;
  write: boolean;
}

export const ideaSchema = v.pipe(
  v.object({
    name: nameField(m.forms_name_missing),
    email: optionalEmail(),
    phone: optionalPhone(),
    idea: requiredText(10, m.forms_idea_short, MAX.notes),
    share: v.nullish(v.boolean(), false),
    write: v.nullish(v.boolean(), false),
  }),
  v.forward(v.partialCheck([['email'], ['phone']], canBeReached, m.forms_contact_missing), ['email']),
) satisfies v.GenericSchema<unknown, IdeaPayload>;
