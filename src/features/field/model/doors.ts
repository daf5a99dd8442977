/**
 * What is known of a door: what the server said when the list was fetched, and on top of it what this phone saved and
 * the server's answer could not contain yet. The database's views (supabase/migrations, contact_attempts) decide alike.
 */
import type { ItemState } from '../../../core/outbox/record.ts';
import { isFull, isMissedCall, type ResultCode, type Support } from './results.ts';
import type { Position } from '../../../core/geo/position.ts';
import type { Address } from './order.ts';

export interface Resident {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly language: string | null;
  /** Saved on this phone and not in the server's list yet. */
  readonly added?: boolean;
}

/** One knock or call as a fact. */
export interface Attempt {
  readonly id: string;
  readonly personId: string | null;
  readonly result: ResultCode;
  readonly support: Support | null;
  readonly notes: string | null;
  /** Epoch ms. */
  readonly at: number;
  readonly canvasser: string | null;
}

/** How a fact of this phone stands. 'saved': only here. 'sent': the campaign has it. 'needs-you': refused, or needs a sign-in. */
export type Delivery = 'saved' | 'sent' | 'needs-you';

export interface OwnAttempt extends Attempt {
  readonly doorId: string;
  readonly supersedes: string | null;
  /** What they spoke, where it was noted. */
  readonly language?: string | null;
  readonly delivery: Delivery;
  /** Epoch ms, this device's clock; null until sent. */
  readonly sentAt: number | null;
}

export interface WalkDoor extends Address {
  readonly id: string;
  readonly accessNote: string | null;
  /** Where it lies; missing where nobody knows, and on a list that was fetched before lists said so. */
  readonly place?: Position | null;
  /** Nobody here may be asked any more. */
  readonly closed: boolean;
  readonly people: readonly Resident[];
  readonly attempts: readonly Attempt[];
  /** Saved on this phone and not in the server's list yet. */
  readonly added?: boolean;
}

/** A list may have left the server this long (ms) before it was here: what was sent meanwhile is not in it. */
const FETCH_MS = 20_000;

export interface DoorState {
  readonly door: WalkDoor;
  /** What counts: the latest full result, else the latest of the others. A call that nobody took is no visit. */
  readonly result: Attempt | null;
  /** Everything that counts, the deciding one first. */
  readonly attempts: readonly Attempt[];
  /** How what this phone saved for the door stands; null when it saved nothing the server's list lacks, and nothing was sent. */
  readonly delivery: Delivery | null;
  /** The last fact this person saved here: what undo and change refer to, and whose receipt is shown. */
  readonly own: Attempt | null;
  /** Two canvassers brought full results. */
  readonly conflict: boolean;
}

export function deliveryOf(state: ItemState): Delivery {
  if (state === 'delivered') return 'sent';
  return state === 'refused' || state === 'waiting-sign-in' ? 'needs-you' : 'saved';
}

/** Full results first, the latest first; the id breaks a tie, as in the database. */
export function compareAttempts(a: Attempt, b: Attempt): number {
  return Number(isFull(b.result)) - Number(isFull(a.result)) || b.at - a.at || (a.id < b.id ? 1 : -1);
}

/**
 * @param own everything this person saved on this phone for this door.
 * @param asOf when the server's list was fetched (epoch ms, this device's clock); null when there is none.
 */
export function doorState(door: WalkDoor, own: readonly OwnAttempt[], me: string, asOf: number | null): DoorState {
  // What was sent before the list was fetched is in it, unless it was superseded or rolled back: the server decides.
  const news = own.filter((one) => one.delivery !== 'sent' || asOf === null || (one.sentAt ?? 0) >= asOf - FETCH_MS);
  const replaced = new Set(news.map((one) => one.supersedes));
  const known = new Map<string, Attempt>(door.attempts.map((one) => [one.id, one]));
  for (const one of news) known.set(one.id, one);
  const attempts = [...known.values()]
    .filter((one) => one.result !== 'undone' && !(replaced.has(one.id) && one.canvasser === me))
    .toSorted(compareAttempts);
  const full = attempts.filter((one) => isFull(one.result));
  const mine = attempts.filter((one) => one.canvasser === me).toSorted((a, b) => b.at - a.at);
  return {
    door,
    result: attempts.find((one) => !isMissedCall(one.result)) ?? null,
    attempts,
    delivery: worst(news) ?? (mine.length > 0 ? 'sent' : null),
    own: mine[0] ?? null,
    conflict: new Set(full.map((one) => one.canvasser)).size > 1,
  };
}

function worst(own: readonly OwnAttempt[]): Delivery | null {
  for (const delivery of ['needs-you', 'saved', 'sent'] as const) {
    if (own.some((one) => one.delivery === delivery)) return delivery;
  }
  return null;
}

export interface Progress {
  readonly doors: number;
  /** Somebody was there, whoever answered. */
  readonly visited: number;
  readonly done: number;
}

export function progressOf(doors: readonly DoorState[]): Progress {
  const count = (fits: (one: DoorState) => boolean) => doors.filter(fits).length;
  return {
    doors: doors.length,
    visited: count((one) => one.result !== null),
    done: count((one) => one.result !== null && isFull(one.result.result)),
  };
}

/** Whether somebody may knock again where nobody was met: the last visit is that many hours ago, whoever made it. */
export function hasRested({ result }: DoorState, now: number, hours: number): boolean {
  return result !== null && !isFull(result.result) && now - result.at >= hours * 3_600_000;
}

type Again = (state: DoorState) => boolean;
const never: Again = () => false;

/**
 * Whether somebody should still knock there on this walk.
 * @param again whether a door that was visited may be offered once more.
 */
export function isOpen(state: DoorState, again: Again = never): boolean {
  return !state.door.closed && (state.result === null || again(state));
}

/** The next door to knock at after this one, in walk order, round the end; null when none is left. `again`: see isOpen. */
export function nextDoor(doors: readonly DoorState[], afterId: string | null, again: Again = never): DoorState | null {
  const at = doors.findIndex((one) => one.door.id === afterId);
  return [...doors.slice(at + 1), ...doors.slice(0, Math.max(at, 0))].find((one) => isOpen(one, again)) ?? null;
}
