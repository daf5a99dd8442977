/** Rows with more cells than the file has columns: a comma without quotes moved everything behind it. */

const MONTH_AND_DAY = /^\s*[a-z]{3,9}\.?\s+\d{1,2}$/i;
const YEAR = /^\s*\d{4}\s*$/;

/** The row as it was meant: "January 5, 1970" in one cell again. Null when its cells can't be told apart. */
export function wholeCells(record: readonly string[], width: number): readonly string[] | null {
  if (record.length <= width || record.slice(width).every((cell) => cell.trim() === '')) return record;
  const joined: string[] = [];
  for (let at = 0; at < record.length; at += 1) {
    const [cell = '', next = ''] = [record[at], record[at + 1]];
    const isDate = MONTH_AND_DAY.test(cell) && YEAR.test(next);
    joined.push(isDate ? `${cell.trim()}, ${next.trim()}` : cell);
    if (isDate) at += 1;
  }
  return joined.length <= width || joined.slice(width).every((cell) => cell.trim() === '') ? joined : null;
}
