/** A snapshot's lines: what opens under each total, what they come to, how they are found and written into a file. */
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { setLocale } from '../../../src/core/locale.ts';
import { entryOf, KINDS, SIZES, type Entry, type Line } from '../../../src/features/disclosure/model/entry.ts';
import {
  addsUp,
  cashFlow,
  belongs,
  GROUPS,
  largestFirst,
  raised,
  raisedOf,
  smallShare,
  spent,
  spentOf,
  type Group,
  type GroupedBy,
} from '../../../src/features/disclosure/model/groups.ts';
import { changesOf } from '../../../src/features/disclosure/model/snapshot.ts';
import { cellsOf, headsOf } from '../../../src/features/disclosure/page/csv.ts';
import { searchEntries } from '../../../src/features/disclosure/page/spec.ts';
import { ENTRY_TYPES } from '../../../src/features/money/model/entry.ts';

beforeEach(() => setLocale('en'));

const gift: Entry = entryOf(
  [
    1,
    'contribution',
    '2026-03-09',
    '2026-03',
    125_005,
    1,
    'named',
    'Ana Peña',
    'IND',
    'Larkspur Falls, PA',
    'Falls Print',
    'Printer',
    'primary',
    'check',
    null,
    '5',
  ],
  0,
);
const rent: Entry = {
  ...gift,
  at: 1,
  type: 'expenditure',
  name: 'Depot LLC',
  kind: 'ORG',
  cents: 52_500,
  purpose: 'Rent of the office',
  election: null,
};
const summed: Entry = {
  ...gift,
  at: 2,
  shown: 'summed',
  name: null,
  place: null,
  employer: null,
  occupation: null,
  day: null,
  cents: 4100,
  entries: 3,
  size: '1',
  method: null,
  election: null,
};
const back: Entry = { ...gift, at: 3, type: 'refund', cents: 5, size: '1' };
const all = [gift, rent, summed, back];

/** As private.write_publication() puts them together. */
function groupsOf(entries: readonly Entry[]): Record<GroupedBy, Group[]> {
  const made = (by: GroupedBy): Group[] => {
    const keys = new Set(
      entries.map((one) =>
        by === 'place' ? (one.place ?? 'none') : by === 'purpose' ? one.purpose?.trim() || 'none' : one[by],
      ),
    );
    return [...keys].flatMap((key): Group[] => {
      const held = entries.filter((one) => belongs(one, { by, key }));
      const sum = (of: (one: Entry) => number) => held.reduce((total, one) => total + of(one), 0);
      return held.length === 0 ? [] : [[key, sum(raisedOf), sum(spentOf), held.length]];
    });
  };
  return {
    month: made('month'),
    size: made('size'),
    kind: made('kind'),
    place: made('place'),
    purpose: made('purpose'),
  };
}
const totalsOf = (entries: readonly Entry[]) => ({
  raised_cents: raised(entries),
  spent_cents: spent(entries),
  cash_cents: cashFlow(entries).left,
});

describe('what a total is made of', () => {
  it('a refund takes away, goods count on both sides, loans on none', () => {
    expect(totalsOf(all)).toEqual({ raised_cents: 129_100, spent_cents: 52_500, cash_cents: 76_600 });
    expect(totalsOf([{ ...gift, type: 'in_kind' }])).toEqual({
      raised_cents: 125_005,
      spent_cents: 125_005,
      cash_cents: 0,
    });
    expect(
      totalsOf([
        { ...gift, type: 'loan' },
        { ...gift, type: 'loan_payment' },
      ]),
    ).toEqual({ raised_cents: 0, spent_cents: 0, cash_cents: 0 });
  });

  it('opens exactly its rows: gifts by size, giver and place, payments by purpose', () => {
    const opened = (by: GroupedBy | 'total', key: string) =>
      all.filter((one) => belongs(one, { by, key })).map(({ at }) => at);
    expect(opened('size', '5')).toEqual([0]);
    expect(opened('size', '1')).toEqual([2, 3]);
    expect(opened('place', 'none')).toEqual([2]);
    expect(opened('kind', 'ORG')).toEqual([]);
    expect(opened('purpose', 'Rent of the office')).toEqual([1]);
    expect(opened('total', 'spent')).toEqual([1]);
    expect(opened('total', 'cash')).toEqual([0, 1, 2, 3]);
    expect(belongs({ ...gift, type: 'in_kind' }, { by: 'total', key: 'cash' })).toBe(false);
  });

  it('the rows of what is in hand did not show its cents: what came in less what went out is the total', () => {
    expect(cashFlow(all)).toEqual({ came: 129_105, went: 52_505, left: 76_600 });
    expect(cashFlow([])).toEqual({ came: 0, went: 0, left: 0 });
    expect(
      cashFlow([
        { ...gift, type: 'loan' },
        { ...gift, type: 'loan_payment', cents: 5 },
      ]),
    ).toEqual({
      came: 125_005,
      went: 5,
      left: 125_000,
    });
  });

  it('is believed only where every group agrees to the cent, in whatever order the lines come', () => {
    const entries = fc.array(
      fc.record({
        at: fc.nat(),
        report: fc.constant(1),
        type: fc.constantFrom(...ENTRY_TYPES),
        day: fc.constant(null),
        month: fc.constantFrom('2026-02', '2026-03'),
        cents: fc.integer({ min: 1, max: 10_000_000 }),
        entries: fc.constant(1),
        shown: fc.constantFrom('named', 'summed', 'withheld'),
        name: fc.constant(null),
        kind: fc.constantFrom(...KINDS),
        place: fc.constantFrom(null, 'Larkspur Falls, PA', 'Erie, PA'),
        employer: fc.constant(null),
        occupation: fc.constant(null),
        election: fc.constant(null),
        method: fc.constant(null),
        purpose: fc.constantFrom(null, ' ', 'Print', 'Rent'),
        size: fc.constantFrom(...SIZES),
      }),
      { minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(entries, fc.nat(), (lines, which) => {
        const [totals, groups] = [totalsOf(lines), groupsOf(lines)];
        expect(addsUp(lines.toReversed(), totals, groups)).toBe(true);
        for (const by of GROUPS)
          for (const [key, inward, outward, count] of groups[by]) {
            const held = lines.filter((one) => belongs(one, { by, key }));
            expect([raised(held), spent(held), held.length]).toEqual([inward, outward, count]);
          }
        const cent = lines.map((one, at) => (at === which % lines.length ? { ...one, cents: one.cents + 1 } : one));
        // Every line counts somewhere: what is neither raised nor spent is in hand.
        expect(addsUp(cent, totals, groups)).toBe(false);
        expect(addsUp(lines, { ...totals, cash_cents: totals.cash_cents + 1 }, groups)).toBe(false);
      }),
    );
  });
});

it('small gifts are those of up to $100, of what was raised', () => {
  const groups: Group[] = [
    ['1', 2500, 0, 1],
    ['2', 7500, 0, 1],
    ['5', 90_000, 0, 1],
  ];
  expect(smallShare(groups, { raised_cents: 100_000, spent_cents: 0 })).toBe(10);
  expect(smallShare(groups, { raised_cents: 0, spent_cents: 0 })).toBeNull();
  expect(
    largestFirst(
      [
        ['none', 9, 0, 1],
        ['a', 1, 0, 1],
        ['b', 2, 0, 1],
        ['c', 0, 3, 1],
      ],
      1,
    ).map(([key]) => key),
  ).toEqual(['b', 'a', 'none']);
});

it('a correction says only what it changed', () => {
  expect(
    changesOf({ was: { expenditure: 60_000, contribution: 5 }, now: { expenditure: 52_500, contribution: 5, fee: 1 } }),
  ).toEqual([
    { type: 'expenditure', was: 60_000, now: 52_500 },
    { type: 'fee', was: 0, now: 1 },
  ]);
});

describe('finding', () => {
  const find = (query: string) => searchEntries(all)(query).map(({ at }) => at);
  it.each([
    ['pena', [0, 3]],
    ['falls print', [0, 1, 3]],
    ['rent office', [1]],
    ['$1,250.05', [0]],
    ['525.00', [1]],
    ['added up', [2]],
    ['2026-03-09', [0, 1, 3]],
    ['march check', [0, 1, 3]],
    ['primary', [0, 3]],
    ['mill street', []],
    ['', [0, 1, 2, 3]],
  ])('%j finds %j', (query, found) => expect(find(query)).toEqual(found));

  it('a name that is withheld is found by that word alone', () => {
    const hidden = [{ ...gift, shown: 'withheld', name: null, place: null } as const];
    expect(searchEntries(hidden)('withheld')).toHaveLength(1);
    expect(searchEntries(hidden)('pena')).toHaveLength(0);
  });

  it('lines are prepared once, and not at each key press', () => {
    let read = 0;
    const many = Array.from({ length: 100 }, (_, at) => ({
      ...gift,
      at,
      get name() {
        read += 1;
        return `Ana Peña ${at}`;
      },
    }));
    const search = searchEntries(many);
    const before = read;
    expect(before).toBeGreaterThanOrEqual(100);
    for (const query of ['p', 'pe', 'pen', 'pena']) expect(search(query)).toHaveLength(100);
    expect(search('pena 99')).toHaveLength(1);
    expect(read).toBe(before);
  });
});

it('a file has a cell under each heading, and its columns add up to the totals', () => {
  const report = {
    covers_from: '2026-01-01',
    covers_until: '2026-03-31',
    version: 2,
    sha256: '',
    filed_on: '2026-04-01',
  };
  const rows = all.map((entry) => cellsOf(entry, report));
  for (const cells of rows) expect(cells).toHaveLength(headsOf().length - 4);
  const column = (name: string) => {
    const at = headsOf().indexOf(name);
    return rows.reduce((sum, cells) => sum + Math.round(Number(cells[at]) * 100), 0);
  };
  expect(column('Counts as raised')).toBe(raised(all));
  expect(column('Counts as spent')).toBe(spent(all));
  expect(column('Counts in hand')).toBe(cashFlow(all).left);
});

it('a line is read in the order that the database writes it', () => {
  const line: Line = [2, 'fee', null, '2026-03', 1, 1, 'summed', null, 'none', null, null, null, null, null, null, '1'];
  expect(entryOf(line, 7)).toMatchObject({ at: 7, report: 2, type: 'fee', cents: 1, kind: 'none', size: '1' });
});
