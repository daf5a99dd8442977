/** Mails about accounts: links that can't be made up, and the mails that @supabase/lite does not send. */
import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { localHref } from '../../../../src/core/address.ts';
import { BASE_LOCALE, type Locale } from '../../../../src/core/locale.ts';
import type { Backend } from '../../backend.ts';
import { translated, wordsOf } from './mailLanguage.ts';

export interface Mails {
  /** The token of a mail's link without its seal, or null when it was not made here. */
  unsealed(token: string): string | null;
  /** Tells the owner of an account that somebody asked for another one. */
  haveAlready(email: string, language: Locale): Promise<void>;
  /** A fresh code and link for an account that waits for its confirmation. */
  confirmAgain(email: string, language: Locale): Promise<void>;
}

const sealedBackends = new WeakSet<object>();

/**
 * lite's link holds a hash of nothing but the address and six digits: who knows the address could try all million of them as
 * links, past any count of wrong codes. So every link leaves with a seal that only this server can make.
 */
export function createMails({ app, database }: Pick<Backend, 'app' | 'database'>): Mails {
  const { jwt_secret: secret = '', site_url: site = '' } = app.config.auth ?? {};
  const seal = (hash: string): string => createHmac('sha256', secret).update(`mail link ${hash}`).digest('hex');
  const { email: driver } = app.drivers;
  const sealLinks = (text: string): string =>
    text.replaceAll(
      /([?&]token=)([0-9a-f]{64})(?![0-9a-f])/g,
      (_all, before: string, hash: string) => before + hash + seal(hash),
    );

  if (!sealedBackends.has(driver)) {
    sealedBackends.add(driver);
    const send = driver.send.bind(driver);
    driver.send = async (english) => {
      const mail = await translated(english);
      return send({
        ...mail,
        ...(mail.text === undefined ? {} : { text: sealLinks(mail.text) }),
        ...(mail.html === undefined ? {} : { html: sealLinks(mail.html) }),
      });
    };
  }

  return {
    unsealed(token) {
      if (!/^[0-9a-f]{128}$/.test(token)) return null;
      const hash = token.slice(0, 64);
      return timingSafeEqual(Buffer.from(seal(hash)), Buffer.from(token.slice(64))) ? hash : null;
    },
    async haveAlready(email, language) {
      const link = `${site.replace(/\/$/, '')}/auth`;
      await driver.send({ to: email, ...(await wordsOf('have_already', { code: '', link }, language)) });
    },
    async confirmAgain(email, language) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const hash = tokenHash(email, code);
      await database.query(
        'update auth.users set confirmation_token = $1, confirmation_sent_at = now() where email = $2 and email_confirmed_at is null',
        [hash, email],
      );
      const link = new URL('/auth/v1/verify', site);
      const back = language === BASE_LOCALE ? site : new URL(localHref('/', language), site).href;
      for (const [name, value] of Object.entries({ token: hash, type: 'signup', redirect_to: back })) {
        link.searchParams.set(name, value);
      }
      await driver.send({ to: email, ...(await wordsOf('confirm', { code, link: link.href }, language)) });
    },
  };
}

/** A code as lite stores it. */
export const tokenHash = (email: string, code: string): string =>
  createHash('sha256')
    .update(email.toLowerCase() + code)
    .digest('hex');
