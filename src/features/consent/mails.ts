/** The mails that wait in the database in words and with their links, for the backend that sends them. */
import { campaign } from '../../campaign.ts';
import type { Locale } from '../../core/locale.ts';
import { m } from '../../messages/messages.js';
import { linkHref, unsubscribeHeaders } from './model/link.ts';
import type { ClaimedMail } from './model/claimed.ts';

export interface WrittenMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** @param site where the links' pages are, and the backend: without a slash at the end. */
export function written(mail: ClaimedMail, site: string, backend: string): WrittenMail {
  const locale: Locale = mail.language;
  const handed = {
    campaign: campaign.appName,
    link: linkHref(site, 'confirm', mail.token, locale),
    unsubscribe: linkHref(site, 'unsubscribe', mail.unsubscribe, locale),
  };
  return {
    to: mail.address,
    subject: m.consent_mail_confirm({}, { locale }),
    text: m.consent_mail_confirm_text(handed, { locale }),
    headers: unsubscribeHeaders(backend, mail.unsubscribe),
  };
}
