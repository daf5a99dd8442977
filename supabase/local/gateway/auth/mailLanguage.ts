/** In which language a person is written to: that of the page their request came from, else the one they chose for mails. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { EmailMessage } from '@supabase/lite';
import { localeOf } from '../../../../src/core/address.ts';
import { asLocale, BASE_LOCALE, type Locale } from '../../../../src/core/locale.ts';
import type { Handed, MailName, MailWords } from '../../../../src/features/auth/mails.ts';
import type { Backend } from '../../backend.ts';

const speaking = new AsyncLocalStorage<Locale>();

/** What lite mails while it does this is in that language. */
export const inLanguage = <T>(locale: Locale, work: () => Promise<T>): Promise<T> => speaking.run(locale, work);

/** The language of the request under way. */
export const spokenLanguage = (): Locale => speaking.getStore() ?? BASE_LOCALE;

/** By the address that the mail's link leads back to; null where none says it. Only its language is believed here; lite judges the rest. */
export function mailLanguage(query: URLSearchParams): Locale | null {
  const back = URL.parse(query.get('redirect_to') ?? '');
  return back === null ? null : localeOf(back.pathname);
}

/** What a person chose for the mails of notices. For what is asked for with a token: auth-js names no page with GET /reauthenticate. */
export async function chosenMailLanguage(database: Backend['database'], userId: string): Promise<Locale | null> {
  const [row] = await database.query('select language from private.notice_choices where user_id = $1', [userId]);
  return asLocale(row?.language);
}

/** Loads the mails’ words: with the first mail, not with the server. */
export async function wordsOf(name: MailName, handed: Handed, locale: Locale): Promise<MailWords> {
  return (await import('../../../../src/features/auth/mails.ts')).mailWords(name, handed, locale);
}

/** What lite's own mail carries. */
export interface LiteMail {
  /** As lite names it in its link: signup, recovery, email_change, magiclink, invite; '' for a mail without a link. */
  readonly type: string;
  readonly code: string;
  /** '' for a mail without a link. */
  readonly tokenHash: string;
}

/** null for a mail that holds neither a link nor a code. */
export function readLiteMail({ text = '' }: EmailMessage): LiteMail | null {
  const link = URL.parse(/https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(text)?.[0] ?? '');
  const code = /: (\d{6,10})$/m.exec(text)?.[1] ?? '';
  if (link === null && code === '') return null;
  return { type: link?.searchParams.get('type') ?? '', code, tokenHash: link?.searchParams.get('token') ?? '' };
}
