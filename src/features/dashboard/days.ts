/** Owns saying when an event is, on the campaign's clock, and which are today's. Pure. */
import { campaign } from '../../campaign.ts';
import { parseTimestamp } from '../../core/session/time.ts';
import type { DashboardEvent } from './reads.ts';

const day = new Intl.DateTimeFormat('en-CA', { timeZone: campaign.timeZone });
const clock = new Intl.DateTimeFormat(campaign.locale, {
  timeZone: campaign.timeZone,
  hour: 'numeric',
  minute: '2-digit',
});
const date = new Intl.DateTimeFormat(campaign.locale, {
  timeZone: campaign.timeZone,
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
  const today = day.format(now);
  const at = (event: DashboardEvent) => parseTimestamp(event.date) ?? 0;
  return {
    today: events.filter((event) => day.format(at(event)) === today),
    next: events.filter((event) => at(event) > now && day.format(at(event)) > today),
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
