/**
 * Part of `npm run bench:field`: the organizer's view of all turfs at 4x CPU slowdown, from the navigation until its first
 * screenful stands; beside the same view of one turf, which is the app's own start, and a page that only fetches the same rows
 * and writes a line each. Then how the view answers on a phone: a filter, a word typed, more lines, and scrolling.
 */
import type { Browser, BrowserContext } from 'playwright';
import { serveStatic, type StaticServer } from '../staticServer.ts';
import { answers, ORGANIZER } from './answers.ts';
import type { City } from './city.ts';
import { markContent, plainList, scrollThrough, signedIn, watchPresses, type Watched } from './inBrowser.page.ts';
import { figure, inTurns, median, quantile, spread, table } from '../measure.ts';
import type { Screen } from './screenTrace.ts';
import {
  contentAt,
  CPU_SLOWDOWN,
  dist,
  keepsEverything,
  PHONE,
  INP_AT_MOST,
  slowestPress,
  slowPage,
  tapOn,
  watchedOn,
} from './slowPage.ts';

const OPENED = 7;
const USED = Number(process.env['USED'] ?? 5);
/** Lines the view draws at first (src/features/field/lead/turfs). */
const SCREENFUL = 12;
const LINE = 'li[data-turf]';
const SIDES = ['all', 'one', 'plain'] as const;

export const OVERVIEW: Screen = {
  title: 'The organizer’s view of all turfs',
  path: 'field-ops',
  rows: '/rpc/turf_overview',
  open: (browser, url) => warm(browser, url, SCREENFUL),
  stands: contentAt,
};

/** @returns whether presses were answered in time. */
export async function benchOverview(browser: Browser, city: City): Promise<boolean> {
  const [many, few] = [
    await serveStatic(dist, undefined, answers(city)),
    await serveStatic(dist, undefined, answers(withOneTurf(city))),
  ];
  try {
    await opening(browser, many, few, city.turfs.length);
    return await using(browser, many);
  } finally {
    await many.close();
    await few.close();
  }
}

async function opening(browser: Browser, many: StaticServer, few: StaticServer, count: number): Promise<void> {
  const contexts = {
    all: await warm(browser, many.url, SCREENFUL),
    one: await warm(browser, few.url, 1),
    plain: await browser.newContext(),
  };
  await contexts.plain.addInitScript(markContent, [LINE, count] as const);
  const taken = await inTurns(SIDES, OPENED, async (side) => {
    const page = await slowPage(contexts[side]);
    const { url } = side === 'one' ? few : many;
    // A file of the same host without the app; its rows are written as soon as it is there.
    await page.goto(`${url}${side === 'plain' ? 'robots.txt' : 'field-ops'}`);
    if (side === 'plain') await page.evaluate(plainList);
    const ms = await contentAt(page);
    await page.close();
    return ms;
  });
  for (const side of SIDES) await contexts[side].close();
  const [start, plain] = [median(taken.one), median(taken.plain)];
  const row = (words: string, side: (typeof SIDES)[number]) => {
    const ms = median(taken[side]);
    return [words, spread(taken[side]), `${(ms / start).toFixed(2)}x`, `${(ms / plain).toFixed(1)}x`];
  };
  table(
    `The organizer's view of ${count} turfs, ${CPU_SLOWDOWN}x CPU slowdown, from the navigation until it stands; medians of ${OPENED} in turns:`,
    ['', 'ms', 'to one turf', 'to plain lines'],
    [
      row(`${count} turfs`, 'all'),
      row('the same view of one turf: the start of the app', 'one'),
      row(`${count} rows fetched and written as plain lines, without the app`, 'plain'),
    ],
  );
}

/** The same view of one turf: what the app's own start takes. */
export const ONE_TURF: Screen = {
  ...OVERVIEW,
  title: 'The view of one turf',
  open: (browser, url) => warm(browser, url, 1),
};
export const withOneTurf = (city: City): City => ({ ...city, turfs: city.turfs.slice(0, 1) });

/** Signed in, and everything of the app on the device. */
async function warm(browser: Browser, url: string, lines: number): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(signedIn, ORGANIZER);
  await context.addInitScript(markContent, [LINE, lines] as const);
  const page = await context.newPage();
  await page.goto(`${url}field-ops`);
  await contentAt(page);
  await keepsEverything(page);
  await page.close();
  return context;
}

/** @returns whether presses are answered in time and no task is long, in most visits. */
async function using(browser: Browser, { url }: StaticServer): Promise<boolean> {
  const visits: { readonly frames: readonly number[]; readonly watched: Watched }[] = [];
  while (visits.length < USED) visits.push(await useOnce(browser, url));
  const frames = visits.flatMap((one) => one.frames);
  const slowest = visits.map(({ watched }) => slowestPress(watched));
  const longest = visits.map(({ watched }) => Math.max(0, ...watched.longTasks));
  table(
    `The same on a phone: two filters, six keys, “Show more” twice, scrolled through and back; ${USED} visits:`,
    ['', 'ms'],
    [
      ['a frame while scrolling, median', spread(frames)],
      ['a frame while scrolling, 99th percentile', figure(quantile(frames, 0.99))],
      ['the slowest press of a visit', spread(slowest.map(({ ms }) => ms))],
      ['the longest task of a visit after opening (0: none over 50 ms)', spread(longest)],
    ],
  );
  console.log(`The slowest presses: ${slowest.map(({ on, ms }) => `${on} ${ms}`).join(', ')}.`);
  const met = median(slowest.map(({ ms }) => ms)) <= INP_AT_MOST && median(longest) === 0;
  console.log(`\nAim: a press under ${INP_AT_MOST} ms, no task over 50 ms: ${met ? 'met' : 'MISSED'}.`);
  return met;
}

async function useOnce(browser: Browser, url: string) {
  // Playwright gives up on what still scrolls smoothly.
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(signedIn, ORGANIZER);
  const page = await slowPage(context);
  await page.goto(`${url}field-ops`);
  const lines = page.locator(LINE);
  await lines.nth(SCREENFUL - 1).waitFor();
  await page.waitForTimeout(3000); // the late parts of the app are in
  await page.evaluate(watchPresses);
  await tapOn(page, 'button', 'In hands ');
  await page.waitForURL(/turfs=held/);
  await tapOn(page, 'input[type=search]');
  await page.keyboard.type('elm', { delay: 200 });
  await tapOn(page, 'button', 'All ');
  await page.waitForURL((address) => !address.searchParams.has('turfs'));
  await tapOn(page, 'input[type=search]');
  for (let letter = 0; letter < 3; letter++) await page.keyboard.press('Backspace', { delay: 200 });
  await page.waitForTimeout(500);
  await tapOn(page, 'button', 'Show more');
  await page.waitForTimeout(500);
  await tapOn(page, 'button', 'Show more');
  await page.waitForTimeout(500);
  const drawn = await lines.count();
  if (drawn < 4 * SCREENFUL) throw new Error(`After “Show more” twice there are ${drawn} lines.`);
  const frames = await page.evaluate(scrollThrough);
  await page.waitForTimeout(1000);
  const watched = await watchedOn(page);
  await context.close();
  return { frames, watched };
}
