/** A key in a search that runs on the device, beside the least that finds the same: in turns, in ms without slowdown. */
import { inTurns, median, spread, table } from '../measure.ts';

export interface Key {
  readonly name: string;
  readonly key: () => number;
  readonly floor: () => number;
}

/**
 * @param atMostMs what a key may take on this machine.
 * @returns whether each does.
 */
export async function measureKeys(
  heading: string,
  keys: readonly Key[],
  rounds: number,
  atMostMs: number,
): Promise<boolean> {
  const rows: string[][] = [];
  let met = true;
  for (const one of keys) {
    const taken = await inTurns(['key', 'floor'], rounds, (side) => timed(one[side]));
    if (median(taken.key) > atMostMs) met = false;
    const ratio = median(taken.key) / median(taken.floor);
    rows.push([one.name, spread(taken.key), spread(taken.floor), `${ratio.toFixed(2)}x`]);
  }
  table(heading, ['key', 'asked', 'includes', 'ratio'], rows);
  console.log(
    `\nAim: ${atMostMs} ms, a quarter of what a phone four times slower may take: ${met ? 'met' : 'MISSED'}.`,
  );
  return met;
}

async function timed(work: () => number): Promise<number> {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}
