/** Pages looked at one after the other in one visit: each once by axe, and none wider than the narrowest phone. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../fixtures.ts';
import { untilSettled, watchRequests } from './settled.ts';

/** By turns: what a look alone gets wrong is in parts that the pages share. */
const LOOKS = [
  { colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
] as const;

export async function expectEachWhole(page: Page, paths: readonly string[]): Promise<void> {
  watchRequests(page);
  for (const [at, path] of paths.entries()) {
    const { colorScheme, viewport } = LOOKS[at % LOOKS.length] ?? LOOKS[0];
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Rows come after the heading.
    await untilSettled(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
      .toBeLessThanOrEqual(320);
  }
}
