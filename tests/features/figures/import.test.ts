/** A file of figures: what its columns mean, what each row says, and what is no figure. */
import { describe, expect, it } from 'vitest';
import { PERIOD } from '../../../src/core/figures/value.ts';
import { columnsKey, guessColumns, lacking } from '../../../src/features/figures/model/columns.ts';
import { figureOf, numberOf } from '../../../src/features/figures/model/row.ts';
import { openFigures, readFigures, yearsIn } from '../../../src/features/figures/import/figureFile.ts';

const HEADINGS = ['Ward', 'Age group', 'Year', 'Estimate', 'Lower', 'Upper', 'N', 'Flag', 'Note'];
const mapping = guessColumns(HEADINGS);
const row = (...cells: readonly string[]) => figureOf(cells, mapping, 2);
const bytes = (text: string) => new TextEncoder().encode(text).buffer;

describe('columns', () => {
  it('are guessed from what agencies call them, each once', () => {
    expect(columnsKey(mapping)).toBe('0.1.2.3.4.5.6.7.8');
    expect(lacking(guessColumns(['a', 'b']))).toEqual(['period', 'value']);
    expect(guessColumns(['Year', 'Year'])).toEqual({ period: 0 });
  });
});

describe('a row', () => {
  it('is a figure with its interval and its total', () => {
    expect(row('ward-1', ' under 18 ', '2024', '1,204.50', '1,100', '1300', '5,000', 'p', 'x')).toEqual({
      row: 2,
      geography: 'ward-1',
      stratum: 'under 18',
      period: '2024',
      value: 1204.5,
      low: 1100,
      high: 1300,
      denominator: 5000,
      status: 'provisional',
      footnote: 'x',
    });
  });

  it('is of the whole city where no place is said', () => {
    expect(row('', '', '2024-q2', '3')).toMatchObject({ geography: 'city', period: '2024-Q2', value: 3 });
  });

  it.each([
    ['*', 'suppressed'],
    ['<5', 'suppressed'],
    ['n/a', 'not_applicable'],
    ['–', 'not_collected'],
    ['', 'not_collected'],
  ])('keeps no number where the file says %o', (said, status) => {
    expect(row('ward-1', '', '2024', said, '1', '2', '40')).toMatchObject({ value: null, low: null, denominator: null, status }); // prettier-ignore
  });

  it('keeps no number that its own column says is withheld, though one stands there', () => {
    expect(row('ward-1', '', '2024', '3', '', '', '8', 'suppressed')).toMatchObject({ value: null, denominator: null });
  });

  it.each<[string, readonly string[]]>([
    ['period', ['ward-1', '', 'last year', '3']],
    ['value', ['ward-1', '', '2024', 'three']],
    ['value', ['ward-1', '', '2024', '1.2.3']],
    ['low', ['ward-1', '', '2024', '3', 'x', '4']],
    ['interval', ['ward-1', '', '2024', '3', '4', '5']],
    ['interval', ['ward-1', '', '2024', '3', '2', '']],
    ['denominator', ['ward-1', '', '2024', '3', '', '', '-1']],
    ['status', ['ward-1', '', '2024', '3', '', '', '', 'maybe']],
    ['geography', ['w'.repeat(81), '', '2024', '3']],
  ])('is left out for its %s', (fault, cells) => {
    expect(row(...cells)).toEqual({ fault });
  });
});

describe('years as schools write them', () => {
  const read = async (heading: string, ...periods: readonly string[]) => {
    const file = await openFigures(bytes(`${heading},Value\n${periods.map((one) => `${one},20\n`).join('')}`));
    const mapping = guessColumns(file.headings);
    const years = yearsIn(file, mapping);
    return {
      ...years,
      periods: readFigures(file, mapping, years.reading ?? 'calendar').figures.map((one) => one.period),
    };
  };

  it('are school years and no months where one of the column can be nothing else: 2009-10 is not October', async () => {
    expect(await read('Year', '2009-10', '2011-12', '2023-24')).toEqual({
      sample: '2009-10',
      reading: 'school',
      periods: ['2009/10', '2011/12', '2023/24'],
    });
    expect((await read('Year', '1999-00', '2000–01')).periods).toEqual(['1999/00', '2000/01']);
    expect((await read('Year', 'SY 2010-11', '2011-12')).periods).toEqual(['2010/11', '2011/12']);
    expect((await read('Year', '2010/11', '2011/2012', '2012-2013')).periods).toEqual([
      '2010/11',
      '2011/12',
      '2012/13',
    ]);
    expect((await read('School year', '2009-10')).periods).toEqual(['2009/10']);
  });

  it('are months where one of the column can be nothing else', async () => {
    expect(await read('Month', '2009-09', '2009-10', '2009-11')).toMatchObject({ reading: 'calendar', periods: ['2009-09', '2009-10', '2009-11'] }); // prettier-ignore
    expect(await read('Month', '2024-05')).toMatchObject({ sample: null, periods: ['2024-05'] });
    expect((await read('Year', '2015-2019', '2019-2020')).periods).toEqual(['2015-2019', '2019-2020']);
  });

  it('are asked for where the column tells neither, or both', async () => {
    for (const periods of [['2009-10', '2011-12'], ['2019-2020'], ['2009-10', '2023-24', '2024-05']])
      expect(await read('Period', ...periods)).toMatchObject({ reading: null, sample: periods[0] });
    // Each for itself, where none may be either.
    expect(await read('Period', '2023-24', '2024-05')).toMatchObject({ reading: 'school', periods: ['2023/24', '2024-05'] }); // prettier-ignore
  });

  it('make another set of the same file', () => {
    expect(columnsKey({ period: 0, value: 1 }, 'school')).not.toBe(columnsKey({ period: 0, value: 1 }));
    expect(columnsKey({ period: 0, value: 1 }, 'school')).toMatch(/^[0-9.]{1,60}$/);
  });

  it('say their months, and no others', () => {
    expect(['2009/10', '2099/00', '2024', '2024-12'].every((one) => PERIOD.test(one))).toBe(true);
    expect(['2009/1', '09/10', '2009/2010'].some((one) => PERIOD.test(one))).toBe(false);
    for (const none of ['2023-25', '2023/25', '2023/2025'])
      expect(row('ward-1', '', none, '3')).toEqual({ fault: 'period' });
  });
});

it('a number is what is written out, and nothing else', () => {
  expect(['12.4 %', '$1,250', '-3', '.5', '0'].map(numberOf)).toEqual([12.4, 1250, -3, 0.5, 0]);
  expect(['1e9', '12,34', '0x1', '1-2', 'NaN', '9999999999999'].map(numberOf)).toEqual(Array(6).fill(undefined));
});

describe('a file', () => {
  it('is read whole; of two rows about one figure the first counts', async () => {
    const file = await openFigures(bytes('\uFEFFWard;Year;Value\nA;2024;1\nA;2024;2\nB;2024;x\nB;2025;"1,5"\n'));
    expect(file.records).toHaveLength(4);
    const { figures, leftOut } = readFigures(file, guessColumns(file.headings));
    expect(figures.map(({ row: at, geography, value }) => [at, geography, value])).toEqual([[2, 'A', 1]]);
    expect(leftOut).toEqual([
      { row: 3, fault: 'twice' },
      { row: 4, fault: 'value' },
      { row: 5, fault: 'value' },
    ]);
  });

  it.each([
    ['no-headings', 'Year,Value\n'],
    ['no-headings', 'one\ntwo\n'],
    ['not-csv', 'PK\0\0'],
    ['too-long', `Year,Value\n${'2024,1\n'.repeat(2001)}`],
  ])('is refused: %s', async (why, text) => {
    await expect(openFigures(bytes(text))).rejects.toMatchObject({ why });
  });
});
