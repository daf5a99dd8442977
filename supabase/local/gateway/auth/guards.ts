/** The counters of one server's sign-ins: who tried how often, and from where. */
import { limitKey } from '../address.ts';
import { authRefusal, type Refusal } from '../refusal.ts';
import { createHomed, type Attempt } from './homed.ts';
import { createPasswordTries } from './passwordTries.ts';
import { createTries, type Tries } from './tries.ts';

const MINUTE = 60_000;
/** Wrong codes after which a code is void. */
export const CODE_MISSES = 5;

export interface Guards {
  /**
   * Throws a Refusal while the account or the address has to wait. The try counts until it is said how it ended. `marks` name the
   * account at this place (places.ts).
   */
  password(email: string, address: string, marks?: readonly string[]): Attempt;
  /** A mark of the account at a place where it signed in before. */
  knows(mark: string): void;
  /** The same for an answer to a second factor. */
  factor(userId: string, address: string): Attempt;
  /** Codes sent to one telephone and asked for from one address. Throws a Refusal. */
  text(phone: string, address: string): void;
  /** The telephone's owner has the code. */
  texted(phone: string): void;
  /** Mails to one address and mails asked for from one address. Throws a Refusal. */
  mail(mailbox: string, address: string): void;
  /** Codes tried from one address. Throws a Refusal. */
  codeFrom(address: string): { right(): void };
  /** Wrong codes of an account since its newest code. */
  readonly codes: Tries;
}

const seconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

function tooMany(ms: number): Refusal {
  const wait = seconds(ms);
  return authRefusal(429, 'over_request_rate_limit', `Too many tries. Try again in ${wait} s.`, wait);
}

export function createGuards(now: () => number): Guards {
  const rules = {
    account: { free: 5, firstMs: 1_000, longestMs: 5 * MINUTE, forgetMs: 60 * MINUTE },
    from: { free: 30, firstMs: 1_000, longestMs: MINUTE, forgetMs: 15 * MINUTE },
  };
  const passwords = createPasswordTries(now);
  const factors = createHomed(rules, now);
  const codesFrom = createTries({ free: 30, firstMs: 2_000, longestMs: 5 * MINUTE, forgetMs: 60 * MINUTE }, now);
  const mailboxes = createTries({ free: 5, firstMs: MINUTE, longestMs: 15 * MINUTE, forgetMs: 60 * MINUTE }, now);
  const mailsFrom = createTries({ free: 60, firstMs: 10_000, longestMs: 5 * MINUTE, forgetMs: 60 * MINUTE }, now);
  // Right or wrong, as often as one likes: only here to be counted.
  const codes = createTries({ free: Infinity, firstMs: 0, longestMs: 0, forgetMs: 120 * MINUTE }, now);
  const phones = createTries({ free: 1, firstMs: 5_000, longestMs: 15 * MINUTE, forgetMs: 60 * MINUTE }, now);
  const textsFrom = createTries({ free: 30, firstMs: 10_000, longestMs: 5 * MINUTE, forgetMs: 60 * MINUTE }, now);
  const taken = (attempt: number | Attempt): Attempt => {
    if (typeof attempt === 'number') throw tooMany(attempt);
    return attempt;
  };

  return {
    codes,
    // Without marks, what marks would hash.
    password: (email, address, marks = [`${email} ${limitKey(address)}`]) =>
      taken(passwords.begin(email, address, marks)),
    knows: passwords.know,
    factor: (userId, address) => taken(factors.begin(userId, address)),
    texted: (phone) => phones.right(phone),
    text(phone, address) {
      const wait = textsFrom.begin(limitKey(address)) || phones.begin(phone);
      if (wait === 0) return;
      const msg = `For security purposes, you can only request this after ${seconds(wait)} seconds.`;
      throw authRefusal(429, 'over_sms_send_rate_limit', msg, seconds(wait));
    },
    mail(mailbox, address) {
      const wait = mailsFrom.begin(limitKey(address)) || mailboxes.begin(mailbox);
      if (wait === 0) return;
      const msg = `Too many mails. Try again in ${seconds(wait)} s.`;
      throw authRefusal(429, 'over_email_send_rate_limit', msg, seconds(wait));
    },
    codeFrom(address) {
      const from = limitKey(address);
      const wait = codesFrom.begin(from);
      if (wait > 0) throw tooMany(wait);
      return { right: () => codesFrom.undone(from) };
    },
  };
}
