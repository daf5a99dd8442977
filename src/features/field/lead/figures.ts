/** What the figures of a walk mean: contact rate, what looks wrong, and the last day of walking by the hour. Pure. */
import { townDay, townTime } from '../../../hooks/format.ts';
import { parseTimestamp } from '../../../core/session/time.ts';
import type { Figures } from '../../../ui/chart/figures.ts';
import { m } from '../../../messages/messages.js';
import type { Activity, HourCount, Walk } from './reads.ts';

/** Of every hundred knocks; null without any. */
export function contactRate({ attempts, contacts }: Pick<Activity, 'attempts' | 'contacts'>): number | null {
  return attempts === 0 ? null : Math.round((contacts / attempts) * 100);
}

/** Fewer attempts say nothing about how somebody walks. */
const ENOUGH = 10;
/** Of a hundred knocks, 10 to 30 are usual; twice that is somebody filling in forms on a bench. */
const RATE_LOW = 5;
const RATE_HIGH = 60;
/** Nobody knocks, waits and walks on in less, s. */
const PACE_FAST = 30;
/** A result on a phone for this long (s) may be a phone that cannot send. */
const WAIT_LONG = 24 * 3600;

/** What somebody who leads should look at, in words. A warning is a question, not a verdict. */
export function warningsOf(activity: Activity): string[] {
  const rate = contactRate(activity);
  if (activity.attempts < ENOUGH || rate === null) return [];
  return [
    rate > RATE_HIGH ? m.lead_warn_many({ rate }) : '',
    rate < RATE_LOW ? m.lead_warn_few({ rate }) : '',
    activity.median_seconds !== null && activity.median_seconds < PACE_FAST
      ? m.lead_warn_fast({ seconds: Math.round(activity.median_seconds) })
      : '',
    (activity.waited_seconds ?? 0) > WAIT_LONG ? m.lead_warn_waited() : '',
  ].filter(Boolean);
}

/** "5 min between doors" */
export function paceWords(seconds: number | null): string {
  if (seconds === null) return '';
  return seconds < 90
    ? m.lead_pace_seconds({ seconds: Math.round(seconds) })
    : m.lead_pace_minutes({ minutes: Math.round(seconds / 60) });
}

/** "Cedar Street South: 25 doors, 6 reached", "Phone bank: 12 calls, 3 reached" */
export function walkWords({
  channel,
  turf,
  attempts,
  contacts,
}: Pick<Walk, 'channel' | 'turf' | 'attempts' | 'contacts'>) {
  return channel === 'phone'
    ? m.lead_walk_calls({ attempts, contacts })
    : m.lead_walk_doors({ where: turf ?? m.lead_walk_no_turf(), attempts, contacts });
}

/** "Sat, Oct 10, 4:07 PM to 6:55 PM" on the campaign's clock. */
export function walkTimes({ begun, ended }: Pick<Walk, 'begun' | 'ended'>): string {
  const at = (text: string) => parseTimestamp(text) ?? 0;
  const time = townTime({ hour: 'numeric', minute: '2-digit' });
  const day = townTime({ weekday: 'short', month: 'short', day: 'numeric' });
  return m.lead_walk_times({
    day: day.format(at(begun)),
    from: time.format(at(begun)),
    until: time.format(at(ended)),
  });
}

export interface HourBar {
  /** Epoch ms. */
  readonly at: number;
  readonly attempts: number;
  readonly contacts: number;
}

const HOUR_MS = 3_600_000;

/** The hours of the last day that somebody walked, the empty ones between them included. */
export function lastWalkingDay(rows: readonly HourCount[]): HourBar[] {
  const bars = rows
    .map((row) => ({ at: parseTimestamp(row.hour) ?? 0, attempts: row.attempts, contacts: row.contacts }))
    .toSorted((a, b) => a.at - b.at);
  const last = bars.at(-1);
  if (!last) return [];
  const lastDay = townDay(last.at);
  const ofDay = bars.filter((bar) => townDay(bar.at) === lastDay);
  const first = ofDay[0] ?? last;
  const count = Math.round((last.at - first.at) / HOUR_MS) + 1;
  return Array.from({ length: count }, (_, index) => {
    const at = first.at + index * HOUR_MS;
    return ofDay.find((bar) => bar.at === at) ?? { at, attempts: 0, contacts: 0 };
  });
}

const hour = townTime({ hour: 'numeric' });

/** Both parts of a bar are knocks: those that became a conversation below, the others above. */
export function hourFigures(bars: readonly HourBar[]): Figures {
  return {
    axis: m.lead_hours_axis(),
    places: bars.map(({ at }) => ({ key: new Date(at).toISOString(), name: hour.format(at) })),
    drawn: [
      { name: m.lead_hours_conversations(), values: bars.map(({ contacts }) => contacts) },
      { name: m.lead_hours_other(), values: bars.map(({ attempts, contacts }) => attempts - contacts) },
    ],
    columns: [
      { name: m.lead_hours_knocks(), values: bars.map(({ attempts }) => attempts) },
      { name: m.lead_hours_conversations(), values: bars.map(({ contacts }) => contacts) },
      { name: m.lead_hours_rate(), values: bars.map((bar) => contactRate(bar) ?? 0) },
    ],
  };
}
