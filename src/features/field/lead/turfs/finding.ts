/** How all turfs stand together, and finding the ones somebody looks for among hundreds. Pure. */
import { findableNames, findWords } from '../../../../core/findWords.ts';
import type { ListSpec } from '../../../../ui/list/listView.ts';
import { parseTimestamp } from '../../../../core/session/time.ts';
import { compareText } from '../../../../hooks/format.ts';
import type { Turf } from '../reads.ts';
import { m } from '../../../../messages/messages.js';
import { FILTERS, SORTS, type TurfFilter, type TurfSort } from './view.ts';

const filterNames: Readonly<Record<TurfFilter, () => string>> = {
  all: m.lead_filter_all,
  free: m.lead_filter_free,
  held: m.lead_filter_held,
  overdue: m.lead_filter_overdue,
  untouched: m.lead_filter_untouched,
  conflicts: m.lead_filter_conflicts,
  finished: m.lead_filter_finished,
};

const sortNames: Readonly<Record<TurfSort, () => string>> = {
  name: m.lead_sort_name,
  least: m.lead_sort_least,
  most: m.lead_sort_most,
  last: m.lead_sort_last,
  due: m.lead_sort_due,
};

export function isOverdue({ due_at }: Pick<Turf, 'due_at'>, now: number): boolean {
  return due_at !== null && (parseTimestamp(due_at) ?? Infinity) < now;
}

export function isOn(filter: TurfFilter, turf: Turf, now: number): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'free':
      return turf.holder === null;
    case 'held':
      return turf.holder !== null;
    case 'overdue':
      return isOverdue(turf, now);
    case 'untouched':
      return turf.visited === 0;
    case 'conflicts':
      return turf.conflicts > 0;
    case 'finished':
      return turf.doors > 0 && turf.visited >= turf.doors;
  }
}

export interface TurfTotals {
  readonly turfs: number;
  readonly doors: number;
  readonly visited: number;
  readonly done: number;
}

export function totalsOf(turfs: readonly Turf[]): TurfTotals {
  const sum = { doors: 0, visited: 0, done: 0 };
  for (const turf of turfs) {
    sum.doors += turf.doors;
    sum.visited += turf.visited;
    sum.done += turf.done;
  }
  return { turfs: turfs.length, ...sum };
}

/** By a word of the turf's name, of a street in it, or of the name of whoever has it. */
export function findTurfs(turfs: readonly Turf[]) {
  const index = findableNames(turfs, ({ name, streets, holder_name }) =>
    [name, ...streets, holder_name ?? ''].join(' '),
  );
  return (query: string): readonly Turf[] => findWords(index, query);
}

const at = (text: string | null, none: number) => (text === null ? none : (parseTimestamp(text) ?? none));
const share = ({ visited, doors }: Turf) => (doors === 0 ? 0 : visited / doors);

/** What nobody has in hand is never due, what nobody has visited was visited before everything else. */
const sortKeys: Readonly<Record<TurfSort, (turf: Turf) => number>> = {
  name: () => 0,
  least: share,
  most: (turf) => -share(turf),
  last: ({ last_at }) => -at(last_at, 0),
  due: ({ due_at }) => at(due_at, Number.MAX_SAFE_INTEGER),
};

/** A copy. Equals stand by name. */
export function sortTurfs(turfs: readonly Turf[], sort: TurfSort): readonly Turf[] {
  const keyOf = sortKeys[sort];
  return turfs
    .map((turf) => ({ turf, key: keyOf(turf) }))
    .toSorted((a, b) => a.key - b.key || compareText(a.turf.name, b.turf.name))
    .map(({ turf }) => turf);
}

/** @param now when the list came, epoch ms: what is overdue is so by then. */
export function turfSpec(now: number): ListSpec<Turf> {
  return {
    find: findTurfs,
    choices: [
      {
        name: 'turfs',
        label: m.lead_filter_label,
        as: 'buttons',
        onlyUsed: true,
        options: FILTERS.map((value) => ({
          value,
          label: filterNames[value],
          keep: (turf: Turf) => isOn(value, turf, now),
        })),
      },
    ],
    orders: SORTS.map((value) => ({
      value,
      label: sortNames[value],
      arrange: (turfs: readonly Turf[]) => sortTurfs(turfs, value),
    })),
    // More than fit on a screen.
    page: { first: 12, more: 48 },
  };
}
