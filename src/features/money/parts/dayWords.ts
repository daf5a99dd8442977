/** Days and months of the calendar in words. No clock is asked: a day is the same one in every time zone. */
import { deviceTime } from '../../../hooks/format.ts';

const day = deviceTime({ timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' });
const month = deviceTime({ timeZone: 'UTC', year: 'numeric', month: 'long' });

/** "Nov 20, 2026". @param of YYYY-MM-DD */
export const dayWords = (of: string): string => day.format(Date.parse(`${of}T12:00:00Z`));

/** "November 2026". @param of YYYY-MM */
export const monthWords = (of: string): string => month.format(Date.parse(`${of}-15T12:00:00Z`));
