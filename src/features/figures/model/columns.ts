/** What the columns of a file of figures may mean, guessed from their headings. */

import type { YearReading } from './years.ts';

export const COLUMNS = ['geography', 'stratum', 'period', 'value', 'low', 'high', 'denominator', 'status', 'footnote'] as const; // prettier-ignore
export type Column = (typeof COLUMNS)[number];
export const NEEDED = ['period', 'value'] as const satisfies readonly Column[];

/** Which column of the file (from 0) holds what. */
export type Mapping = Readonly<Partial<Record<Column, number>>>;

/** In lower case, letters and digits only, as health departments and the census name them; the first that is there wins. */
const NAMES: Readonly<Record<Column, readonly string[]>> = {
  geography: ['geography', 'geo', 'place', 'area', 'ward', 'locationname', 'location', 'tract', 'city', 'name'],
  stratum: ['stratum', 'group', 'subgroup', 'category', 'stratification', 'population', 'agegroup'],
  period: ['period', 'year', 'date', 'month', 'quarter', 'time', 'schoolyear'],
  value: ['value', 'datavalue', 'estimate', 'rate', 'percent', 'count', 'figure', 'number'],
  low: ['low', 'lower', 'lowconfidencelimit', 'lowci', 'cilow', 'lcl', 'lowerbound'],
  high: ['high', 'upper', 'highconfidencelimit', 'highci', 'cihigh', 'ucl', 'upperbound'],
  denominator: ['denominator', 'n', 'outof', 'totalpopulation', 'samplesize', 'total'],
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

export const lacking = (mapping: Mapping): readonly Column[] =>
  NEEDED.filter((column) => mapping[column] === undefined);

/** How the server knows that a file is read the same way again: with school years it says other periods. */
export const columnsKey = (mapping: Mapping, years: YearReading = 'calendar'): string =>
  [...COLUMNS.map((column) => mapping[column] ?? ''), ...(years === 'school' ? ['1'] : [])].join('.');
