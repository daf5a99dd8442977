/** The date of a bank's line, and in which order the file writes month, day and year: by the file itself, or else a person says it. */

export const DATE_ORDERS = ['mdy', 'dmy', 'ymd'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const EARLIEST = '2020-01-01';
/** What is posted later than this from today was read in the wrong order. */
const AHEAD_DAYS = 31;

/** A time may stand behind the date. */
const ISO = /^(\d{4})(?:-(\d{1,2})-(\d{1,2})|\/(\d{1,2})\/(\d{1,2})|(\d{2})(\d{2}))(?:$|[T ,].*|\d{6}.*)$/;
/** "11/24/2026", "24.11.26", "11-24-26", and QIF's "11/24'26" and "1/ 5'26". */
const NUMBERS = /^(\d{1,2})([/.-]) ?(\d{1,2})(?:\2|['’]) ?(\d{4}|\d{2})\.?(?:$|[T ,].*)/;
const DAY_NAME = /^(\d{1,2})[ .-]+([a-z]{3,9})\.?[ ,-]+(\d{4}|\d{2})(?:$|[T ,].*)/i;
const NAME_DAY = /^([a-z]{3,9})\.?[ -]+(\d{1,2})(?:st|nd|rd|th)?[ ,-]+(\d{4}|\d{2})(?:$|[T ,].*)/i;

function realDay(year: string, month: string | number, day: string): string | null {
  const full = year.length === 2 ? `20${year}` : year;
  const written = `${full}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === written ? written : null;
}

const monthOf = (name: string) => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** YYYY-MM-DD, or null for what is no day of the calendar. */
export function dateOf(text: string, order: DateOrder): string | null {
  const tidy = text.replace(/\s+/gu, ' ').trim();
  const iso = ISO.exec(tidy);
  if (iso) return realDay(iso[1] ?? '', iso[2] ?? iso[4] ?? iso[6] ?? '', iso[3] ?? iso[5] ?? iso[7] ?? '');
  const numbers = NUMBERS.exec(tidy);
  if (numbers) {
    const [, first = '', , second = '', third = ''] = numbers;
    if (order === 'mdy') return realDay(third, first, second);
    if (order === 'dmy') return realDay(third, second, first);
    return third.length === 2 ? realDay(first.padStart(2, '0'), second, third) : null;
  }
  const byDay = DAY_NAME.exec(tidy);
  if (byDay) return realDay(byDay[3] ?? '', monthOf(byDay[2] ?? ''), byDay[1] ?? '');
  const byName = NAME_DAY.exec(tidy);
  return byName ? realDay(byName[3] ?? '', monthOf(byName[1] ?? ''), byName[2] ?? '') : null;
}

export const isDate = (text: string): boolean => DATE_ORDERS.some((order) => dateOf(text, order) !== null);

interface Evidence {
  /** As the lines write them, in the file's order. */
  readonly dates: readonly string[];
  /** Dates in the rest of the file. */
  readonly more?: readonly string[];
  /** Whether the file is laid out as only banks of the United States do. */
  readonly american?: boolean;
  /** YYYY-MM-DD */
  readonly today: string;
}

/** Null where two orders fit as well: then a person says which. */
export function dateOrderOf({ dates, more = [], american = false, today }: Evidence): DateOrder | null {
  const numbers = [...dates, ...more].filter((text) => NUMBERS.test(text.trim()));
  // Written in words or from the year on, every order says the same.
  if (numbers.length === 0) return 'mdy';
  const latest = new Date(Date.parse(today) + AHEAD_DAYS * 86_400_000).toISOString().slice(0, 10);
  const fits = (order: DateOrder) =>
    numbers.filter((text) => {
      const day = dateOf(text, order);
      return day !== null && day >= EARLIEST && day <= latest;
    }).length;
  const counts = { mdy: fits('mdy'), dmy: fits('dmy') };
  if (Math.max(counts.mdy, counts.dmy) === 0) return fits('ymd') > 0 ? 'ymd' : null;
  if (counts.mdy !== counts.dmy) return counts.mdy > counts.dmy ? 'mdy' : 'dmy';
  if (numbers.every((text) => /^\d{1,2}\.\d/.test(text.trim()))) return 'dmy';
  if (american) return 'mdy';
  const sorted = (['mdy', 'dmy'] as const).filter((order) => isSorted(dates.map((text) => dateOf(text, order) ?? '')));
  return sorted.length === 1 ? (sorted[0] ?? null) : null;
}

/** Banks list by date, the newest first or last: an order in which the dates jump is not theirs. */
function isSorted(days: readonly string[]): boolean {
  const steps = days.slice(1).map((day, n) => day.localeCompare(days[n] ?? ''));
  return steps.every((step) => step >= 0) || steps.every((step) => step <= 0);
}
