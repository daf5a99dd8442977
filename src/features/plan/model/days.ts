/** Reckoning with days (YYYY-MM-DD), without a clock and without a zone. */

const DAY_MS = 86_400_000;

/** Days since 1970. */
export const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

export const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => dayOf(dayNumber(day) + days);

/** The day before the same day, so many years on: February 29 counts as the 28th. */
export function lastDayOfYears(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const leapless = month === 2 && date === 29 ? 28 : date;
  return dayOf(Math.round(Date.UTC(year + years, month - 1, leapless) / DAY_MS) - 1);
}
