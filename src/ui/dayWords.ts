/** How a day is written on pages that are printed: "April 15, 2026". */
import { deviceTime } from '../hooks/format.ts';

// The month in full: its short form is written otherwise from engine to engine, and a printed page must find its own words again.
const longDay = deviceTime({ timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' });

/** @param day YYYY-MM-DD */
export const dayWords = (day: string): string => longDay.format(new Date(`${day}T12:00:00Z`));
