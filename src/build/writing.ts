/**
 * Finds out of Intl how each language writes numbers, days and times, for hooks/writing.ts, and leaves out what that would write
 * otherwise than Intl: tried on a day of every month, every hour, and numbers of every length.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { campaign } from '../campaign.ts';
import { LOCALES } from '../core/locale.ts';
import { intlLocale } from '../hooks/intlLocale.ts';
import {
  shapeOf,
  writeMoney,
  writeParts,
  writeWhole,
  type DateWriting,
  type ListWriting,
  type NumberWriting,
  type Offsets,
  type Writing,
} from '../hooks/writing.ts';

const HOUR_MS = 3_600_000;
const YEAR_MS = 8766 * HOUR_MS;

/** What the public pages and the age of what they show ask for. */
const SHAPES: readonly Intl.DateTimeFormatOptions[] = [
  { year: 'numeric', month: 'long', day: 'numeric' },
  { year: 'numeric', month: 'short', day: 'numeric' },
  { year: 'numeric', month: 'long' },
  { year: 'numeric', month: 'short' },
  { year: '2-digit', month: 'short' },
  { month: 'short', day: 'numeric' },
  { month: 'long', day: 'numeric' },
  { weekday: 'long' },
  { weekday: 'long', month: 'long', day: 'numeric' },
  { weekday: 'short', month: 'short', day: 'numeric' },
  { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
  { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  { weekday: 'long', hour: 'numeric', minute: '2-digit' },
  { weekday: 'long', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  { hour: 'numeric', minute: '2-digit' },
];

/** Of 2026, on UTC's clock: all months, weekdays and hours, days of one figure and of two. */
const TRIED: readonly number[] = Array.from(
  { length: 400 },
  (_, at) => Date.UTC(2026, 0, 1) + at * 23 * HOUR_MS + at * 60_000,
);
const NUMBERS = [0, 7, 42, 999, 1000, 1234, 12_345, 123_456, 1_234_567, 12_345_678.5, -1, -1234, -0.2];

export function makeWriting(root: string): void {
  const { timeZone, term } = campaign;
  const writing = Object.fromEntries(LOCALES.map((locale) => [locale, writingOf(intlLocale(locale))]));
  const first = Date.parse(term.firstDay);
  const offsets = offsetsOf(timeZone, first - 3 * YEAR_MS, first + 6 * YEAR_MS);
  const file = join(root, 'src/hooks/writing.gen.ts');
  const made = `/** How each language writes numbers and days, and the town's clock: made by build/writing.ts. */
import type { Locale } from '../core/locale.ts';
import type { Offsets, Writing } from './writing.ts';

export const writing: Readonly<Record<Locale, Writing>> = ${JSON.stringify(writing)};
export const offsets: Offsets = ${JSON.stringify(offsets)};
`;
  // Another command may be reading it.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== made) writeFileSync(file, made);
}

function writingOf(intl: string): Writing {
  const dates = datesOf(intl);
  const shapes = SHAPES.map((options): [string, string] => [shapeOf(options), shape(intl, options)]);
  const all = { ...dates, shapes: Object.fromEntries(shapes) };
  const right = SHAPES.filter((options) =>
    TRIED.every((at) => text(writeParts(at, 0, options, all)) === utc(intl, options).format(at)),
  ).map(shapeOf);
  return {
    numbers: numbersOf(intl),
    lists: listsOf(intl),
    dates: { ...all, shapes: Object.fromEntries(shapes.filter(([name]) => right.includes(name))) },
  };
}

const utc = (intl: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(intl, { timeZone: 'UTC', ...options });

const text = (parts: ReturnType<typeof writeParts>) => parts?.map(({ value }) => value).join('');

/** "{month} {day}, {year}" */
const shape = (intl: string, options: Intl.DateTimeFormatOptions): string =>
  utc(intl, options)
    .formatToParts(TRIED[0])
    // V8 puts a plain space in the place of the narrow one, but only where it writes the whole.
    .map(({ type, value }) => (type === 'literal' ? value.replaceAll('\u202F', ' ') : `{${type}}`))
    .join('');

function datesOf(intl: string): Omit<DateWriting, 'shapes'> {
  const part = (options: Intl.DateTimeFormatOptions, type: Intl.DateTimeFormatPartTypes, at: number) =>
    utc(intl, options)
      .formatToParts(at)
      .find((one) => one.type === type)?.value ?? '';
  const lengths = <Made>(make: (length: 'long' | 'short') => Made) => ({ long: make('long'), short: make('short') });
  return {
    months: lengths((month) =>
      Array.from({ length: 12 }, (_, at) =>
        part({ year: 'numeric', month, day: 'numeric' }, 'month', Date.UTC(2026, at, 15)),
      ),
    ),
    // 2026-02-01 was a Sunday.
    weekdays: lengths((weekday) =>
      Array.from({ length: 7 }, (_, at) =>
        part({ weekday, month: 'short', day: 'numeric' }, 'weekday', Date.UTC(2026, 1, 1 + at)),
      ),
    ),
    halves: [9, 15].map((hour) =>
      part({ hour: 'numeric', minute: '2-digit' }, 'dayPeriod', Date.UTC(2026, 0, 1, hour)),
    ),
  };
}

function listsOf(intl: string): ListWriting {
  const list = new Intl.ListFormat(intl, { type: 'conjunction' });
  const [two = ''] = between(list.format(['A', 'B']));
  const [more = '', last = ''] = between(list.format(['A', 'B', 'C']));
  return [two, more, last];
}

const between = (written: string) => written.split(/[A-C]/).slice(1);

function numbersOf(intl: string): NumberWriting | null {
  const { currency } = campaign;
  const whole = new Intl.NumberFormat(intl, { maximumFractionDigits: 0 });
  const money = new Intl.NumberFormat(intl, { style: 'currency', currency, maximumFractionDigits: 0 });
  const exact = new Intl.NumberFormat(intl, { style: 'currency', currency });
  const group = whole.formatToParts(1_234_567).find(({ type }) => type === 'group')?.value ?? '';
  const [before = '', after = ''] = money.format(7).split('7');
  const point = exact.formatToParts(7).find(({ type }) => type === 'decimal')?.value ?? '';
  const made = { group, from: whole.format(1234) === '1234' ? 5 : 4, before, after, point };
  const plain = (written: string) => written.replace(/^-(?=\D*0\D*$)/, '');
  const alike = NUMBERS.every(
    (value) =>
      writeWhole(value, made) === plain(whole.format(value)) &&
      writeMoney(value * 100, made, false) === plain(money.format(value)) &&
      writeMoney(Math.round(value * 100), made, true) === exact.format(Math.round(value * 100) / 100),
  );
  return alike ? made : null;
}

/** Tried hour by hour: a day of the clocks is an hour like any other. */
function offsetsOf(timeZone: string, from: number, until: number): Offsets {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const minutes = (at: number) => {
    const name = clock.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign = '+', hours = '0', rest = '0'] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? [];
    return (Number(hours) * 60 + Number(rest)) * (sign === '-' ? -1 : 1);
  };
  const found: [number, number | null][] = [];
  for (let at = from; at < until; at += HOUR_MS) {
    const now = minutes(at);
    if (found.at(-1)?.[1] !== now) found.push([at, now]);
  }
  return [...found, [until, null]];
}
