/** In which language somebody is written to: that of the page their request came from, else the one they chose for mails. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { EmailMessage } from '@supabase/lite';
import { localeOf, localHref } from '../../../../src/core/address.ts';
import { asLocale, BASE_LOCALE, type Locale } from '../../../../src/core/locale.ts';
import type { Handed, MailName, MailWords } from '../../../../src/features/auth/mails.ts';
import type { Backend } from '../../backend.ts';

const speaking = new AsyncLocalStorage<Locale>();

/** What lite mails while it does this is in that language. */
export const inLanguage = <T>(locale: Locale, work: () => Promise<T>): Promise<T> => speaking.run(locale, work);

/** By the address that the mail's link leads back to; null where none says it. Only its language is believed here; lite judges the rest. */
export function mailLanguage(query: URLSearchParams): Locale | null {
  const back = URL.parse(query.get('redirect_to') ?? '');
  return back === null ? null : localeOf(back.pathname);
}

/** What somebody chose for the mails of notices. For what is asked for with a token: auth-js says no page with GET /reauthenticate. */
export async function chosenMailLanguage(database: Backend['database'], userId: string): Promise<Locale | null> {
  const [row] = await database.query('select language from private.notice_choices where user_id = $1', [userId]);
  return asLocale(row?.language);
}

/** Loads the app's messages, all of them: with the first mail, not with the server. */
const words = () => import('../../../../src/features/auth/mails.ts');

export async function wordsOf(name: MailName, handed: Handed, locale: Locale): Promise<MailWords> {
  return (await words()).mailWords(name, handed, locale);
}

/** lite writes English. A mail of it that nobody knows stays as it is. */
export async function translated(mail: EmailMessage): Promise<EmailMessage> {
  const locale = speaking.getStore() ?? BASE_LOCALE;
  // Also for English: a mail to somebody unknown must not take another time than one to somebody known.
  const { MAIL_NAMES, mailWords } = await words();
  if (locale === BASE_LOCALE) return mail;
  const text = mail.text ?? '';
  const handed = { code: /: (\d{6,10})$/m.exec(text)?.[1] ?? '', link: /https?:\/\/\S+/.exec(text)?.[0] ?? '' };
  // What says the same in English is the same mail.
  const name = MAIL_NAMES.find((one) => {
    const english = mailWords(one, handed, BASE_LOCALE);
    return english.subject === mail.subject && english.text === text;
  });
  if (name === undefined) return mail;
  return { to: mail.to, ...mailWords(name, { ...handed, link: leadingBack(handed.link, locale) }, locale) };
}

/** lite's link leads back to the site root whatever was asked for: here to that of the mail's language. */
function leadingBack(link: string, locale: Locale): string {
  const opened = URL.parse(link);
  const back = URL.parse(opened?.searchParams.get('redirect_to') ?? '');
  if (opened === null || back === null) return link;
  back.pathname = localHref(back.pathname, locale);
  opened.searchParams.set('redirect_to', back.href);
  return opened.href;
}
