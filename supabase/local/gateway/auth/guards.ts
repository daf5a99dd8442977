/** The counters of one server's sign-ins: who tried how often, from where, and where an account is at home. */
import { limitKey } from '../address.ts';
import { authRefusal, type Refusal } from '../refusal.ts';
import { createTries, type Tries } from './tries.ts';

const MINUTE = 60_000;
/** Wrong codes after which a code is void. */
export const CODE_MISSES = 5;

export interface Guards {
  /** Throws a Refusal while the account or the address has to wait. The try counts until it is said how it ended. */
  password(email: string, address: string): { right(): void; undone(): void };
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
  const accounts = createTries({ free: 5, firstMs: 1_000, longestMs: 5 * MINUTE, forgetMs: 60 * MINUTE }, now);
  const passwordsFrom = createTries({ free: 30, firstMs: 1_000, longestMs: MINUTE, forgetMs: 15 * MINUTE }, now);
  const codesFrom = createTries({ free: 30, firstMs: 2_000, longestMs: 5 * MINUTE, forgetMs: 60 * MINUTE }, now);
  const mailboxes = createTries({ free: 5, firstMs: MINUTE, longestMs: 15 * MINUTE, forgetMs: 60 * MINUTE }, now);
  const mailsFrom = createTries({ free: 60, firstMs: 10_000, longestMs: 5 * MINUTE, forgetMs: 60 * MINUTE }, now);
  // Right or wrong, as often as one likes: only here to be counted.
  const codes = createTries({ free: Infinity, firstMs: 0, longestMs: 0, forgetMs: 120 * MINUTE }, now);
  const homes = new Set<string>();

  return {
    codes,
    password(email, address) {
      const from = limitKey(address);
      // Where somebody signed in before, only that place's own mistakes count: a stranger elsewhere can't lock them out.
      const place = `${email} ${from}`;
      const key = homes.has(place) ? place : email;
      const wait = passwordsFrom.begin(from);
      if (wait > 0) throw tooMany(wait);
      const accountWait = accounts.begin(key);
      if (accountWait > 0) {
        passwordsFrom.undone(from);
        throw tooMany(accountWait);
      }
      return {
        right() {
          accounts.right(key);
          passwordsFrom.undone(from);
          homes.delete(place);
          homes.add(place);
          const oldest = homes.values().next().value;
          if (homes.size > 20_000 && oldest !== undefined) homes.delete(oldest);
        },
        undone() {
          accounts.undone(key);
          passwordsFrom.undone(from);
        },
      };
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
