/** Why the server refused a form, in words. The database's constraint names say which rule it was (supabase/migrations). */
import type { ItemError } from '../core/outbox/record.ts';
import { CONTACT_MESSAGE, EMAIL_MESSAGE, HEADCOUNT_MESSAGE, MAX, tooLong } from './fields.ts';
import type { FieldMessages } from './valibotAdapter.ts';

export interface Refusal {
  /** Message by form field; empty when no field is to blame. */
  readonly fields: FieldMessages;
  /** One sentence for the person. */
  readonly words: string;
}

const GENERAL = 'The campaign’s server did not accept this. Please check what you typed.';

/** Constraint (end of its name), field, message. */
const RULES: readonly (readonly [RegExp, string, string])[] = [
  [/_name_at_least_2$/, 'name', 'Name must be at least 2 characters'],
  [/_name_at_most_200$/, 'name', tooLong(MAX.name)],
  [/_(email_shape|newsletter_email_required)$/, 'email', EMAIL_MESSAGE],
  [/_email_at_most_254$/, 'email', tooLong(MAX.email)],
  [/_email_or_phone$/, 'email', CONTACT_MESSAGE],
  [/_phone_at_least_10$/, 'phone', 'Phone must be at least 10 digits'],
  [/_phone_(1_to_40|at_most_40)$/, 'phone', tooLong(MAX.phone)],
  [/_address_at_least_5$/, 'address', 'Address is required'],
  [/_address_at_most_300$/, 'address', tooLong(MAX.address)],
  [/_availability_1_to_500$/, 'availability', tooLong(MAX.availability)],
  [/_interest_(known|required)$|_volunteer_interest_required$/, 'interest', 'Please select an interest'],
  [/_idea_at_least_10$/, 'idea', 'Please share your idea (at least 10 characters)'],
  [/_notes_1_to_4000$/, 'notes', tooLong(MAX.notes)],
  [/_headcount_1_to_10$/, 'headcount', HEADCOUNT_MESSAGE],
];

/** Rules that no field of the form is to blame for: the end of the constraint's name, and the words. */
const WITHOUT_A_FIELD: readonly (readonly [string, string])[] = [
  ['_event_not_over', 'This event is over. Please pick another one.'],
  ['_event_takes_place', 'This event has been cancelled. Please pick another one.'],
  ['_event_open_to_all', 'This event is no longer listed. Please pick another one.'],
  [
    '_phone_time_believable',
    'The date on this device is far off. Please set it right, then fill in the form once more.',
  ],
];

export function refusalMessages(error: ItemError | null): Refusal {
  const constraint = error?.constraint ?? '';
  if (constraint.endsWith('_event_id_fkey')) {
    return { fields: {}, words: 'This event is no longer listed. Please pick another one.' };
  }
  const words = WITHOUT_A_FIELD.find(([end]) => constraint.endsWith(end))?.[1];
  if (words !== undefined) return { fields: {}, words };
  const rule = RULES.find(([pattern]) => pattern.test(constraint));
  if (rule) {
    const [, field, message] = rule;
    return { fields: { [field]: message }, words: `The campaign’s server did not accept this: ${message}.` };
  }
  if (error?.code === 'already-arrived') {
    return {
      fields: {},
      words: 'An earlier version of this had already arrived. The changes made since were not sent.',
    };
  }
  if (error?.code === '42501') {
    return {
      fields: {},
      words:
        'The campaign’s server does not take this from your account. If your role has changed, ask a campaign manager.',
    };
  }
  if (error?.status === 413) {
    return { fields: {}, words: 'This is more than the campaign’s server takes at once. Please make it shorter.' };
  }
  return { fields: {}, words: GENERAL };
}
