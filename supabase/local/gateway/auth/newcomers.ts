/**
 * Tries of an account that is being guessed at, from places where it never signed in. Each place is told when its own turn comes, at
 * most 30 s later, and then has it, however many others try meanwhile: guessing keeps no owner out.
 */
import { networkOf } from '../address.ts';

export interface Newcomers {
  /** Ms until this place's turn; 0 takes it. `wait` is the account's own pause, ms. */
  begin(account: string, from: string, wait: number): number;
  /** The place had a try without its turn. */
  drop(account: string, from: string): void;
}

interface Turn {
  readonly at: number;
}

const WINDOW_MS = 30_000;
/** Turns given in one window: for one account, and of these for one network. More would be guesses that cost nothing. */
const MOST_TURNS = 60;
const MOST_OF_NETWORK = 4;
/** A turn that is not used in time goes to no one else, but is lost. */
const HOLDS_MS = 10 * 60_000;
/** Places, and accounts, that are remembered. */
const MOST = 20_000;

export function createNewcomers(now: () => number): Newcomers {
  const turns = new Map<string, Turn>();
  const given = new Map<string, { readonly at: number; readonly network: string }[]>();

  function give(account: string, from: string, wait: number): number {
    const network = networkOf(from);
    const lately = (given.get(account) ?? []).filter(({ at }) => at > now() - WINDOW_MS);
    const ofNetwork = lately.filter((one) => one.network === network).length;
    if (lately.length >= MOST_TURNS || ofNetwork >= MOST_OF_NETWORK) return WINDOW_MS;
    keep(given, account, [...lately, { at: now(), network }]);
    keep(turns, `${account} ${from}`, { at: now() + wait });
    return wait;
  }

  return {
    begin(account, from, wait) {
      const place = `${account} ${from}`;
      const turn = turns.get(place);
      if (turn === undefined || turn.at < now() - HOLDS_MS) return give(account, from, Math.min(wait, WINDOW_MS));
      if (turn.at > now()) return turn.at - now();
      turns.delete(place);
      return 0;
    },
    drop: (account, from) => void turns.delete(`${account} ${from}`),
  };
}

function keep<V>(map: Map<string, V>, key: string, value: V): void {
  map.delete(key);
  map.set(key, value);
  const oldest = map.keys().next().value;
  if (map.size > MOST && oldest !== undefined) map.delete(oldest);
}
