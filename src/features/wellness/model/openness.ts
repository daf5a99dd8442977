/** Whether a service is open at a moment, until when, and when it opens next. */
import { holidayOn, type Holiday } from './holidays.ts';
import { closingOn, fits, rulesOn, type Closing, type Hours } from './schedule.ts';
import type { DayNumber, TownClock } from './townClock.ts';

export type Openness =
  /** `until`, epoch ms; null: for a week at least. */
  | { readonly is: 'open'; readonly until: number | null }
  /** Why not on a day on which it would be. */
  | { readonly is: 'closed'; readonly holiday: Holiday | null; readonly closing: Closing | null }
  /** It has no hours: by phone. */
  | { readonly is: 'unknown' };

const WEEK_MS = 7 * 86_400_000;
/** How far ahead the next opening is looked for: what comes once a month may have been left out once for a holiday. */
const AHEAD_DAYS = 70;

/** @param at epoch ms */
export function opennessAt(hours: Hours, at: number, clock: TownClock): Openness {
  if (hours.rules.length === 0) return { is: 'unknown' };
  const today = clock.day(at);
  const end = endAt(hours, at, today, clock);
  if (end === null) {
    const isDay = hours.rules.some((rule) => fits(rule, today));
    return {
      is: 'closed',
      holiday: isDay && rulesOn(hours, today).length === 0 ? holidayOn(today) : null,
      closing: closingOn(hours, today),
    };
  }
  // What closes at midnight and opens then is not closed between.
  let until = end;
  while (until - at < WEEK_MS) {
    const next = endAt(hours, until, clock.day(until), clock);
    if (next === null || next <= until) return { is: 'open', until };
    until = next;
  }
  return { is: 'open', until: null };
}

/** Without a word on why not: for a thousand at a time. */
export const isOpenAt = (hours: Hours, at: number, clock: TownClock): boolean =>
  hours.rules.length > 0 && endAt(hours, at, clock.day(at), clock) !== null;

/** The latest end of what is open then. Yesterday's may last until today. */
function endAt(hours: Hours, at: number, today: DayNumber, clock: TownClock): number | null {
  let latest: number | null = null;
  for (const day of [today - 1, today]) {
    for (const { opens, closes } of rulesOn(hours, day)) {
      if (at < clock.at(day, opens)) continue;
      const end = clock.at(day, closes);
      if (at < end && (latest === null || end > latest)) latest = end;
    }
  }
  return latest;
}

/** Epoch ms; null: not within ten weeks. */
export function nextOpening(hours: Hours, at: number, clock: TownClock): number | null {
  if (hours.rules.length === 0) return null;
  const today = clock.day(at);
  for (let day = today; day <= today + AHEAD_DAYS; day += 1) {
    const starts = rulesOn(hours, day)
      .map(({ opens }) => clock.at(day, opens))
      .filter((start) => start > at);
    if (starts.length > 0) return Math.min(...starts);
  }
  return null;
}
