/** When a service is open on a day: its schedules and closings, made ready once to be asked many times. */
import type { Localized } from '../../../core/content/fields.ts';
import { holidayOn } from './holidays.ts';
import { DAYS, WEEKS, type ServiceBody } from './serviceContent.ts';
import { DAY_MS, dayNumber, minuteOf, weekday, type DayNumber } from './townClock.ts';

export interface Rule {
  readonly days: readonly boolean[];
  readonly repeats: 'week' | 'other-week' | 'month';
  /** By WEEKS. */
  readonly weeks: readonly boolean[];
  readonly from: DayNumber;
  readonly until: DayNumber;
  /** Minutes of the day; `closes` beyond its end where it is on the next one. */
  readonly opens: number;
  readonly closes: number;
  readonly holidays: boolean;
}
export interface Closing {
  readonly from: DayNumber;
  readonly until: DayNumber;
  readonly reason: Localized | undefined;
}
export interface Hours {
  readonly rules: readonly Rule[];
  readonly closings: readonly Closing[];
}

const DAY_MINUTES = 1440;

export function hoursOf({ schedules = [], closings = [] }: Pick<ServiceBody, 'schedules' | 'closings'>): Hours {
  return {
    rules: schedules.map(({ days, repeats, weeks = [], opens, closes, from, until, holidays = false }) => {
      const [start, end] = [minuteOf(opens), minuteOf(closes)];
      return {
        days: DAYS.map((day) => days.includes(day)),
        repeats,
        weeks: WEEKS.map((week) => weeks.includes(week)),
        from: from === undefined ? -Infinity : dayNumber(from),
        until: until === undefined ? Infinity : dayNumber(until),
        opens: start,
        closes: end <= start ? end + DAY_MINUTES : end,
        holidays,
      };
    }),
    closings: closings.map(({ from, until, reason }) => ({ from: dayNumber(from), until: dayNumber(until), reason })),
  };
}

export const closingOn = ({ closings }: Hours, day: DayNumber): Closing | null =>
  closings.find(({ from, until }) => from <= day && day <= until) ?? null;

/** Those that begin on the day, holidays and closings told. */
export function rulesOn(hours: Hours, day: DayNumber): readonly Rule[] {
  const fitting = hours.rules.filter((rule) => fits(rule, day));
  if (fitting.length === 0) return fitting;
  if (closingOn(hours, day)) return [];
  return holidayOn(day) === null ? fitting : fitting.filter(({ holidays }) => holidays);
}

/** Whether it would begin on the day, were it no holiday. */
export function fits(rule: Rule, day: DayNumber): boolean {
  if (!rule.days[weekday(day)] || day < rule.from || day > rule.until) return false;
  switch (rule.repeats) {
    case 'week':
      return true;
    case 'other-week':
      // Weeks from Monday, as RRULE has them (WKST).
      return Number.isFinite(rule.from) && (weekOf(day) - weekOf(rule.from)) % 2 === 0;
    case 'month': {
      const date = new Date(day * DAY_MS).getUTCDate();
      const isLast = new Date((day + 7) * DAY_MS).getUTCDate() < date;
      const which = date <= 28 && rule.weeks[Math.ceil(date / 7) - 1] === true;
      return which || (isLast && rule.weeks[4] === true);
    }
  }
}

const weekOf = (day: DayNumber): number => Math.floor((day + 3) / 7);
