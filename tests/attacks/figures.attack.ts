/** Files of figures: written wrongly, by halves, by others and twice at once; and small numbers, asked for in every way. */
import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../db/support/people.ts';
import { asOwner } from './support/money.ts';
import { rowsOf, type Row } from './support/api.ts';
import { expectWell } from './support/honest.ts';
import { inParallel } from './support/parallel.ts';
import { useTarget } from './support/target.ts';
import { writing } from './support/writing.ts';

const target = useTarget({ unlimited: true });
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

it('and the server is well, with all that was answered', async () => {
  await expectWell(target());
});
