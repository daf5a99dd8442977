/** Figures: who brings in a set, that nobody is told of it before its text is live, and that nothing odd gets in. */
import { randomBytes, randomUUID } from 'node:crypto';
import { array, assert, asyncProperty, integer, oneof, shuffledSubarray, tuple } from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { figureEmbed } from '../../src/app/site/figureEmbed.ts';
import { figuresOf, seedsOf } from '../../src/build/seedRows.ts';
import type { Value } from '../../src/core/figures/value.ts';
import type { IndicatorBody } from '../../src/features/figures/model/indicatorContent.ts';
import type { FigureSet } from '../../src/hooks/liveFigures.ts';
import type { Row } from '../../supabase/local/database.ts';
import { root } from '../../supabase/local/root.ts';
import { cell, equations, solved } from './support/figureSums.ts';
import { givenBack, type Read } from './support/givenBack.ts';
import { accountOf, people, type Person } from './support/people.ts';
import { databases, useWorld } from './support/world.ts';

const publishers: readonly Person[] = ['content', 'manager', 'candidate', 'deputy'];

const figure = (row: number, over: Row = {}): Row => ({
  row,
  geography: 'ward-1',
  stratum: '',
  period: String(2010 + row),
  value: 12.5,
  low: null,
  high: null,
  denominator: 400,
  status: 'shown',
  footnote: null,
  ...over,
});
const both = (en: string) => ({ en, es: en });

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const hex = () => randomBytes(32).toString('hex');
  let source: string;

  async function insert(who: Person, table: string, row: Row): Promise<string> {
    const id = randomUUID();
    const full = { id, user_id: accountOf(who)?.id ?? null, client_created_at: new Date().toISOString(), ...row };
    const answer = await world().rest('POST', table, await world().token(who), full);
    return answer.message === '' ? id : answer.message;
  }
  const heads = new Map<string, string>();
  /** On top of what was written before. */
  async function write(item: string, of: string, body: Row): Promise<string> {
    const parent_id = heads.get(item) ?? null;
    const id = await insert('content', 'content_revisions', {
      item_id: item,
      kind: of,
      slug: `s-${item}`,
      parent_id,
      body,
    });
    heads.set(item, id);
    return id;
  }
  const step = (item: string, revision: string, action: string, who: Person = 'content') =>
    insert(who, 'content_events', { item_id: item, revision_id: revision, action });
  /** @returns the server's word against it, or the step's id. */
  async function publish(item: string, revision: string): Promise<string> {
    expect(await step(item, revision, 'approved', 'manager')).toMatch(/^[0-9a-f-]{36}$/);
    return step(item, revision, 'published');
  }
  const indicator = (values: string | null, over: Row = {}): Row => ({
    title: both('It rises'),
    name: both('What is counted'),
    page: 'wellness',
    value_type: 'percent',
    unit: both('percent'),
    definition: both('How'),
    source,
    ...(values === null ? {} : { values }),
    ...over,
  });
  /** An indicator that is being written, without figures. */
  async function begun(): Promise<string> {
    const item = randomUUID();
    await write(item, 'indicator', indicator(null));
    return item;
  }
  const begin = (item: string, over: Row = {}, who: Person = 'content') =>
    world().rpc(who, 'begin_indicator_set', {
      indicator: item,
      sha256: hex(),
      columns: '0.1.2',
      file_name: 'figures.csv',
      as_of: '2025-10-01',
      rows_total: 2,
      ...over,
    });
  const send = (file: unknown, figures: readonly unknown[], over: Row = {}, who: Person = 'content') =>
    world().rpc(who, 'import_indicator_values', {
      file,
      first: 0,
      upto: figures.length,
      figures,
      left_out: 0,
      ...over,
    });
  async function brought(item: string, figures: readonly Row[]): Promise<string> {
    const id = String((await begin(item, { rows_total: figures.length })).rows[0]?.id);
    expect((await send(id, figures)).code).toBe('');
    return id;
  }
  const live = async (item: string) =>
    (await world().rest('GET', 'rpc/live_figures', null)).rows.find((one) => one.item === item);

  beforeAll(async () => {
    source = randomUUID();
    const body = { title: both('A log'), producer: both('The city'), method: 'measured', url: 'https://data.example.org/', accessed_on: '2025-09-01' }; // prettier-ignore
    const revision = await write(source, 'source', body);
    expect(await step(source, revision, 'published')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is looked at again on the day on which new figures are due, and told to whoever keeps it a week before', async () => {
    const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const [item, late] = [await begun(), await begun()];
    const keep = async (of: string, next_update_on: string) => {
      const set = await brought(of, [figure(2)]);
      const revision = await write(of, 'indicator', indicator(set, { next_update_on }));
      expect(await publish(of, revision)).toMatch(/^[0-9a-f-]{36}$/);
    };
    const told = async () => {
      await query('select private.remind_to_verify()');
      const rows = await query('select item_id from private.content_notices where kind = $1', ['verify']);
      return [item, late].filter((one) => rows.some(({ item_id }) => item_id === one));
    };
    const by = async (of: string) =>
      String((await world().rest('GET', 'rpc/live_content?of_kind=indicator', null)).rows.find(({ id }) => id === of)?.verify_by).slice(0, 10); // prettier-ignore
    await keep(item, dayIn(20));
    expect(await by(item)).toBe(dayIn(20));
    expect(await told()).toEqual([]);
    await keep(item, dayIn(5));
    // The day of what was there when somebody last looked is no new one.
    await keep(late, dayIn(-3));
    expect(await by(late)).toBe(dayIn(180));
    expect(await told()).toEqual([item]);
    // Whoever looks once the day has come has seen whether they did.
    await query(`update private.content_heads set verified_at = now() + interval '6 days' where item_id = $1`, [item]);
    expect(await by(item)).toBe(dayIn(186));
  });

  it('the sample town is told as builds print it', async () => {
    const printed = figuresOf(await seedsOf('indicator', root));
    expect(printed.length).toBeGreaterThan(2);
    const { rows } = await world().rest('GET', 'rpc/live_figures', null);
    const ours = rows.filter(({ item }) => printed.some((one) => Reflect.get(one, 'item') === item));
    const times = (all: readonly object[]) =>
      JSON.parse(
        JSON.stringify(all).replaceAll(/"at":"([^"]+)"/g, (_, at: string) => `"at":${Date.parse(at)}`),
      ) as unknown;
    expect(times(ours)).toEqual(times(printed));
  });

  it('gives nobody a withheld number back: not by the page, the files, a frame, a correction, nor all of them together', async () => {
    const item = await begun();
    const people = { value_type: 'count', unit: both('children') };
    await write(item, 'indicator', indicator(null, people));
    const school = (numbers: Readonly<Record<string, readonly number[]>>) =>
      Object.entries(numbers).flatMap(([geography, [all, ...groups]]) =>
        [['', all], ...groups.map((one, at) => [`group ${at}`, one])].map(([stratum, value], at) =>
          figure(0, {
            geography,
            stratum,
            period: '2024',
            value,
            denominator: null,
            footnote: at === 0 ? null : 'by grade',
          }),
        ),
      );
    const rows = (all: readonly Row[]): Row[] => all.map((one, at) => ({ ...one, row: at + 2 }));
    const first = rows(school({ city: [151, 67, 55, 29], north: [71, 32, 35, 4], south: [80, 35, 20, 25] }));
    // A year later nothing is small any more, and what is printed beside it has hardly changed.
    const second = rows(school({ city: [160, 69, 56, 35], north: [78, 33, 35, 10], south: [82, 36, 21, 25] }));
    const told: unknown[] = [];
    const look = async () => {
      const set = await live(item);
      told.push(set, figureEmbed(indicator('') as unknown as IndicatorBody, set as unknown as FigureSet, null));
      for (const path of ['rpc/live_content?of_kind=indicator', `rpc/content_versions?of_item=${item}`])
        told.push((await world().rest('GET', path, null)).rows);
      return (set?.values ?? []) as readonly Value[];
    };
    expect(await publish(item, await write(item, 'indicator', indicator(await brought(item, first), people)))).toMatch(/^[0-9a-f-]{36}$/); // prettier-ignore
    const before = await look();
    const corrected = { ...people, corrected: both('Counted again') };
    expect(await publish(item, await write(item, 'indicator', indicator(await brought(item, second), corrected)))).toMatch(/^[0-9a-f-]{36}$/); // prettier-ignore
    const after = await look();
    const cells = first.map((one) => cell(String(one.geography), String(one.stratum), Number(one.value)));
    const hiddenIn = (values: readonly Value[]) => values.flatMap(([, , , value], at) => (value === null ? [at] : []));
    expect(before).toHaveLength(12);
    expect(hiddenIn(before).length).toBeGreaterThan(3);
    // Withheld once is withheld in what takes its place.
    expect(hiddenIn(after)).toEqual(expect.arrayContaining([...hiddenIn(before)]));
    for (const hidden of [hiddenIn(before), hiddenIn(after)]) expect(solved(equations(cells), hidden)).toEqual([]);
    // Whoever takes what stayed the same for the same, and reads both beside each other.
    const either = hiddenIn(before).filter((at) => hiddenIn(after).includes(at));
    expect(solved(equations(cells), either)).toEqual([]);
    // Nor does any of the documents say one of them in passing.
    expect(JSON.stringify(told)).not.toMatch(/"value":4\b|,4,null|"was":4\b/);
    expect(JSON.stringify(told)).toContain('withheld: too few people');
  });

  it('gives no number of one indicator back by another about the same people: not the count by the share, nor the share by the count', async () => {
    const counted = { value_type: 'count', unit: both('children') };
    const shared = { value_type: 'percent', unit: both('percent of the children') };
    const all: readonly (readonly [string, number, number])[] = [['', 171, 600], ['a', 100, 180], ['b', 4, 120], ['c', 20, 200], ['d', 47, 100]]; // prettier-ignore
    const of = (period: string) => {
      const at = (stratum: string, row: number) => ({ geography: 'city', period, stratum, row });
      const counts = all.map(([stratum, value], row) =>
        figure(0, { ...at(stratum, row + 2), value, denominator: null }),
      );
      const shares = all.map(([stratum, value, denominator], row) =>
        figure(0, { ...at(stratum, row + 2), denominator, value: Math.round((value / denominator) * 1000) / 10 }),
      );
      return [[counted, counts] as const, [shared, shares] as const];
    };
    for (const [period, first] of [
      ['1991', 0],
      ['1992', 1],
    ] as const) {
      const items: string[] = [];
      for (const [over, rows] of first === 0 ? of(period) : of(period).toReversed()) {
        const item = await begun();
        items.push(item);
        await write(item, 'indicator', indicator(null, over));
        expect(await publish(item, await write(item, 'indicator', indicator(await brought(item, rows), over)))).toMatch(/^[0-9a-f-]{36}$/); // prettier-ignore
      }
      // Of each group what either of them says, as a count.
      const told = new Map<string, number | null>();
      for (const item of items)
        for (const [, stratum, , value, , , denominator] of ((await live(item))?.values ?? []) as readonly Value[]) {
          const count = value === null ? null : denominator === null ? value : Math.round((value * denominator) / 100);
          told.set(stratum, told.get(stratum) ?? count);
        }
      const read = [...told].map(([stratum, value]) => ({ geography: 'city', stratum, period, value }));
      expect(read.filter(({ value }) => value === null).length).toBeGreaterThan(1);
      expect(givenBack(read), `${period} ${JSON.stringify(read)}`).toEqual([]);
    }
  });

  it.each([
    ['the parts after their total', false, ' Pupils  absent'],
    ['the total after its parts', true, 'pupils absent'],
  ])(
    'gives no few back of a total here and its parts there that share no number, once both say whom they count: %s',
    async (_, turned, people) => {
      const period = turned ? '1985' : '1984';
      const counted = { value_type: 'count', unit: both('children') };
      const at = (geography: string, value: number, row: number) =>
        figure(row, { geography, value, denominator: null, period });
      const total = [at('city', 131, 2)];
      const parts = [at('ward-1', 61, 2), at('ward-2', 43, 3), at('ward-3', 20, 4), at('ward-4', 7, 5)];
      const told: Value[] = [];
      for (const [name, figures] of turned
        ? ([
            ['pupils absent', parts],
            [people, total],
          ] as const)
        : ([
            ['pupils absent', total],
            [people, parts],
          ] as const)) {
        const item = await begun();
        const over = { ...counted, people: name };
        await write(item, 'indicator', indicator(null, over));
        expect(await publish(item, await write(item, 'indicator', indicator(await brought(item, figures), over)))).toMatch(/^[0-9a-f-]{36}$/); // prettier-ignore
        told.push(...(((await live(item))?.values ?? []) as readonly Value[]));
      }
      const cells = [...total, ...parts].map((one) => cell(String(one.geography), '', Number(one.value)));
      const known = new Set(told.flatMap(([geography, , , value]) => (value === null ? [] : [geography])));
      const hidden = cells.flatMap(({ geography }, one) => (known.has(geography) ? [] : [one]));
      expect(hidden).toContain(4);
      expect(known.size).toBeGreaterThan(1);
      expect(solved(equations(cells), hidden)).toEqual([]);
    },
  );

  it('gives no few back of any figures about the same people, in whatever order they went out', async () => {
    type Told = (typeof WAYS)[number];
    const WAYS = ['tally', 'people', 'share'] as const;
    let run = 0;
    await assert(
      asyncProperty(
        shuffledSubarray([...WAYS], { minLength: 2 }),
        integer({ min: 0, max: 3 }),
        array(tuple(oneof(integer({ min: 0, max: 14 }), integer({ min: 10, max: 90 })), integer({ min: 12, max: 120 })), { minLength: 9, maxLength: 9 }), // prettier-ignore
        array(integer({ min: 0, max: 15 }), { maxLength: 3 }),
        async (order, wards, numbers, gone) => {
          // In years of their own: other runs are about other people.
          const period = String(1900 + (run += 3));
          const places = Array.from({ length: wards }, (_, at) => `ward-${at}`);
          const groups = ['a', 'b', 'c'];
          const leaves = (places.length > 0 ? places : ['city']).flatMap((geography, place) =>
            groups.map((stratum, at) => {
              const [tally = 0, rest = 0] = numbers[(place * 3 + at) % 9] ?? [];
              return { geography, stratum, tally, rest };
            }),
          );
          const keys = ['city', ...places].flatMap((geography) => ['', ...groups].map((stratum) => ({ geography, stratum }))); // prettier-ignore
          const all = keys.map(({ geography, stratum }) => {
            const some = leaves.filter((one) => (geography === 'city' || one.geography === geography) && (stratum === '' || one.stratum === stratum)); // prettier-ignore
            const [tally, rest] = [some.reduce((sum, one) => sum + one.tally, 0), some.reduce((sum, one) => sum + one.rest, 0)]; // prettier-ignore
            return { geography, stratum, tally, rest, people: tally + rest };
          });
          const read: Read[] = [];
          const withheld: Read[] = [];
          for (const [nth, told] of order.entries()) {
            const over = told === 'share' ? { value_type: 'percent' } : { value_type: 'count' };
            const rows = all.flatMap(({ geography, stratum, ...one }, at) => {
              const number: Record<Told, Row> = {
                tally: { value: one.tally },
                people: { value: one.people },
                share: { value: Math.round((one.tally / one.people) * 1000) / 10, denominator: one.people },
              };
              const row = figure(0, { geography, stratum, period, denominator: null, ...number[told] });
              return nth > 0 && gone.includes(at) ? [] : [row];
            });
            const item = randomUUID();
            await write(item, 'indicator', indicator(null, over));
            const set = await brought(item, rows.map((row, at) => ({ ...row, row: at + 2 }))); // prettier-ignore
            expect(await publish(item, await write(item, 'indicator', indicator(set, over)))).toMatch(/^[0-9a-f-]{36}$/); // prettier-ignore
            for (const [geography, stratum, , value, , , denominator] of ((await live(item))?.values ??
              []) as readonly Value[]) {
              const known = all.find((one) => one.geography === geography && one.stratum === stratum);
              const kinds = told === 'share' ? (['tally', 'people'] as const) : ([told] as const);
              for (const of of kinds) {
                const number = known?.[of] ?? null;
                expect(value === null || (number ?? 0) >= 10 || (of === 'people' && denominator === null)).toBe(true);
                read.push({ geography, stratum, period, of, value: value === null ? null : number });
                if (value === null && number !== null && number < 10) withheld.push({ geography, stratum, period, of, value: null }); // prettier-ignore
              }
            }
          }
          const back = givenBack([...read, ...withheld]).map(({ geography, stratum, of }) => `${of} of ${geography} ${stratum}`); // prettier-ignore
          const few = withheld.map(({ geography, stratum, of }) => `${of} of ${geography} ${stratum}`);
          expect(back.filter((one) => few.includes(one)), `${order.join()} ${JSON.stringify(read)}`).toEqual([]); // prettier-ignore
        },
      ),
      { numRuns: 4, endOnFailure: true },
    );
  });

  it('lets no figures out that another about the same people has overtaken since, until their file is brought in again', async () => {
    const people = { value_type: 'count', unit: both('children') };
    const rows = (numbers: readonly number[]) =>
      numbers.map((value, at) => figure(at + 2, { geography: 'city', period: '1993', stratum: at === 0 ? '' : `${at}`, value, denominator: null })); // prettier-ignore
    const [first, second] = [randomUUID(), randomUUID()];
    for (const item of [first, second]) await write(item, 'indicator', indicator(null, people));
    // The second one's file has a group less, so that it covers the small one with another.
    const [firsts, seconds] = [rows([171, 100, 4, 20, 47]), rows([151, 100, 4, 47]).map((one, at) => (at === 3 ? { ...one, stratum: '4' } : one))]; // prettier-ignore
    const sets: string[] = [];
    const sha256 = [hex(), hex()];
    for (const [at, given] of [firsts, seconds].entries()) {
      const item = [first, second][at] ?? '';
      const set = String((await begin(item, { sha256: sha256[at], rows_total: given.length })).rows[0]?.id);
      expect((await send(set, given)).code).toBe('');
      sets.push(set);
    }
    const revision = async (item: string, set: string) => write(item, 'indicator', indicator(set, people));
    expect(await publish(second, await revision(second, sets[1] ?? ''))).toMatch(/^[0-9a-f-]{36}$/);
    const overtaken = await revision(first, sets[0] ?? '');
    expect((await world().rpc('content', 'content_problems', { of_revision: overtaken })).rows).toContainEqual({ problem: 'together', said: null }); // prettier-ignore
    expect(await publish(first, overtaken)).toBe(
      'With what is public now its figures tell too much. Bring in their file again.',
    );
    // The same file, taken anew.
    const again = (await begin(first, { sha256: sha256[0], rows_total: 5 })).rows[0];
    expect(again).toMatchObject({ id: sets[0], rows_done: 0, finished_at: null });
    expect((await send(sets[0], firsts)).code).toBe('');
    expect(await step(first, overtaken, 'published')).toMatch(/^[0-9a-f-]{36}$/);
    const hidden = async (item: string) =>
      (((await live(item))?.values ?? []) as readonly Value[]).flatMap(([, stratum, , value]) => (value === null ? [stratum] : [])); // prettier-ignore
    expect(await hidden(second)).toEqual(expect.arrayContaining(['2']));
    expect(await hidden(first)).toEqual(expect.arrayContaining(await hidden(second)));
    // Once it was public it stays what it is.
    expect((await begin(first, { sha256: sha256[0], rows_total: 5 })).rows[0]).toMatchObject({ rows_done: 5 });
  });

  it.each(people)('%s brings in figures, or is refused each step of it', async (who) => {
    const code = publishers.includes(who) ? '' : '42501';
    const item = await begun();
    expect((await begin(item, {}, who)).code).toBe(code);
    const set = await begin(item);
    expect((await send(set.rows[0]?.id, [figure(2), figure(3)], {}, who)).code).toBe(code);
    const list = await world().rpc(who, 'indicator_sets', { indicator: item });
    expect(list.code).toBe([...publishers, 'advisor'].includes(who) ? '' : '42501');
    for (const table of ['indicator_sets', 'indicator_values'])
      expect((await world().rest('GET', `${table}?select=*`, await world().token(who))).status).toBeGreaterThan(399);
  });

  it('are told to nobody before their text is live, and no more once it is taken down', async () => {
    const item = await begun();
    const set = await brought(item, [figure(2), figure(3, { low: 10, high: 15.25, denominator: 400, footnote: 'x' })]);
    const revision = await write(item, 'indicator', indicator(set));
    expect(await live(item)).toBeUndefined();
    expect(await publish(item, revision)).toMatch(/^[0-9a-f-]{36}$/);
    expect(await live(item)).toMatchObject({
      set,
      corrections: [],
      values: [
        ['ward-1', '', '2012', 12.5, null, null, 400, 'shown', null],
        ['ward-1', '', '2013', 12.5, 10, 15.25, 400, 'shown', 'x'],
      ],
    });
    await step(item, revision, 'unpublished');
    expect(await live(item)).toBeUndefined();
  });

  it('a range and a suppressed value are stored and published as what they are; a range of fewer than ten people is withheld', async () => {
    // A place of its own: what is withheld here is withheld in other indicators of the same people too.
    const ranged = (row: number, over: Row = {}) => figure(row, { geography: 'harbor', ...over });
    const none = { value: null, denominator: null };
    const figures = [
      ranged(2),
      ranged(3, { ...none, status: 'range', range: '<10' }),
      ranged(4, { ...none, status: 'range', range: '>95.0' }),
      ranged(5, { ...none, status: 'suppressed' }),
    ];
    const item = await begun();
    const set = await brought(item, figures);
    await publish(item, await write(item, 'indicator', indicator(set)));
    expect((await live(item))?.values).toEqual([
      ['harbor', '', '2012', 12.5, null, null, 400, 'shown', null],
      ['harbor', '', '2013', null, null, null, null, 'range', null, '<10'],
      ['harbor', '', '2014', null, null, null, null, 'range', null, '>95.0'],
      ['harbor', '', '2015', null, null, null, null, 'suppressed', null],
    ]);
    const stored = await query('select status, value, low, high, denominator, range from private.indicator_values where set_id = $1 and range is not null order by row', [set]); // prettier-ignore
    expect(stored).toEqual(['<10', '>95.0'].map((range) => ({ status: 'range', value: null, low: null, high: null, denominator: null, range }))); // prettier-ignore
    const next = await brought(item, [ranged(2), ranged(3, { ...none, status: 'range', range: '<5' })]);
    const corrected = both('The state looked again.');
    await publish(item, await write(item, 'indicator', indicator(next, { corrected })));
    expect((await live(item))?.corrections).toMatchObject([{ was_range: '<10', now_range: '<5' }, { was_range: '>95.0' }, {}]); // prettier-ignore

    const counts = randomUUID();
    await write(counts, 'indicator', indicator(null, { value_type: 'count' }));
    const few = ['1-4', '<=9', '<10', '10-14', '>=95'].map((range, at) => ranged(at + 2, { ...none, status: 'range', range })); // prettier-ignore
    const preview = await world().rpc('content', 'preview_indicator_values', { indicator: counts, figures: few });
    expect(preview.rows).toEqual([2, 3, 4].map((line) => ({ line, why: 'small' })));
    const kept = await brought(counts, few);
    const ranges = await query('select status, range from private.indicator_values where set_id = $1 order by row', [kept]); // prettier-ignore
    expect(ranges.map(({ status, range }) => range ?? status)).toEqual(['suppressed', 'suppressed', 'suppressed', '10-14', '>=95']); // prettier-ignore
  });

  it('go out neither without a source, nor half, nor as another indicator’s', async () => {
    const item = await begun();
    const other = await brought(await begun(), [figure(2)]);
    const half = String((await begin(item)).rows[0]?.id);
    const words = 'Its figures are not there yet, or not whole.';
    for (const values of [other, half, randomUUID()])
      expect(await publish(item, await write(item, 'indicator', indicator(values)))).toBe(words);
    const set = await brought(item, [figure(2)]);
    const { source: _, ...bare } = indicator(set);
    expect(await publish(item, await write(item, 'indicator', bare))).toBe('It is not complete yet.');
    const named = indicator(set, { source: randomUUID() });
    expect(await publish(item, await write(item, 'indicator', named))).toBe(
      'It names something that is not published.',
    );
  });

  it('a changed number goes out only with the reason, and what it was stays public; a new one needs none', async () => {
    const item = await begun();
    const first = await brought(item, [figure(2), figure(3), figure(4, { status: 'provisional' })]);
    await publish(item, await write(item, 'indicator', indicator(first)));
    const more = await brought(item, [figure(2), figure(3), figure(4, { value: 13 }), figure(5)]);
    expect(await publish(item, await write(item, 'indicator', indicator(more)))).toMatch(/^[0-9a-f-]{36}$/);
    const next = await brought(item, [
      figure(2, { value: 9 }),
      figure(3, { period: '2014', value: 13 }),
      figure(4, { period: '2015' }),
    ]);
    const silent = await write(item, 'indicator', indicator(next));
    expect(await publish(item, silent)).toBe('Its figures change what was public. Say why.');
    const problems = await world().rpc('content', 'content_problems', { of_revision: silent });
    expect(problems.rows).toMatchObject([{ problem: 'uncorrected' }]);
    const corrected = both('The state counted anew.');
    expect(await publish(item, await write(item, 'indicator', indicator(next, { corrected })))).toMatch(
      /^[0-9a-f-]{36}$/,
    );
    const told = await live(item);
    expect(told).toMatchObject({
      set: next,
      corrections: [
        { period: '2012', was: 12.5, now: 9, now_status: 'shown', reason: corrected },
        { period: '2013', was: 12.5, now: null, now_status: null, reason: corrected },
        { period: '2014', was: 12.5, was_status: 'provisional', now: 13, reason: null },
      ],
    });
    // The same reason is none for what is changed the next time.
    const again = await brought(item, [figure(2, { value: 8 })]);
    expect(await publish(item, await write(item, 'indicator', indicator(again, { corrected })))).toContain('Say why.');
  });

  it('withholds in the database what its preview said, keeps none of it, and tells it neither then nor as a correction', async () => {
    const item = randomUUID();
    await write(item, 'indicator', indicator(null, { value_type: 'count' }));
    const group = (row: number, stratum: string, value: number): Row =>
      figure(row, {
        geography: 'city',
        period: '2024',
        stratum,
        value,
        denominator: null,
        footnote: `${value} of them`,
      });
    const before = [group(2, '', 150), group(3, 'a', 80), group(4, 'b', 40), group(5, 'c', 30)];
    const after = [group(2, '', 127), group(3, 'a', 80), group(4, 'b', 40), group(5, 'c', 7)];
    const preview = async (figures: readonly Row[]) =>
      (await world().rpc('content', 'preview_indicator_values', { indicator: item, figures })).rows;
    expect(await preview(before)).toEqual([]);
    const said = [
      { line: 4, why: 'others' },
      { line: 5, why: 'small' },
    ];
    expect(await preview(after)).toEqual(said);
    const [first, second] = [await brought(item, before), await brought(item, after)];
    const stored = await world().backend.database.query(
      'select row as line, hidden as why from private.indicator_values where set_id = $1 and value is null and denominator is null and footnote is null order by row',
      [second],
    );
    expect(stored).toEqual(said);
    const text = (values: string, over: Row = {}) => indicator(values, { value_type: 'count', ...over });
    await publish(item, await write(item, 'indicator', text(first)));
    await publish(item, await write(item, 'indicator', text(second, { corrected: both('Counted anew.') })));
    const told = (await live(item)) ?? {};
    const gone = (stratum: string) => ['city', stratum, '2024', null, null, null, null, 'suppressed', null];
    expect(told).toMatchObject({ corrections: [{ stratum: '', was: 150, now: 127 }] });
    expect(told.values).toMatchObject([{}, {}, gone('b'), gone('c')]);
    // What was withheld stays so: the next file would give it away beside this one.
    expect(await preview(before)).toEqual([
      { line: 4, why: 'earlier' },
      { line: 5, why: 'earlier' },
    ]);
    await publish(item, await write(item, 'indicator', text(first, { corrected: both('It was right.') })));
    expect((await live(item))?.values).toMatchObject([{}, {}, gone('b'), gone('c')]);
    // Read as things nothing is withheld: such a text cannot name a set that was counted as people, nor the other way round.
    const things = await write(item, 'indicator', text(second, { counts: 'things' }));
    expect(await publish(item, things)).toBe('Its figures are not there yet, or not whole.');
    expect(await preview(after)).toEqual([]);
  });

  it('the same file is brought in once; another of its name is another set', async () => {
    const item = await begun();
    const sha256 = hex();
    const first = (await begin(item, { sha256 })).rows[0];
    expect((await send(first?.id, [figure(2)], { upto: 1 })).code).toBe('PT409');
    expect((await begin(item, { sha256, file_name: 'other.csv' }, 'manager')).rows[0]).toMatchObject({ id: first?.id, rows_done: 0 }); // prettier-ignore
    expect((await send(first?.id, [figure(2), figure(3)])).rows[0]).toMatchObject({ rows_done: 2 });
    expect((await send(first?.id, [figure(2), figure(3, { value: 99 })])).rows[0]).toMatchObject({
      rows_done: 2,
    });
    expect((await begin(item, { sha256 })).rows[0]).toMatchObject({ id: first?.id, rows_done: 2 });
    expect((await begin(item, { sha256, rows_total: 3 })).code).toBe('PT409');
    expect((await begin(item)).rows[0]?.id).not.toBe(first?.id);
    const both = await Promise.all([begin(item, { sha256: 'a'.repeat(64) }), begin(item, { sha256: 'a'.repeat(64) }, 'manager')]); // prettier-ignore
    expect(new Set(both.map(({ rows }) => rows[0]?.id)).size).toBe(1);
  });

  it.each<[string, Row]>([
    ['no place', { geography: ' ' }],
    ['a place that is no text', { geography: { a: 1 } }],
    ['a place as long as a book', { geography: 'x'.repeat(100_000) }],
    ['no period', { period: null }],
    ['a period that is a sentence', { period: 'last year' }],
    ['a 13th month', { period: '2024-13' }],
    ['a school year of two', { period: '2023/25' }],
    ['a value that is text', { value: '12' }],
    ['a value without end', { value: 'Infinity' }],
    ['more than there is', { value: 1e15 }],
    ['no value where one is shown', { value: null }],
    ['a value that is withheld', { status: 'suppressed' }],
    ['a total beside what is withheld', { status: 'suppressed', value: null, denominator: 3 }],
    ['an unknown status', { status: 'secret' }],
    ['no status', { status: null }],
    ['an interval beside its value', { low: 13, high: 15 }],
    ['half an interval', { low: 10 }],
    ['less than nobody', { denominator: -1 }],
    ['a row of another batch', { row: 9 }],
    ['a row that is no number', { row: 'two' }],
    ['a note as long as a book', { footnote: 'x'.repeat(301) }],
    ['what an earlier row says', { period: '2012' }],
    ['a number beside a range', { status: 'range', range: '<10' }],
    ['a total beside a range', { status: 'range', range: '<10', value: null }],
    ['a range that is none', { status: 'range', range: 'few', value: null, denominator: null }],
    ['a range from high to low', { status: 'range', range: '39-21', value: null, denominator: null }],
    ['a range without one', { status: 'range', value: null, denominator: null }],
    ['a range beside what is shown', { range: '<10' }],
  ])('refuses a figure with %s, and takes nothing of its batch', async (_what, over) => {
    const id = (await begin(await begun())).rows[0]?.id;
    expect(await send(id, [figure(2), figure(3, over)])).toMatchObject({ code: '22023' });
    expect((await send(id, [figure(2), figure(3)])).rows[0]).toMatchObject({ rows_done: 2 });
  });

  it.each<[string, Row]>([
    ['no indicator', { indicator: null }],
    ['another kind’s text', { indicator: '1c7d2a40-5b8e-4f19-9c36-a1e0d4b7f852' }],
    ['a hash that is none', { sha256: 'abc' }],
    ['columns that are words', { columns: 'a.b' }],
    ['no day', { as_of: null }],
    ['a day without end', { as_of: 'infinity' }],
    ['a day to come', { as_of: '2099-01-01' }],
    ['no rows', { rows_total: 0 }],
    ['2,001 rows', { rows_total: 2001 }],
    ['a name as long as a book', { file_name: 'x'.repeat(100_000) }],
  ])('refuses a file with %s', async (_what, over) => {
    expect(await begin(await begun(), over)).toMatchObject({ code: '22023' });
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['an object', {}],
    ['numbers', [1, 2]],
    ['rows within rows', [[figure(2)]]],
    ['more rows than were', [figure(2), figure(3), figure(4)]],
    ['fewer rows than were', [figure(2)]],
  ])('refuses %s for figures', async (_what, figures) => {
    const file = (await begin(await begun())).rows[0]?.id;
    const answer = await world().rpc('content', 'import_indicator_values', {
      file,
      first: 0,
      upto: 2,
      figures,
      left_out: 0,
    });
    expect(answer.code).toBe('22023');
  });
});
