/** The map of a walk: in a dead spot, without tiles; and where a browser cannot draw one. */
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, OFFLINE_ERRORS, test, waitForOfflineReady } from '../fixtures.ts';
import { MILL_STREET, takeAlong } from '../support/field.ts';
import { startSignedIn } from '../support/staff.ts';

test.use({ expectedErrors: [OFFLINE_ERRORS] });

const dots = (page: Page) => page.getByRole('region', { name: 'At the dot that was pressed' });

/** From above downwards until a dot is met: streets run across the map. */
async function pressSomeDot(page: Page, map: Locator) {
  const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await expect(async () => {
    for (let part = 0.2; part < 0.9; part += 0.1) {
      await page.mouse.click(x + width / 2, y + height * part);
      // Late on a busy machine: the next press would fall on what appears.
      const met = dots(page).getByRole('link').first().waitFor({ timeout: 1_000 });
      if (await met.then(() => true).catch(() => false)) return;
    }
    throw new Error('No dot was met.');
  }).toPass();
}

test('a walk’s map opens in a dead spot, and a press on a dot leads to its door', async ({ page, context }) => {
  await startSignedIn(page, 'organizer');
  await takeAlong(page, MILL_STREET);
  await expect(page.getByRole('heading', { name: 'Mill Street 40 doors' })).toBeVisible();
  await waitForOfflineReady(page, { asked: true });
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const map = page.getByRole('region', { name: 'The doors of this turf' });
  await expect(map).toBeVisible();
  await expect(page.getByText('Press a dot to see who lives there.')).toBeVisible();
  await pressSomeDot(page, map);
  await expectAccessible(page);
  const door = dots(page).getByRole('link').first();
  const path = (await door.getAttribute('href')) ?? '';
  await door.click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('button', { name: 'Not home' })).toBeVisible();
  // Whoever walks by the map comes back to it.
  await page.getByRole('link', { name: '‹ All doors' }).click();
  await expect(map).toBeVisible();
  await context.setOffline(false);
});

test('a browser that cannot draw a map says so and has the list', async ({ page }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind === 'webgl2' ? null : Reflect.apply(getContext, this, [kind, ...rest]);
    } as typeof getContext; // the same calls but for one
  });
  await startSignedIn(page, 'organizer');
  await page.goto(`/field-ops/walk/${MILL_STREET}`);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page.getByText('This browser cannot draw a map. The list has the same doors.')).toBeVisible();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Mill Street 40 doors' })).toBeVisible();
});
