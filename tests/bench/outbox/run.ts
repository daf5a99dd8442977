/**
 * `npm run bench:outbox`: our outbox beside workbox-background-sync, @tanstack/offline-transactions, RxDB's replication
 * and, as the floor, bare Dexie in batches of 50, in one Chromium, against one server, in rotated order. Prints tables and
 * writes test-results/bench-outbox.json. settings.ts says how to narrow it.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { BROWSER_ARGS, ensureBrowser } from '../../tools/browser.ts';
import { bundleClients } from './bundle.ts';
import { measure } from './measure.ts';
import type { Measured } from './measure.ts';
import { makePlan } from './plan.ts';
import type { Job } from './plan.ts';
import { judge, markdown, summarise } from './report.ts';
import { startServer } from './server.ts';
import { CLIENTS, LANES, REPS } from './settings.ts';
import { keepFigure } from '../figures.ts';
import { sayLoad } from '../load.ts';

sayLoad();
const plan = makePlan();
const total = plan.alone.length + plan.together.length;
const begun = Date.now();
const server = await startServer(await bundleClients(CLIENTS));
// A profile on the disk: a private window keeps IndexedDB in memory, and durability would cost nothing.
const profile = mkdtempSync(join(tmpdir(), 'bench-outbox-'));
const open = () =>
  chromium.launchPersistentContext(profile, {
    executablePath: ensureBrowser(),
    args: [
      ...BROWSER_ARGS,
      '--enable-precise-memory-info',
      // What filling the queue left behind is nobody's drain.
      '--js-flags=--expose-gc',
      '--disable-background-timer-throttling',
      '--disable-renderer-backgrounding',
      '--disable-backgrounding-occluded-windows',
    ],
  });
let context = await open();
let reopening: Promise<void> | null = null;
let restarts = 0;

/** A browser that died under the load takes no other measurement along: what it was at is taken again. */
async function revive(dead: typeof context): Promise<void> {
  if (dead !== context) return;
  reopening ??= open().then((fresh) => {
    context = fresh;
    restarts++;
    reopening = null;
  });
  await reopening;
}

const measured: Measured[] = [];
const failed: string[] = [];

async function take(job: Job, again = false): Promise<void> {
  const used = context;
  const what = `${job.client} ${job.rtt} ms N=${job.n}${job.poisonEvery > 0 ? ' poison' : ''}`;
  try {
    const m = await measure(used, server, job);
    measured.push(m);
    const drain = m.drainMs === null ? `stopped, ${m.arrived} of ${m.healthy} in` : `${Math.round(m.drainMs)} ms`;
    console.log(`[${measured.length}/${total} ${Math.round((Date.now() - begun) / 1000)} s] ${what}: ${drain}`);
  } catch (error) {
    if (!again && /has been closed|Failed to open a new tab/.test(String(error))) {
      await revive(used);
      return take(job, true);
    }
    const [why = ''] = String(error).split('\n', 1);
    failed.push(`${what}: ${why}`);
    console.error(`${what}: ${why}`);
  }
}

try {
  const [first] = plan.alone;
  // The first page of a fresh browser is slow for whoever comes first: nobody's figure.
  if (first) await measure(context, server, { ...first, n: 100, poisonEvery: 0, timeSaves: false });
  for (const job of plan.alone) await take(job);
  const left = [...plan.together];
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (let job = left.shift(); job; job = left.shift()) await take(job);
    }),
  );
  const cells = summarise(measured);
  const aims = judge(cells);
  const machine = { cpus: cpus().length, model: cpus()[0]?.model ?? '', load: loadavg(), node: process.version };
  const browser = context.browser()?.version() ?? '';
  mkdirSync('test-results', { recursive: true });
  const result = { at: new Date().toISOString(), reps: REPS, machine, browser, cells, aims, failed };
  writeFileSync('test-results/bench-outbox.json', `${JSON.stringify(result, null, 2)}\n`);
  console.log(
    `\nChromium ${browser}, ${machine.cpus} processors (load ${machine.load.map((l) => l.toFixed(1)).join(', ')}), medians of ${REPS} repetitions\n`,
  );
  for (const { client, rtt, n, poison, drainMs } of cells) {
    const floor = cells.find((cell) => cell.client === 'floor' && cell.rtt === rtt && cell.n === n && !cell.poison);
    if (client === 'ours' && !poison && drainMs !== null && floor?.drainMs != null)
      keepFigure(`outbox, ${n} items at ${rtt} ms: drain / bare loop`, drainMs / floor.drainMs);
  }
  console.log(markdown(cells));
  console.log();
  for (const { aim, met, figures } of aims) console.log(`${met ? 'met   ' : 'MISSED'} ${aim} (${figures})`);
  if (restarts > 0) console.log(`The browser was started again ${restarts} times.`);
  if (cells.some((c) => c.client === 'ours' && c.twice > 0)) failed.push('ours sent something twice');
  for (const failure of failed) console.log(`FAILED ${failure}`);
  console.log(`\n${Math.round((Date.now() - begun) / 1000)} s; figures in test-results/bench-outbox.json`);
} finally {
  await context.close();
  server.stop();
  rmSync(profile, { recursive: true, force: true });
}
process.exitCode = failed.length > 0 ? 1 : 0;
