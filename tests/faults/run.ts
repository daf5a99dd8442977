/**
 * `npm run test:faults`, the browser's half: random schedules against our outbox in a real Chromium, then the
 * controls that must be caught. ENGINE=webkit plays them in WebKit, with its page cache. FAULTS=n schedules (200; 100 in
 * WebKit), FROM=first seed (1), SEED=n plays one and says each step,
 * CONTROL=words plays the controls whose name has them,
 * CLIENT=ours:lock-dropped (or workbox, tanstack) with SEED plays it against another client.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleClients } from './bundle.ts';
import {
  CONTROLS,
  MUTANTS,
  ONE_MUTANT,
  PAGE_CACHE_CONTROLS,
  REGRESSIONS,
  ROW_BY_ROW,
  SECOND_FACTOR,
  SHARED_PHONE,
} from './controls.ts';
import type { Control, Mutant } from './controls.ts';
import type { Engine } from './engine.ts';
import { Lane } from './lane.ts';
import { withPageCache } from './pageCache.ts';
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

const ENGINES: readonly Engine[] = ['chromium', 'webkit'];
const engine = ENGINES.find((name) => name === (process.env['ENGINE'] ?? 'chromium'));
if (!engine) throw new Error(`ENGINE must be one of ${ENGINES.join(', ')}.`);

const IN_ENGINE = {
  chromium: {
    clients: ['ours', 'workbox', 'tanstack'],
    scheduleOf: makeSchedule,
    schedules: 200,
    controls: [...CONTROLS, ...REGRESSIONS, ...SECOND_FACTOR, ...ROW_BY_ROW, ...SHARED_PHONE],
    mutants: MUTANTS,
  },
  // The peers need Background Sync, or are judged in Chromium.
  webkit: {
    clients: ['ours'],
    scheduleOf: (seed: number) => withPageCache(makeSchedule(seed)),
    schedules: 100,
    controls: [...PAGE_CACHE_CONTROLS, ...REGRESSIONS, ...SECOND_FACTOR, ...ROW_BY_ROW, ...SHARED_PHONE],
    mutants: ONE_MUTANT,
  },
} satisfies Record<Engine, object>;
const { clients, scheduleOf, schedules, controls, mutants } = IN_ENGINE[engine];

/** Browsers at work at the same time. A schedule mostly waits, so two keep two cores busy. */
const LANES = number('LANES', 2);

const report = createReport(engine === 'chromium' ? '' : `ENGINE=${engine} `);
const server = await startServer(await bundleClients(clients));
const profiles = Array.from({ length: LANES }, () => mkdtempSync(join(tmpdir(), 'faults-')));
process.on('exit', () => {
  for (const profile of profiles) rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});
const lanes = profiles.map((profile) => new Lane(engine, profile));

async function ours(seed: number, lane: Lane): Promise<void> {
  report.schedule(await playSchedule('ours', scheduleOf(seed), lane, server));
}

/** Caught on the peer, and passed by ours: a control that nobody can pass would prove nothing either. */
async function check(control: Control, lane: Lane): Promise<void> {
  const caught = await playSchedule(control.client, control.schedule, lane, server);
  report.control(control, caught, await playSchedule('ours', control.schedule, lane, server));
}

async function hunt(mutant: Mutant, lane: Lane): Promise<void> {
  const played: Outcome[] = [];
  for (let seed = 1; seed <= mutant.within; seed++) {
    const outcome = await playSchedule(mutant.client, scheduleOf(seed), lane, server);
    played.push(outcome);
    if (outcome.violations.some(({ letter }) => mutant.expects.includes(letter))) break;
  }
  report.mutant(mutant, played);
}

const one = process.env['SEED'];
const named = process.env['CONTROL'];
try {
  if (named !== undefined) {
    const [lane] = lanes;
    for (const control of controls) if (lane && control.name.includes(named)) await check(control, lane);
  } else if (one === undefined) {
    const first = number('FROM', 1);
    const seeds = Array.from({ length: number('FAULTS', schedules) }, (_, i) => first + i);
    const jobs: ((lane: Lane) => Promise<void>)[] = [
      ...controls.map((control) => (lane: Lane) => check(control, lane)),
      ...mutants.map((mutant) => (lane: Lane) => hunt(mutant, lane)),
      ...seeds.map((seed) => (lane: Lane) => ours(seed, lane)),
    ];
    await Promise.all(
      lanes.map(async (lane) => {
        for (let job = jobs.shift(); job; job = jobs.shift()) await job(lane);
      }),
    );
  } else {
    const [lane] = lanes;
    const schedule = scheduleOf(number('SEED', 0));
    const client = process.env['CLIENT'] ?? 'ours';
    if (lane) report.schedule(await playSchedule(client, schedule, lane, server, (line) => console.log(`  ${line}`)));
  }
} finally {
  await Promise.all(lanes.map((lane) => lane.kill()));
  await server.stop();
}
process.exitCode = report.print() ? 0 : 1;
