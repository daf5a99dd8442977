/** The values of the sample town's figures, as supabase/seed.sql has them too (tests/tools/contentSeed.ts): builds that ask no backend print them. */
import type { Value } from '../core/figures/value.ts';

export interface FigureSeed {
  readonly id: string;
  /** The indicator's. */
  readonly item: string;
  readonly file_name: string;
  readonly as_of: string;
  readonly values: readonly Value[];
}

const shown = (geography: string, stratum: string, period: string, value: number): Value =>
  [geography, stratum, period, value, null, null, null, 'shown', null]; // prettier-ignore
const overYears = (geography: string, from: number, values: readonly number[]) =>
  values.map((value, at) => shown(geography, '', String(from + at), value));
const likely = (geography: string, value: number, low: number, high: number): Value =>
  [geography, '', '2023', value, low, high, null, 'shown', null]; // prettier-ignore

/** [year, of how many, percent], with a year in which nobody was tested. */
const tested = (stratum: string, rows: readonly (readonly [string, number, number])[]): readonly Value[] => [
  ...rows.map(([year, all, value]): Value => ['city', stratum, year, value, null, null, all, 'shown', null]),
  ['city', stratum, '2020', null, null, null, null, 'not_collected', 'no-test'],
];
const reading = (in2023: number): readonly Value[] => [
  ...tested('', [['2019', 412, 55.1], ['2021', 371, 46.4], ['2022', 388, 47.9], ['2023', 395, in2023], ['2024', 401, 50.4]]),
  ['city', '', '2025', 51.2, null, null, 398, 'provisional', null],
  ...tested('low-income', [['2019', 171, 38.6], ['2021', 160, 28.1], ['2022', 166, 30.7], ['2023', 170, 31.8], ['2024', 174, 33.3]]),
  ['city', 'low-income', '2025', 34.1, null, null, 172, 'provisional', null],
]; // prettier-ignore

/** Of those who began together, those with a diploma, in per cent. */
const finished = (geography: string, from: number, rows: readonly (readonly [number, number])[]): readonly Value[] =>
  rows.map(([all, value], at): Value => [geography, '', String(from + at), value, null, null, all, 'shown', null]);

const READING = '7cd380a6-b1e4-4f7f-8c9d-a746da1d5eb8';

export const figureSeeds: readonly FigureSeed[] = [
  {
    id: '6f1a0001-2b3c-4d4e-8f5a-6b7c8d9e0f10',
    item: '5ab16e84-9fc2-4d5d-8a7b-e524b8fb3c96',
    file_name: 'fire-calls-by-ward.csv',
    as_of: '2025-07-31',
    values: [
      ...overYears('downtown', 2019, [5.2, 5.3, 5.1, 5.4, 5.3, 5.5]),
      ...overYears('ward-4', 2019, [7.1, 7.4, 7.6, 7.9, 8.3, 8.7]),
    ],
  },
  {
    id: '6f1a0002-2b3c-4d4e-8f5a-6b7c8d9e0f10',
    item: '6bc27f95-a0d3-4e6e-9b8c-f635c90c4da7',
    file_name: 'small-areas-2023.csv',
    as_of: '2025-03-14',
    values: [
      likely('city', 16.8, 15.1, 18.6),
      likely('ward-1', 14.2, 12.0, 16.7),
      likely('ward-2', 15.9, 13.4, 18.8),
      likely('ward-3', 17.6, 14.8, 20.9),
      likely('ward-4', 19.8, 16.4, 23.6),
      likely('ward-5', 16.1, 13.3, 19.2),
      ['island', '', '2023', null, null, null, null, 'suppressed', 'few'],
    ],
  },
  {
    id: '6f1a0003-2b3c-4d4e-8f5a-6b7c8d9e0f10',
    item: READING,
    file_name: 'grade-3-reading.csv',
    as_of: '2025-08-15',
    values: reading(52.3),
  },
  {
    id: '6f1a0004-2b3c-4d4e-8f5a-6b7c8d9e0f10',
    item: READING,
    file_name: 'grade-3-reading-2.csv',
    as_of: '2025-08-15',
    values: reading(48.7),
  },
  {
    id: '6f1a0006-2b3c-4d4e-8f5a-6b7c8d9e0f10',
    item: '9ef5a2c8-d306-4b91-8ebf-c968fc3f70da',
    file_name: 'diplomas-2024.csv',
    as_of: '2024-12-12',
    values: [
      ...finished('city', 2020, [[298, 87.6], [305, 86.2], [291, 88.3], [310, 89.0], [302, 90.1]]),
      ...finished('peer:tanner-bridge', 2023, [[341, 91.8], [352, 92.0]]),
      ...finished('peer:elm-junction', 2023, [[267, 88.4], [259, 89.6]]),
      ...finished('peer:north-corwin', 2023, [[402, 85.1], [396, 84.8]]),
      ...finished('peer:ashby-mills', 2023, [[233, 90.6]]),
      ['peer:ashby-mills', '', '2024', null, null, null, null, 'not_collected', 'not-yet'],
    ], // prettier-ignore
  },
  {
    id: '6f1a0005-2b3c-4d4e-8f5a-6b7c8d9e0f10',
    item: '8de491b7-c2f5-4a80-9dae-b857eb2e6fc9',
    file_name: 'storefront-walks.csv',
    as_of: '2025-09-20',
    values: [14, 15, 15, 17, 16, 18, 19].map((value, at) =>
      shown('mill-street', '', `${2024 + Math.floor(at / 4)}-Q${(at % 4) + 1}`, value),
    ),
  },
];
