/** Reckoning back: what somebody can write down of figures that are sums of each other, and which of the unknown follow from it. */

export interface Cell {
  readonly geography: string;
  readonly stratum: string;
  readonly period: string;
  readonly value: number | null;
  readonly denominator: number | null;
  readonly status: string;
}
export const cell = (geography: string, stratum: string, value: number | null, over: Partial<Cell> = {}): Cell => ({
  geography,
  stratum,
  period: '2024',
  value,
  denominator: null,
  status: value === null ? 'suppressed' : 'shown',
  ...over,
});

/** What somebody can write down who reads the page: each total is the sum of its parts. As coefficients of the cells. */
export function equations(cells: readonly Cell[]): readonly (readonly number[])[] {
  const familyOf = (name: string) => (name.includes(':') ? name.split(':')[0] : '');
  const lineOf = (total: number, isPart: (one: Cell) => boolean) =>
    cells.map((one, at) => (at === total ? -1 : isPart(one) ? 1 : 0));
  return cells.flatMap((whole, at) => {
    const families = new Set(cells.map((one) => familyOf(one.stratum)));
    const byGroup = [...families].map((family) =>
      lineOf(
        at,
        (one) =>
          one.geography === whole.geography &&
          one.period === whole.period &&
          one.stratum !== '' &&
          familyOf(one.stratum) === family,
      ),
    );
    const byPlace = lineOf(
      at,
      (one) => one.stratum === whole.stratum && one.period === whole.period && one.geography !== 'city',
    );
    const lines = [...(whole.stratum === '' ? byGroup : []), ...(whole.geography === 'city' ? [byPlace] : [])];
    return lines.filter((line) => line.includes(1));
  });
}

/** The unknown that every solution of the equations agrees on, by elimination with whole fractions. */
export function solved(lines: readonly (readonly number[])[], unknown: readonly number[]): readonly number[] {
  const rows = lines.map((line) => unknown.map((at) => line[at] ?? 0)).filter((row) => row.some((one) => one !== 0));
  let rank = 0;
  for (const col of unknown.keys()) {
    const pivot = rows.findIndex((row, at) => at >= rank && Math.abs(row[col] ?? 0) > 1e-9);
    const [found, first] = [rows[pivot], rows[rank]];
    if (!found || !first) continue;
    [rows[pivot], rows[rank]] = [first, found];
    const by = found[col] ?? 1;
    rows[rank] = found.map((one) => one / by);
    for (const [at, row] of rows.entries()) {
      const times = row[col] ?? 0;
      if (at !== rank && times !== 0) rows[at] = row.map((one, each) => one - times * (rows[rank]?.[each] ?? 0));
    }
    rank += 1;
  }
  return rows.flatMap((row) => {
    const left = row.flatMap((one, at) => (Math.abs(one) > 1e-9 ? [at] : []));
    return left.length === 1 ? [unknown[left[0] ?? 0] ?? -1] : [];
  });
}
