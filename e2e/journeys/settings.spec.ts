/** What a campaign changes without a build: seen by whoever comes back, refused where it is wrong, kept, shown to two who edit at once. */
import type { Page } from '@playwright/test';
import { seeds } from '../../src/campaign/seeds.ts';
import { settingDefaults } from '../../src/campaign/settingDefaults.ts';
import type { Setting } from '../../src/campaign/settings.ts';
import { expect, expectAccessibleInEveryLook, OFFLINE_ERRORS, test, waitForOfflineReady } from '../fixtures.ts';
import { callAs, startSignedIn } from '../support/staff.ts';
import type { TestServer } from '../support/testServer.ts';

test.use({ expectedErrors: [OFFLINE_ERRORS] });
// The other journeys read what the app comes with.
test.afterEach(async ({ server }) => {
  const defaults = settingDefaults(seeds);
  for (const key of ['dates', 'links'] as const)
    if ((await versionOf(server, key)) !== null) await publishAs(server, 'manager', key, defaults[key]);
});

const history = (page: Page) => page.getByRole('list', { name: 'History' });
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });
const published = (page: Page) => page.getByText(/^Published\. /);
const donateLinks = (page: Page) => page.locator('a[href^="https://give.example/"]');

test('a changed election day and donation page reach a visitor who comes back, without a build, and can be taken back', async ({
  page,
  browser,
  server,
}) => {
  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage();
  await visitor.goto('/');
  await waitForOfflineReady(visitor);

  await startSignedIn(page, 'manager');
  await page.goto('/admin');
  // On a phone the inbox stands above the ways: what arrives there moves the link away from under a finger.
  await expect(page.getByRole('list', { name: 'Inbox' }).getByRole('listitem').first()).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('list', { name: 'Settings' }).getByRole('listitem')).toHaveCount(5);
  await expectAccessibleInEveryLook(page);
  await page.getByRole('link', { name: 'Change: Dates and early voting' }).click();

  // Wrong: said beside the field, and nothing is published.
  await page.getByLabel('Election day', { exact: true }).fill('2025-10-01');
  await publish(page).click();
  await expect(page.getByText('Election day cannot be before early voting ends.')).toBeVisible();
  expect(await versionOf(server, 'dates')).toBeNull();

  await page.getByLabel('Election day', { exact: true }).fill('2025-11-11');
  await page.getByLabel('Days and hours').first().fill('Polls close on November 11th.');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('region', { name: 'What visitors would see' })).toContainText('November 11th');
  await expectAccessibleInEveryLook(page);
  await publish(page).click();
  await expect(published(page)).toBeVisible();
  await expect(history(page)).toContainText('Version 1 · counts now');
  await history(page).getByText('What changed').first().click();
  await expect(history(page)).toContainText('2025-11-11');

  await page.goto('/admin/settings/links');
  await page.getByLabel('Donation page').fill('https://give.example/dana');
  await publish(page).click();
  await expect(published(page)).toBeVisible();

  await expect(async () => {
    await visitor.goto('/');
    await expect(visitor.locator('#events')).toContainText('Polls close on November 11th.', { timeout: 4000 });
    await expect(donateLinks(visitor).first()).toBeAttached({ timeout: 4000 });
  }).toPass({ timeout: 60_000 });

  await page.reload();
  await page.getByRole('button', { name: 'Bring back version 0' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bring back' }).click();
  await expect(history(page)).toContainText('Version 2 · counts now');
  await expect(page.getByLabel('Donation page')).toHaveValue(seeds.en.links.donate);
  const log = await server.rows(
    'audit_events',
    'select=record_id,after&table_name=eq.campaign_settings&order=id.desc&limit=1',
  );
  expect(log).toMatchObject([{ record_id: 'links', after: { donate: seeds.en.links.donate } }]);
});

test('what is typed is kept; whoever publishes on top of what they have not seen is shown both', async ({
  page,
  server,
}) => {
  await startSignedIn(page, 'manager');
  await page.goto('/admin/settings/links');
  await page.getByLabel('Donation page').fill('https://give.example/mine');
  await page.getByText('What will change').waitFor();
  await expect(async () => {
    await page.reload();
    await expect(page.getByLabel('Donation page')).toHaveValue('https://give.example/mine', { timeout: 4000 });
  }).toPass({ timeout: 30_000 });

  const { links } = settingDefaults(seeds);
  await publishAs(server, 'candidate', 'links', { ...links, donate: 'https://give.example/theirs' });
  await publish(page).click();
  const both = page
    .getByRole('alert')
    .filter({ hasText: 'have' })
    .or(page.getByText('has published these settings since'));
  await expect(both.first()).toBeVisible();
  await expect(page.getByText('https://give.example/theirs').first()).toBeVisible();
  await expect(publish(page)).toBeDisabled();
  expect(await newestLink(server)).toBe('https://give.example/theirs');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await publish(page).click();
  await expect(published(page)).toBeVisible();
  expect(await newestLink(server)).toBe('https://give.example/mine');
});

test('pictures for the maps from a host that the served pages may not ask are refused, and say why', async ({
  page,
  server,
}) => {
  await startSignedIn(page, 'manager');
  await page.goto('/admin/settings/field');
  const before = await versionOf(server, 'field');
  await page.getByLabel('Pictures under the maps').fill('https://tiles.example/{z}/{x}/{y}.png');
  await page.getByLabel('Who made the pictures').fill('Somebody');
  await page.getByLabel('The closest they come').fill('19');
  await publish(page).click();
  await expect(page.getByText('may not fetch from tiles.example')).toBeVisible();
  await page.getByLabel('People in a batch of calls').fill('101');
  await expect(page.getByText('A whole number from 1 to 100.')).toBeVisible();
  expect(await versionOf(server, 'field')).toBe(before);
});

async function versionOf(server: TestServer, key: Setting): Promise<number | null> {
  const [row] = await server.rows('campaign_settings', `select=version&key=eq.${key}&order=version.desc&limit=1`);
  return row === undefined ? null : Number(row['version']);
}

async function newestLink(server: TestServer) {
  const [row] = await server.rows('campaign_settings', 'select=value&key=eq.links&order=version.desc&limit=1');
  return (row?.['value'] as { donate: string } | undefined)?.donate; // as its schema has it
}

async function publishAs(server: TestServer, who: 'manager' | 'candidate', key: Setting, value: object) {
  await callAs(server, who, 'publish_setting', { key, value, replaces: await versionOf(server, key), base: seeds });
}
