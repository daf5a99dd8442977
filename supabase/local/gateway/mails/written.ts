/** The mails that wait in the database in words and with their links, for the backend that sends them. */
import { createHash } from 'node:crypto';
import { confirmationMail } from '../../../../src/features/consent/mails.ts';
import { movedMail } from '../../../../src/features/followers/mails.ts';
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
  withId(mail.key, site, inWords(mail, site, backend));

function inWords(mail: ClaimedMail, site: string, backend: string): WrittenMail {
  switch (mail.kind) {
    case 'confirm_news':
      return confirmationMail(mail, site, backend);
    case 'moved':
      return movedMail(mail, site, backend);
    default:
      return noticeMail(mail, site);
  }
}

/** RFC 5322, 3.6.4: a mail that is sent a second time after a lost answer is the same mail. */
function withId(key: string, site: string, mail: WrittenMail): WrittenMail {
  const left = createHash('sha256').update(key).digest('hex').slice(0, 32);
  const { hostname = 'localhost' } = URL.parse(site) ?? {};
  return { ...mail, headers: { ...mail.headers, 'Message-ID': `<${left}@${hostname}>` } };
}
