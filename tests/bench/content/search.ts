/**
 * Searching what 5,000 documents and 2,000 updates say, on a phone slowed 4x: how long a key takes to the frame after it, and how long the
 * page is busy with what the key found. The rows are the database's own answer; what is measured is the phone.
 */
import { chromium, type BrowserContext, type Page } from 'playwright';
import { startTestServer } from '../../../e2e/support/testServer.ts';
import { BROWSER_ARGS, ensureBrowser } from '../../tools/browser.ts';
import { takePresses, watchPresses } from '../admin/page.ts';

const SLOWDOWN = 4;
const TYPED = ['bridge canal', 'minutes school 4'];

export interface Searched {
  /** ms from a key's press to the frame after it, one a key. */
  readonly keys: readonly number[];
  /** ms of each task over 50 ms, from the first key until all is still. */
  readonly long: readonly number[];
  /** ms of each task over 50 ms while the page opened with the rows on the device. */
  readonly opening: readonly number[];
}

/** @param live what the database answers, by kind of content, as text. */
export async function searchLongLists(
  live: Readonly<Record<'document' | 'commitment-update', string>>,
): Promise<Readonly<Record<'documents' | 'updates', Searched>>> {
  const server = await startTestServer();
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
    await context.route('**/rpc/live_content?*', async (route) => {
      const kind = new URL(route.request().url()).searchParams.get('of_kind');
      if (kind !== 'document' && kind !== 'commitment-update') return route.continue();
      return route.fulfill({ contentType: 'application/json', body: live[kind] });
    });
    return {
      documents: await search(context, `${server.url}/transparency/documents`, /4,9\d\d|5,0\d\d/),
      updates: await search(context, `${server.url}/vision?by=news`, null),
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function search(context: BrowserContext, url: string, many: RegExp | null): Promise<Searched> {
  const page = await context.newPage();
  await watchTasks(page);
  // Once to fetch the rows, once as who comes back with them on the phone.
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.reload();
  const box = page.getByRole('searchbox').first();
  await box.waitFor();
  if (many) await page.getByText(many).first().waitFor({ state: 'attached', timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(3000);
  const opening = await takeTasks(page);
  await page.evaluate(watchPresses);
  for (const words of TYPED) {
    await box.pressSequentially(words, { delay: 200 });
    await page.waitForTimeout(1000);
    for (let left = words.length; left > 0; left--) await box.press('Backspace', { delay: 100 });
    await page.waitForTimeout(1000);
  }
  const long = await takeTasks(page);
  const keys = await page.evaluate(takePresses);
  await page.close();
  return { keys, long, opening };
}

const watchTasks = (page: Page) =>
  page.addInitScript(() => {
    const found: number[] = [];
    Object.assign(globalThis, { longTasks: found });
    new PerformanceObserver((list) => found.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
      buffered: true,
    });
  });

const takeTasks = (page: Page) =>
  page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks.splice(0)); // put there above
