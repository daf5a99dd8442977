/** Saying when an event is, on the campaign's clock, and which are today's. Pure. */
import { townDay, townTime } from '../../hooks/format.ts';
import { parseTimestamp } from '../../core/session/time.ts';
import type { DashboardEvent } from './reads.ts';

const clock = townTime({
  hour: 'numeric',
  minute: '2-digit',
});
const date = townTime({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});

export interface Agenda {
  readonly today: readonly DashboardEvent[];
  readonly next: readonly DashboardEvent[];
}

/** @param now epoch ms. */
export function agenda(events: readonly DashboardEvent[], now: number): Agenda {
  const today = townDay(now);
  const at = (event: DashboardEvent) => parseTimestamp(event.date) ?? 0;
  return {
    today: events.filter((event) => townDay(at(event)) === today),
    next: events.filter((event) => at(event) > now && townDay(at(event)) > today),
  };
}

/** "2 PM", "6:30 PM" */
export function timeOf(event: DashboardEvent): string {
  return clock.format(parseTimestamp(event.date) ?? 0).replace(':00', '');
}

/** "Sat, Oct 18, 2 PM" */
export function whenOf(event: DashboardEvent): string {
  return `${date.format(parseTimestamp(event.date) ?? 0)}, ${timeOf(event)}`;
}
