/** What a campaign changes without a build: seen by whoever comes back, refused where it is wrong, kept, shown to two who edit at once. */
import type { Page } from '@playwright/test';
import { sampleSeeds as seeds } from '../../src/sample/seeds.ts';
import { settingDefaults } from '../../src/campaign/settingDefaults.ts';
import type { Setting } from '../../src/campaign/settings.ts';
import { expect, expectAccessible, OFFLINE_ERRORS, waitForOfflineReady } from '../fixtures.ts';
import { ownTown } from '../support/ownTown.ts';
import { callAs, startSignedIn } from '../support/staff.ts';
import type { TestServer } from '../support/testServer.ts';

const test = ownTown();
test.use({ expectedErrors: [OFFLINE_ERRORS] });
// Each journey of this file begins with what the app comes with.
test.afterEach(async ({ server }) => {
  const defaults = settingDefaults(seeds);
  for (const key of ['dates', 'links'] as const)
    if ((await versionOf(server, key)) !== null) await publishAs(server, 'manager', key, defaults[key]);
});

const history = (page: Page) => page.getByRole('list', { name: 'History' });
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });
const published = (page: Page) => page.getByText(/^Published\. /);
const oldDonateLinks = (page: Page) => page.locator(`a[href="${seeds.en.links.donate}"]`);
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
  await expectAccessible(page);
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
  await publish(page).click();
  // Six texts still name the old day: two in each language, and this form in each.
  const others = page.getByRole('alertdialog', { name: 'Texts that name another date' });
  await expect(others.getByRole('listitem')).toHaveCount(6);
  await expect(others.getByRole('listitem').filter({ hasText: 'This form · In Spanish' })).toContainText(
    '4 de noviembre',
  );
  await expect(others.getByRole('link', { name: 'Landing page: questions · In English' })).toHaveAttribute(
    'href',
    /^\/content\/words-faq\//,
  );
  await expectAccessible(page);
  expect(await versionOf(server, 'dates')).toBeNull();
  await others.getByRole('button', { name: 'Back to the form' }).click();
  await page.getByLabel('Election day in words').last().fill('11 de noviembre');
  await page.getByLabel('Election day in words').first().fill('November 11th');
  await publish(page).click();
  await expect(others.getByRole('listitem')).toHaveCount(4);
  await others.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(published(page)).toBeVisible();
  await expect(history(page)).toContainText('Version 1 · counts now');
  await history(page).getByText('What changed').first().click();
  await expect(history(page)).toContainText('2025-11-11');

  await page.goto('/admin/settings/links');
  await page.getByLabel('Donation page').fill('https://give.example/dana');
  await publish(page).click();
  await expect(published(page)).toBeVisible();

  // On the first visit after it, by a visitor who was here before and by a new one, without another visit.
  await visitor.goto('/');
  await expect(donateLinks(visitor).first()).toBeAttached();
  await expect(oldDonateLinks(visitor)).toHaveCount(0);
  await expect(visitor.locator('#events')).toContainText('Polls close on November 11th.');
  const stranger = await (await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })).newPage();
  await stranger.goto('/es/');
  await expect(donateLinks(stranger).first()).toBeAttached();
  await expect(oldDonateLinks(stranger)).toHaveCount(0);
  // From then on it is in the page itself, before any script.
  await expect
    .poll(async () => (await (await visitor.goto('/'))?.text())?.includes('https://give.example/dana'))
    .toBe(true);

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

test('one clock: a published time zone is in what visitors and staff read, in forms, and in a page that is open', async ({
  page,
  browser,
  server,
}) => {
  const begins = new Date(Date.now() + 3 * 3_600_000);
  begins.setUTCMinutes(0, 0, 0);
  const hourIn = (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric' }).format(begins).replaceAll(/\s/g, ' ');
  const title = 'Coffee by the clock';
  const event = crypto.randomUUID();
  const details = { title, date: begins.toISOString(), location: 'City Hall' };
  await callAs(server, 'manager', 'save_event', { event, expected_version: null, details });
  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage();
  const shown = (hour: string) => visitor.locator('#events li').filter({ hasText: title }).getByText(hour);
  await visitor.goto('/');
  await expect(shown(hourIn('America/New_York'))).toBeVisible();

  await startSignedIn(page, 'manager');
  await page.goto('/admin/settings/dates');
  await page.getByLabel('Time zone').fill('Pacific/Honolulu');
  await publish(page).click();
  await expect(published(page)).toBeVisible();
  // The page that published it, at once and without a reload.
  await page
    .evaluate(() => localStorage.getItem('town-zone'))
    .then((kept) => expect(kept).toMatch(/ Pacific\/Honolulu$/));

  await visitor.reload();
  await expect(shown(hourIn('Pacific/Honolulu'))).toBeVisible();
  // The list and the form of the same event say the same hour.
  await page.goto(`/events/${event}/edit`);
  const timeZone = 'Pacific/Honolulu';
  const wall = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(begins);
  await expect(page.getByLabel('Starts')).toHaveValue(wall);
  await page.goto('/events');
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText(hourIn(timeZone));
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
