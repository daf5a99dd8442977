/** The mails about an account in words, for the backend that sends them. supabase/templates says the same for hosted Supabase. */
import type { Locale } from '../../core/locale.ts';
import { m } from '../../messages/messages.js';

/** What a mail hands over; '' where it has none. */
export interface Handed {
  readonly code: string;
  readonly link: string;
}

type Text = (handed: Handed, options: { readonly locale: Locale }) => string;

const MAILS = {
  confirm: [m.auth_mail_confirm, m.auth_mail_confirm_text],
  recovery: [m.auth_mail_recovery, m.auth_mail_recovery_text],
  magic_link: [m.auth_mail_magic_link, m.auth_mail_magic_link_text],
  email_change: [m.auth_mail_email_change, m.auth_mail_email_change_text],
  email_change_current: [m.auth_mail_email_change, m.auth_mail_email_change_current_text],
  invite: [m.auth_mail_invite, m.auth_mail_invite_text],
  reauthentication: [m.auth_mail_reauthentication, m.auth_mail_reauthentication_text],
  have_already: [m.auth_mail_have_already, m.auth_mail_have_already_text],
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
