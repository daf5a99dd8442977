/**
 * Writing days, times and whole numbers by what the build has found out of Intl (build/writing.ts): the first thing that a page asks
 * of Intl costs a slow phone a tenth of a second, before it can answer a press, and a printed page must find its own words again,
 * whatever its engine calls September. What is not known here is left to Intl.
 */

export interface NumberWriting {
  /** Between thousands, in numbers of at least so many digits. */
  readonly group: string;
  readonly from: number;
  /** Around an amount of the campaign's currency, and before its cents. */
  readonly before: string;
  readonly after: string;
  readonly point: string;
}

export interface DateWriting {
  readonly months: Readonly<Record<Length, readonly string[]>>;
  readonly weekdays: Readonly<Record<Length, readonly string[]>>;
  readonly halves: readonly string[];
  /** What is written, by what is asked for (shapeOf): kinds of parts in braces. */
  readonly shapes: Readonly<Record<string, string>>;
}

/** Between the last two of two, between others, and before the last of more: " and ", ", ", ", and ". */
export type ListWriting = readonly [two: string, more: string, last: string];

export interface Writing {
  /** null: otherwise than this can. */
  readonly numbers: NumberWriting | null;
  readonly lists: ListWriting;
  readonly dates: DateWriting;
}

/** From which moment (epoch ms) on the town's clock is how many minutes before UTC's. Ends with a moment from which nothing is known. */
export type Offsets = readonly (readonly [from: number, minutes: number | null])[];

type Length = 'long' | 'short';
type Part = Pick<Intl.DateTimeFormatPart, 'type' | 'value'>;

/** One name for the same wish, in whatever order it is told. */
export const shapeOf = (options: Intl.DateTimeFormatOptions): string =>
  Object.entries(options)
    .filter(([part]) => part !== 'timeZone')
    .map(([part, how]) => `${part}:${how}`)
    .toSorted()
    .join();

/** @param cents whole. @returns null for what only Intl can write. */
export function writeMoney(cents: number, numbers: NumberWriting, exact: boolean): string | null {
  if (!Number.isSafeInteger(exact ? cents : Math.round(cents))) return null;
  const amount = exact ? Math.floor(Math.abs(cents) / 100) : Number((Math.abs(cents) / 100).toFixed(0));
  const rest = exact ? numbers.point + String(Math.abs(cents) % 100).padStart(2, '0') : '';
  const sign = cents < 0 && (exact || amount > 0) ? '-' : '';
  return `${sign}${numbers.before}${grouped(String(amount), numbers)}${rest}${numbers.after}`;
}

/** Rounded to a whole number. @returns null for what only Intl can write. */
export function writeWhole(value: number, numbers: NumberWriting): string | null {
  const whole = Number(Math.abs(value).toFixed(0));
  if (!Number.isSafeInteger(whole)) return null;
  return `${value < 0 && whole > 0 ? '-' : ''}${grouped(String(whole), numbers)}`;
}

const grouped = (digits: string, { group, from }: NumberWriting) =>
  digits.length < from ? digits : digits.replaceAll(/\B(?=(?:\d{3})+$)/g, group);

/** Spanish says "e" in the place of "y" before a word that sounds like it. */
const SOUNDS = /^h?[iíy]/i;

/** @returns null for what only Intl can write. */
export function writeList(items: readonly string[], [two, more, last]: ListWriting): string | null {
  const end = items.at(-1);
  if (end === undefined || SOUNDS.test(end)) return null;
  return items.length < 3 ? items.join(two) : items.slice(0, -1).join(more) + last + end;
}

/** Minutes to add to UTC; null when it is not known. */
export function townMinutes(at: number, offsets: Offsets): number | null {
  const found = offsets.findLast(([from]) => from <= at);
  return found?.[1] ?? null;
}

/** @param minutes what the clock is ahead of UTC. @returns null for a shape that is not known. */
export function writeParts(
  at: number,
  minutes: number,
  options: Intl.DateTimeFormatOptions,
  { shapes, months, weekdays, halves }: DateWriting,
): Part[] | null {
  const shape = shapes[shapeOf(options)];
  if (shape === undefined) return null;
  const clock = new Date(at + minutes * 60_000);
  const year = String(clock.getUTCFullYear());
  const hours = clock.getUTCHours();
  const values: Partial<Record<Intl.DateTimeFormatPartTypes, string | undefined>> = {
    year: options.year === '2-digit' ? year.slice(-2) : year,
    month: months[options.month === 'long' ? 'long' : 'short'][clock.getUTCMonth()],
    day: String(clock.getUTCDate()),
    weekday: weekdays[options.weekday === 'long' ? 'long' : 'short'][clock.getUTCDay()],
    hour: String(hours % 12 || 12),
    minute: String(clock.getUTCMinutes()).padStart(2, '0'),
    dayPeriod: halves[hours < 12 ? 0 : 1],
  };
  return shape.split(/[{}]/).flatMap((text, at): Part[] => {
    if (at % 2 === 0) return text === '' ? [] : [{ type: 'literal', value: text }];
    const type = text as keyof typeof values; // of the shapes that the build has made
    return [{ type, value: values[type] ?? '' }];
  });
}
