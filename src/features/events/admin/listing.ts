/** Which events the list shows: by time and state, by kind, by words. Pure. */
import { findable, findWords } from '../../../core/findWords.ts';
import type { ListSpec } from '../../../ui/list/listView.ts';
import { endOf, KINDS, type EventSummary } from '../data/reads.ts';
import { kindNames } from '../data/words.ts';

const SHELVES = ['upcoming', 'past', 'cancelled'] as const;
type Shelf = (typeof SHELVES)[number];

const shelfNames: Readonly<Record<Shelf, string>> = {
  upcoming: 'Upcoming',
  past: 'Past',
  cancelled: 'Cancelled',
};

/** An event that is on right now is upcoming: that is when its queue is needed. `now` in epoch ms. */
export function shelfOf(event: EventSummary, now: number): Shelf {
  if (event.status === 'cancelled') return 'cancelled';
  return endOf(event) >= now ? 'upcoming' : 'past';
}

/** Upcoming ones the next first, the others the latest first. */
export function eventSpec(now: number): ListSpec<EventSummary> {
  const rank = (event: EventSummary) => (shelfOf(event, now) === 'upcoming' ? event.date : -event.date);
  return {
    find: (events) => {
      const ordered = events.toSorted((a, b) => rank(a) - rank(b));
      const index = findable(ordered, ({ title, location, host, kind }) =>
        [title, location, host ?? '', kindNames[kind]].join(' '),
      );
      return (query) => findWords(index, query);
    },
    choices: [
      {
        name: 'shelf',
        label: 'Which events',
        as: 'buttons',
        options: SHELVES.map((value) => ({
          value,
          label: shelfNames[value],
          keep: (event: EventSummary) => shelfOf(event, now) === value,
        })),
      },
      {
        name: 'kind',
        label: 'Kind',
        as: 'plain',
        options: [
          { value: '', label: 'All kinds', keep: () => true },
          ...KINDS.map((value) => ({
            value,
            label: kindNames[value],
            keep: ({ kind }: EventSummary) => kind === value,
          })),
        ],
      },
    ],
  };
}
