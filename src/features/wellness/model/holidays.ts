/** The federal holidays (5 U.S.C. 6103) on the day they are kept: what falls on a Saturday on the Friday before, on a Sunday on the Monday after. */
import { DAY_MS, weekday, type DayNumber } from './townClock.ts';

export const HOLIDAYS = ['new-year', 'king', 'presidents', 'memorial', 'juneteenth', 'independence', 'labor', 'columbus', 'veterans', 'thanksgiving', 'christmas'] as const; // prettier-ignore
export type Holiday = (typeof HOLIDAYS)[number];

const MONDAY = 0;
const THURSDAY = 3;
const number = (year: number, month: number, day: number): DayNumber => Date.UTC(year, month - 1, day) / DAY_MS;

/** @param nth from 1; -1: the last. */
function nth(year: number, month: number, on: number, which: number): DayNumber {
  if (which < 0) {
    const last = number(year, month + 1, 1) - 1;
    return last - ((weekday(last) - on + 7) % 7);
  }
  const first = number(year, month, 1);
  return first + ((on - weekday(first) + 7) % 7) + 7 * (which - 1);
}

const kept = (day: DayNumber): DayNumber => day + (weekday(day) === 5 ? -1 : weekday(day) === 6 ? 1 : 0);

const years = new Map<number, ReadonlyMap<DayNumber, Holiday>>();

function ofYear(year: number): ReadonlyMap<DayNumber, Holiday> {
  const known = years.get(year);
  if (known) return known;
  const fixed: readonly (readonly [Holiday, number, number])[] = [
    ['new-year', 1, 1],
    ['juneteenth', 6, 19],
    ['independence', 7, 4],
    ['veterans', 11, 11],
    ['christmas', 12, 25],
  ];
  const found = new Map<DayNumber, Holiday>([
    // The next year's may be kept on this year's last day.
    [kept(number(year + 1, 1, 1)), 'new-year'],
    ...fixed.map(([name, month, day]) => [kept(number(year, month, day)), name] as const),
    // A food bank is closed on Christmas Day itself, too, whatever day an office keeps.
    ...fixed.map(([name, month, day]) => [number(year, month, day), name] as const),
    [nth(year, 1, MONDAY, 3), 'king'],
    [nth(year, 2, MONDAY, 3), 'presidents'],
    [nth(year, 5, MONDAY, -1), 'memorial'],
    [nth(year, 9, MONDAY, 1), 'labor'],
    [nth(year, 10, MONDAY, 2), 'columbus'],
    [nth(year, 11, THURSDAY, 4), 'thanksgiving'],
  ]);
  years.set(year, found);
  return found;
}

/** The days that were asked for: all services are asked about the same ones. */
const asked = new Map<DayNumber, Holiday | null>();

export function holidayOn(day: DayNumber): Holiday | null {
  let known = asked.get(day);
  if (known === undefined) {
    known = ofYear(new Date(day * DAY_MS).getUTCFullYear()).get(day) ?? null;
    asked.set(day, known);
  }
  return known;
}
