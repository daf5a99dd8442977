// Owns: `npm run test:faults`, the browser's half: random schedules against our outbox in a real Chromium, then the
// controls that must be caught. FAULTS=n schedules (200), FROM=first seed (1), SEED=n plays one and says each step,
// CLIENT=ours:lock-dropped (or workbox, tanstack) with SEED plays it against another client.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleClients } from './bundle.ts';
import { CONTROLS, MUTANTS, REGRESSIONS } from './controls.ts';
import type { Control, Mutant } from './controls.ts';
import { Lane } from './device.ts';
import { playSchedule } from './play.ts';
import type { Outcome } from './play.ts';
import { createReport } from './report.ts';
import { makeSchedule } from './schedule.ts';
import { startServer } from './server.ts';

const number = (name: string, otherwise: number) => {
  const value = Number(process.env[name] ?? otherwise);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number.`);
  return value;
};

/** Browsers at work at the same time. A schedule mostly waits, so two keep two cores busy. */
const LANES = number('LANES', 2);

const report = createReport();
const server = await startServer(await bundleClients());
const profiles = Array.from({ length: LANES }, () => mkdtempSync(join(tmpdir(), 'faults-')));
process.on('exit', () => {
  for (const profile of profiles) rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});
const lanes = profiles.map((profile) => new Lane(profile));

async function ours(seed: number, lane: Lane): Promise<void> {
  report.schedule(await playSchedule('ours', makeSchedule(seed), lane, server));
}

/** Caught on the peer, and passed by ours: a control that nobody can pass would prove nothing either. */
async function check(control: Control, lane: Lane): Promise<void> {
  const caught = await playSchedule(control.client, control.schedule, lane, server);
  report.control(control, caught, await playSchedule('ours', control.schedule, lane, server));
}

async function hunt(mutant: Mutant, lane: Lane): Promise<void> {
  const played: Outcome[] = [];
  for (let seed = 1; seed <= mutant.within; seed++) {
    const outcome = await playSchedule(mutant.client, makeSchedule(seed), lane, server);
    played.push(outcome);
    if (outcome.violations.some(({ letter }) => mutant.expects.includes(letter))) break;
  }
  report.mutant(mutant, played);
}

const one = process.env['SEED'];
try {
  if (one === undefined) {
    const first = number('FROM', 1);
    const seeds = Array.from({ length: number('FAULTS', 200) }, (_, i) => first + i);
    const jobs: ((lane: Lane) => Promise<void>)[] = [
      ...[...CONTROLS, ...REGRESSIONS].map((control) => (lane: Lane) => check(control, lane)),
      ...MUTANTS.map((mutant) => (lane: Lane) => hunt(mutant, lane)),
      ...seeds.map((seed) => (lane: Lane) => ours(seed, lane)),
    ];
    await Promise.all(
      lanes.map(async (lane) => {
        for (let job = jobs.shift(); job; job = jobs.shift()) await job(lane);
      }),
    );
  } else {
    const [lane] = lanes;
    const schedule = makeSchedule(number('SEED', 0));
    const client = process.env['CLIENT'] ?? 'ours';
    if (lane) report.schedule(await playSchedule(client, schedule, lane, server, (line) => console.log(`  ${line}`)));
  }
} finally {
  await Promise.all(lanes.map((lane) => lane.kill()));
  await server.stop();
}
process.exitCode = report.print() ? 0 : 1;
