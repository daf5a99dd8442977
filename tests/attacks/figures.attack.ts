/** Files of figures: written wrongly, by halves, by others and twice at once; and small numbers, asked for in every way. */
import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { cell, equations, solved } from '../db/support/figureSums.ts';
import type { Person } from '../db/support/people.ts';
import { asOwner } from './support/money.ts';
import { rowsOf, type Row } from './support/api.ts';
import { expectWell } from './support/honest.ts';
import { inParallel } from './support/parallel.ts';
import { useSharedTarget } from './support/target.ts';
import { own, writing } from './support/writing.ts';

const target = useSharedTarget();
const staff = writing(target);
const hex = () => randomBytes(32).toString('hex');
/** Of the sample town: a share of people, live. */
const SLUG = 'finishing-school';
/** Numbers that are in no other file. */
const FEW = [4.125, 96.875];
let indicator = '';

const figure = (row: number, over: Row = {}): Row => ({
  row,
  geography: 'city',
  stratum: '',
  period: String(1998 + row),
  value: 50,
  low: null,
  high: null,
  denominator: 400,
  status: 'shown',
  footnote: null,
  ...over,
});
const begin = (over: Row = {}, person: Person = 'content') =>
  staff.call(person, 'begin_indicator_set', {
    indicator,
    sha256: hex(),
    columns: '0.1.2',
    file_name: 'figures.csv',
    as_of: '2025-10-01',
    rows_total: 2,
    ...over,
  });
const bring = (file: unknown, over: Row = {}, person: Person = 'content') =>
  staff.call(person, 'import_indicator_values', {
    file,
    first: 0,
    upto: 2,
    figures: [figure(2), figure(3)],
    left_out: 0,
    ...over,
  });
const begun = async (over: Row = {}): Promise<string> => String(rowsOf(await begin(over))[0]?.['id']);
const kept = (file: string): Promise<Row[]> =>
  asOwner(target(), (sql) => sql<Row[]>`select * from private.indicator_values where set_id = ${file} order by row`);

beforeAll(async () => {
  const live = rowsOf(await staff.ask('visitor', 'GET', 'rpc/live_content?of_kind=indicator'));
  indicator = String(live.find(({ slug }) => slug === SLUG)?.['id']);
});

describe('a file of figures', () => {
  it('of no name, day, size or indicator is not begun', async () => {
    const nonsense: readonly Row[] = [
      ...[null, '', 'x', 0, -1, 2001, 1.5, 'Infinity', [], {}].map((rows_total) => ({ rows_total })),
      ...[null, '', '2025-02-30', '9999-12-31', 'infinity', 'today', {}].map((as_of) => ({ as_of })),
      ...[null, '', 'x', hex().toUpperCase(), 'x'.repeat(300_000)].map((sha256) => ({ sha256 })),
      ...[null, '', 'x'.repeat(301), 'x'.repeat(300_000)].map((file_name) => ({ file_name })),
      ...[null, '', "'; drop table x", '1'.repeat(61)].map((columns) => ({ columns })),
      ...[null, '', 'x', '00000000-0000-4000-8000-000000000000'].map((one) => ({ indicator: one })),
    ];
    for (const over of nonsense) {
      const { status, text } = await begin(over);
      expect(status, `${JSON.stringify(over).slice(0, 120)} ${text}`).toBeGreaterThanOrEqual(400);
      expect(status, `${JSON.stringify(over).slice(0, 120)} ${text}`).toBeLessThan(500);
    }
  });

  it('with anything in it that is no figure is refused whole, and keeps none of it', async () => {
    const wrong: readonly Row[] = [
      ...['x', 'Infinity', 'NaN', {}, [], true, 1e300, null].map((value) => ({ value })),
      ...[null, 'x', '2024-13', '1850', '2024-02-30', 7, {}].map((period) => ({ period })),
      ...[null, '', 'x'.repeat(81), 7, []].map((geography) => ({ geography })),
      ...['x', null, 'hidden', 7].map((status) => ({ status })),
      ...[-1, 'x', {}].map((denominator) => ({ denominator })),
      ...[1, 0, -1, 4, 1e9, null, 'x'].map((row) => ({ row })),
      { low: 60, high: 70 },
      { low: 40 },
      { footnote: 'x'.repeat(301) },
      { period: figure(2)['period'] },
    ];
    const file = await begun();
    for (const over of wrong) {
      const { status, text } = await bring(file, { figures: [figure(2), figure(3, over)] });
      expect(status, `${JSON.stringify(over)} ${text}`).toBeGreaterThanOrEqual(400);
      expect(status, `${JSON.stringify(over)} ${text}`).toBeLessThan(500);
    }
    for (const figures of [null, 'x', {}, 7, [null], ['x'], [[]], [figure(2)], [figure(2), figure(3), figure(4)]])
      expect((await bring(file, { figures })).status, JSON.stringify(figures)).toBe(400);
    expect(await kept(file)).toEqual([]);
    expect((await bring(file)).status).toBe(200);
    expect(await kept(file)).toHaveLength(2);
  });

  it('is brought in once by ten at once, and by halves not at all', async () => {
    const sha256 = hex();
    const files = new Set<string>();
    await inParallel(10, 10, async () => void files.add(await begun({ sha256 })));
    expect(files.size).toBe(1);
    const [file = ''] = files;
    expect((await bring(file, { upto: 1, figures: [figure(2)] })).status).toBe(409);
    const statuses: number[] = [];
    await inParallel(10, 10, async () => void statuses.push((await bring(file)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await kept(file)).toHaveLength(2);
  });

  it.each<Person>(['visitor', 'newcomer', 'advisor', 'organizer', 'finance'])(
    'is nothing that %s brings in',
    async (person) => {
      const file = await begun();
      for (const { status } of [
        await begin({}, person),
        await bring(file, {}, person),
        await staff.call(person, 'preview_indicator_values', { indicator, figures: [figure(2)] }),
      ])
        expect([401, 403]).toContain(status);
      expect(await kept(file)).toEqual([]);
    },
  );
});

describe('a small number', () => {
  it('is kept nowhere, and given back by no way of asking, not to whoever brought it in either', async () => {
    const file = await begun({ rows_total: 4 });
    const groups = [
      figure(2, { period: '2031', value: 50, denominator: 400 }),
      figure(3, { period: '2031', stratum: 'a', value: FEW[0], denominator: 40, footnote: `of 40, ${FEW[0]}` }),
      figure(4, { period: '2031', stratum: 'b', value: FEW[1], denominator: 160 }),
      figure(5, { period: '2031', stratum: 'c', value: 40, denominator: 200 }),
    ];
    expect((await bring(file, { upto: 4, figures: groups })).status).toBe(200);
    expect((await kept(file)).map(({ status }) => status)).toEqual(['shown', 'suppressed', 'suppressed', 'shown']);
    // Sent again as if it had been lost: it changes nothing and tells nothing.
    const again = await bring(file, { upto: 4, figures: groups });
    const ways = [
      'rpc/live_figures',
      `rpc/live_figures?set=eq.${file}`,
      'rpc/live_content?of_kind=indicator',
      `rpc/content_item?of_item=${indicator}`,
      `rpc/indicator_sets?of_item=${indicator}`,
      'indicator_values?select=*',
      'indicator_sets?select=*,indicator_values(*)',
      'rpc/figures_withheld',
      'rpc/small_figures',
    ];
    for (const person of ['visitor', 'content', 'candidate'] as const)
      for (const way of ways) {
        const { text } = await staff.ask(person, 'GET', way);
        for (const number of FEW) expect(text, `${person} ${way}`).not.toContain(String(number));
      }
    for (const number of FEW) expect(again.text).not.toContain(String(number));
    const everywhere = await asOwner(
      target(),
      (sql) => sql<Row[]>`select count(*)::integer as many from private.indicator_values
        where value::text = any (${FEW.map(String)}) or footnote ~ ${String(FEW[0])}`,
    );
    expect(everywhere[0]?.['many']).toBe(0);
  });
});

it('a small number that is live is given back by no download, nor by all of them together', async () => {
  // Four wards by two groups with their sums, three of them fewer than ten.
  const counts: readonly (readonly [number, number])[] = [[61, 7], [83, 45], [9, 52], [71, 4]]; // prettier-ignore
  const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
  const said: (readonly [string, string, number])[] = [
    ['city', '', sum(counts.flat())],
    ['city', 'a', sum(counts.map(([a]) => a))],
    ['city', 'b', sum(counts.map(([, b]) => b))],
    ...counts.flatMap(([a, b], at) => {
      const ward = `ward-${at + 1}`;
      return [[ward, '', a + b] as const, [ward, 'a', a] as const, [ward, 'b', b] as const];
    }),
  ];
  const item = randomUUID();
  const slug = `s-${item}`;
  const source = (await staff.ask('visitor', 'GET', 'rpc/live_content?of_kind=source')).body as Row[]; // a list
  const both = (words: string) => ({ en: words, es: words });
  const body = {
    title: both('Few are counted'),
    name: both('Children in two groups'),
    page: 'education',
    value_type: 'count',
    counts: 'people',
    unit: both('children'),
    definition: both('As the schools counted them.'),
    source: source[0]?.['id'],
  };
  const write = async (over: Row, parent: string | null): Promise<string> => {
    const row = { id: randomUUID(), item_id: item, kind: 'indicator', slug, parent_id: parent, body: { ...body, ...over }, ...own('content') }; // prettier-ignore
    const answer = await staff.send('content', 'content_revisions', row);
    expect(answer.status, answer.text.slice(0, 300)).toBe(201);
    return row.id;
  };
  const step = async (person: Person, revision: string, action: string) => {
    const row = { id: randomUUID(), item_id: item, revision_id: revision, action, ...own(person) };
    const answer = await staff.send(person, 'content_events', row);
    expect(answer.status, answer.text.slice(0, 300)).toBe(201);
  };
  const draft = await write({}, null);
  const set = await begun({ indicator: item, rows_total: said.length });
  const figures = said.map(([geography, stratum, value], at) =>
    figure(at + 2, { geography, stratum, value, denominator: null, period: '2024' }),
  );
  expect((await bring(set, { upto: said.length, figures })).status).toBe(200);
  const last = await write({ values: set }, draft);
  await step('manager', last, 'approved');
  await step('content', last, 'published');

  const url = target().url;
  const ways = [
    '/rest/v1/rpc/live_figures',
    '/functions/v1/open-data/figures.json',
    '/functions/v1/open-data/indicators.json',
    `/embed/figure/${slug}`,
    `/es/embed/figure/${slug}`,
    `/rest/v1/rpc/content_versions?of_item=${item}`,
    '/rest/v1/rpc/live_content?of_kind=indicator',
  ];
  const files = await Promise.all(
    ways.map(async (way) => {
      const answer = await fetch(`${url}${way}`, { headers: { apikey: target().publishableKey } });
      return { way, text: await answer.text() };
    }),
  );
  const parsed = (at: number): unknown => JSON.parse(files[at]?.text ?? 'null');
  type Line = [string, string, string, number | null, ...unknown[]];
  const live = (parsed(0) as { item: string; values: Line[] }[]).find((one) => one.item === item);
  const open = (parsed(1) as { rows: { id: string; values: Line[] }[] }).rows.find(({ id }) => id === item);
  expect(live?.values).toHaveLength(said.length);
  expect(open?.values).toEqual(live?.values);
  // Whatever any of the files says of a cell is known of it: all of them beside each other.
  const known = new Map<string, number>();
  for (const lines of [live?.values ?? [], open?.values ?? []])
    for (const [place, group, , value] of lines) if (value !== null) known.set(`${place} ${group}`, value);
  const cells = said.map(([place, group, value]) => cell(place, group, value));
  const hidden = said.flatMap(([place, group], at) => (known.has(`${place} ${group}`) ? [] : [at]));
  for (const [at, [, , value]] of said.entries()) if (value < 10) expect(hidden).toContain(at);
  expect(hidden.length).toBeLessThan(said.length);
  expect(solved(equations(cells), hidden)).toEqual([]);
  // The elimination finds what follows: with one more told, something does.
  const broken = hidden.flatMap((_, at) => solved(equations(cells), hidden.toSpliced(at, 1)));
  expect(broken.length).toBeGreaterThan(0);
  // Nor does a file say one in passing, as a number of the lines of that place.
  for (const at of hidden) {
    const [place, group, value] = said[at] ?? ['', '', 0];
    for (const { way, text } of files)
      for (const line of [`["${place}","${group}","2024",${value}`, `["${place}", "${group}", "2024", ${value}`])
        expect(text.includes(line), `${way} ${line}`).toBe(false);
  }
});

it('and the server is well, with all that was answered', async () => {
  await expectWell(target());
});
