/** Tries of passwords: a lane for each place where the account signed in before, and one for the rest of the world. */
import { limitKey } from '../address.ts';
import type { Attempt } from './homed.ts';
import { createNewcomers } from './newcomers.ts';
import { createTries } from './tries.ts';

export interface PasswordTries {
  /** Ms to wait, or the try, which is taken. `marks` name the account at this place. */
  begin(account: string, address: string, marks: readonly string[]): number | Attempt;
  /** The account signed in there before. */
  know(mark: string): void;
}

const SECOND = 1_000;
const MINUTE = 60_000;
/** Strangers make no one wait longer than this for the next try, ms. */
const LONGEST_MS = 30 * SECOND;
/** Places that are remembered without the database. */
const MOST = 20_000;

export function createPasswordTries(now: () => number): PasswordTries {
  const ofAccount = { free: 5, firstMs: SECOND, longestMs: LONGEST_MS, forgetMs: 60 * MINUTE };
  const accounts = createTries(ofAccount, now);
  const lanes = createTries(ofAccount, now);
  // A place that is not known waits longer, for its own mistakes alone.
  const places = createTries({ ...ofAccount, longestMs: 5 * MINUTE }, now);
  const addresses = createTries({ free: 30, firstMs: SECOND, longestMs: LONGEST_MS, forgetMs: 15 * MINUTE }, now);
  const newcomers = createNewcomers(now);
  const known = new Set<string>();

  function know(mark: string): void {
    known.delete(mark);
    known.add(mark);
    const oldest = known.values().next().value;
    if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  }

  /** Strangers at the same address, and their mistakes, are of no account here. */
  function inLane(mark: string, marks: readonly string[]): number | Attempt {
    const wait = lanes.begin(mark);
    if (wait > 0) return wait;
    return {
      right() {
        lanes.right(mark);
        marks.forEach(know);
      },
      undone: () => lanes.undone(mark),
    };
  }

  return {
    know,
    begin(account, address, marks) {
      const mark = marks.find((one) => known.has(one));
      if (mark !== undefined) return inLane(mark, marks);
      const from = limitKey(address);
      const place = `${account} ${from}`;
      const own = Math.max(places.wait(place), addresses.wait(from));
      if (own > 0) return own;
      const wait = accounts.begin(account);
      const isCounted = wait === 0;
      if (isCounted) newcomers.drop(account, from);
      const turn = isCounted ? 0 : newcomers.begin(account, from, wait);
      if (turn > 0) return turn;
      places.begin(place);
      addresses.begin(from);
      const undone = (): void => {
        places.undone(place);
        addresses.undone(from);
        if (isCounted) accounts.undone(account);
      };
      return {
        undone,
        right() {
          undone();
          marks.forEach(know);
        },
      };
    },
  };
}
