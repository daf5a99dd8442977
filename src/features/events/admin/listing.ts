/** Which events the list shows: by time and state, by kind, by words. Pure. */
import { findable, findWords } from '../../../core/findWords.ts';
import { m } from '../../../messages/messages.js';
import type { Locale } from '../../../core/locale.ts';
import type { ListSpec } from '../../../ui/list/listView.ts';
import { endOf, KINDS, type EventSummary } from '../data/reads.ts';
import { kindNames } from '../data/words.ts';

const SHELVES = ['upcoming', 'past', 'cancelled'] as const;
type Shelf = (typeof SHELVES)[number];

const shelfNames: Readonly<Record<Shelf, () => string>> = {
  upcoming: m.admin_event_upcoming,
  past: m.admin_event_past,
  cancelled: m.admin_event_cancelled,
};

/** An event that is on right now is upcoming: that is when its queue is needed. `now` in epoch ms. */
export function shelfOf(event: EventSummary, now: number): Shelf {
  if (event.status === 'cancelled') return 'cancelled';
  return endOf(event) >= now ? 'upcoming' : 'past';
}

/** Upcoming ones the next first, the others the latest first. @param locale in which a kind is looked for. */
export function eventSpec(now: number, locale: Locale): ListSpec<EventSummary> {
  const rank = (event: EventSummary) => (shelfOf(event, now) === 'upcoming' ? event.date : -event.date);
  return {
    find: (events) => {
      const ordered = events.toSorted((a, b) => rank(a) - rank(b));
      const index = findable(ordered, ({ title, location, host, kind }) =>
        [title, location, host ?? '', kindNames[kind]({}, { locale })].join(' '),
      );
      return (query) => findWords(index, query);
    },
    choices: [
      {
        name: 'shelf',
        label: m.admin_event_which,
        as: 'buttons',
        options: SHELVES.map((value) => ({
          value,
          label: shelfNames[value],
          keep: (event: EventSummary) => shelfOf(event, now) === value,
        })),
      },
      {
        name: 'kind',
        label: m.admin_event_kind,
        as: 'plain',
        options: [
          { value: '', label: m.admin_event_all_kinds, keep: () => true },
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
