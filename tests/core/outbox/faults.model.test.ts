/** The promise under every fault: random schedules over hand-turned fakes. Replay a failure with SEED=… FAULTS_PATH=…. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { commands, play } from '../../support/outbox/schedule.ts';
import { FAULT_POINTS } from '../../support/outbox/world.ts';

const RUNS = Number(process.env['FAULTS'] ?? 1000);
const SEED = Number(process.env['SEED'] ?? 20251104);
const path = process.env['FAULTS_PATH'];

it('keeps every submission exactly once, under its own name, whatever dies and whatever the server answers', async () => {
  const hit = new Set<string>();
  let rounds = 0;
  let delivered = 0;
  await fc.assert(
    fc.asyncProperty(commands, fc.nat(), async (all, seed) => {
      const played = await play(all, seed);
      for (const point of played.world.pointsHit) hit.add(point);
      rounds = Math.max(rounds, played.rounds);
      delivered += played.world.server.table.size;
    }),
    { numRuns: RUNS, seed: SEED, ...(path === undefined ? {} : { path }) },
  );
  process.stdout.write(
    `${RUNS} schedules (seed ${SEED}), ${delivered} rows delivered, healed in at most ${rounds} rounds, 0 violations\n`,
  );
  expect([...hit]).toEqual(expect.arrayContaining([...FAULT_POINTS]));
  expect(delivered).toBeGreaterThan(RUNS);
}, 120_000);
