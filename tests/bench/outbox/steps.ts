/**
 * `node tests/bench/outbox/steps.ts`: what a short drain consists of, client by client, in turns: how often it asks the disk, how long
 * it waits for the disk and for the server, and what is left for the page itself. CLIENTS=floor,marked,ours; ITEMS (100); ROUNDS (15).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright';
import { BROWSER_ARGS, ensureBrowser } from '../../tools/browser.ts';
import { sayLoad } from '../load.ts';
import { median, spread, table } from '../measure.ts';
import { bundleClients } from './bundle.ts';
import { startServer, type BenchServer } from './server.ts';
import { ALL_CLIENTS, type Client } from './settings.ts';
import { waited, watchSteps, type Step } from './steps.page.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 15);
const ITEMS = Number(process.env['ITEMS'] ?? 100);
const RTT_MS = 5;
/** As before a drain that run.ts times. */
const REST_MS = 1_000;
const asked = (process.env['CLIENTS'] ?? 'floor,marked,ours').split(',');
const clients = ALL_CLIENTS.filter((one) => asked.includes(one));

interface Drain {
  readonly ms: number;
  readonly steps: readonly Step[];
}

const ROWS = {
  'in all': ({ ms }) => ms,
  'waiting for the server': ({ steps }) => waited(steps.filter(({ what }) => what === 'request')),
  'waiting for the disk to write, not meanwhile for the server': ({ steps }) =>
    waited(steps.filter(({ what }) => what !== 'read')) - waited(steps.filter(({ what }) => what === 'request')),
  'waiting for it to read, for nothing else': ({ steps }) =>
    waited(steps) - waited(steps.filter(({ what }) => what !== 'read')),
  'the page itself': ({ ms, steps }) => ms - waited(steps),
  'requests, times': ({ steps }) => steps.filter(({ what }) => what === 'request').length,
  'written, times': ({ steps }) => steps.filter(({ what }) => what === 'write').length,
  'read, times': ({ steps }) => steps.filter(({ what }) => what === 'read').length,
} as const satisfies Record<string, (drain: Drain) => number>;

sayLoad();
const server = await startServer(await bundleClients(clients));
const profile = mkdtempSync(join(tmpdir(), 'bench-steps-'));
const context = await chromium.launchPersistentContext(profile, {
  executablePath: ensureBrowser(),
  args: BROWSER_ARGS,
});
try {
  const taken = new Map<Client, Drain[]>(clients.map((client) => [client, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const client of clients) taken.get(client)?.push(await drain(context, server, client));
  }
  table(
    `What a drain of ${ITEMS} items at ${RTT_MS} ms consists of, ms, medians of ${ROUNDS} in turns with the middle half:`,
    ['', ...clients],
    Object.entries(ROWS).map(([name, figure]) => [
      name,
      ...clients.map((client) => {
        const all = (taken.get(client) ?? []).map(figure);
        return name.endsWith('times') ? String(median(all)) : spread(all);
      }),
    ]),
  );
} finally {
  await context.close();
  server.stop();
  rmSync(profile, { recursive: true, force: true });
}

async function drain(browser: BrowserContext, { open }: BenchServer, client: Client): Promise<Drain> {
  const page = await browser.newPage();
  try {
    await page.addInitScript(watchSteps);
    await page.goto(open(client, RTT_MS).origin);
    await page.evaluate(() => window.benchClient.ready());
    await page.evaluate((load) => window.benchClient.fill(load), { count: ITEMS, poisonEvery: 0 });
    await new Promise((rested) => setTimeout(rested, REST_MS));
    return await page.evaluate(async () => {
      const { steps } = window as unknown as { steps: Step[] }; // set by watchSteps
      steps.length = 0;
      const from = performance.now();
      await window.benchClient.drain();
      const to = performance.now();
      return { ms: to - from, steps: steps.filter((step) => step.from < to) };
    });
  } finally {
    await page.close();
  }
}
