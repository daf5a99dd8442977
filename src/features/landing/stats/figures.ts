/** How the figures are said: whole dollars, grouped digits, "as of 10:42 AM". Pure. */
import { deviceTime, dollars, digits } from '../../../hooks/format.ts';
import { STAT_LABELS, type StatLabel, type StatRow } from './reads.ts';

const words: Record<StatLabel, string> = {
  weekly_raised: 'raised this week',
  volunteers: 'volunteers',
  doors_total: 'doors knocked',
  calls_total: 'calls made',
  rides_today: 'rides to the polls today',
  events_week: 'events this week',
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
    return { label, value: rows ? said : '–', words: words[label] };
  });
}

/** `asOf` and `now` in epoch ms; on another day than today the day is said too. */
export function asOfText(asOf: number, now: number): string {
  const at = new Date(asOf);
  const time = deviceTime({ hour: 'numeric', minute: '2-digit' }).format(at);
  if (at.toDateString() === new Date(now).toDateString()) return `as of ${time}`;
  const day = deviceTime({ weekday: 'short', month: 'short', day: 'numeric' }).format(at);
  return `as of ${day}, ${time}`;
}
