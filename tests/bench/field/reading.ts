/** Part of `npm run bench:field`: reading a voter file of 45,000 rows, beside papaparse alone. */
import Papa from 'papaparse';
import { finderFor, openVoterFile, voters } from '../../../src/features/field/import/voterFile.ts';
import type { City } from './city.ts';
import { inTurns, median, spread, table } from '../measure.ts';
import { voterFile } from './voterFile.ts';

const ROUNDS = 5;

/** Throws when the reader does not find every person of the city. */
export async function benchReading(city: City): Promise<void> {
  const text = voterFile(city);
  const bytes = new TextEncoder().encode(text).buffer;
  const count = city.people.length;
  const run = {
    floor() {
      const { data } = Papa.parse<string[]>(text, { skipEmptyLines: true });
      if (data.length !== count + 1) throw new Error(`papaparse found ${data.length - 1} rows.`);
    },
    async opened() {
      await openVoterFile(bytes);
    },
    async read() {
      const file = await openVoterFile(bytes);
      let found = 0;
      const reading = {
        mapping: file.recognized.mapping,
        headed: true,
        source: 'file',
        codes: {},
        chosen: {},
        keepOldBirths: false,
        sameStreets: {},
      };
      for (const part of voters(file, reading, finderFor(reading))) found += part.voters + part.duplicates;
      if (found !== count) throw new Error(`The reader found ${found} people of ${count}.`);
    },
  };
  const sides = ['floor', 'opened', 'read'] as const;
  const taken = await inTurns(sides, ROUNDS, async (side) => {
    const begun = performance.now();
    await run[side]();
    return performance.now() - begun;
  });
  const words = {
    floor: 'papaparse alone, all at once',
    opened: 'ours: parsed in pieces, counted, fingerprinted',
    read: 'ours: opened, mapped, checked, searched for people named twice',
  };
  const floor = median(taken.floor);
  table(
    `A voter file of ${count.toLocaleString('en-US')} rows, ${(bytes.byteLength / 1e6).toFixed(1)} MB; medians of ${ROUNDS} in turns (Node; in the app a worker does it):`,
    ['', 'ms', 'rows a second', 'to the floor'],
    sides.map((side) => {
      const ms = median(taken[side]);
      return [
        words[side],
        spread(taken[side]),
        Math.round((count / ms) * 1000).toLocaleString('en-US'),
        `${(ms / floor).toFixed(1)}x`,
      ];
    }),
  );
}
