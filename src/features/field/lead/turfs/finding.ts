/** Owns how all turfs stand together, and finding the ones somebody looks for among hundreds. Pure. */
import { plainText } from '../../../../core/plainText.ts';
import { parseTimestamp } from '../../../../core/session/time.ts';
import type { Turf } from '../reads.ts';
import { FILTERS, type TurfFilter, type TurfSort } from './view.ts';

export const filterNames: Readonly<Record<TurfFilter, string>> = {
  all: 'All',
  free: 'In nobody’s hands',
  held: 'In hands',
  overdue: 'Overdue',
  untouched: 'Untouched',
  conflicts: 'Two results',
  finished: 'Finished',
};

export const sortNames: Readonly<Record<TurfSort, string>> = {
  name: 'Name',
  least: 'Least visited',
  most: 'Most visited',
  last: 'Last visit',
  due: 'Due first',
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
  /** How many turfs each filter would show. */
  readonly on: Readonly<Record<TurfFilter, number>>;
}

export function totalsOf(turfs: readonly Turf[], now: number): TurfTotals {
  const on = Object.fromEntries(FILTERS.map((filter) => [filter, 0])) as Record<TurfFilter, number>; // every filter has one
  const sum = { doors: 0, visited: 0, done: 0 };
  for (const turf of turfs) {
    sum.doors += turf.doors;
    sum.visited += turf.visited;
    sum.done += turf.done;
    for (const filter of FILTERS) if (isOn(filter, turf, now)) on[filter] += 1;
  }
  return { turfs: turfs.length, ...sum, on };
}

export interface FindableTurf {
  readonly turf: Turf;
  /** ' cedar street south ruth okafor', every word behind a space. */
  readonly text: string;
}

/** Prepared once a list, so that a key press only compares. */
export function findableTurfs(turfs: readonly Turf[]): readonly FindableTurf[] {
  return turfs.map((turf) => ({
    turf,
    text: ` ${plainText([turf.name, ...turf.streets, turf.holder_name ?? ''].join(' '))}`,
  }));
}

/** Every word typed must begin a word of the turf's name, of a street in it, or of the name of whoever has it. */
export function findTurfs(index: readonly FindableTurf[], query: string): readonly Turf[] {
  const heads = plainText(query)
    .split(' ')
    .filter(Boolean)
    .map((word) => ` ${word}`);
  return index.filter(({ text }) => heads.every((head) => text.includes(head))).map(({ turf }) => turf);
}

const natural = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
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
    .toSorted((a, b) => a.key - b.key || natural.compare(a.turf.name, b.turf.name))
    .map(({ turf }) => turf);
}
