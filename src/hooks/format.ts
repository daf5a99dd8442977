/**
 * How numbers, money, dates and times are written: in the campaign's language and currency; in its time zone where the town's
 * clock is meant, in the device's where the person's own is. Nothing else in the app asks Intl for any of these.
 */
import { campaign } from '../campaign.ts';
import { dateFormat } from '../core/dateFormat.ts';

const { locale, timeZone, currency } = campaign;
const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
const tenth = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const money = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });

/** "12,300" */
export const digits = (value: number): string => whole.format(value);

/** "2.5": to the tenth. */
export const tenths = (value: number): string => tenth.format(value);

/** "$12,300": whole units of the campaign's currency. */
export const dollars = (value: number): string => money.format(value);

/** "1 row", "12,300 rows" */
export const counted = (count: number, one: string, many: string): string =>
  `${digits(count)} ${count === 1 ? one : many}`;

/** By the town's clock. */
export const townTime = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  dateFormat(locale, { timeZone, ...options });

/** By the clock of this device. */
export const deviceTime = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => dateFormat(locale, options);

/** YYYY-MM-DD of a moment (epoch ms) in the town. */
export const townDay = (at: number): string =>
  dateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);

/** "2:05 PM" today, "Sat, Oct 18, 2:05 PM" on another day; by the clock of this device. */
export function moment(at: number, now = Date.now()): string {
  const [date, today] = [new Date(at), new Date(now)];
  const time = deviceTime({ hour: 'numeric', minute: '2-digit' }).format(date);
  if (date.toDateString() === today.toDateString()) return time;
  const year = date.getFullYear() === today.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return `${deviceTime({ weekday: 'short', month: 'short', day: 'numeric', ...year }).format(date)}, ${time}`;
}
