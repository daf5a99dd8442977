/** Cases about how a person can be reached: shapes of e-mail addresses, and "at least one of e-mail or phone". */
import { idea, newsletter, rsvp, volunteer, type FormCase } from './build.ts';

const EITHER = 'Please provide either email or phone';

const GOOD_EMAILS = [
  "o'brien@example.com",
  'first.last+signs@sub.example.co.uk',
  '  padded@example.com  ',
  'a@b.co',
  'UPPER@EXAMPLE.COM',
  `${'l'.repeat(242)}@example.com`,
];

const BAD_EMAILS = [
  'a@b',
  'plain',
  'two@@example.com',
  'spa ce@example.com',
  'dot@end.',
  '@example.com',
  'name@-dash.com',
  'name@example..com',
  'josé@example.com',
  'name@exämple.com',
  'a@b.c,d@e.f',
];

const contactForms = [
  ['a volunteer', volunteer, 'signups_email_or_phone'],
  ['an idea', idea, 'signups_email_or_phone'],
  ['an RSVP', rsvp, 'signups_email_or_phone'],
] as const;

export const contactCases: readonly FormCase[] = [
  ...contactForms.flatMap(([what, make, constraint]) => [
    make(`${what} can be reached by e-mail alone`, { phone: '' }),
    make(`${what} can be reached by phone alone`, { email: '', phone: '(555) 010-0123' }),
    make(`${what} must leave an e-mail or a phone`, { email: '', phone: '' }, { email: EITHER }, constraint),
    make(
      `blanks are neither e-mail nor phone for ${what}`,
      { email: '  ', phone: '\t ' },
      { email: EITHER },
      'signups_email_shape',
    ),
  ]),
  ...GOOD_EMAILS.map((email) => newsletter(`the e-mail ${shown(email)} is accepted`, { email })),
  ...BAD_EMAILS.map((email) =>
    newsletter(`the e-mail ${shown(email)} is refused`, { email }, { email: 'Invalid email' }, 'signups_email_shape'),
  ),
  ...contactForms.map(([what, make]) =>
    make(
      `${what} cannot leave half an e-mail, even beside a phone`,
      { email: 'half@example' },
      { email: 'Invalid email' },
      'signups_email_shape',
    ),
  ),
];

function shown(email: string): string {
  return JSON.stringify(email.length > 60 ? `${email.slice(0, 8)}… (${email.length})` : email);
}
