/**
 * How much work of the database a sender may cause that is then refused. A limit in SQL is rolled back with what it refuses, so
 * 1,000 rows that were refused counted for nothing, 34 times at once. This count is outside of the transaction, and nothing refunds it.
 */
import type { Caller } from './caller.ts';

/** ms of refused work: at once, and again with each second. */
const VISITORS_OF_AN_ADDRESS = { most: 20_000, perSecond: 150 };
const AN_ACCOUNT = { most: 20_000, perSecond: 150 };
/** An office shares one address: its accounts together. */
const ACCOUNTS_OF_AN_ADDRESS = { most: 80_000, perSecond: 600 };
/** A refused row counts for so much at most, however busy the machine is: small mistakes in great number are the lanes' to share out. */
const MS_PER_ROW = 4;
/** A call without rows is free up to here: a refusal of this length is no burden. */
const SHORT_CALL_MS = 100;
/** What a turn takes beyond the first 250 ms: from half a second of it on, an address has one turn at a time while others ask, too. */
const LONG_TURNS = { from: 250, most: 500, perSecond: 100 };
/** Reading and refusing so many bytes costs this process about a millisecond. */
const BYTES_PER_MS = 4_096;
const OTHERS_WITHIN_MS = 10_000;
/** Senders that are remembered. The oldest is forgotten first. */
const REMEMBERED = 20_000;

type Bucket = { readonly most: number; readonly perSecond: number };

/** Rows that were refused, a whole call, or nothing. */
export type Refused = number | 'call' | null;

export interface Budget {
  /** Seconds until the caller may go on; 0: now. */
  secondsToWait(caller: Caller): number;
  /** A turn took `ms`, and this of its work was refused. */
  spend(caller: Caller, ms: number, refused: Refused): void;
  /** A body was refused before the database saw it. */
  spendBytes(caller: Caller, bytes: number): void;
  /** Somebody asks. */
  meet(address: string): void;
  /** Whether the address keeps turns long while others want one. */
  isSlow(address: string): boolean;
}

/** @param now ms. */
export function createBudget(now: () => number = () => performance.now()): Budget {
  const spent = new Map<string, { level: number; at: number }>();
  let last = { address: '', at: -Infinity };
  let before = -Infinity;

  function levelOf(key: string, { perSecond }: Bucket): number {
    const known = spent.get(key);
    return known === undefined ? 0 : Math.max(0, known.level - ((now() - known.at) / 1000) * perSecond);
  }

  function add(key: string, ms: number, bucket: Bucket): void {
    if (ms <= 0) return;
    const level = levelOf(key, bucket) + ms;
    spent.delete(key);
    spent.set(key, { level, at: now() });
    const [oldest] = spent.keys();
    if (spent.size > REMEMBERED && oldest !== undefined) spent.delete(oldest);
  }

  const bucketsOf = ({ address, account }: Caller): readonly (readonly [string, Bucket])[] =>
    account === null
      ? [[`visitors ${address}`, VISITORS_OF_AN_ADDRESS]]
      : [
          [`account ${account}`, AN_ACCOUNT],
          [`accounts ${address}`, ACCOUNTS_OF_AN_ADDRESS],
        ];

  const charge = (caller: Caller, ms: number): void => {
    if (!caller.trusted) for (const [key, bucket] of bucketsOf(caller)) add(key, ms, bucket);
  };

  return {
    secondsToWait(caller) {
      if (caller.trusted) return 0;
      const waits = bucketsOf(caller).map(([key, bucket]) => (levelOf(key, bucket) - bucket.most) / bucket.perSecond);
      return Math.max(0, ...waits.map((seconds) => Math.ceil(seconds)));
    },
    spend(caller, ms, refused) {
      if (refused === 'call') charge(caller, ms - SHORT_CALL_MS);
      else if (refused !== null) charge(caller, Math.min(ms, refused * MS_PER_ROW));
      if (caller.address !== '') add(`long ${caller.address}`, ms - LONG_TURNS.from, LONG_TURNS);
    },
    spendBytes: (caller, bytes) => charge(caller, bytes / BYTES_PER_MS),
    meet(address) {
      if (address === '') return;
      if (address !== last.address) before = last.at;
      last = { address, at: now() };
    },
    isSlow(address) {
      if (address === '' || levelOf(`long ${address}`, LONG_TURNS) <= LONG_TURNS.most) return false;
      return now() - (address === last.address ? before : last.at) < OTHERS_WITHIN_MS;
    },
  };
}
