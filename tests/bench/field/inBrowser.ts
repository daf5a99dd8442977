/**
 * Part of `npm run bench:field`: the production build in Chromium at 4x CPU slowdown, 390x844. A turf of 60 doors opened in a
 * dead spot, scrolled and walked; and the organizer's view of all turfs, beside a page that only writes the same lines.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { BROWSER_ARGS, ensureBrowser } from '../../tools/browser.ts';
import { workerFiles } from '../../tools/firstVisit.ts';
import { serveStatic } from '../staticServer.ts';
import { answers, ORGANIZER } from './answers.ts';
import type { City } from './city.ts';
import { markContent, plainList, scrollThrough, signedIn, watchPresses, type Watched } from './inBrowser.page.ts';
import { figure, inTurns, median, quantile, table } from './measure.ts';

const CPU_SLOWDOWN = 4;
const OPENED = 5;
const DOORS_WALKED = 12;
const INP_AT_MOST = 100;
const PHONE = { width: 390, height: 844 };
const dist = new URL('../../../dist', import.meta.url).pathname;

/** @returns whether every aim was met. */
export async function benchBrowser(city: City): Promise<boolean> {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('There is no build: run `npm run build` first.');
  const server = await serveStatic(dist, undefined, answers(city));
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
  try {
    const walked = await walk(browser, server.url, city);
    await overview(browser, server.url, city);
    return walked;
  } finally {
    await browser.close();
    await server.close();
  }
}

async function walk(browser: Browser, url: string, { turfs: [turf] }: City): Promise<boolean> {
  if (!turf) throw new Error('A city without turfs has no walk.');
  const address = `${url}field-ops/walk/${turf.id}`;
  const rows = `a[href*="${turf.id}/"][data-next]`;
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  await context.addInitScript(signedIn, ORGANIZER);
  await context.addInitScript(markContent, [rows, turf.doors.length] as const);
  const first = await context.newPage();
  await first.goto(address);
  await first
    .locator(rows)
    .nth(turf.doors.length - 1)
    .waitFor({ state: 'attached' });
  await keepsEverything(first);
  await first.close();
  await context.setOffline(true);
  const opened: number[] = [];
  for (let at = 0; at < OPENED; at++) {
    const page = await slowPage(context);
    await page.goto(address);
    opened.push(await contentAt(page));
    await page.close();
  }
  const page = await slowPage(context);
  await page.goto(address);
  await contentAt(page);
  await page.waitForTimeout(3000); // "after opening": the late parts of the app are in
  await page.evaluate(watchPresses);
  const frames = await page.evaluate(scrollThrough);
  await page.getByRole('link', { name: /^Next door/ }).tap();
  for (let at = 0; at < DOORS_WALKED; at++) await sayAt(page, at, turf.doors.length);
  await doorIs(page, DOORS_WALKED, turf.doors.length);
  await page.getByRole('link', { name: '‹ All doors' }).tap();
  await page.locator(rows).first().waitFor();
  await page.waitForTimeout(1000);
  const { presses, longTasks } = await page.evaluate(
    () => (window as unknown as { fieldWatched: Watched }).fieldWatched, // set by watchPresses
  );
  await context.close();

  const slowest = presses.toSorted((a, b) => b.ms - a.ms)[0];
  const inp = slowest?.ms ?? 16;
  table(
    `A turf of ${turf.doors.length} doors in a dead spot, ${CPU_SLOWDOWN}x CPU slowdown, ${DOORS_WALKED} doors walked:`,
    ['', 'ms'],
    [
      [`opened until every door is on the page, median of ${OPENED}`, figure(median(opened))],
      ['scrolled through and back: a frame, median', figure(median(frames))],
      ['scrolled through and back: a frame, 99th percentile', figure(quantile(frames, 0.99))],
      [`INP: the slowest press (${slowest?.type ?? 'none over 16 ms'} on “${slowest?.on ?? ''}”)`, figure(inp)],
      ['the longest task after opening (0: none over 50 ms)', figure(Math.max(0, ...longTasks))],
    ],
  );
  const met = inp <= INP_AT_MOST && longTasks.length === 0;
  console.log(
    `\nAim: INP under ${INP_AT_MOST} ms, no task over 50 ms: ${
      met
        ? 'met'
        : `MISSED (long tasks: ${longTasks.join(', ')}; presses over 100 ms: ${presses
            .filter(({ ms }) => ms > INP_AT_MOST)
            .map(({ ms, on }) => `${on} ${ms}`)
            .join(', ')})`
    }.`,
  );
  return met;
}

/** Not home, a conversation, and a result behind Other, by turns; waits until the next door is there. */
async function sayAt(page: Page, at: number, of: number) {
  await doorIs(page, at, of);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).tap();
  if (at % 3 === 0) await press('Not home');
  else if (at % 3 === 1) {
    await press('Home');
    await press('2 Lean');
    await press('Save and go on');
  } else {
    await press('Other');
    await press('Refused');
  }
}

function doorIs(page: Page, at: number, of: number): Promise<void> {
  return page.getByText(`Door ${at + 1} of ${of}`, { exact: true }).waitFor();
}

async function overview(browser: Browser, url: string, { turfs }: City): Promise<void> {
  const selector = 'li[data-turf]';
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(signedIn, ORGANIZER);
  await context.addInitScript(markContent, [selector, turfs.length] as const);
  const warm = await context.newPage();
  await warm.goto(`${url}field-ops`);
  await contentAt(warm);
  await keepsEverything(warm);
  await warm.close();
  const taken = await inTurns(['app', 'floor'], OPENED, async (side) => {
    const page = await slowPage(context);
    // The floor's page is a file of the same host without the app; its rows are written as soon as it is there.
    await page.goto(side === 'app' ? `${url}field-ops` : `${url}robots.txt`);
    if (side === 'floor') await page.evaluate(plainList);
    const ms = await contentAt(page);
    await page.close();
    return ms;
  });
  await context.close();
  const [app, floor] = [median(taken.app), median(taken.floor)];
  table(
    `The organizer's view of ${turfs.length} turfs, ${CPU_SLOWDOWN}x CPU slowdown, from the navigation to the last turf; medians of ${OPENED} in turns:`,
    ['', 'ms', 'to the floor'],
    [
      ['the app', figure(app), `${(app / floor).toFixed(1)}x`],
      ['floor: the same rows fetched and written as plain lines', figure(floor), '1x'],
    ],
  );
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

async function contentAt(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => (window as unknown as { contentAt?: number }).contentAt); // set by markContent
  return Number(await found.jsonValue());
}

/** Until the worker has all it wants to keep of the app: the dead spot begins behind that. */
async function keepsEverything(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(
    async (urls) => (await Promise.all(urls.map((url) => caches.match(url, { ignoreSearch: true })))).every(Boolean),
    workerFiles(dist).map(({ file }) => `/${file}`),
    { timeout: 120_000 },
  );
}
