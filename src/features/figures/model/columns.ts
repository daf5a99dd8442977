/** What the columns of a file of figures may mean, guessed from their headings. */

import type { YearReading } from './years.ts';

export const COLUMNS = ['geography', 'stratum', 'period', 'value', 'low', 'high', 'denominator', 'status', 'footnote'] as const; // prettier-ignore
export type Column = (typeof COLUMNS)[number];
export const NEEDED = ['period', 'value'] as const satisfies readonly Column[];

/** Which column of the file (from 0) holds what. */
export type Mapping = Readonly<Partial<Record<Column, number>>>;

/** In lower case, letters and digits only, as health departments and the census name them; the first that is there wins. */
const NAMES: Readonly<Record<Column, readonly string[]>> = {
  geography: [
    'geography',
    'geo',
    'place',
    'area',
    'ward',
    'locationname',
    'location',
    'tract',
    'schoolname',
    'schname',
    'schnam',
    'instnm',
    'school',
    'leaname',
    'leanm',
    'districtname',
    'district',
    'city',
    'name',
  ],
  stratum: [
    'stratum',
    'group',
    'subgroup',
    'category',
    'stratification',
    'population',
    'agegroup',
    'studentgroup',
    'race',
    'raceethnicity',
    'sex',
  ],
  period: ['period', 'year', 'date', 'month', 'quarter', 'time', 'schoolyear', 'surveyyear', 'survyear'],
  value: [
    'value',
    'datavalue',
    'estimate',
    'rate',
    'percent',
    'count',
    'figure',
    'number',
    'percentmetstandard',
    'percentproficient',
    'pctproficient',
    'enrollment',
    'studentcount',
  ],
  low: ['low', 'lower', 'lowconfidencelimit', 'lowci', 'cilow', 'lcl', 'lowerbound'],
  high: ['high', 'upper', 'highconfidencelimit', 'highci', 'cihigh', 'ucl', 'upperbound'],
  denominator: [
    'denominator',
    'n',
    'outof',
    'totalpopulation',
    'samplesize',
    'total',
    'countofstudentsexpectedtotest',
    'numbertested',
    'numvalid',
    'studentstested',
    'totaltested',
  ],
  status: ['status', 'flag', 'suppression', 'datavaluefootnotesymbol'],
  footnote: ['footnote', 'note', 'datavaluefootnote', 'comment'],
};

const plain = (heading: string) =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Each column means one thing at most. */
export function guessColumns(headings: readonly string[]): Mapping {
  const names = headings.map(plain);
  const taken = new Set<number>();
  const found: Partial<Record<Column, number>> = {};
  for (const column of COLUMNS) {
    const at = NAMES[column].map((name) => names.indexOf(name)).find((one) => one >= 0 && !taken.has(one));
    if (at === undefined) continue;
    found[column] = at;
    taken.add(at);
  }
  return found;
}

/** @param period of the whole file, as it was typed. */
export const lacking = (mapping: Mapping, period = ''): readonly Column[] =>
  NEEDED.filter((column) => mapping[column] === undefined && !(column === 'period' && period.trim() !== ''));

/**
 * How the server knows that a file is read the same way again: with school years it says other periods.
 * @param more what else a person said about how it is read.
 */
export const columnsKey = (mapping: Mapping, years: YearReading = 'calendar', more: readonly string[] = []): string =>
  [
    ...COLUMNS.map((column) => mapping[column] ?? ''),
    ...(years === 'school' ? ['1'] : []),
    ...(more.length > 0 ? [digitsOf(JSON.stringify(more))] : []),
  ].join('.');

/** FNV-1a, in ten digits. */
function digitsOf(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const unit of new TextEncoder().encode(text)) hash = Math.imul(hash ^ unit, 0x01_00_01_93) >>> 0;
  return String(hash).padStart(10, '0');
}
