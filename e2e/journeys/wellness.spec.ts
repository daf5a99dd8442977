/** Help in the city in a dead spot: open now in the night in which the clocks go back, open at a time to come, found, and nobody counted. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, OFFLINE_ERRORS, waitForOfflineReady } from '../fixtures.ts';
import { test } from '../support/visited.ts';

test.use({ expectedErrors: [OFFLINE_ERRORS], timezoneId: 'America/Los_Angeles' });

const services = (page: Page) => page.getByRole('list', { name: 'Help in the city' }).locator(':scope > li');
const service = (page: Page, name: string) => services(page).filter({ hasText: name });
const crisis = (page: Page) => page.getByRole('region', { name: 'Call now' });

test('says offline what is open now and then, by the town’s clock over the end of daylight saving time', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const counted: string[] = [];
  context.on('request', (request) => {
    if (/analytics/.test(request.url())) counted.push(request.url());
  });
  await page.clock.setFixedTime('2025-11-02T05:30:00Z');
  await page.goto('/wellness');
  await expect(service(page, 'The Warm Line')).toContainText('Open until 2:00 AM');
  await waitForOfflineReady(page);
  await context.setOffline(true);

  // Half past one again, an hour later.
  await page.clock.setFixedTime('2025-11-02T06:30:00Z');
  await page.reload();
  await expect(service(page, 'The Warm Line')).toContainText('Open until 2:00 AM');
  await page.getByLabel('When').selectOption({ label: 'Open now' });
  await expect(services(page).getByRole('heading')).toHaveText([
    'Mobile crisis team',
    'Safe Harbor',
    'St. Anne night shelter',
    'The Warm Line',
  ]);
  await expect(service(page, 'Mobile crisis team')).toContainText('Open day and night');
  await expectAccessible(page);

  await page.getByLabel('When').selectOption({ label: 'Open at a time' });
  await page.getByLabel('Day', { exact: true }).selectOption({ label: 'Today' });
  await page.getByLabel('Time', { exact: true }).fill('18:00');
  await expect(service(page, 'Sunday supper')).toBeVisible();
  await expect(service(page, 'Sunday supper')).toContainText('Not checked since May 11, 2025');
  await expect(service(page, 'First Step recovery')).toHaveCount(0);

  await page.getByRole('searchbox').fill('harbor');
  await expect(services(page)).toHaveCount(1);
  await service(page, 'Safe Harbor').getByText('Hours, who it is for').click();
  await expect(services(page)).toContainText('The place is kept secret');
  await page.getByRole('searchbox').fill('zzz');
  await expect(services(page)).toHaveCount(0);
  await expect(crisis(page).getByRole('link', { name: /988/ }).first()).toBeInViewport();
  await page.getByRole('button', { name: 'Show all services' }).click();

  await page.clock.setFixedTime('2025-11-02T07:00:00Z');
  await page.reload();
  await expect(service(page, 'The Warm Line')).toContainText('Closed now. Opens 5:00 PM.');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await services(page).last().scrollIntoViewIfNeeded();
  await expect(crisis(page).getByRole('link', { name: /911/ })).toBeInViewport();
  await context.setOffline(false);
  await page.reload();
  await expect(services(page)).toHaveCount(12);
  expect(counted).toEqual([]);
});

test('is whole in Spanish, with two services that nobody has checked, and when all of them have aged, at a holiday', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/es/wellness');
  const list = page.getByRole('list', { name: 'Ayuda en la ciudad' });
  const grey = list.locator(':scope > [data-grey]');
  await expect(grey.getByRole('heading')).toHaveText(['Cena del domingo', 'Vecinos mayores']);
  await expect(grey.first()).toContainText('Sin comprobar desde: 11 may 2025');

  await page.clock.setFixedTime(`${new Date().getUTCFullYear() + 1}-12-25T15:00:00Z`);
  await page.reload();
  await expect(list).toContainText('Cerrado: Navidad.');
  await expect(grey).toHaveCount(12);
  await expect(page.getByRole('link', { name: 'Emergencia: 911' })).toBeInViewport();
  await expectAccessible(page);
});
