/** The mails that wait in the database in words and with their links, for the backend that sends them. */
import { confirmationMail } from '../../../../src/features/consent/mails.ts';
import { noticeMail } from '../../../../src/features/notices/mails.ts';
import type { ClaimedMail } from './claimed.ts';

export interface WrittenMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** @param site where the links' pages are, and the backend: without a slash at the end. */
export const written = (mail: ClaimedMail, site: string, backend: string): WrittenMail =>
  mail.kind === 'confirm_news' ? confirmationMail(mail, site, backend) : noticeMail(mail, site);
