/** Days and months of the calendar in words. */
import { townTime } from '../../../hooks/format.ts';

/** "Nov 20, 2026". @param day YYYY-MM-DD */
export const dayWords = (day: string): string =>
  townTime({ year: 'numeric', month: 'short', day: 'numeric' }).format(Date.parse(`${day}T16:00:00Z`));

/** "November 2026". @param month YYYY-MM */
export const monthWords = (month: string): string =>
  townTime({ year: 'numeric', month: 'long' }).format(Date.parse(`${month}-15T16:00:00Z`));
