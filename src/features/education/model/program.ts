/** What a program means today: for whom it is, whether there is a seat, whether one can sign up. Reckoned on the device; pure. */
import { metres, spotOf, type Spot } from '../../places/model/spot.ts';
import type { ProgramBody } from './programContent.ts';

/** Years, both included. */
export interface Ages {
  readonly name: string;
  readonly from: number;
  readonly until: number;
}

/** As schools divide them. */
export const AGES: readonly Ages[] = [
  { name: '0-4', from: 0, until: 4 },
  { name: '5-7', from: 5, until: 7 },
  { name: '8-10', from: 8, until: 10 },
  { name: '11-13', from: 11, until: 13 },
  { name: '14-18', from: 14, until: 18 },
];

/** Somebody of that age may come. Ages written the wrong way round are read the right way. */
export function takes({ age_from: one, age_until: other }: ProgramBody, { from, until }: Omit<Ages, 'name'>): boolean {
  return Math.min(one, other) <= until && Math.max(one, other) >= from;
}

export type Seats =
  | { readonly state: 'unknown' }
  | { readonly state: 'full'; readonly offered: number }
  | { readonly state: 'free'; readonly free: number; readonly offered: number };

/** More taken than offered is full, and no more than that. */
export function seatsOf({ seats_offered: offered, seats_taken: taken }: ProgramBody): Seats {
  if (offered === undefined || taken === undefined) return { state: 'unknown' };
  return taken >= offered ? { state: 'full', offered } : { state: 'free', free: offered - taken, offered };
}

export type SignUp = 'open' | 'not-yet' | 'closed';

/** Both days count. @param today of the town, YYYY-MM-DD */
export function signUpOf({ signup_opens: opens, signup_closes: closes }: ProgramBody, today: string): SignUp {
  if (closes !== undefined && today > closes) return 'closed';
  return opens !== undefined && today < opens ? 'not-yet' : 'open';
}

/** Metres; null where nobody wrote down where it is, or so that it cannot be read. */
export function metresTo({ spot }: ProgramBody, from: Spot): number | null {
  const at = spot === undefined ? null : spotOf(spot);
  return at ? metres(from, at) : null;
}

/** After so many days without a check it is shown as one that may be wrong: as the kind says (programContent.ts). */
const UNVERIFIED_DAYS = 90;
const DAY_MS = 86_400_000;

export interface ProgramAge {
  readonly body: Pick<ProgramBody, 'assured_on'>;
  readonly live_since: string;
  readonly verify_by?: string | null;
}

/**
 * The last day on which somebody asked whether all of it holds, YYYY-MM-DD: what its wording says, or a check that was noted under
 * Content since. A wording alone asks nobody.
 * @param dayOf the town's day of a moment, epoch ms.
 */
export function checkedOn({ body, live_since, verify_by = null }: ProgramAge, dayOf: (at: number) => string): string {
  const verified = verify_by === null ? null : Date.parse(verify_by) - UNVERIFIED_DAYS * DAY_MS;
  const day = verified !== null && verified > Date.parse(live_since) ? dayOf(verified) : body.assured_on;
  return day > body.assured_on ? day : body.assured_on;
}

/** @param today of the town, YYYY-MM-DD */
export const isUnverified = (checked: string, today: string): boolean =>
  Date.parse(today) - Date.parse(checked) >= UNVERIFIED_DAYS * DAY_MS;
