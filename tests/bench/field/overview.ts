/**
 * Part of `npm run bench:field`: the organizer's view of all turfs at 4x CPU slowdown, from the navigation until its first
 * screenful stands; beside the same view of one turf, which is the app's own start, and a page that only fetches the same rows
 * and writes a line each. Then how the view answers on a phone: a filter, a word typed, more lines, and scrolling.
 */
import type { Browser, BrowserContext } from 'playwright';
import { serveStatic, type StaticServer } from '../staticServer.ts';
import { answers, ORGANIZER } from './answers.ts';
import type { City } from './city.ts';
import { markContent, plainList, scrollThrough, signedIn, watchPresses } from './inBrowser.page.ts';
import { figure, inTurns, median, quantile, spread, table } from '../measure.ts';
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

const OPENED = 7;
/** Lines the view draws at first (src/features/field/lead/turfs). */
export const SCREENFUL = 12;
const LINE = 'li[data-turf]';
const SIDES = ['all', 'one', 'plain'] as const;

/** @returns whether presses were answered in time. */
export async function benchOverview(browser: Browser, city: City): Promise<boolean> {
  const one = { ...city, turfs: city.turfs.slice(0, 1) };
  const [many, few] = [
    await serveStatic(dist, undefined, answers(city)),
    await serveStatic(dist, undefined, answers(one)),
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

/** Signed in, and everything of the app on the device. */
export async function warm(browser: Browser, url: string, lines: number): Promise<BrowserContext> {
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

async function using(browser: Browser, { url }: StaticServer): Promise<boolean> {
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
  const search = page.getByRole('searchbox', { name: 'Search' });
  await page.getByRole('button', { name: /^In hands / }).tap();
  await page.waitForURL(/turfs=held/);
  await search.tap();
  await search.pressSequentially('elm', { delay: 200 });
  await page.getByRole('button', { name: /^All / }).tap();
  await page.waitForURL((address) => !address.searchParams.has('turfs'));
  await search.fill('');
  await page.getByRole('button', { name: 'Show more' }).tap();
  await lines.nth(SCREENFUL).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Show more' }).tap();
  const frames = await page.evaluate(scrollThrough);
  await page.waitForTimeout(1000);
  const watched = await watchedOn(page);
  await context.close();
  table(
    `The same on a phone: two filters, three keys, “Show more” twice, scrolled through and back:`,
    ['', 'ms'],
    [
      ['a frame while scrolling, median', spread(frames)],
      ['a frame while scrolling, 99th percentile', figure(quantile(frames, 0.99))],
      ...pressRows(watched),
    ],
  );
  return verdict(watched);
}
