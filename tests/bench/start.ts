/**
 * `npm run bench:start`: how long the app on the home screen takes to open, on the production build behind a host with brotli,
 * at 4x CPU slowdown and slow 4G (CDP). In one run and in turns: the first visit; a cold start (the worker is on the device but
 * stopped, as after a day) and a warm one (it runs), each online and in a dead spot. Prints medians and the ratio of offline to
 * online, then what the worker fetches on the first visit. RUNS sets the number of rounds (5).
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright';
import { BROWSER_ARGS, ensureBrowser } from '../tools/browser.ts';
import { bytesOf, FIRST_VISIT_AT_MOST, workerFiles, workerList } from '../tools/firstVisit.ts';
import { sampleRows } from './sampleRows.ts';
import { markInteractive, settled, type Marks } from './start.page.ts';
import { serveStatic } from './staticServer.ts';
import { keepFigure } from './figures.ts';
import { sayLoad } from './load.ts';
import { median, spread, whole } from './measure.ts';

const dist = new URL('../../dist', import.meta.url).pathname;
if (!existsSync(join(dist, 'index.html'))) throw new Error('There is no build: run `npm run build` first.');

const RUNS = Number(process.env['RUNS'] ?? 5);
const CPU_SLOWDOWN = 4;
/** Lighthouse's slow 4G: 150 ms, 1.6 Mbit/s down, 750 kbit/s up. CDP wants bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

const STARTS = ['cold online', 'cold offline', 'warm online', 'warm offline'] as const;
type Start = (typeof STARTS)[number] | 'first visit';
const METRICS = ['FCP', 'LCP', 'interactive'] as const;

sayLoad();
const figures = new Map<Start, Marks[]>();
const server = await serveStatic(dist, undefined, sampleRows);
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
try {
  await fetch(server.url).then((response) => response.text());
  for (let round = 0; round < RUNS; round++) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await context.addInitScript(markInteractive);
    const first = await open(context, 'first visit');
    await keepsEverything(first);
    await first.close();
    for (const start of orderOf(round)) await (await open(context, start)).close();
    await context.close();
  }
  print();
} finally {
  await browser.close();
  await server.close();
}

/** Turned by one each round, and every other time backwards: no start always follows the same one. */
function orderOf(round: number): Start[] {
  const turn = round % STARTS.length;
  const turned = [...STARTS.slice(turn), ...STARTS.slice(0, turn)];
  return round % 2 === 0 ? turned : turned.toReversed();
}

async function open(context: BrowserContext, start: Start): Promise<Page> {
  const offline = start.endsWith('offline');
  await context.setOffline(offline);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (start !== 'first visit') await prepareWorker(context, session, start.startsWith('cold'));
  await session.send('Network.enable');
  if (!offline) await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(server.url);
  const marks = await page.evaluate(settled);
  figures.set(start, [...(figures.get(start) ?? []), marks]);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page;
}

/** Before a cold start the worker is stopped; before a warm one another page of the app has just woken it. */
async function prepareWorker(context: BrowserContext, session: CDPSession, cold: boolean) {
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  if (cold) return;
  const waker = await context.newPage();
  await waker.goto(server.url);
  await waker.close();
}

/** Until the worker has the page and all it wants to keep of the first visit. */
async function keepsEverything(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const files = workerList(dist).filter(({ later }) => !later);
  await page.waitForFunction(
    async (urls) => (await Promise.all(urls.map((url) => caches.match(url, { ignoreSearch: true })))).every(Boolean),
    files.map(({ file }) => `/${file}`),
  );
}

function print() {
  console.log(`Opening /, median of ${RUNS} (and the middle half), ms: 4x CPU slowdown, slow 4G, brotli`);
  console.log(`| start | ${METRICS.join(' | ')} |\n|---|${METRICS.map(() => '---|').join('')}`);
  for (const start of ['first visit', ...STARTS] as const) {
    console.log(`| ${start} | ${METRICS.map((metric) => spread(taken(start, metric), whole)).join(' | ')} |`);
  }
  for (const kind of ['cold', 'warm'] as const) {
    const ratio = (metric: keyof Marks) =>
      median(taken(`${kind} offline`, metric)) / median(taken(`${kind} online`, metric));
    for (const metric of METRICS) keepFigure(`start, ${kind}, ${metric}: offline / online`, ratio(metric));
    console.log(`| ${kind}: offline / online | ${METRICS.map((metric) => ratio(metric).toFixed(2)).join(' | ')} |`);
  }
  const files = workerFiles(dist);
  const first = files.filter(({ later }) => !later);
  const later = files.filter(({ later: waits }) => waits === 'idle');
  const kB = (bytes: number) => (bytes / 1000).toFixed(0);
  console.log(
    `\nThe worker fetches on the first visit: ${kB(bytesOf(first))} kB in ${first.length} files, brotli` +
      ` (at most ${kB(FIRST_VISIT_AT_MOST)}); once the page is idle: ${kB(bytesOf(later))} kB in ${later.length} files`,
  );
}

function taken(start: Start, metric: keyof Marks): number[] {
  return (figures.get(start) ?? []).map((marks) => marks[metric]);
}
