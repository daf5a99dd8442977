/**
 * How numbers, money, lists, dates and times are written, and how names are sorted: in the person's language and the campaign's currency; in its time
 * zone where the town's clock is meant, in the device's where the person's own is. Nothing else in the app asks Intl for any
 * of these, and nothing asks before it draws: the language can change. What public pages begin with is written without Intl (writing.ts).
 */
import { campaign } from '../campaign.ts';
import { townZone } from '../campaign/townZone.ts';
import { dateFormat, partsOf } from '../core/dateFormat.ts';
import { currentLocale, type Locale } from '../core/locale.ts';
import { intlLocale } from './intlLocale.ts';
import { offsets, writing } from './writing.gen.ts';
import { townMinutes, writeList, writeMoney, writeParts, writeWhole } from './writing.ts';

export { intlLocale };

const { currency } = campaign;

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
const share = perLocale((intl) => new Intl.NumberFormat(intl, { style: 'percent', maximumFractionDigits: 0 }));
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
export const digits = (value: number): string => {
  const { numbers } = writing[currentLocale()];
  return (numbers && writeWhole(value, numbers)) ?? whole().format(value);
};

/** "2.5": to the tenth. */
export const tenths = (value: number): string => tenth().format(value);

/** "12", "12.4", "0.35": to the hundredth, where there is one. */
export const decimals = (value: number): string => part().format(value);

/** "80%" @param value 0 to 1 */
export const percent = (value: number): string => share().format(value);

/** "$12,300": whole units of the campaign's currency. */
export const dollars = (value: number): string => {
  const { numbers } = writing[currentLocale()];
  return (numbers && writeMoney(value * 100, numbers, false)) ?? money().format(value);
};

/** "$1,250.05": to the cent. @param cents whole, up to 2^53 */
export const exactMoney = (cents: number): string => {
  const { numbers } = writing[currentLocale()];
  return (numbers && writeMoney(cents, numbers, true)) ?? exact().format(cents / 100);
};

/** "Ana, Ben, and Cal" */
export const listed = (items: readonly string[]): string =>
  writeList(items, writing[currentLocale()].lists) ?? list().format(items);

/** What a message that counts asks for: the number that chooses its form, and as it is written. */
export const counted = (count: number) => ({ count, shown: digits(count) });

/** For sorting: as people file it, "Turf 9" before "Turf 10", and Ñ where the language has it. */
export const compareText = (a: string, b: string): number => filed().compare(a, b);

/** Writes in the language of the moment it is asked, so that it can stand as a constant. */
interface TimeFormat {
  format(date: Date | number): string;
  formatToParts(date: Date | number): Pick<Intl.DateTimeFormatPart, 'type' | 'value'>[];
}
/** @param zone asked at each writing; undefined for the device's own clock. */
function timeFormat(options: Intl.DateTimeFormatOptions, zone: () => string | undefined): TimeFormat {
  const known = (date: Date | number) => {
    const minutes = minutesAhead(Number(date), zone());
    return minutes === null ? null : writeParts(Number(date), minutes, options, writing[currentLocale()].dates);
  };
  const asked = () => dateFormat(intlLocale(), { ...options, timeZone: zone() });
  return {
    format: (date) =>
      known(date)
        ?.map(({ value }) => value)
        .join('') ?? asked().format(date),
    formatToParts: (date) => known(date) ?? asked().formatToParts(date),
  };
}

/** How far a clock is ahead of UTC's; null where only Intl knows, and for what is no date. */
function minutesAhead(at: number, zone: string | undefined): number | null {
  if (!Number.isFinite(at)) return null;
  if (zone === 'UTC') return 0;
  // The build has found out its own zone's changes alone.
  if (zone === campaign.timeZone) return townMinutes(at, offsets);
  return zone === undefined ? -new Date(at).getTimezoneOffset() : null;
}

/** How far the town's clock is ahead of UTC's at a moment (epoch ms), ms; null where only Intl knows. */
export function townAhead(at: number): number | null {
  const minutes = minutesAhead(at, townZone());
  return minutes === null ? null : minutes * 60_000;
}

/** By the town's clock, whose zone may be published anew while the page is open. */
export const townTime = (options: Intl.DateTimeFormatOptions): TimeFormat => timeFormat(options, townZone);

/** By the clock of this device. */
export const deviceTime = (options: Intl.DateTimeFormatOptions): TimeFormat =>
  timeFormat(options, () => options.timeZone);

/** YYYY-MM-DD of a moment (epoch ms) in the town. Put together from its parts: how en-CA writes a day is not the same in every engine. */
export function townDay(at: number): string {
  const ahead = townAhead(at);
  if (ahead !== null) return new Date(at + ahead).toISOString().slice(0, 10);
  const options = { timeZone: townZone(), year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const get = partsOf(dateFormat('en-US', options), at);
  return `${get('year')}-${get('month')}-${get('day')}`;
}

/** "2:05 PM" today, "Sat, Oct 18, 2:05 PM" on another day; by the clock of this device. */
export function moment(at: number, now = Date.now()): string {
  const [date, today] = [new Date(at), new Date(now)];
  const time = deviceTime({ hour: 'numeric', minute: '2-digit' }).format(date);
  if (date.toDateString() === today.toDateString()) return time;
  const year = date.getFullYear() === today.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return `${deviceTime({ weekday: 'short', month: 'short', day: 'numeric', ...year }).format(date)}, ${time}`;
}
