/** How somebody says they are on a day: for their own eyes. Pure. */
import { isoDay, type DayNumber } from './townClock.ts';

export const MOODS = [1, 2, 3, 4, 5] as const;
export const MOST_NOTE = 1000;

export interface CheckIn {
  /** YYYY-MM-DD, on this device. */
  readonly day: string;
  /** 1: very low, 5: very well. */
  readonly mood: number;
  /** Hours; null: not said. */
  readonly sleep: number | null;
  readonly note: string;
  /** Epoch ms: of two for one day the later counts. */
  readonly at: number;
}

/** What was kept, if it is one: another version of the app may have kept something else. */
export function checkInOf(value: unknown): CheckIn | null {
  if (typeof value !== 'object' || value === null) return null;
  const { day, mood, sleep, note, at } = value as Readonly<Record<string, unknown>>; // any object
  const isDay = typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day);
  const isMood = MOODS.some((one) => one === mood);
  const isSleep = sleep === null || (typeof sleep === 'number' && sleep >= 0 && sleep <= 24);
  if (!isDay || !isMood || !isSleep || typeof note !== 'string' || typeof at !== 'number') return null;
  return { day, mood: Number(mood), sleep: sleep === null ? null : Number(sleep), note, at };
}

/** One a day, the oldest day first. */
export function byDay(all: readonly CheckIn[]): readonly CheckIn[] {
  const days = new Map<string, CheckIn>();
  for (const one of all) {
    const other = days.get(one.day);
    if (other === undefined || other.at < one.at) days.set(one.day, one);
  }
  return [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** The days of a picture, today last; null where nothing was said. */
export function picture(
  all: readonly CheckIn[],
  today: DayNumber,
  days: number,
): readonly { readonly day: string; readonly mood: number | null; readonly sleep: number | null }[] {
  const said = new Map(all.map((one) => [one.day, one]));
  return Array.from({ length: days }, (_, at) => {
    const day = isoDay(today - days + 1 + at);
    const one = said.get(day);
    return { day, mood: one?.mood ?? null, sleep: one?.sleep ?? null };
  });
}
