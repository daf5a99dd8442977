/** The mails about an account in words, for the backend that sends them. supabase/templates says the same for hosted Supabase. */
import type { Locale } from '../../core/locale.ts';
// Each by itself: a server's first mail waited for all 6,000 messages of the app, a second of a processor's time.
import { auth_mail_confirm } from '../../messages/messages/auth_mail_confirm.js';
import { auth_mail_confirm_text } from '../../messages/messages/auth_mail_confirm_text.js';
import { auth_mail_email_change } from '../../messages/messages/auth_mail_email_change.js';
import { auth_mail_email_change_current_text } from '../../messages/messages/auth_mail_email_change_current_text.js';
import { auth_mail_email_change_text } from '../../messages/messages/auth_mail_email_change_text.js';
import { auth_mail_email_changed } from '../../messages/messages/auth_mail_email_changed.js';
import { auth_mail_email_changed_text } from '../../messages/messages/auth_mail_email_changed_text.js';
import { auth_mail_factor_added } from '../../messages/messages/auth_mail_factor_added.js';
import { auth_mail_factor_added_text } from '../../messages/messages/auth_mail_factor_added_text.js';
import { auth_mail_have_already } from '../../messages/messages/auth_mail_have_already.js';
import { auth_mail_have_already_text } from '../../messages/messages/auth_mail_have_already_text.js';
import { auth_mail_invite } from '../../messages/messages/auth_mail_invite.js';
import { auth_mail_invite_text } from '../../messages/messages/auth_mail_invite_text.js';
import { auth_mail_magic_link } from '../../messages/messages/auth_mail_magic_link.js';
import { auth_mail_magic_link_text } from '../../messages/messages/auth_mail_magic_link_text.js';
import { auth_mail_reauthentication } from '../../messages/messages/auth_mail_reauthentication.js';
import { auth_mail_reauthentication_text } from '../../messages/messages/auth_mail_reauthentication_text.js';
import { auth_mail_recovery } from '../../messages/messages/auth_mail_recovery.js';
import { auth_mail_recovery_text } from '../../messages/messages/auth_mail_recovery_text.js';
import { auth_mail_sign_in_added } from '../../messages/messages/auth_mail_sign_in_added.js';
import { auth_mail_sign_in_added_text } from '../../messages/messages/auth_mail_sign_in_added_text.js';
import { auth_mail_sign_in_removed } from '../../messages/messages/auth_mail_sign_in_removed.js';
import { auth_mail_sign_in_removed_text } from '../../messages/messages/auth_mail_sign_in_removed_text.js';

/** What a mail hands over; '' where it has none. */
export interface Handed {
  readonly code: string;
  readonly link: string;
  /** What was changed: a provider, an address, the name of a factor. */
  readonly what: string;
}

type Text = (handed: Handed, options: { readonly locale: Locale }) => string;

/** As elsewhere, so that a search finds who says them. */
const m = {
  auth_mail_confirm,
  auth_mail_confirm_text,
  auth_mail_email_change,
  auth_mail_email_change_current_text,
  auth_mail_email_change_text,
  auth_mail_email_changed,
  auth_mail_email_changed_text,
  auth_mail_factor_added,
  auth_mail_factor_added_text,
  auth_mail_have_already,
  auth_mail_have_already_text,
  auth_mail_invite,
  auth_mail_invite_text,
  auth_mail_magic_link,
  auth_mail_magic_link_text,
  auth_mail_reauthentication,
  auth_mail_reauthentication_text,
  auth_mail_recovery,
  auth_mail_recovery_text,
  auth_mail_sign_in_added,
  auth_mail_sign_in_added_text,
  auth_mail_sign_in_removed,
  auth_mail_sign_in_removed_text,
};

const MAILS = {
  confirm: [m.auth_mail_confirm, m.auth_mail_confirm_text],
  recovery: [m.auth_mail_recovery, m.auth_mail_recovery_text],
  magic_link: [m.auth_mail_magic_link, m.auth_mail_magic_link_text],
  email_change: [m.auth_mail_email_change, m.auth_mail_email_change_text],
  email_change_current: [m.auth_mail_email_change, m.auth_mail_email_change_current_text],
  invite: [m.auth_mail_invite, m.auth_mail_invite_text],
  reauthentication: [m.auth_mail_reauthentication, m.auth_mail_reauthentication_text],
  have_already: [m.auth_mail_have_already, m.auth_mail_have_already_text],
  email_changed: [m.auth_mail_email_changed, m.auth_mail_email_changed_text],
  factor_added: [m.auth_mail_factor_added, m.auth_mail_factor_added_text],
  sign_in_added: [m.auth_mail_sign_in_added, m.auth_mail_sign_in_added_text],
  sign_in_removed: [m.auth_mail_sign_in_removed, m.auth_mail_sign_in_removed_text],
} as const satisfies Readonly<Record<string, readonly [Text, Text]>>;

export type MailName = keyof typeof MAILS;

export interface MailWords {
  readonly subject: string;
  readonly text: string;
}

export function mailWords(name: MailName, handed: Handed, locale: Locale): MailWords {
  const [subject, text] = MAILS[name];
  return { subject: subject(handed, { locale }), text: text(handed, { locale }) };
}
