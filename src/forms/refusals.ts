/** Why the server refused a form, in words. The database's constraint names say which rule it was (supabase/migrations). */
import type { ItemError } from '../core/outbox/record.ts';
import { m } from '../messages/messages.js';
import { headcountMessage, MAX, tooLong } from './fields.ts';
import type { FieldMessages } from './valibotAdapter.ts';

export interface Refusal {
  /** Message by form field; empty when no field is to blame. */
  readonly fields: FieldMessages;
  /** One sentence for the person. */
  readonly words: string;
}

/** Constraint (end of its name), field, message. */
const RULES: readonly (readonly [RegExp, string, () => string])[] = [
  [/_name_at_least_2$/, 'name', m.forms_name_short],
  [/_name_at_most_200$/, 'name', () => tooLong(MAX.name)],
  [/_(email_shape|newsletter_email_required)$/, 'email', m.forms_email_invalid],
  [/_email_at_most_254$/, 'email', () => tooLong(MAX.email)],
  [/_email_or_phone$/, 'email', m.forms_contact_missing],
  [/_phone_at_least_10$/, 'phone', m.forms_phone_short],
  [/_phone_(1_to_40|at_most_40)$/, 'phone', () => tooLong(MAX.phone)],
  [/_address_at_least_5$/, 'address', m.forms_address_missing],
  [/_address_at_most_300$/, 'address', () => tooLong(MAX.address)],
  [/_availability_1_to_500$/, 'availability', () => tooLong(MAX.availability)],
  [/_interest_(known|required)$|_volunteer_interest_required$/, 'interest', m.forms_interest_missing],
  [/_idea_at_least_10$/, 'idea', m.forms_idea_short],
  [/_notes_1_to_4000$/, 'notes', () => tooLong(MAX.notes)],
  [/_headcount_1_to_10$/, 'headcount', headcountMessage],
];

/** Rules that no field of the form is to blame for: the end of the constraint's name, and the words. */
const WITHOUT_A_FIELD: readonly (readonly [string, () => string])[] = [
  ['_event_not_over', m.forms_event_over],
  ['_event_takes_place', m.forms_event_canceled],
  ['_event_open_to_all', m.forms_event_gone],
  ['_event_id_fkey', m.forms_event_gone],
  ['_loan_payment_owed', m.forms_loan_overpaid],
  ['_date_confirmed', m.forms_date_before_period],
  ['_contributor_id_fkey', m.forms_contributor_missing],
  ['_phone_time_believable', m.forms_date_far_off],
];

export function refusalMessages(error: ItemError | null): Refusal {
  const constraint = error?.constraint ?? '';
  const unblamed = WITHOUT_A_FIELD.find(([end]) => constraint.endsWith(end))?.[1];
  if (unblamed) return { fields: {}, words: unblamed() };
  const rule = RULES.find(([pattern]) => pattern.test(constraint));
  if (rule) {
    const [, field, say] = rule;
    const reason = say();
    return { fields: { [field]: reason }, words: m.forms_refused_because({ reason }) };
  }
  if (error?.code === 'already-arrived') return { fields: {}, words: m.forms_already_arrived() };
  if (error?.code === '42501') return { fields: {}, words: m.forms_not_your_role() };
  if (error?.status === 413) return { fields: {}, words: m.forms_too_large() };
  return { fields: {}, words: m.forms_refused() };
}
