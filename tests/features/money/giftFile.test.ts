/** A file of gifts becomes lines that are known again, whoever reads it and how often, and what cannot be one is named by its row. */
import fs from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StaffApi } from '../../../src/backend/staffApi.ts';
import { openGifts, readGifts } from '../../../src/features/money/gift-files/giftFile.ts';
import { handOver } from '../../../src/features/money/gift-files/send.ts';
import { actBluePlaces } from '../../../src/features/money/model/imports/actblue.ts';
import { guessGiftColumns, lackingOf } from '../../../src/features/money/model/imports/columns.ts';
import { guessedIn, kindByName, withKinds } from '../../../src/features/money/model/imports/giverKind.ts';
import { worstCase } from '../../../src/features/money/model/imports/worstCase.ts';
import { centsWritten, dayWritten } from '../../../src/features/money/model/imports/written.ts';
import type { GiftLine } from '../../../src/features/money/model/imports/line.ts';
import type { Rule, RuleBook } from '../../../src/features/money/model/rules.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer; // never shared
const sample = fs.readFileSync(new URL('../../../e2e/support/actblue-sample.csv', import.meta.url), 'utf8');
const ZONE = 'America/New_York';

async function read(text: string, zone = ZONE) {
  const opened = await openGifts(bytesOf(text));
  const mapping = opened.source === 'csv' ? opened.guess : {};
  return { opened, ...(await readGifts(opened, { mapping, otherwise: 'card', zone })) };
}

describe('ActBlue’s file', () => {
  it('is known by its headings, and its lines by Lineitem ID and Refund ID', async () => {
    const { opened, lines, leftOut } = await read(sample);
    expect(opened).toMatchObject({ source: 'actblue', changed: false, total: 9 });
    expect(lines.map(({ what, key, on, cents, fee_cents: fee }) => [what, key, on, cents, fee])).toEqual([
      ['gift', 'actblue:500001:', '2026-10-05', 2500, 99],
      ['gift', 'actblue:500002:', '2026-10-05', 10_000, 395],
      ['gift', 'actblue:500003:', '2026-09-06', 1000, 40],
      ['gift', 'actblue:500004:', '2026-10-06', 1000, 40],
      ['gift', 'actblue:500005:', '2026-10-07', 500, 20],
      ['gift', 'actblue:500006:', '2026-10-07', 500, 20],
      ['gift', 'actblue:500007:', '2026-10-08', 45_000, 1778],
      ['refund', 'actblue:500007:R9001', '2026-10-10', 10_000, -395],
    ]);
    expect(leftOut.map(({ row, fault }) => [row, fault])).toEqual([[10, 'day']]);
    expect(lines[7]).toMatchObject({ refund_of: 'actblue:500007:' });
    expect(lines[1]).toMatchObject({
      payout: '88001',
      giver: { name: 'Theo Okafor', employer: 'Valley "Steel", Inc.' },
    });
  });

  it('tells New York’s time: two minutes before midnight there is the day before on the coast of the Pacific, and after it in Paris', async () => {
    const dayIn = async (zone: string) => (await read(sample, zone)).lines[1]?.on;
    expect(await dayIn('America/Los_Angeles')).toBe('2026-10-05');
    expect(await dayIn('Europe/Paris')).toBe('2026-10-06');
    const winter = sample.replace('2026-10-05 23:59:58', '2026-11-01 00:30:00');
    expect((await read(winter, 'America/Los_Angeles')).lines[1]?.on).toBe('2026-10-31');
    // Spring skips this hour.
    expect((await read(sample.replace('2026-10-05 14:02:11', '2026-03-08 02:30:00'))).lines[0]?.on).toBe('2026-03-08');
  });

  it('is read by name when a column was added, and refused when a name stands there twice or no more', async () => {
    const wider = sample
      .split('\r\n')
      .filter(Boolean)
      .map((line, n) => `${n === 0 ? 'New Column' : 'x'},${line}`)
      .join('\r\n');
    const { opened, lines } = await read(wider);
    expect(opened.changed).toBe(true);
    expect(lines.map(({ key }) => key)).toEqual((await read(sample)).lines.map(({ key }) => key));
    await expect(read(sample.replace(',Fee,', ',Cost,'))).rejects.toMatchObject({ why: 'columns' });
    expect(actBluePlaces(['Receipt ID', 'Lineitem ID', 'Lineitem ID'], '')).toBeNull();
  });
});

describe('any other file', () => {
  const head = 'Donor,Date,Amount,E-mail,Method,Check #\r\n';
  it('finds its columns, and says of each row that is no gift why', async () => {
    const { lines, leftOut } = await read(
      `${head}Ada Quill,10/5/2026,"$1,250.05",ada@example.org,Check,88\r\nBo Tran,2026-10-05,12,,,\r\n,2026-10-05,12,,,\r\n` +
        'C D,5 May,12,,,\r\nC D,2026-10-05,twelve,,,\r\nC D,2026-10-05,-3,,,\r\nC D,2026-10-05,3,,Barter,\r\n',
    );
    expect(lackingOf(guessGiftColumns(['Donor', 'Date', 'Amount']))).toEqual([]);
    expect(lines).toMatchObject([
      { cents: 125_005, method: 'check', check_number: '88', on: '2026-10-05', giver: { email: 'ada@example.org' } },
      { cents: 1200, method: 'card', giver: { name: 'Bo Tran', email: null } },
    ]);
    expect(leftOut.map(({ fault }) => fault)).toEqual(['name', 'day', 'amount', 'negative', 'method']);
  });

  it('once made every organization of a file a person, who may give', async () => {
    const said = await read(
      'Donor,Entity Type,Date,Amount\r\nFalls Diner,Corporation,2026-10-05,12\r\nFalls Diner LLC,Individual,2026-10-05,12\r\n' +
        'Ada Quill,Wizard,2026-10-05,12\r\nOde for Mayor,,2026-10-05,12\r\nBo Tran,,2026-10-05,12\r\n',
    );
    expect(said.lines.map((one) => one.what === 'gift' && [one.giver.kind, one.guessed])).toEqual([
      ['ORG', false],
      ['IND', false],
      ['COM', true],
      [null, false],
    ]);
    expect(said.leftOut.map(({ row: at, fault }) => [at, fault])).toEqual([[4, 'kind']]);
  });

  it('says whose name alone made them no person, and takes a person’s word for it', async () => {
    const { lines } = await read(
      'Donor,Date,Amount\r\nFalls Diner LLC,2026-10-05,12\r\nBo Tran,2026-10-05,12\r\nFalls Diner LLC,2026-10-06,12\r\n',
    );
    expect(guessedIn(lines)).toEqual([{ name: 'Falls Diner LLC', kind: 'ORG', rows: [2, 4] }]);
    const put = withKinds(lines, { 'Falls Diner LLC': 'IND', 'Bo Tran': 'ORG' });
    expect(put.map((one) => one.what === 'gift' && one.giver.kind)).toEqual(['IND', null, 'IND']);
    expect(put.map(({ key }) => key)).toEqual(lines.map(({ key }) => key));
  });

  it.each([
    ['Falls Diner LLC', 'ORG'],
    ['Quill, Ode & Co.', 'ORG'],
    ['IBEW Local 1837', 'ORG'],
    ['First Baptist Church', 'ORG'],
    ['Friends of Ada Quill', 'COM'],
    ['Larkspur Realtors PAC', 'COM'],
    ['Frank Church', null],
    ['Ana Cordero', null],
    ['Quill, Ada', null],
  ])('takes %s for %s', (name, kind) => expect(kindByName(name)).toBe(kind));

  const row = fc.tuple(
    fc.constantFrom('Ada Quill', 'Bo Tran', 'Cy Lund'),
    fc.constantFrom('2026-10-05', '2026-10-06'),
    fc.integer({ min: 1, max: 3 }),
  );
  const fileOf = (rows: readonly (readonly [string, string, number])[]) =>
    `Donor,Date,Amount\r\n${rows.map((one) => `${one.join(',')}\r\n`).join('')}`;
  const keysOf = async (rows: readonly (readonly [string, string, number])[]) =>
    (await read(fileOf(rows))).lines.map(({ key }) => key);

  it('keeps rows that look the same, and knows each again in any order and in any longer file', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 25 }),
        fc.array(row, { maxLength: 10 }),
        async (rows, more) => {
          const keys = await keysOf(rows);
          expect(new Set(keys).size).toBe(rows.length);
          expect(new Set(await keysOf(rows.toReversed()))).toEqual(new Set(keys));
          const longer = new Set(await keysOf([...more, ...rows]));
          expect(longer.size).toBe(rows.length + more.length);
          expect(keys.every((key) => longer.has(key))).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });
});

it.each([
  ['$1,234.50', 123_450],
  ['(182.40)', -18_240],
  ['-0', 0],
  ['1.234,50', null],
  ['1e5', null],
])('reads %s as %s cents', (text, cents) => expect(centsWritten(text)).toBe(cents));

it.each([
  ['2024-02-29', '2024-02-29'],
  ['2025-02-29', null],
  ['2/3/2026 10:00', '2026-02-03'],
  ['2019-12-31', null],
])('reads %s as the day %s', (text, day) => expect(dayWritten(text)).toBe(day));

it('warns of a limit that is passed if who share a name are one person, of what the file adds alone', () => {
  const limit: Rule = {
    id: 'limit',
    kind: 'limit',
    contributor_kind: 'IND',
    methods: null,
    basis: 'per_election',
    operator: 'gt',
    amount_cents: 50_000,
    days: null,
    window_before: null,
  };
  const book: RuleBook = {
    rules: [limit],
    cycles: [],
    elections: [{ id: 'general', cycle: 'c', held_on: '2026-11-03' }],
  };
  const line = (name: string, cents: number, key: string) =>
    ({ what: 'gift', key, on: '2026-10-05', cents, method: 'card', giver: { kind: 'IND', name } }) as GiftLine; // the rest is not asked
  const known = (id: string, giver: string, cents: number) =>
    ({ id, giver, giverKind: 'IND', on: '2026-10-01', election: 'general', method: 'check', cents }) as const;
  const names = [
    { root: 'a', name: 'Ada Quíll' },
    { root: 'b', name: 'Bo Tran' },
  ];
  const given = [known('1', 'a', 45_000), known('2', 'b', 60_000)];
  const warned = worstCase(book, names, given, [line('ada  quill', 5000, '3'), line('ADA QUILL', 1, '4')]);
  expect(warned.map(({ name, total, over }) => [name, total, over])).toEqual([['ADA QUILL', 50_001, 1]]);
  expect(worstCase(book, names, given, [line('Cy Lund', 50_000, '5')])).toEqual([]);
});

describe('handing gifts over', () => {
  it('names the refunds refused in the batches before it stopped', async () => {
    const api = {
      rpc: (name: string, { upto }: { readonly upto?: number }) => {
        if (name === 'begin_money_import') return Promise.resolve([{ id: 'file', rows_done: 0 }]);
        if (upto !== 500) return Promise.reject(new Error('no signal'));
        const refused = [{ row: 7, why: 'unknown' }];
        return Promise.resolve([{ rows_done: 500, added: 0, known: 499, left_out: 1, refused }]);
      },
    } as unknown as StaffApi; // the two calls that are made of it
    const told: unknown[] = [];
    const handing = {
      source: 'csv' as const,
      sha256: '',
      columns: '',
      fileName: 'gifts.csv',
      rows: Array.from({ length: 600 }, (_, n) => n + 2),
      lines: [],
      electionOn: () => null,
      openFrom: null,
      tell: (rows: number, refused: readonly unknown[]) => told.push([rows, refused]),
    };
    await expect(handOver(api, handing)).rejects.toThrow('no signal');
    expect(told).toEqual([[500, [{ row: 7, why: 'unknown' }]]]);
  });
});
