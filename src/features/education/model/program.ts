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
