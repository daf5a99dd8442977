/** How far an import is, in words. */
import { digits } from '../../../hooks/format.ts';
import type { ImportProgress } from './reads.ts';

/** "12,000 of 45,000 rows" */
export function rowsWords(done: number, total: number): string {
  return `${digits(done)} of ${digits(total)} ${total === 1 ? 'row' : 'rows'}`;
}

/** Zeros are left out: what did not happen is no news. */
export function countsWords(progress: ImportProgress): string {
  const parts = [
    [progress.people_added, 'new person', 'new people'],
    [progress.people_updated, 'brought up to date', 'brought up to date'],
    [progress.people_unchanged, 'unchanged', 'unchanged'],
    [progress.doors_added, 'new door', 'new doors'],
    [progress.duplicates, 'repeated', 'repeated'],
    [progress.left_out, 'left out', 'left out'],
  ] as const;
  const said = parts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${digits(count)} ${count === 1 ? one : many}`);
  return said.length === 0 ? 'Nothing yet' : said.join(' · ');
}
