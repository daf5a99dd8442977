/** Owns the RSVP form's fields, rules (specification, section 5) and payload. */
import * as v from 'valibot';
import {
  canBeReached,
  CONTACT_MESSAGE,
  headcountField,
  nameField,
  optionalEmail,
  optionalPhone,
} from '../../forms/fields.ts';
import type { RsvpPayload } from './submission.ts';

export interface RsvpValues {
  [field: string]: string;
  /** Not shown: the event the dialog was opened for. */
  eventId: string;
  name: string;
  email: string;
  phone: string;
  /** What the number input holds, a text. */
  headcount: string;
}

export const rsvpSchema = v.pipe(
  v.object({
    eventId: v.pipe(v.nullish(v.string(), ''), v.uuid('Please choose an event')),
    name: nameField('Name is required'),
    email: optionalEmail(),
    phone: optionalPhone(),
    headcount: headcountField(),
  }),
  v.forward(v.partialCheck([['email'], ['phone']], canBeReached, CONTACT_MESSAGE), ['email']),
) satisfies v.GenericSchema<unknown, RsvpPayload>;
