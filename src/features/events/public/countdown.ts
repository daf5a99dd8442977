/** The arithmetic of the countdown. Pure. */

export interface Remaining {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** Whole minutes left, split; null once the target has passed. Both in epoch ms. */
export function remaining(target: number, now: number): Remaining | null {
  const minutes = Math.ceil((target - now) / 60_000);
  if (minutes <= 0) return null;
  return { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 };
}
