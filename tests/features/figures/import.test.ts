/** A file of figures: what its columns mean, what each row says, and what is no figure. */
import { describe, expect, it } from 'vitest';
import { columnsKey, guessColumns, lacking } from '../../../src/features/figures/model/columns.ts';
import { figureOf, numberOf } from '../../../src/features/figures/model/row.ts';
import { openFigures, readFigures } from '../../../src/features/figures/import/figureFile.ts';

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
