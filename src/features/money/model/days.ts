/** Days of the calendar as YYYY-MM-DD, without a time or a zone: the day after 28 February is asked of the calendar. */
import { dateFormat, partsOf } from '../../../core/dateFormat.ts';

const DAY_MS = 86_400_000;

/** @param day YYYY-MM-DD */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one to the other; negative when it lies before. */
export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** The day that a clock on a wall of that place shows. @param at epoch ms */
export function dayIn(timeZone: string, at: number): string {
  const get = partsOf(dateFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }), at);
  return `${get('year')}-${get('month')}-${get('day')}`;
}
