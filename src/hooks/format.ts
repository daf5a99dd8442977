/**
 * How numbers, money, lists, dates and times are written, and how names are sorted: in the person's language and the campaign's currency; in its time
 * zone where the town's clock is meant, in the device's where the person's own is. Nothing else in the app asks Intl for any
 * of these, and nothing asks before it draws: the language can change.
 */
import { campaign } from '../campaign.ts';
import { dateFormat, partsOf } from '../core/dateFormat.ts';
import { BASE_LOCALE, currentLocale, type Locale } from '../core/locale.ts';

const { timeZone, currency } = campaign;

/** For `Intl`: Spanish as it is written in the United States. */
export const intlLocale = (locale: Locale = currentLocale()): string =>
  locale === BASE_LOCALE ? campaign.locale : `${locale}-US`;

/** One maker a language: making a format takes a slow phone a ms. */
function perLocale<Made>(make: (intl: string) => Made): () => Made {
  const made = new Map<Locale, Made>();
  return () => {
    const locale = currentLocale();
    const known = made.get(locale) ?? make(intlLocale(locale));
    made.set(locale, known);
    return known;
  };
}

const whole = perLocale((intl) => new Intl.NumberFormat(intl, { maximumFractionDigits: 0 }));
const tenth = perLocale((intl) => new Intl.NumberFormat(intl, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
const part = perLocale((intl) => new Intl.NumberFormat(intl, { maximumFractionDigits: 2 }));
const money = perLocale(
  (intl) => new Intl.NumberFormat(intl, { style: 'currency', currency, maximumFractionDigits: 0 }),
);
const exact = perLocale((intl) => new Intl.NumberFormat(intl, { style: 'currency', currency }));
const filed = perLocale((intl) => new Intl.Collator(intl, { numeric: true, sensitivity: 'base' }));
/** Names languages: "Spanish", "español". */
export const languageNames = perLocale((intl) => new Intl.DisplayNames(intl, { type: 'language' }));
const list = perLocale((intl) => new Intl.ListFormat(intl, { type: 'conjunction' }));

/** "12,300" */
export const digits = (value: number): string => whole().format(value);

/** "2.5": to the tenth. */
export const tenths = (value: number): string => tenth().format(value);

/** "12", "12.4", "0.35": to the hundredth, where there is one. */
export const decimals = (value: number): string => part().format(value);

/** "$12,300": whole units of the campaign's currency. */
export const dollars = (value: number): string => money().format(value);

/** "$1,250.05": to the cent. @param cents whole, up to 2^53 */
export const exactMoney = (cents: number): string => exact().format(cents / 100);

/** "Ana, Ben, and Cal" */
export const listed = (items: readonly string[]): string => list().format(items);

/** What a message that counts asks for: the number that chooses its form, and as it is written. */
export const counted = (count: number) => ({ count, shown: digits(count) });

/** For sorting: as people file it, "Turf 9" before "Turf 10", and Ñ where the language has it. */
export const compareText = (a: string, b: string): number => filed().compare(a, b);

/** Writes in the language of the moment it is asked, so that it can stand as a constant. */
type TimeFormat = Pick<Intl.DateTimeFormat, 'format' | 'formatToParts'>;
function timeFormat(options: Intl.DateTimeFormatOptions): TimeFormat {
  const now = () => dateFormat(intlLocale(), options);
  return {
    format: (date) => now().format(date),
    formatToParts: (date) => now().formatToParts(date),
  };
}

/** By the town's clock. */
export const townTime = (options: Intl.DateTimeFormatOptions): TimeFormat => timeFormat({ timeZone, ...options });

/** By the clock of this device. */
export const deviceTime = (options: Intl.DateTimeFormatOptions): TimeFormat => timeFormat(options);

/** YYYY-MM-DD of a moment (epoch ms) in the town. Put together from its parts: how en-CA writes a day is not the same in every engine. */
export function townDay(at: number): string {
  const quarter = Math.floor(at / QUARTER_HOUR_MS);
  const known = days.get(quarter);
  if (known !== undefined) return known;
  const get = partsOf(dateFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }), at);
  const day = `${get('year')}-${get('month')}-${get('day')}`;
  if (days.size >= DAYS_KEPT) days.clear();
  days.set(quarter, day);
  return day;
}
/** No zone of today begins a day within one (IANA time zones since 1972), and lists ask for the same moments again and again. */
const QUARTER_HOUR_MS = 900_000;
const DAYS_KEPT = 5000;
const days = new Map<number, string>();

/** "2:05 PM" today, "Sat, Oct 18, 2:05 PM" on another day; by the clock of this device. */
export function moment(at: number, now = Date.now()): string {
  const [date, today] = [new Date(at), new Date(now)];
  const time = deviceTime({ hour: 'numeric', minute: '2-digit' }).format(date);
  if (date.toDateString() === today.toDateString()) return time;
  const year = date.getFullYear() === today.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return `${deviceTime({ weekday: 'short', month: 'short', day: 'numeric', ...year }).format(date)}, ${time}`;
}
