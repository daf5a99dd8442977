/** The days of a chart, by the town's calendar, and their names. */
import { deviceTime, townDay } from '../../hooks/format.ts';
import type { Place } from './figures.ts';

/** Noon, so that no time zone moves it to the day before. */
export function dayPlace(day: string): Place {
  return { key: day, name: deviceTime({ month: 'short', day: 'numeric' }).format(new Date(`${day}T12:00:00`)) };
}

/** The last `count` days up to and including the day of `now` in the town, as YYYY-MM-DD, oldest first. */
export function lastDays(count: number, now: number): string[] {
  const noon = Date.parse(`${townDay(now)}T12:00:00Z`);
  // From noon to noon in UTC: no change of the clocks can skip a day or repeat one.
  return Array.from({ length: count }, (_, index) =>
    new Date(noon - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );
}
