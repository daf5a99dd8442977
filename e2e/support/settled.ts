/** Waits until a page has what it asked for, by what it fetches and says, and not by a time without news. */
import { expect, type Page, type Request } from '@playwright/test';

const pending = new WeakMap<Page, Set<Request>>();

/** From here on it is known what the page is waiting for. Once a page. */
export function watchRequests(page: Page): void {
  if (pending.has(page)) return;
  const open = new Set<Request>();
  pending.set(page, open);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  // What the page before was still waiting for may never be heard of again.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) open.clear();
  });
}

/** The page has a heading, says nowhere that it loads, and three looks in a row find no request on its way. */
export async function untilSettled(page: Page): Promise<void> {
  await expect(page.locator('h1').first(), page.url()).toBeAttached();
  await expect(page.locator('main [aria-busy=true]'), page.url()).toHaveCount(0);
  let quiet = 0;
  await expect
    .poll(() => (quiet = pending.get(page)?.size === 0 ? quiet + 1 : 0), { intervals: [40], message: page.url() })
    .toBeGreaterThanOrEqual(3);
}
