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
    lanes: 3,
  },
  // The peers need Background Sync, or are judged in Chromium.
  webkit: {
    clients: ['ours'],
    scheduleOf: (seed: number) => withPageCache(makeSchedule(seed)),
    schedules: 100,
    controls: [...PAGE_CACHE_CONTROLS, ...REGRESSIONS, ...SECOND_FACTOR, ...ROW_BY_ROW, ...SHARED_PHONE],
    mutants: ONE_MUTANT,
    lanes: 2,
  },
} satisfies Record<Engine, object>;
const { clients, scheduleOf, schedules, controls, mutants, lanes: atOnce } = IN_ENGINE[engine];

/** Browsers at work at the same time. A schedule mostly waits, so three keep two cores busy. */
const LANES = number('LANES', atOnce);

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

/** Caught on the peer, and passed by ours: a control that nothing can pass would prove nothing either. */
async function check(onOneSchedule: readonly Control[], lane: Lane): Promise<void> {
  const [first] = onOneSchedule;
  if (!first) return;
  const ours = await playSchedule('ours', first.schedule, lane, server);
  for (const control of onOneSchedule) {
    const played =
      control.client === 'ours' ? ours : await playSchedule(control.client, control.schedule, lane, server);
    report.control(control, played, ours);
  }
}

const bySchedule = (chosen: readonly Control[]): readonly (readonly Control[])[] => [
  ...Map.groupBy(chosen, ({ schedule }) => schedule).values(),
];

async function hunt({ client, expects, likely, within }: Mutant, lane: Lane): Promise<Outcome[]> {
  const played: Outcome[] = [];
  const seeds = new Set([...likely, ...Array.from({ length: within }, (_, i) => i + 1)]);
  for (const seed of [...seeds].slice(0, within)) {
    const outcome = await playSchedule(client, scheduleOf(seed), lane, server);
    played.push(outcome);
    if (outcome.violations.some(({ letter }) => expects.includes(letter))) break;
  }
  return played;
}

const one = process.env['SEED'];
const named = process.env['CONTROL'];
try {
  if (named !== undefined) {
    const [lane] = lanes;
    for (const group of bySchedule(controls.filter(({ name }) => name.includes(named))))
      if (lane) await check(group, lane);
  } else if (one === undefined) {
    const first = number('FROM', 1);
    const seeds = Array.from({ length: number('FAULTS', schedules) }, (_, i) => first + i);
    const jobs: ((lane: Lane) => Promise<void>)[] = [
      ...bySchedule(controls).map((group) => (lane: Lane) => check(group, lane)),
      ...mutants.map((mutant) => async (lane: Lane) => report.mutant(mutant, await hunt(mutant, lane))),
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
