/** Cases about upper bounds: the longest text that is accepted, and one code point more. */
import { idea, newsletter, rsvp, volunteer, yardSign, type FormCase } from './build.ts';

const letters = (count: number) => 'x'.repeat(count);
const emailOf = (length: number) => `${letters(length - '@example.com'.length)}@example.com`;
const keepUnder = (max: string) => `Please keep this under ${max} characters`;

export const boundCases: readonly FormCase[] = [
  volunteer('a name of 200 characters is accepted', { name: letters(200) }),
  volunteer('a name of 200 emoji is accepted', { name: '🌲'.repeat(200) }),
  volunteer(
    'a name of 201 is too long',
    { name: letters(201) },
    { name: keepUnder('200') },
    'signups_name_at_most_200',
  ),
  volunteer(
    'an e-mail of 255 is too long',
    { email: emailOf(255) },
    { email: keepUnder('254') },
    'signups_email_at_most_254',
  ),
  volunteer('a phone of 40 characters is accepted', { phone: letters(40) }),
  volunteer('a phone of 41 is too long', { phone: letters(41) }, { phone: keepUnder('40') }, 'signups_phone_1_to_40'),
  volunteer('an availability of 500 characters is accepted', { availability: letters(500) }),
  volunteer(
    'an availability of 501 is too long',
    { availability: letters(501) },
    { availability: keepUnder('500') },
    'signups_availability_1_to_500',
  ),
  volunteer('notes of 4,000 characters are accepted', { notes: letters(4000) }),
  volunteer(
    'notes of 4,001 are too long',
    { notes: letters(4001) },
    { notes: keepUnder('4,000') },
    'signups_notes_1_to_4000',
  ),
  yardSign('an address of 300 characters is accepted', { address: letters(300) }),
  yardSign(
    'an address of 301 is too long',
    { address: letters(301) },
    { address: keepUnder('300') },
    'yard_sign_requests_address_at_most_300',
  ),
  yardSign(
    'a name of 201 is too long',
    { name: letters(201) },
    { name: keepUnder('200') },
    'yard_sign_requests_name_at_most_200',
  ),
  yardSign(
    'a phone of 41 is too long',
    { phone: letters(41) },
    { phone: keepUnder('40') },
    'yard_sign_requests_phone_at_most_40',
  ),
  yardSign(
    'notes of 4,001 are too long',
    { notes: letters(4001) },
    { notes: keepUnder('4,000') },
    'yard_sign_requests_notes_1_to_4000',
  ),
  idea('an idea of 4,000 characters is accepted', { idea: letters(4000) }),
  idea(
    'an idea of 4,001 is too long',
    { idea: letters(4001) },
    { idea: keepUnder('4,000') },
    'signups_notes_1_to_4000',
  ),
  newsletter(
    'an e-mail of 255 is too long',
    { email: emailOf(255) },
    { email: keepUnder('254') },
    'signups_email_at_most_254',
  ),
  newsletter('a phone of 41 is too long', { phone: letters(41) }, { phone: keepUnder('40') }, 'signups_phone_1_to_40'),
  rsvp('a name of 201 is too long', { name: letters(201) }, { name: keepUnder('200') }, 'signups_name_at_most_200'),
];
