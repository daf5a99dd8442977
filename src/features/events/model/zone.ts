/** The way between a clock on the town's wall and an instant, whatever zone the device is in. */
import { dateFormat, partsOf } from '../../../core/dateFormat.ts';

export interface WallTime {
  /** YYYY-MM-DD */
  readonly day: string;
  /** HH:MM, 24 hours */
  readonly time: string;
}

const formatOf = (timeZone: string) =>
  dateFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });

/** `at` in epoch ms. */
export function wallTime(at: number, timeZone: string): WallTime {
  const get = partsOf(formatOf(timeZone), at);
  return { day: `${get('year')}-${get('month')}-${get('day')}`, time: `${get('hour')}:${get('minute')}` };
}

/** Epoch ms; null for what is no time of the kind, or one that the clocks skip in spring. Of a doubled hour, the first. */
export function instantOf(wall: WallTime, timeZone: string): number | null {
  return instantsOf(wall, timeZone)[0] ?? null;
}

/** All moments, epoch ms, at which the town's clock shows it: two in the hour that comes twice in autumn, none in the one that spring skips. */
export function instantsOf({ day, time }: WallTime, timeZone: string): readonly number[] {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time) || Number.isNaN(asUtc)) return [];
  // A zone's offset lies within a day of UTC and changes seldom: the offsets around the wall time are the only candidates.
  const tries = [asUtc - 86_400_000, asUtc + 86_400_000].map((near) => asUtc - offsetAt(near, timeZone));
  const fits = tries.filter((at) => {
    // Beyond the year 9999 no clock writes it in four digits.
    if (Number.isNaN(at)) return false;
    const wall = wallTime(at, timeZone);
    return wall.day === day && wall.time === time;
  });
  return [...new Set(fits)].sort((a, b) => a - b);
}

/** How far the zone is ahead of UTC then, in ms, to the minute. */
function offsetAt(at: number, timeZone: string): number {
  const { day, time } = wallTime(at, timeZone);
  return Date.parse(`${day}T${time}:00Z`) - Math.floor(at / 60_000) * 60_000;
}
