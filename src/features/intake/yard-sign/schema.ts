/** The yard-sign form's fields, rules (specification, section 5) and payload. */
import * as v from 'valibot';
import { MAX, nameField, optionalText, requiredText } from '../../../forms/fields.ts';
import type { YardSignPayload } from './kind.ts';

export interface YardSignValues {
  [field: string]: string;
  name: string;
  address: string;
  phone: string;
  notes: string;
}

export const yardSignSchema = v.object({
  name: nameField('Name is required'),
  address: requiredText(5, 'Address is required', MAX.address),
  phone: requiredText(10, 'Phone number is required', MAX.phone),
  notes: optionalText(MAX.notes),
}) satisfies v.GenericSchema<unknown, YardSignPayload>;
