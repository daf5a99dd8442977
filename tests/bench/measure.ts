/** The arithmetic and the tables of the benches. */

/** @param share 0.95 for what 95 in 100 are at most. NaN of nothing. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Of an even number the mean of the two in the middle: the upper one alone would be the slower time, but the better score. */
export function median(values: readonly number[] = []): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = Number.NaN, high = Number.NaN] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}

/** Each side once a round, in turns and every other round backwards; what was taken by side, the first round thrown away. */
export async function inTurns<Side extends string, Taken>(
  sides: readonly Side[],
  rounds: number,
  run: (side: Side) => Promise<Taken>,
): Promise<Record<Side, Taken[]>> {
  const taken = Object.fromEntries(sides.map((side) => [side, []])) as unknown as Record<Side, Taken[]>; // every side has one
  for (let round = 0; round <= rounds; round++) {
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      const one = await run(side);
      if (round > 0) taken[side].push(one);
    }
  }
  return taken;
}

export function table(heading: string, columns: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  console.log(`\n${heading}\n\n${line(columns)}\n${line(columns.map((_, at) => (at === 0 ? '---' : '--:')))}`);
  for (const row of rows) console.log(line(row));
}

/** "120 (110–140)": the median, and between what the middle half lies; of two, the median alone. */
export function spread(values: readonly number[] = [], write: (value: number) => string = figure): string {
  const at = (share: number) => write(quantile(values, share));
  const middle = write(median(values));
  return values.length < 3 ? middle : `${middle} (${at(0.25)}–${at(0.75)})`;
}

export const whole = (value: number) => value.toFixed(0);

export const figure = (value: number) =>
  value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : value.toFixed(0);
