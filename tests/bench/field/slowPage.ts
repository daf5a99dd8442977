/** What the browser parts of `npm run bench:field` share: a slowed page, when its content stood, and how it answered presses. */
import type { BrowserContext, Page } from 'playwright';
import { workerFiles } from '../../tools/firstVisit.ts';
import type { Watched } from './inBrowser.page.ts';
import { figure } from '../measure.ts';

export const CPU_SLOWDOWN = 4;
export const PHONE = { width: 390, height: 844 };
export const dist = new URL('../../../dist', import.meta.url).pathname;
export const INP_AT_MOST = 100;

export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

/** @throws Error with what the page shows instead. */
export async function contentAt(page: Page): Promise<number> {
  try {
    const found = await page.waitForFunction(() => (window as unknown as { contentAt?: number }).contentAt); // set by markContent
    return Number(await found.jsonValue());
  } catch (cause) {
    const shown = await page.evaluate(() => [
      document.visibilityState,
      location.href,
      document.body.innerText.slice(0, 300),
    ]);
    throw new Error(`The content has not come: ${JSON.stringify(shown)}`, { cause });
  }
}

/** Until the worker has all it wants to keep of the app: the dead spot begins behind that. */
export async function keepsEverything(page: Page, build = dist) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(
    async (urls) => (await Promise.all(urls.map((url) => caches.match(url, { ignoreSearch: true })))).every(Boolean),
    workerFiles(build)
      .filter(({ later }) => later !== 'asked')
      .map(({ file }) => `/${file}`),
    { timeout: 120_000 },
  );
}

/**
 * With a finger, in the middle of the first such element whose text begins so. The page's own thread does no more for it than a person's
 * finger asks: a locator by role reads all the page's text first, 100 ms and more of what is to be measured.
 */
export async function tapOn(page: Page, selector: string, begins = ''): Promise<void> {
  const [x, y] = await page.evaluate(
    ([css, text]) => {
      const one = [...document.querySelectorAll(css)].find(({ textContent }) => (textContent ?? '').startsWith(text));
      if (!one) throw new Error(`Nothing to tap on: ${css} “${text}”.`);
      const seen = () => one.getBoundingClientRect();
      if (seen().top < 80 || seen().bottom > innerHeight - 80)
        one.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, width, top, height } = seen();
      return [left + width / 2, top + height / 2] as const;
    },
    [selector, begins] as const,
  );
  await page.waitForTimeout(500); // until what came into sight is drawn
  await page.touchscreen.tap(x, y);
}

/** What `watchPresses` has seen so far. */
export function watchedOn(page: Page): Promise<Watched> {
  return page.evaluate(() => (window as unknown as { fieldWatched: Watched }).fieldWatched); // set by watchPresses
}

export function slowestPress({ presses }: Watched): Watched['presses'][number] {
  return presses.toSorted((a, b) => b.ms - a.ms)[0] ?? { ms: 16, type: 'none over 16 ms', on: '' };
}

export function pressRows(watched: Watched): [string, string][] {
  const { type, on, ms } = slowestPress(watched);
  const { longTasks } = watched;
  return [
    [`INP: the slowest press (${type} on “${on}”)`, figure(ms)],
    ['the longest task after opening (0: none over 50 ms)', figure(Math.max(0, ...longTasks))],
  ];
}

/** Prints whether the aims were met. */
export function verdict({ presses, longTasks }: Watched): boolean {
  const slow = presses.filter(({ ms }) => ms > INP_AT_MOST);
  const met = slow.length === 0 && longTasks.length === 0;
  const missed = `long tasks: ${longTasks.join(', ')}; presses over ${INP_AT_MOST} ms: ${slow.map(({ ms, on }) => `${on} ${ms}`).join(', ')}`;
  console.log(`\nAim: INP under ${INP_AT_MOST} ms, no task over 50 ms: ${met ? 'met' : `MISSED (${missed})`}.`);
  return met;
}
