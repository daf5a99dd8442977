/** Owns which events the list shows: by time and state, by kind, by words. Pure. */
import { endOf, type EventKind, type EventSummary } from '../data/reads.ts';
import { kindNames } from '../data/words.ts';

export const SHELVES = ['upcoming', 'past', 'cancelled'] as const;
export type Shelf = (typeof SHELVES)[number];

export const shelfNames: Readonly<Record<Shelf, string>> = {
  upcoming: 'Upcoming',
  past: 'Past',
  cancelled: 'Cancelled',
};

export interface Choice {
  readonly shelf: Shelf;
  readonly kind: EventKind | '';
  readonly query: string;
}

/** An event that is on right now is upcoming: that is when its queue is needed. `now` in epoch ms. */
export function shelfOf(event: EventSummary, now: number): Shelf {
  if (event.status === 'cancelled') return 'cancelled';
  return endOf(event) >= now ? 'upcoming' : 'past';
}

/** Upcoming ones the next first, the others the latest first. Every word must be found. */
export function chosen(events: readonly EventSummary[], { shelf, kind, query }: Choice, now: number) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = events.filter((event) => {
    const text = [event.title, event.location, event.host ?? '', kindNames[event.kind]].join(' ').toLowerCase();
    return (
      shelfOf(event, now) === shelf &&
      (kind === '' || event.kind === kind) &&
      words.every((word) => text.includes(word))
    );
  });
  const direction = shelf === 'upcoming' ? 1 : -1;
  return found.sort((a, b) => direction * (a.date - b.date));
}
