/** What people agree to when they send a form, kept for every version that a row may name. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { LOCALES, setLocale } from '../../src/core/locale.ts';
import { WORDING_VERSION } from '../../src/forms/filledIn.ts';
import { m } from '../../src/messages/messages.js';

/** sha256 of the words of each version. A version that people may have agreed to is never changed, only followed by another. */
const WORDINGS: Readonly<Record<string, string>> = {
  '2026-11-22': 'd895c3291fd072d3d2c1845a1a02eebf3092f5e97cde641c1bf5fa317848ed65',
  '2026-11-23': '54ca2e05fc8fdf479a7ffe2fef3848d1062b651b7cbfd672d0dbc3c153c17a0f',
  '2026-11-24': 'cd694d1f36cd911209f4c3c6ed59da417ae6115164a9ddde41269cab1d6bc4ef',
};

/** What stands by the fields for an address and a number, and on the button: lead, hint, label. */
const CONSENTS = [
  m.intake_volunteer_lead,
  m.intake_volunteer_send,
  m.intake_sign_lead,
  m.intake_sign_send,
  m.intake_newsletter_lead,
  m.intake_newsletter_send,
  m.intake_idea_share,
  m.intake_idea_share_hint,
  m.intake_idea_write,
  m.townhall_ask_email_hint,
  m.intake_text_me,
  m.intake_text_me_hint,
  m.forms_one_is_enough,
];

describe('the words of a consent', () => {
  it('are of the version that a row names', () => {
    const said = LOCALES.flatMap((locale) => {
      setLocale(locale);
      return CONSENTS.map((text) => text());
    });
    setLocale('en');
    const words = `Changed words need a new WORDING_VERSION, today's date:\n${said.join('\n')}`;
    expect(createHash('sha256').update(said.join('\n')).digest('hex'), words).toBe(WORDINGS[WORDING_VERSION]);
  });
});
