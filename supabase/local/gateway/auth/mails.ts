/** Mails about accounts: links that can't be made up, in the app's own words, and the mails that @supabase/lite does not send. */
import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { EmailMessage } from '@supabase/lite';
import type { Locale } from '../../../../src/core/locale.ts';
import { failedHref, mailHref, type MailPurpose, type SentTo } from '../../../../src/core/session/mailLink.ts';
import type { MailName } from '../../../../src/features/auth/mails.ts';
import type { Backend } from '../../backend.ts';
import { readLiteMail, spokenLanguage, wordsOf } from './mailLanguage.ts';

export interface Notice {
  readonly name: Extract<MailName, 'email_changed' | 'factor_added' | 'sign_in_added' | 'sign_in_removed'>;
  readonly what: string;
}

export interface Mails {
  /** The token of a mail's link without its seal, or null when it was not made here. */
  unsealed(token: string): string | null;
  /** Where a link leads: a page of the app with a button, on the campaign's own address. */
  pageFor(token: string, purpose: MailPurpose, language: Locale): string;
  /** The sign-in page, which says that a link no longer works. */
  expiredPage(language: Locale): string;
  /** Writes to the owner of an account that someone asked for another one. */
  haveAlready(email: string, language: Locale): Promise<void>;
  /** Tells of a change to an account. `what` was changed. */
  notify(email: string, notice: Notice, language: Locale): Promise<void>;
  /** A fresh code and link for an account that waits for its confirmation. */
  confirmAgain(email: string, language: Locale): Promise<void>;
  /** Whether both addresses have to confirm a change (double_confirm_changes). */
  asksBoth(): boolean;
  /** The second mail of a change of address, which lite does not send: to the new address. */
  confirmNewAddress(userId: string, email: string, language: Locale): Promise<void>;
}

/** lite's link types and the mails of the app's own that they are. */
const NAMES: Readonly<Record<string, MailName>> = {
  signup: 'confirm',
  recovery: 'recovery',
  magiclink: 'magic_link',
  email_change: 'email_change',
  invite: 'invite',
  '': 'reauthentication',
};
const PURPOSES: ReadonlySet<string> = new Set<MailPurpose>([
  'signup',
  'recovery',
  'magiclink',
  'email_change',
  'invite',
]);
const isPurpose = (type: string): type is MailPurpose => PURPOSES.has(type);

type Send = (mail: EmailMessage) => Promise<void>;
/** Each driver's own way to send, once it sends in the app's words. */
const sending = new WeakMap<object, Send>();

/**
 * lite's link holds a hash of nothing but the address and six digits: who knows the address could try all million of them as
 * links, past any count of wrong codes. So every link leaves with a seal that only this server can make.
 */
export function createMails({ app, database }: Pick<Backend, 'app' | 'database'>): Mails {
  const { jwt_secret: secret = '', site_url: site = '' } = app.config.auth ?? {};
  const seal = (hash: string): string => createHmac('sha256', secret).update(`mail link ${hash}`).digest('hex');
  const signInPage = `${site.replace(/\/$/, '')}/auth`;
  const { email: driver } = app.drivers;
  const asksBoth = () => app.config.auth?.email?.double_confirm_changes ?? true;
  const pageOf = (tokenHash: string, purpose: MailPurpose, sentTo: SentTo | null, language: Locale): string =>
    new URL(mailHref({ tokenHash, purpose, sentTo }, language), site).href;
  const linkTo = (hash: string, purpose: MailPurpose, sentTo: SentTo | null, language: Locale): string =>
    pageOf(hash + seal(hash), purpose, sentTo, language);

  let send = sending.get(driver);
  if (!send) {
    const own: Send = driver.send.bind(driver);
    send = own;
    sending.set(driver, own);
    driver.send = async (lites) => own(await inOwnWords(lites));
  }
  const deliver: Send = send;

  /** lite writes English and knows no page with a button. A mail of it that is not known stays as it is. */
  async function inOwnWords(lites: EmailMessage): Promise<EmailMessage> {
    const mail = readLiteMail(lites);
    const name = NAMES[mail?.type ?? 'unknown'];
    if (mail === null || name === undefined) return lites;
    const { type, tokenHash, code } = mail;
    const locale = spokenLanguage();
    // Where both addresses are asked, lite writes to the current one alone.
    const toCurrent = type === 'email_change' && asksBoth();
    const sentTo = type === 'email_change' ? (toCurrent ? 'current' : 'new') : null;
    const link = isPurpose(type) ? linkTo(tokenHash, type, sentTo, locale) : '';
    return {
      to: lites.to,
      ...(await wordsOf(toCurrent ? 'email_change_current' : name, { code, link, what: '' }, locale)),
    };
  }

  return {
    asksBoth,
    unsealed(token) {
      if (!/^[0-9a-f]{128}$/.test(token)) return null;
      const hash = token.slice(0, 64);
      return timingSafeEqual(Buffer.from(seal(hash)), Buffer.from(token.slice(64))) ? hash : null;
    },
    pageFor: (token, purpose, language) => pageOf(token, purpose, null, language),
    expiredPage: (language) => new URL(failedHref(language), site).href,
    async haveAlready(email, language) {
      await deliver({
        to: email,
        ...(await wordsOf('have_already', { code: '', link: signInPage, what: '' }, language)),
      });
    },
    async notify(email, { name, what }, language) {
      await deliver({ to: email, ...(await wordsOf(name, { code: '', link: signInPage, what }, language)) });
    },
    async confirmAgain(email, language) {
      const { code, hash } = newCode(email);
      await database.query(
        'update auth.users set confirmation_token = $1, confirmation_sent_at = now() where email = $2 and email_confirmed_at is null',
        [hash, email],
      );
      const link = linkTo(hash, 'signup', null, language);
      await deliver({ to: email, ...(await wordsOf('confirm', { code, link, what: '' }, language)) });
    },
    async confirmNewAddress(userId, email, language) {
      const { code, hash } = newCode(email);
      const asked = await database.query(
        `update auth.users set email_change_token_new = $1, email_change_confirm_status = 0
         where id = $2 and email_change = $3 returning 1 as ok`,
        [hash, userId, email],
      );
      if (asked.length === 0) return;
      const link = linkTo(hash, 'email_change', 'new', language);
      await deliver({ to: email, ...(await wordsOf('email_change', { code, link, what: '' }, language)) });
    },
  };
}

function newCode(email: string): { readonly code: string; readonly hash: string } {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return { code, hash: tokenHash(email, code) };
}

/** A code as lite stores it. */
export const tokenHash = (email: string, code: string): string =>
  createHash('sha256')
    .update(email.toLowerCase() + code)
    .digest('hex');
