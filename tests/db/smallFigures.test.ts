/** Small numbers: whatever is public of a file, in one table or in many sums, nobody reckons out what was withheld of it. */
import { array, assert, asyncProperty, constantFrom, integer, oneof, record, subarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cell, equations, solved, type Cell } from './support/figureSums.ts';
import { givenBack, monthsOf } from './support/givenBack.ts';
import { databases, useWorld } from './support/world.ts';

/** A city of some places by some groups in two divisions, its sums all told. */
const town = record({
  places: integer({ min: 2, max: 5 }),
  groups: integer({ min: 2, max: 4 }),
  numbers: array(oneof(integer({ min: 0, max: 14 }), integer({ min: 10, max: 300 })), {
    minLength: 40,
    maxLength: 40,
  }),
  gone: array(integer({ min: 0, max: 60 }), { maxLength: 4 }),
}).map(({ places, groups, numbers, gone }): readonly Cell[] => {
  const at = (place: number, group: number) => numbers[place * groups + group] ?? 0;
  const ward = (place: number) => `ward-${place + 1}`;
  const group = (one: number) => `group ${one}`;
  const range = (length: number) => Array.from({ length }, (_, one) => one);
  const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
  const cells = [
    cell('city', '', sum(range(places).flatMap((p) => range(groups).map((g) => at(p, g))))),
    ...range(groups).map((g) => cell('city', group(g), sum(range(places).map((p) => at(p, g))))),
    ...range(places).flatMap((p) => [
      cell(ward(p), '', sum(range(groups).map((g) => at(p, g)))),
      ...range(groups).map((g) => cell(ward(p), group(g), at(p, g))),
    ]),
    // The same people divided otherwise.
    ...range(places).flatMap((p) => {
      const all = sum(range(groups).map((g) => at(p, g)));
      const some = Math.min(all, numbers[39 - p] ?? 0);
      return [cell(ward(p), 'sex:girls', some), cell(ward(p), 'sex:boys', all - some)];
    }),
  ];
  // Some the file itself withholds.
  return cells.map((one, index) => (gone.includes(index) ? { ...one, value: null, status: 'suppressed' } : one));
});

/** Some fewer in some of the smallest parts, and so in all that they are parts of. */
function lessOf(cells: readonly Cell[], which: readonly number[]): readonly Cell[] {
  const now = cells.map((one) => ({ ...one }));
  const parts = now.filter(({ geography, stratum }) => geography !== 'city' && stratum.startsWith('group'));
  for (const nth of which) {
    const part = parts[nth % parts.length];
    if (!part || part.value === null || part.value < 12) continue;
    const less = part.value - 4;
    const sums = now.filter(
      ({ geography, stratum }) =>
        (geography === part.geography && (stratum === '' || stratum === 'sex:boys')) ||
        (geography === 'city' && (stratum === '' || stratum === part.stratum)),
    );
    // Boys may be none: then nobody is fewer.
    if (sums.some(({ value }) => value === null || value < less)) continue;
    part.value -= less;
    for (const one of sums) one.value = (one.value ?? 0) - less;
  }
  return now;
}

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);
  const hide = async (
    cells: readonly Cell[],
    rule = 'count',
    earlier: readonly string[] = [],
    told: readonly Cell[] = [],
  ) => {
    // As private.figures_beside() tells them of older files.
    const others = [
      ...earlier.map((key) => {
        const [geography, stratum, period] = key.split('\n');
        return { geography, stratum, period, status: 'suppressed', why: 'earlier' };
      }),
      ...told.map(({ geography, stratum, period, value }) => {
        const counted = rule === 'count' ? { tally: value } : {};
        return { geography, stratum, period, value, ...counted, status: 'shown', why: 'earlier' };
      }),
    ];
    const rows = await world().backend.database.query(
      'select at, why from private.small_figures($1, $2::text::jsonb, $3::text::jsonb)',
      [rule, JSON.stringify(cells), JSON.stringify(others)],
    );
    return new Map(rows.map(({ at, why }) => [Number(at) - 1, String(why)]));
  };

  it('says no count under ten, and leaves nobody to reckon out one that it withholds', async () => {
    await assert(
      asyncProperty(town, async (cells) => {
        const because = await hide(cells);
        const unknown = cells.flatMap(({ value }, at) => (value === null || because.has(at) ? [at] : []));
        for (const [at, { value }] of cells.entries())
          if (value !== null && value < 10) expect(because.get(at), JSON.stringify(cells[at])).toBe('small');
        const lines = equations(cells);
        expect(solved(lines, unknown)).toEqual([]);
        // Nor does any one sum leave fewer than ten among those it does not say.
        for (const line of lines) {
          const total = line.indexOf(-1);
          if (unknown.includes(total) || !line.includes(1)) continue;
          const rest = line.reduce((left, one, at) => left - (one === 1 && !unknown.includes(at) ? (cells[at]?.value ?? 0) : 0), cells[total]?.value ?? 0); // prettier-ignore
          expect(rest === 0 || rest >= 10, `${rest} of ${JSON.stringify(cells[total])}`).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  /** The same place and group at several times. */
  const times = (numbers: Readonly<Record<string, number>>) =>
    Object.entries(numbers).map(([period, value]) => ({ ...cell('ward-1', '', value), period }));
  const shownOf = async (cells: readonly (Cell & { period?: string })[]) => {
    const because = await hide(cells);
    return cells.flatMap(({ value }, at) => (because.has(at) ? [] : [value]));
  };

  it.each([
    [
      'quarters and their year',
      { '2024-Q1': 52, '2024-Q2': 41, '2024-Q3': 4, '2024-Q4': 60, '2024': 157 },
      [52, 41, 60],
    ],
    [
      'years and all of them',
      { '2019': 30, '2020': 31, '2021': 32, '2022': 33, '2023': 3, '2019-2023': 129 },
      [30, 31, 32, 33],
    ],
    ['a year by two names', { '2024': 7, '2024-2024': 7 }, []],
    ['quarters that do not fill their year', { '2024-Q1': 52, '2024-Q3': 4, '2024': 157 }, [52, 157]],
    [
      'quarters and another year',
      { '2024-Q1': 52, '2024-Q2': 41, '2024-Q3': 4, '2024-Q4': 60, '2023': 157 },
      [52, 41, 60, 157],
    ],
    // The two of three years and 2019 give 2022: 20 - 49 + 32.
    ['years that roll', { '2019-2021': 49, '2020-2022': 32, '2019': 20, '2022': 3 }, [49, 32]],
    [
      'quarters that are all told',
      { '2024-Q1': 52, '2024-Q2': 41, '2024-Q3': 14, '2024-Q4': 60, '2024': 167 },
      [52, 41, 14, 60, 167],
    ],
  ])('leaves nothing to reckon out of %s', async (_, numbers, shown) => {
    expect(new Set(await shownOf(times(numbers)))).toEqual(new Set(shown));
  });

  const PERIODS = [
    '2019', '2020', '2021', '2022', '2019-2020', '2021-2022', '2019-2021', '2020-2022', '2019-2022', '2019/20', '2020/21', '2021/22', '2020-Q1',
    '2020-Q2', '2020-Q3', '2020-Q4',
  ]; // prettier-ignore
  /** Some months, places and groups of a city, told over some periods that begin in the middle of each other, with gaps. */
  const overTime = record({
    periods: subarray(PERIODS, { minLength: 1, maxLength: 6 }),
    wards: integer({ min: 0, max: 3 }),
    groups: constantFrom<readonly string[]>([], ['a', 'b'], ['a', 'b', 'c'], ['sex:girls', 'sex:boys']),
    months: array(oneof({ arbitrary: integer({ min: 0, max: 1 }), weight: 3 }, integer({ min: 0, max: 9 })), { minLength: 97, maxLength: 97 }), // prettier-ignore
    gone: array(integer({ min: 0, max: 80 }), { maxLength: 20 }),
  }).map(({ periods, wards, groups, months, gone }) => {
    const places = Array.from({ length: wards }, (_, at) => `ward-${at + 1}`);
    const cells = ['city', ...places].flatMap((geography) =>
      ['', ...groups].flatMap((stratum) =>
        periods.map((period) => {
          const [from, to] = monthsOf(period);
          let value = 0;
          for (const [p, place] of (places.length > 0 ? places : ['city']).entries())
            for (const [g, group] of (groups.length > 0 ? groups : ['']).entries())
              for (let month = from; month < to; month += 1)
                if ((geography === 'city' || geography === place) && (stratum === '' || stratum === group))
                  value += months[(month * 7 + p * 31 + g * 13) % 97] ?? 0;
          return { ...cell(geography, stratum, value), period };
        }),
      ),
    );
    return cells.filter((_, at) => at === 0 || !gone.includes(at));
  });

  it('gives nothing back over periods of any sort, of groups and places whose totals nobody printed either', async () => {
    await assert(
      asyncProperty(overTime, async (cells) => {
        const because = await hide(cells);
        const read = cells.map((one, at) => (because.has(at) ? { ...one, value: null } : one));
        expect(read.filter(({ value }) => value !== null && value < 10)).toEqual([]);
        expect(givenBack(read)).toEqual([]);
        // What is kept is found sound: else it would never go out.
        const kept = read.map((one) => (one.value === null ? { ...one, status: 'suppressed' } : one));
        expect(await hide(kept)).toEqual(new Map());
      }),
      { numRuns: 30 },
    );
  });

  it('withholds a stretch of few that no period says, where two others leave it', async () => {
    // 2021 has three.
    expect((await shownOf(times({ '2019-2021': 49, '2019-2020': 46 }))).length).toBe(1);
    expect((await shownOf(times({ '2019-2021': 49, '2019-2020': 36 }))).length).toBe(2);
    // All but 2019 and 2021.
    expect((await shownOf(times({ '2019-2021': 49, '2020': 44 }))).length).toBe(1);
    // August to December 2020 has four.
    expect((await shownOf(times({ '2020/21': 50, '2021': 80, '2020': 60, '2019/20': 56, '2019': 90 }))).length).toBe(5);
    expect((await shownOf(times({ '2019-2020': 150, '2019/20': 56, '2019': 90 }))).length).toBe(3);
  });

  it('withholds a quarter with a year that its neighbors would give away', async () => {
    const year = (place: string, value: number) => ({ ...cell(place, '', value), period: '2024' });
    const quarter = (place: string, one: number, value: number) => ({
      ...cell(place, '', value),
      period: `2024-Q${one}`,
    });
    const cells = [
      year('city', 400), year('ward-1', 100), year('ward-2', 296), year('ward-3', 4),
      ...[1, 2, 3, 4].flatMap((one) => [quarter('ward-1', one, 25), quarter('ward-2', one, 74)]),
    ]; // prettier-ignore
    const because = await hide(cells);
    // The year of ward-1 covers ward-3's; its quarters would give it back, so that the last one goes, too.
    expect([...because.keys()].toSorted((a, b) => a - b)).toEqual([1, 3, 10]);
  });

  it.each([
    ['Total', ['girls', 'boys']],
    ['sex:all', ['sex:girls', 'sex:boys']],
    ['All students', ['girls', 'boys']],
  ])('knows a total of groups that is called %s', async (whole, [some = '', few = '']) => {
    const cells = [cell('city', whole, 100), cell('city', some, 96), cell('city', few, 4)];
    expect((await hide(cells)).size).toBeGreaterThan(1);
  });

  it.each(['City', 'CITYWIDE', ' total'])('knows a total of places that is called %s', async (whole) => {
    const cells = [cell(whole, '', 100), cell('ward-1', '', 96), cell('ward-2', '', 4)];
    expect((await hide(cells)).size).toBeGreaterThan(1);
  });

  it('withholds a share with an interval that says of how many it is, and one of nobody knows how many, and no model’s', async () => {
    const share = { ...cell('city', 'grade-3', 37.5), low: 13.7, high: 69.4 };
    const many = { ...cell('city', 'grade-4', 37.5, { denominator: 400 }), low: 32.9, high: 42.3 };
    const plain = cell('city', 'grade-5', 37.5);
    expect([...(await hide([share, many, plain], '100'))]).toEqual([
      [0, 'small'],
      [2, 'unsaid'],
    ]);
    // What is no share says of itself how many it is, or is the middle of many.
    for (const rule of ['count', 'mean']) expect(await hide([plain], rule)).toEqual(new Map());
    const modelled = await world().backend.database.query(
      "select at from private.small_figures('100', $1::text::jsonb, '[]', true)",
      [JSON.stringify([share, many, plain])],
    );
    expect(modelled).toEqual([]);
  });

  it('covers nothing with what was public before and says the same', async () => {
    const city = (total: number, c: number) => [
      cell('city', '', total), cell('city', 'a', 20), cell('city', 'b', 65), cell('city', 'c', c),
    ]; // prettier-ignore
    const before = city(100, 15);
    const now = city(89, 4);
    const because = await hide(now, 'count', [], before);
    // The total is another one; a and b stand in the older file.
    const unknown = [...because.keys()].filter((at) => now[at]?.value !== before[at]?.value);
    expect(unknown.toSorted((a, b) => a - b)).toEqual([0, 3]);
    expect(solved(equations(now), unknown)).toEqual([]);
  });

  it('leaves nobody to reckon it out of any two files that were public one after the other', async () => {
    await assert(
      asyncProperty(
        town,
        array(integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 4 }),
        async (cells, changed) => {
          const hiddenBefore = await hide(cells);
          const before = cells.filter(({ value }, at) => value !== null && !hiddenBefore.has(at));
          // The same town with fewer of some; its sums follow.
          const now = lessOf(cells, changed);
          const earlier = cells.flatMap(({ geography, stratum, period }, at) =>
            hiddenBefore.has(at) ? [[geography, stratum, period].join('\n')] : [],
          );
          const because = await hide(now, 'count', earlier, before);
          const same = (one: Cell) => before.some((was) => was.geography === one.geography && was.stratum === one.stratum && was.value === one.value); // prettier-ignore
          const unknown = now.flatMap((one, at) =>
            one.value === null || because.has(at) ? (same(one) ? [] : [at]) : [],
          );
          const small = new Set(now.flatMap(({ value }, at) => (value !== null && value < 10 ? [at] : [])));
          expect(solved(equations(now), unknown).filter((at) => small.has(at))).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('takes another city for no total of this one', async () => {
    const cells = [cell('peer:city', '', 100), cell('ward-1', '', 96), cell('ward-2', '', 4)];
    expect([...(await hide(cells)).keys()]).toEqual([2]);
  });

  // About one of nine hundred random towns needs it.
  it('leaves nothing to reckon out of all sums together, where no single one gives it away', async () => {
    const groups = ['', 'group 0', 'group 1', 'group 2', 'sex:girls', 'sex:boys'];
    const rows: readonly (readonly [string, readonly (number | null)[]])[] = [
      ['city', [295, 213, 42, 40]],
      ['ward-1', [32, 11, 11, 10, 10, 22]],
      ['ward-2', [32, 18, 5, 9, 0, 32]],
      ['ward-3', [32, 11, 11, 10, 0, 32]],
      ['ward-4', [188, 173, 5, 10, 10, 178]],
      ['ward-5', [null, 0, 10, 1, 10, 1]],
    ];
    const cells = rows.flatMap(([geography, values]) =>
      values.map((value, at) => cell(geography, groups[at] ?? '', value)),
    );
    const because = await hide(cells);
    const unknown = cells.flatMap(({ value }, at) => (value === null || because.has(at) ? [at] : []));
    expect(unknown.length).toBeLessThan(cells.length);
    expect(solved(equations(cells), unknown)).toEqual([]);
  });

  it('takes the smallest other one beside a small one, and tells why of each', async () => {
    const cells = [cell('city', '', 160), cell('city', 'a', 100), cell('city', 'b', 7), cell('city', 'c', 20), cell('city', 'd', 33)]; // prettier-ignore
    expect([...(await hide(cells))]).toEqual([
      [2, 'small'],
      [3, 'others'],
    ]);
  });

  it('withholds a share of few, of all but few, and one whose rest is few', async () => {
    const share = (stratum: string, value: number, denominator: number) => cell('city', stratum, value, { denominator }); // prettier-ignore
    const only = async (one: Cell, rule = '100') => (await hide([one], rule)).get(0);
    expect(await only(share('', 50, 8))).toBe('small');
    expect(await only(share('', 5, 100))).toBe('small');
    expect(await only(share('', 96, 100))).toBe('small');
    expect(await only(share('', 50, 100))).toBeUndefined();
    expect(await only(share('', 20, 400), '1000')).toBe('small');
    expect(await only(share('', 40, 400), '1000')).toBeUndefined();
    expect(await only(share('', 71000, 9), 'mean')).toBe('small');
    expect(await hide([share('', 50, 400), share('poor', 50, 393)], '100')).toEqual(new Map([[1, 'rest']]));
    expect(await hide([cell('city', '', 3)], 'things')).toEqual(new Map());
  });
});
