/** How the figures are said: whole dollars, grouped digits, and the time they are from. */
import { deviceTime, dollars, digits } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { STAT_LABELS, type StatLabel, type StatRow } from './reads.ts';

const words: Record<StatLabel, () => string> = {
  weekly_raised: m.landing_raised,
  volunteers: m.landing_volunteers,
  doors_total: m.landing_doors,
  calls_total: m.landing_calls,
  rides_today: m.landing_rides,
  events_week: m.landing_events,
};

export interface Figure {
  readonly label: StatLabel;
  readonly value: string;
  readonly words: string;
}

/** All six, in order; a missing one is 0. Null rows (nothing known yet) give a dash. */
export function figures(rows: readonly StatRow[] | null): Figure[] {
  return STAT_LABELS.map((label) => {
    const value = rows?.find((row) => row.label === label)?.value_number ?? 0;
    const said = label === 'weekly_raised' ? dollars(value) : digits(value);
    return { label, value: rows ? said : '–', words: words[label]() };
  });
}

/** "10:42 AM"; on another day than today the day is said too. `asOf` and `now` in epoch ms. */
export function timeOf(asOf: number, now: number): string {
  const at = new Date(asOf);
  const time = deviceTime({ hour: 'numeric', minute: '2-digit' }).format(at);
  if (at.toDateString() === new Date(now).toDateString()) return time;
  const day = deviceTime({ weekday: 'short', month: 'short', day: 'numeric' }).format(at);
  return `${day}, ${time}`;
}
