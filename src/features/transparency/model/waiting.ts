/** How far a request for records is and how many days it took or has waited, counted in whole days of the city's calendar. */
import type { RecordsBody } from './recordsContent.ts';

export type RequestState = 'asked' | 'acknowledged' | 'full' | 'partial' | 'refused' | 'none';

const DAY_MS = 86_400_000;

type Dates = Pick<RecordsBody, 'acknowledged_on' | 'completed_on' | 'outcome'>;

/** An outcome closes a request also where nobody wrote down the day. */
export function stateOf({ acknowledged_on, completed_on, outcome }: Dates): RequestState {
  if (outcome !== undefined) return outcome;
  if (completed_on !== undefined) return 'none';
  return acknowledged_on === undefined ? 'asked' : 'acknowledged';
}

export const isWaiting = (body: Dates): boolean => ['asked', 'acknowledged'].includes(stateOf(body));

/** Days from one day to another: midnight to midnight in UTC, so that no change of the clocks makes one more or less. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** @param today the city's day; null while it is not known. @returns null where it cannot be said, never less than none. */
export function daysWaited(body: Pick<RecordsBody, 'asked_on'> & Dates, today: string | null): number | null {
  const until = body.completed_on ?? (isWaiting(body) ? today : null);
  return until === null ? null : Math.max(0, daysBetween(body.asked_on, until));
}
