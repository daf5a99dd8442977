/** The mail that asks whether an address is somebody's own, in words and with its links, for the backend that sends it. */
import { campaign } from '../../campaign.ts';
import type { Locale } from '../../core/locale.ts';
import { m } from '../../messages/messages.js';
import { linkHref, unsubscribeHeaders } from './model/link.ts';
import type { ConfirmationMail } from './model/claimed.ts';

/** @param site where the links' pages are, and the backend: without a slash at the end. */
export function confirmationMail(mail: ConfirmationMail, site: string, backend: string) {
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
