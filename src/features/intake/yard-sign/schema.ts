/** The yard-sign form's fields, rules (specification, section 5) and payload. */
import * as v from 'valibot';
import { MAX, nameField, optionalText, requiredText } from '../../../forms/fields.ts';
import { m } from '../../../messages/messages.js';
import type { YardSignPayload } from './kind.ts';

export interface YardSignValues {
  [field: string]: string;
  name: string;
  address: string;
  phone: string;
  notes: string;
}

export const yardSignSchema = v.object({
  name: nameField(m.forms_name_missing),
  address: requiredText(5, m.forms_address_missing, MAX.address),
  phone: requiredText(10, m.forms_phone_missing, MAX.phone),
  notes: optionalText(MAX.notes),
}) satisfies v.GenericSchema<unknown, YardSignPayload>;
