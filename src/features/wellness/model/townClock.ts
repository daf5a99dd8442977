/** The town's clock on any device: what it says at a moment, and at which moment it says something, over changes of the clock. */
import { dateFormat, partsOf } from '../../../core/dateFormat.ts';

/** Days since January 1, 1970. */
export type DayNumber = number;

export interface TownClock {
  /** @param at epoch ms */
  day(at: number): DayNumber;
  /** Epoch ms. @param minute of the day. Of an hour that comes twice the first; of one that is left out as many minutes later. */
  at(day: DayNumber, minute: number): number;
}

const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
const DAY_MINUTES = 1440;
/** Every zone of today changes its clock on a quarter of an hour (IANA time zones since 1972). */
const QUARTER_MS = 15 * MINUTE_MS;

const CLOCK = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
} as const;

/** @param known the clock's offset to UTC at a moment, ms, where it is known without asking Intl, which takes a slow phone 50 ms at first; or null. */
export function townClock(timeZone: string, known: (at: number) => number | null = () => null): TownClock {
  const offsets = new Map<number, number>();
  const offset = (at: number): number => {
    const quarter = Math.floor(at / QUARTER_MS);
    const before = offsets.get(quarter);
    if (before !== undefined) return before;
    const found = known(quarter * QUARTER_MS) ?? askedOffset(timeZone, quarter * QUARTER_MS);
    offsets.set(quarter, found);
    return found;
  };
  // An offset that is the same before and after a day is its own: 1,000 services are asked by a few of them.
  const steady = new Map<DayNumber, number | null>();
  const steadyOn = (day: DayNumber): number | null => {
    const known = steady.get(day);
    if (known !== undefined) return known;
    const [before, after] = [offset((day - 1) * DAY_MS), offset((day + 3) * DAY_MS)];
    const found = before === after ? before : null;
    steady.set(day, found);
    return found;
  };
  return {
    day: (at) => Math.floor((at + offset(at)) / DAY_MS),
    at(day, minute) {
      const said = day * DAY_MS + minute * MINUTE_MS;
      const all = steadyOn(day + Math.floor(minute / DAY_MINUTES));
      if (all !== null) return said - all;
      const [before, after] = [offset(said - DAY_MS), offset(said + DAY_MS)];
      if (before === after || offset(said - before) === before) return said - before;
      return offset(said - after) === after ? said - after : said - before;
    },
  };
}

function askedOffset(timeZone: string, at: number): number {
  const part = partsOf(dateFormat('en-US', { timeZone, ...CLOCK }), at);
  const [year, month, day, hour, minute] = (['year', 'month', 'day', 'hour', 'minute'] as const).map((one) =>
    Number(part(one)),
  ) as [number, number, number, number, number]; // five were asked for
  return Date.UTC(year, month - 1, day, hour, minute) - at;
}

/** @param day YYYY-MM-DD */
export const dayNumber = (day: string): DayNumber => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
export const isoDay = (day: DayNumber): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
/** 0 for Monday. */
export const weekday = (day: DayNumber): number => (day + 3) % 7;
/** @param clock 18:30 */
export const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
