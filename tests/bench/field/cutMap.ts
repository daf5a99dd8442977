/**
 * Part of `npm run bench:field`: the map on which turf is cut, with every door of the city, at 4x CPU slowdown on a phone. From the
 * navigation until every dot is drawn, beside its floor, the app's own start and MapLibre alone with the same dots; then an area is
 * drawn by hand around about half of them. BESIDE=another build's `dist` has only the first, of that build in turns with this one:
 * machines have quick and slow hours.
 */
import type { Browser, BrowserContext, Page } from 'playwright';
import { serveStatic } from '../staticServer.ts';
import { answers, ORGANIZER } from './answers.ts';
import type { City } from './city.ts';
import { watchMap, type MapSeen } from './cutMap.page.ts';
import { serveBareMap } from './bareMap.ts';
import { signedIn } from './inBrowser.page.ts';
import { ONE_TURF, withOneTurf } from './overview.ts';
import { figure, inTurns, median, spread, table } from '../measure.ts';
import type { Screen } from './screenTrace.ts';
import { CPU_SLOWDOWN, dist, keepsEverything, PHONE, slowPage } from './slowPage.ts';

const OPENED = Number(process.env['CUT_ROUNDS'] ?? 5);
const STANDS_AT_MOST = 3000;
const PLANNED_AT_MOST = 200;
const MAP = '[data-map=there]';
const PATH = 'field-ops/cut?on=map';

/** A trace waits for as many dots as the city has doors in different places. */
export const cutScreen = (city: City): Screen => ({
  title: 'The cutting map with every dot',
  path: PATH,
  rows: '/rpc/map_doors',
  open: (browser, url) => warm(browser, url, city),
  stands: allDots,
});

/** @returns whether the map stands and plans in time. */
export async function benchCutMap(browser: Browser, city: City): Promise<boolean> {
  const { BESIDE } = process.env;
  if (BESIDE !== undefined) {
    await beside(browser, city, { here: dist, there: BESIDE });
    return true;
  }
  const server = await serveStatic(dist, undefined, answers(city));
  const few = await serveStatic(dist, undefined, answers(withOneTurf(city)));
  const bare = await serveBareMap(city);
  try {
    const contexts = {
      map: await warm(browser, server.url, city),
      start: await ONE_TURF.open(browser, few.url),
      alone: await withMap(browser, city),
    };
    const visits: Readonly<Record<keyof typeof contexts, () => Promise<MapSeen>>> = {
      map: () => drawOn(contexts.map, server.url + PATH),
      start: () => standsOn(contexts.start, few.url + ONE_TURF.path, ONE_TURF.stands),
      alone: () => standsOn(contexts.alone, bare.url, allDots),
    };
    const seen = await inTurns(['map', 'start', 'alone'], OPENED, (side) => visits[side]());
    for (const context of Object.values(contexts)) await context.close();
    return told(seen, city.doors.length);
  } finally {
    for (const one of [server, few, bare]) await one.close();
  }
}

async function standsOn(context: BrowserContext, url: string, stands: Screen['stands']): Promise<MapSeen> {
  const page = await slowPage(context);
  await page.goto(url);
  const all = await stands(page);
  await page.waitForTimeout(1500); // what it keeps is kept
  await page.close();
  return { all, lifted: 0, planned: 0, recoloured: 0, longTasks: [] };
}

async function allDots(page: Page): Promise<number> {
  await seenWhere(page, 'all');
  return page.evaluate(() => (window as unknown as { mapSeen: MapSeen }).mapSeen.all); // set by watchMap
}

async function beside(browser: Browser, city: City, builds: Readonly<Record<'here' | 'there', string>>): Promise<void> {
  const opened = await Promise.all(
    Object.entries(builds).map(async ([side, build]) => {
      const server = await serveStatic(build, undefined, answers(city));
      return [side, { server, context: await warm(browser, server.url, city, build) }] as const;
    }),
  );
  const sides = Object.fromEntries(opened) as Record<keyof typeof builds, (typeof opened)[number][1]>; // both are made above
  const stood = await inTurns(['here', 'there'], OPENED, async (side) => {
    const { server, context } = sides[side];
    return (await standsOn(context, server.url + PATH, allDots)).all;
  });
  for (const { server, context } of Object.values(sides)) {
    await context.close();
    await server.close();
  }
  table(
    `The cutting map of two builds in turns, from the navigation until every dot is drawn, medians of ${OPENED}:`,
    ['', 'ms'],
    [
      ['this one', spread(stood.here)],
      [builds.there, spread(stood.there)],
    ],
  );
}

/** Signed in, and everything of the app on the device, the map's code too. */
async function warm(browser: Browser, url: string, city: City, build = dist): Promise<BrowserContext> {
  const context = await withMap(browser, city);
  await context.addInitScript(signedIn, ORGANIZER);
  const page = await context.newPage();
  await page.goto(url + PATH);
  await page.locator(MAP).waitFor({ timeout: 120_000 });
  await keepsEverything(page, build);
  await page.close();
  return context;
}

async function withMap(browser: Browser, { doors }: City): Promise<BrowserContext> {
  const spots = new Set(doors.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size;
  const context = await browser.newContext({ viewport: PHONE });
  await context.addInitScript(watchMap, spots);
  return context;
}

async function drawOn(context: BrowserContext, url: string): Promise<MapSeen> {
  const page = await slowPage(context);
  await page.goto(url);
  await seenWhere(page, 'all');
  await page.locator(MAP).waitFor({ timeout: 120_000 });
  const hand = page.getByRole('button', { name: 'Draw', exact: true });
  await hand.click();
  await page.waitForTimeout(2000);
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('The map has no canvas.');
  const [left, right] = [box.x + 12, box.x + box.width * 0.55];
  const [top, bottom] = [box.y + 20, box.y + box.height - 20];
  await page.mouse.move(left, top);
  await page.mouse.down();
  for (const [x, y] of [
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top + 12],
  ] as const) {
    await page.mouse.move(x, y, { steps: 12 });
  }
  await page.mouse.up();
  await seenWhere(page, 'planned');
  await page.waitForTimeout(4000); // until the last dot has its colour
  const seen = await page.evaluate(() => (window as unknown as { mapSeen: MapSeen }).mapSeen); // set by watchMap
  await page.close();
  return seen;
}

async function seenWhere(page: Page, what: 'all' | 'planned'): Promise<void> {
  await page.waitForFunction((one) => (window as unknown as { mapSeen: MapSeen }).mapSeen[one] > 0, what, {
    timeout: 120_000,
  });
}

function told(visits: Readonly<Record<'map' | 'start' | 'alone', readonly MapSeen[]>>, doors: number): boolean {
  const { map: seen } = visits;
  const after = (what: 'planned' | 'recoloured') => seen.map((one) => Math.max(0, one[what] - one.lifted));
  const stoodAt = (side: keyof typeof visits) => visits[side].map(({ all }) => all);
  const stands = stoodAt('map');
  const floor = median(stoodAt('start')) + median(stoodAt('alone'));
  const planned = after('planned');
  table(
    `The cutting map with ${doors.toLocaleString('en-US')} doors, ${CPU_SLOWDOWN}x CPU slowdown, medians of ${OPENED}:`,
    ['', 'ms'],
    [
      ['from the navigation until every dot is drawn', spread(stands)],
      ['the start of the app: until the view of one turf stands', spread(stoodAt('start'))],
      ['MapLibre alone: until the same dots are drawn', spread(stoodAt('alone'))],
      ['both, its floor', figure(floor)],
      ['from the lifted finger until the planned turfs are listed', spread(planned)],
      ['until the last dot has its colour', spread(after('recoloured'))],
      ['the longest task after it', spread(seen.map(({ longTasks }) => Math.max(0, ...longTasks)))],
    ],
  );
  const met = median(stands) <= STANDS_AT_MOST && median(planned) <= PLANNED_AT_MOST;
  const aims = `stands within ${figure(STANDS_AT_MOST)} ms, plans within ${PLANNED_AT_MOST} ms`;
  console.log(`\nAim: ${aims}: ${met ? 'met' : 'MISSED'}.`);
  return met;
}
