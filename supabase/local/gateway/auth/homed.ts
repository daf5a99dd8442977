/** Tries of an account from anywhere, and from a place where its owner is at home: a stranger elsewhere can't lock them out. */
import { limitKey } from '../address.ts';
import { createTries, type TryRule } from './tries.ts';

/** A try that was taken. It counts as a miss until it is said how it ended. */
export interface Attempt {
  right(): void;
  undone(): void;
}

export interface Homed {
  /** Ms to wait, or the try, which is taken. */
  begin(account: string, address: string): number | Attempt;
}

/** Places that are remembered. */
const MOST = 20_000;

/** `from` counts all accounts' tries of one address, `account` those of one account. */
export function createHomed(rules: { readonly account: TryRule; readonly from: TryRule }, now: () => number): Homed {
  const accounts = createTries(rules.account, now);
  const addresses = createTries(rules.from, now);
  const homes = new Set<string>();

  return {
    begin(account, address) {
      const from = limitKey(address);
      const place = `${account} ${from}`;
      const key = homes.has(place) ? place : account;
      const wait = addresses.begin(from);
      if (wait > 0) return wait;
      const accountWait = accounts.begin(key);
      if (accountWait > 0) {
        addresses.undone(from);
        return accountWait;
      }
      return {
        right() {
          accounts.right(key);
          addresses.undone(from);
          homes.delete(place);
          homes.add(place);
          const oldest = homes.values().next().value;
          if (homes.size > MOST && oldest !== undefined) homes.delete(oldest);
        },
        undone() {
          accounts.undone(key);
          addresses.undone(from);
        },
      };
    },
  };
}
