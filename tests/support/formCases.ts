/**
 * One table of good and bad inputs for the five public forms. The same rows go through the schemas (tests/forms), the
 * dialogs in the browser (e2e) and the database (tests/db).
 *
 * `row` is what a client that skips the form would send to `table`: a good one is stored, a bad one breaks the
 * constraint named in `violates`. Every row has its own fixed id; RSVP rows name the event CASE_EVENT_ID, which must exist.
 */
import { boundCases } from './formCases/bounds.ts';
import { contactCases } from './formCases/contact.ts';
import { idea, newsletter, rsvp, volunteer, yardSign, type FormCase } from './formCases/build.ts';
import { textCases } from './formCases/texts.ts';

export { CASE_EVENT_ID, CASE_TIME } from './formCases/build.ts';
export type { FormCase, FormName } from './formCases/build.ts';

const SHORT_NAME = 'Name must be at least 2 characters';
const NAME = 'Name is required';
const PHONE_10 = 'Phone must be at least 10 digits';
const HEADCOUNT = 'Please enter a number from 1 to 10';

export const formCases: readonly FormCase[] = [
  volunteer('a volunteer with every field filled is accepted', {}),
  volunteer('availability and notes may stay empty', { availability: '', notes: '' }),
  volunteer('a name of one character is too short', { name: 'A' }, { name: SHORT_NAME }, 'signups_name_at_least_2'),
  volunteer('an empty name is too short', { name: '' }, { name: SHORT_NAME }, 'signups_name_at_least_2'),
  volunteer('a phone of ten characters is enough', { phone: '5550100123' }),
  volunteer(
    'a phone of nine characters is too short, even beside an e-mail',
    { phone: '555010012' },
    { phone: PHONE_10 },
    'signups_volunteer_phone_at_least_10',
  ),
  ...['door_knock', 'phone_bank', 'event_help', 'church_gotv'].map((interest) =>
    volunteer(`the interest ${interest} can be picked`, { interest }),
  ),
  volunteer(
    'an interest must be picked',
    { interest: '' },
    { interest: 'Please select an interest' },
    'signups_volunteer_interest_required',
  ),
  volunteer(
    'an interest nobody offered is refused',
    { interest: 'skydiving' },
    { interest: 'Please select an interest' },
    'signups_interest_known',
  ),
  volunteer(
    'everything wrong at once is said at once',
    { name: '', email: '', phone: '', interest: '' },
    { name: SHORT_NAME, email: 'Please provide either email or phone', interest: 'Please select an interest' },
    // Postgres tries the constraints by name
    'signups_email_or_phone',
  ),

  yardSign('a yard sign with every field filled is accepted', {}),
  yardSign('notes for a yard sign may stay empty', { notes: '' }),
  yardSign('a name of two letters is enough for a yard sign', { name: 'Bo' }),
  yardSign('a yard sign needs a name', { name: 'B' }, { name: NAME }, 'yard_sign_requests_name_at_least_2'),
  yardSign('an address of five characters is enough', { address: '1 Elm' }),
  yardSign(
    'an address of four characters is too short',
    { address: 'Elm1' },
    { address: 'Address is required' },
    'yard_sign_requests_address_at_least_5',
  ),
  yardSign('a yard sign needs a phone of ten characters', { phone: '5550100123' }),
  yardSign(
    'nine characters are no phone number for a yard sign',
    { phone: '555010012' },
    { phone: 'Phone number is required' },
    'yard_sign_requests_phone_at_least_10',
  ),
  yardSign(
    'a yard sign without a phone is refused',
    { phone: '' },
    { phone: 'Phone number is required' },
    'yard_sign_requests_phone_at_least_10',
  ),

  idea('an idea with every field filled is accepted', {}),
  idea('an idea needs a name', { name: '' }, { name: NAME }, 'signups_name_at_least_2'),
  idea('an idea of ten characters is enough', { idea: 'More trees' }),
  idea(
    'an idea of nine characters is too short',
    { idea: 'More tree' },
    { idea: 'Please share your idea (at least 10 characters)' },
    'signups_idea_at_least_10',
  ),
  idea('the phone of an idea may be short, because no rule says otherwise', { phone: '555-0100' }),

  newsletter('a subscription with every field filled is accepted', {}),
  newsletter('a subscription without a phone is accepted', { phone: '' }),
  newsletter('text messages may be agreed to', { consentSms: true }),
  newsletter('a subscription needs a name', { name: 'A' }, { name: NAME }, 'signups_name_at_least_2'),
  newsletter(
    'a subscription needs an e-mail, a phone does not replace it',
    { email: '' },
    { email: 'Invalid email' },
    'signups_newsletter_email_required',
  ),

  rsvp('an RSVP with every field filled is accepted', {}),
  rsvp('one person may come', { headcount: '1' }),
  rsvp('ten people may come', { headcount: '10' }),
  rsvp('an RSVP needs a name', { name: '' }, { name: NAME }, 'signups_name_at_least_2'),
  ...['0', '11', '-1', '1.5', 'NaN', '', '1e1', 'two'].map((headcount) =>
    rsvp(
      `a headcount of "${headcount}" is refused`,
      { headcount },
      { headcount: HEADCOUNT },
      'signups_headcount_1_to_10',
    ),
  ),

  ...contactCases,
  ...textCases,
  ...boundCases,
];
