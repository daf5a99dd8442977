/**
 * Part of `npm run bench:field`: the production build in Chromium at 4x CPU slowdown, 390x844. A turf of 60 doors opened in a
 * dead spot, scrolled and walked; then the organizer's view (overview.ts).
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { BROWSER_ARGS, ensureBrowser } from '../../tools/browser.ts';
import { serveStatic } from '../staticServer.ts';
import { answers, ORGANIZER } from './answers.ts';
import type { City } from './city.ts';
import { markContent, scrollThrough, signedIn, watchPresses } from './inBrowser.page.ts';
import { figure, quantile, spread, table } from '../measure.ts';
import { benchCutMap, cutScreen } from './cutMap.ts';
import { benchOverview, OVERVIEW } from './overview.ts';
import { traceScreen } from './screenTrace.ts';
import {
  contentAt,
  CPU_SLOWDOWN,
  dist,
  keepsEverything,
  PHONE,
  pressRows,
  slowPage,
  verdict,
  watchedOn,
} from './slowPage.ts';
import { says, tapOn } from './thumb.ts';

const OPENED = 5;
const DOORS_WALKED = 12;

const SCREENS = (process.env['SCREENS'] ?? 'walk,overview,cut').split(',');
const wanted = (screen: string) => SCREENS.includes(screen);

/** @returns whether every aim was met. */
export async function benchBrowser(city: City): Promise<boolean> {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('There is no build: run `npm run build` first.');
  const server = await serveStatic(dist, undefined, answers(city));
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
  try {
    const walked = !wanted('walk') || (await walk(browser, server.url, city));
    const overview = !wanted('overview') || (await benchOverview(browser, city));
    if (wanted('trace')) await traceScreen(browser, city, OVERVIEW);
    if (wanted('trace-cut')) await traceScreen(browser, city, cutScreen(city));
    const cut = !wanted('cut') || (await benchCutMap(browser, city));
    return walked && overview && cut;
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
  await tapOn(page, 'Next door', true);
  for (let at = 0; at < DOORS_WALKED; at++) await sayAt(page, at, turf.doors.length);
  await doorIs(page, DOORS_WALKED, turf.doors.length);
  await tapOn(page, '‹ All doors');
  await page.locator(rows).first().waitFor();
  await page.waitForTimeout(1000);
  const watched = await watchedOn(page);
  await context.close();

  table(
    `A turf of ${turf.doors.length} doors in a dead spot, ${CPU_SLOWDOWN}x CPU slowdown, ${DOORS_WALKED} doors walked:`,
    ['', 'ms'],
    [
      [`opened until every door is on the page, median of ${OPENED}`, spread(opened)],
      ['scrolled through and back: a frame, median', spread(frames)],
      ['scrolled through and back: a frame, 99th percentile', figure(quantile(frames, 0.99))],
      ...pressRows(watched),
    ],
  );
  return verdict(watched);
}

/** Not home, a conversation, and a result behind Other, by turns; waits until the next door is there. */
async function sayAt(page: Page, at: number, of: number) {
  await doorIs(page, at, of);
  if (at % 3 === 0) await tapOn(page, 'Not home');
  else if (at % 3 === 1) {
    await tapOn(page, 'Home');
    await tapOn(page, '2 Lean');
    await tapOn(page, 'Save and go on');
  } else {
    await tapOn(page, 'Other');
    await tapOn(page, 'Refused');
  }
}

function doorIs(page: Page, at: number, of: number): Promise<void> {
  return says(page, `Door ${at + 1} of ${of}`);
}
