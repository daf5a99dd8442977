/**
 * What a device pays for the pages behind the first one: the processor's time, ms, of the browser and the server from the first page's request until
 * 15 s later, with a worker and without; and of fetching and keeping the same code file by file, of keeping it so when it is there, and of
 * keeping it in packs. Without Lighthouse and slowdown: a phone has the same work to do, four times as long. Linux only (/proc).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { startTestServer } from '../../e2e/support/testServer.ts';
import { BROWSER_ARGS, ensureBrowser, findQuickBrowser } from '../tools/browser.ts';
import { workerList } from '../tools/firstVisit.ts';
import { inTurns, median, spread, table, whole } from './measure.ts';
import { sayLoad } from './load.ts';

const RUNS = Number(process.env['RUNS'] ?? 5);
const WATCHED_MS = 15_000;
/** Of Linux's clock ticks. */
const TICK_MS = 10;

const WAYS = ['page and worker', 'page alone', 'fetched and kept one by one', 'kept one by one', 'packs'] as const;
type Way = (typeof WAYS)[number];

const dist = new URL('../../dist', import.meta.url).pathname;
const packs = workerList(dist).filter(({ holds }) => holds.length > 0);
const files = packs.flatMap(({ holds }) => holds).map((file) => `/${file}`);

sayLoad();
ensureBrowser();
const server = await startTestServer();
const browser = await chromium.launch({ executablePath: findQuickBrowser() ?? '', args: BROWSER_ARGS });
try {
  const taken = await inTurns(WAYS, RUNS, (way) => costOf(browser, way));
  const floor = median(taken['packs']);
  table(
    `${files.length} files of code behind the first page, in ${packs.length} packs; processor time, median of ${RUNS} (and the middle half), ms`,
    ['way', 'ms', 'times the packs'],
    WAYS.map((way) => [way, spread(taken[way], whole), (median(taken[way]) / floor).toFixed(1)]),
  );
} finally {
  await browser.close();
  await server.stop();
}

async function costOf(within: Browser, way: Way): Promise<number> {
  const visit = way.startsWith('page');
  const context = await within.newContext({ serviceWorkers: way === 'page and worker' ? 'allow' : 'block' });
  const page = await context.newPage();
  if (!visit) await page.goto(`${server.url}/robots.txt`);
  const before = processorMs();
  if (visit) {
    await page.goto(server.url);
    await page.waitForTimeout(WATCHED_MS);
  } else await keep(page, way);
  const cost = processorMs() - before;
  await context.close();
  return cost;
}

/** As the worker does it: four at a time. */
async function keep(page: Page, way: Way): Promise<void> {
  const urls = way === 'packs' ? packs.map(({ file }) => `/${file}`) : files;
  await page.evaluate(
    async ({ wanted, here }) => {
      const cache = await caches.open('bench');
      const kept = () => new Response('x'.repeat(6_000), { headers: { 'content-type': 'text/javascript' } });
      const next = async () => {
        for (let url = wanted.shift(); url; url = wanted.shift()) {
          await (here ? cache.put(url, kept()) : cache.add(url));
        }
      };
      await Promise.all([next(), next(), next(), next()]);
    },
    { wanted: [...urls], here: way === 'kept one by one' },
  );
}

/** Of everything below this process: the browser and the server. */
function processorMs(): number {
  const parents = new Map<number, number>();
  const times = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(name) : null;
    if (stat === null) continue;
    // See proc(5): after the name in brackets the third field is the state.
    const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    parents.set(Number(name), Number(parent));
    times.set(Number(name), (Number(rest[9]) + Number(rest[10])) * TICK_MS);
  }
  const isOurs = (id: number): boolean => {
    const parent = parents.get(id);
    return parent !== undefined && parent > 1 && (parent === process.pid || isOurs(parent));
  };
  return [...times].reduce((sum, [id, time]) => (isOurs(id) ? sum + time : sum), 0);
}

/** Null for a process that has just ended. */
function statOf(id: string): string | null {
  try {
    return readFileSync(`/proc/${id}/stat`, 'utf8');
  } catch {
    return null;
  }
}
