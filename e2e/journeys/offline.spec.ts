/** After one visit the app opens in a dead spot: any address, a hard reload, a deep link. */
import { expect, OFFLINE_ERRORS, test, waitForOfflineReady } from '../fixtures.ts';

test.beforeEach(async ({ page, expectedErrors }) => {
  expectedErrors.push(OFFLINE_ERRORS);
  await page.goto('/');
  await waitForOfflineReady(page);
});

const PUBLIC = [
  '/',
  '/outbox',
  '/auth',
  '/vision',
  '/citizens',
  '/transparency',
  '/finance-transparency',
  '/wellness',
  '/engagement',
  '/revitalization',
  '/education',
  '/community-voice',
  '/no-such-page',
];

test('every public page opens offline, by address and by reload', async ({ page, context }) => {
  test.setTimeout(120_000);
  await context.setOffline(true);
  for (const path of PUBLIC) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a shortcut to the volunteer form works offline', async ({ page, context }) => {
  await context.setOffline(true);
  await page.goto('/?open=volunteer');
  await expect(page.getByRole('dialog', { name: 'Volunteer' })).toBeVisible();
});

test('offline and back online are said once', async ({ page, context }) => {
  await context.setOffline(true);
  await expect(page.getByText('You’re offline. Forms still work.')).toBeVisible();
  await expect(page.getByText('You’re offline. Forms still work.')).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText('Back online.')).toBeVisible();
  await expect(page.getByText('Back online.')).toBeHidden();
});

test('the app can be installed: the browser has nothing to object', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A private window, which a test context is, cannot install anything; nothing else may be objected to.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});
