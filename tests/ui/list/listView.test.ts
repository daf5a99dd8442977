/** A list as somebody looks at it: what is found, narrowed, ordered and shown of it. */
import { describe, expect, it } from 'vitest';
import { findable, findWords } from '../../../src/core/findWords.ts';
import {
  countsOf,
  foundIn,
  isNarrowed,
  shownOf,
  stateThatShows,
  WHOLE_LIST,
  type ListSpec,
  type ListState,
} from '../../../src/ui/list/listView.ts';

interface Turf {
  readonly name: string;
  readonly doors: number;
}
const turfs: readonly Turf[] = [
  { name: 'Zoë Lane', doors: 40 },
  { name: 'Mill Street', doors: 0 },
  { name: 'Mill Road', doors: 12 },
];
const find = (items: readonly Turf[]) => {
  const index = findable(items, ({ name }) => name);
  return (query: string) => findWords(index, query);
};
const doors = {
  name: 'doors',
  label: 'Which',
  as: 'buttons',
  options: [
    { value: 'all', label: 'All', keep: () => true },
    { value: 'some', label: 'With doors', keep: (turf: Turf) => turf.doors > 0 },
  ],
} as const;
const spec: ListSpec<Turf> = {
  find,
  choices: [doors],
  orders: [
    { value: 'given', label: 'As it came', arrange: (items) => items },
    { value: 'least', label: 'Fewest doors', arrange: (items) => items.toSorted((a, b) => a.doors - b.doors) },
  ],
  page: { first: 1, more: 5 },
};
const found = (over: Partial<ListState>) =>
  foundIn(spec, { ...WHOLE_LIST, ...over }, find(turfs)).map(({ name }) => name);

describe('a list', () => {
  it('is whole and as it came until something is asked of it', () => {
    expect(found({})).toEqual(['Zoë Lane', 'Mill Street', 'Mill Road']);
    expect(isNarrowed(spec, WHOLE_LIST)).toBe(false);
  });

  it('finds by words in any order, without their dots, and not in the middle of a word', () => {
    expect(found({ query: 'street mill' })).toEqual(['Mill Street']);
    expect(found({ query: ' ZOE ' })).toEqual(['Zoë Lane']);
    expect(found({ query: 'oad' })).toEqual([]);
    expect(isNarrowed(spec, { ...WHOLE_LIST, query: 'oad' })).toBe(true);
  });

  it('is narrowed by what is picked, found and ordered together', () => {
    const state = { query: 'm', picked: { doors: 'some' }, order: 'least' };
    expect(found(state)).toEqual(['Mill Road']);
    expect(found({ order: 'least' })).toEqual(['Mill Street', 'Mill Road', 'Zoë Lane']);
    expect(isNarrowed(spec, { ...WHOLE_LIST, picked: { doors: 'some' } })).toBe(true);
  });

  it('takes what is not on offer for the first option and the first order', () => {
    expect(found({ picked: { doors: 'none such' }, order: 'none such' })).toHaveLength(3);
    expect(isNarrowed(spec, { ...WHOLE_LIST, picked: { doors: 'none such' } })).toBe(false);
  });

  it('says how many each option would show, whatever else is asked', () => {
    expect([...countsOf(turfs, doors)]).toEqual([
      ['all', 3],
      ['some', 2],
    ]);
  });

  it('shows a screenful, then more with each press; all where no page is set', () => {
    expect(shownOf(spec, WHOLE_LIST, turfs)).toHaveLength(1);
    expect(shownOf(spec, { ...WHOLE_LIST, pages: 1 }, turfs)).toHaveLength(3);
    expect(shownOf({ find }, WHOLE_LIST, turfs)).toHaveLength(3);
  });
});

describe('a line that the address names', () => {
  const many = Array.from({ length: 60 }, (_, at): Turf => ({ name: `Turf ${at}`, doors: 60 - at }));
  const paged: ListSpec<Turf> = { ...spec, page: { first: 25, more: 20 } };
  const drawn = (state: ListState) => shownOf(paged, state, foundIn(paged, state, find(many))).map(({ name }) => name);
  const wanted = (name: string, state = WHOLE_LIST) => stateThatShows(paged, state, many, (one) => one.name === name);

  it('is drawn, however far down it stands, and not more than it takes', () => {
    for (const [name, pages] of [
      ['Turf 0', 0],
      ['Turf 24', 0],
      ['Turf 25', 1],
      ['Turf 44', 1],
      ['Turf 45', 2],
      ['Turf 59', 2],
    ] as const) {
      expect(wanted(name)?.pages, name).toBe(pages);
      expect(drawn(wanted(name) ?? WHOLE_LIST)).toContain(name);
    }
  });

  it('is drawn where the list was narrowed to others, and stands by the order that was picked', () => {
    const narrowed = { query: 'turf 1', picked: { doors: 'some' }, order: 'least', pages: 0 };
    const state = wanted('Turf 59', narrowed);
    expect(state).toEqual({ ...WHOLE_LIST, order: 'least', pages: 0 });
    expect(drawn(state ?? WHOLE_LIST)[0]).toBe('Turf 59');
  });

  it('is none where the list has no such line', () => expect(wanted('Turf 60')).toBeNull());
});
