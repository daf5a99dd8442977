/**
 * `node tests/bench/outbox/steps.ts`: what a short drain consists of, client by client, in turns: how often it asks the disk, how long
 * it waits for the disk and for the server, and what is left for the page itself. CLIENTS=floor,marked,ours; ITEMS (100); ROUNDS (15).
 */
import type { Page } from 'playwright';
import { sayLoad } from '../load.ts';
import { median, spread, table } from '../measure.ts';
import { ofClients } from './inTurns.ts';
import { ALL_CLIENTS } from './settings.ts';
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
const taken = await ofClients(clients, ROUNDS, RTT_MS, drain);
table(
  `What a drain of ${ITEMS} items at ${RTT_MS} ms consists of, ms, medians of ${ROUNDS} in turns with the middle half:`,
  ['', ...clients],
  Object.entries(ROWS).map(([name, figure]) => [
    name,
    ...clients.map((client) => {
      const all = taken[client].map(figure);
      return name.endsWith('times') ? String(median(all)) : spread(all);
    }),
  ]),
);

async function drain(page: Page, origin: string): Promise<Drain> {
  await page.addInitScript(watchSteps);
  await page.goto(origin);
  await page.evaluate(() => window.benchClient.ready());
  await page.evaluate((load) => window.benchClient.fill(load), { count: ITEMS, poisonEvery: 0 });
  await new Promise((rested) => setTimeout(rested, REST_MS));
  return page.evaluate(async () => {
    const { steps } = window as unknown as { steps: Step[] }; // set by watchSteps
    steps.length = 0;
    const from = performance.now();
    await window.benchClient.drain();
    const to = performance.now();
    return { ms: to - from, steps: steps.filter((step) => step.from < to) };
  });
}
