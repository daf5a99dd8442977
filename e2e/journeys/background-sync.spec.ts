/** The browser wakes the worker, which sends what waits: with no page open, and only where there is Background Sync. */
import { BROWSER_ARGS, findInstalledBrowser } from '../../tests/tools/browser.ts';
import { expect, OFFLINE_ERRORS } from '../fixtures.ts';
import { backgroundSync } from '../support/backgroundSync.ts';
import { test } from '../support/visited.ts';
import { message, volunteerAs } from '../support/volunteer.ts';

// The quick one has none.
test.use({ launchOptions: { executablePath: findInstalledBrowser() ?? '', args: BROWSER_ARGS } });

test('the worker sends with no page open', async ({ page, context, server, person, expectedErrors }) => {
  expectedErrors.push(OFFLINE_ERRORS);
  await page.goto('/');
  await context.setOffline(true);
  await volunteerAs(page, person);
  await expect(message(page, 'Saved on this device')).toBeVisible();
  await expect.poll(() => page.evaluate(backgroundSyncTags)).toEqual(['outbox']);
  // The browser stays, with nothing of the app in it.
  const blank = await context.newPage();
  const syncNow = await backgroundSync(blank, server.url);
  await page.close();
  const senders: boolean[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/rest/v1/signups')) senders.push(request.serviceWorker() !== null);
  });
  await context.setOffline(false);
  // A worker that was woken before it heard of the network fails, and a browser wakes it again.
  const woken = async () => {
    await syncNow();
    return server.rows('signups', `select=id&name=eq.${encodeURIComponent(person)}`);
  };
  await expect.poll(woken, { timeout: 30_000, intervals: [2_000, 5_000] }).toHaveLength(1);
  expect(senders).toEqual([true]);
});

/** What the browser has promised to wake the worker for. Background Sync is not in TypeScript's DOM library. */
async function backgroundSyncTags(): Promise<string[]> {
  const registration = (await navigator.serviceWorker.ready) as ServiceWorkerRegistration & {
    sync: { getTags(): Promise<string[]> };
  };
  return registration.sync.getTags();
}
