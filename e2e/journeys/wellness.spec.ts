/** Help in the city in a dead spot: open now in the night in which the clocks go back, open at a time to come, found, and nobody counted. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, OFFLINE_ERRORS, waitForOfflineReady } from '../fixtures.ts';
import { dumpDevice } from '../support/deviceDump.ts';
import { test } from '../support/visited.ts';

test.use({ expectedErrors: [OFFLINE_ERRORS], timezoneId: 'America/Los_Angeles' });

const services = (page: Page) => page.getByRole('list', { name: 'Help in the city' }).locator(':scope > li');
const service = (page: Page, name: string) => services(page).filter({ hasText: name });
const crisis = (page: Page) => page.getByRole('region', { name: 'Call now' });

test('says offline what is open now and then, by the town’s clock over the end of daylight saving time', async ({
  page,
  context,
  server,
}) => {
  test.setTimeout(120_000);
  const wrong = `They answer until ten now, ${randomUUID()}.`;
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
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('When').selectOption({ label: 'Open now' });
  await expect(services(page).getByRole('heading')).toHaveText([
    'Mobile crisis team',
    'Safe Harbor',
    'St. Anne night shelter',
    'The Warm Line',
  ]);
  await expect(service(page, 'Mobile crisis team')).toContainText('Open day and night');
  await expect(page.locator('#indicator-low-days')).toContainText('Modelled estimate');
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

  // Somebody knows better, in the dead spot.
  await service(page, 'The Warm Line')
    .getByRole('button', { name: /Something is wrong here/ })
    .click();
  const form = page.getByRole('dialog', { name: 'What is wrong?' });
  await expect(form).toContainText('The Warm Line');
  await expect(form.getByLabel('What kind of thing').getByRole('option')).toHaveText([
    'Choose what is wrong.', 'It is closed for good', 'The phone number', 'The hours', 'The address', 'The cost', 'Something else',
  ]); // prettier-ignore
  await form.getByLabel('What kind of thing').selectOption({ label: 'The hours' });
  await form.getByRole('button', { name: 'Send the correction' }).click();
  await expect(form).toContainText('Say in a few words what is wrong.');
  await expectAccessible(page);
  await form.getByRole('textbox', { name: /What you know/ }).fill(wrong);
  await page.reload();
  await service(page, 'The Warm Line')
    .getByRole('button', { name: /Something is wrong here/ })
    .click();
  // A reload loses nothing.
  await expect(form.getByRole('textbox', { name: /What you know/ })).toHaveValue(wrong);
  await form.getByRole('button', { name: 'Send the correction' }).click();
  await expect(page.getByText('Saved on this device').first()).toBeVisible();

  await page.clock.setFixedTime('2025-11-02T07:00:00Z');
  await page.reload();
  await expect(service(page, 'The Warm Line')).toContainText('Closed now. Opens 5:00 PM.');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await services(page).last().scrollIntoViewIfNeeded();
  await expect(crisis(page).getByRole('link', { name: /911/ })).toBeInViewport();
  await context.setOffline(false);
  await page.reload();
  await expect(services(page)).toHaveCount(12);
  await expect
    .poll(() => server.rows('page_corrections', `words=eq.${encodeURIComponent(wrong)}&select=reason,trap`), {
      timeout: 30_000,
    })
    .toEqual([{ reason: 'hours', trap: null }]);
  expect(counted).toEqual([]);

  // On a phone whoever is open stands on the first screen, and what narrows the list lies behind a press.
  await page.reload();
  await expect(crisis(page).getByRole('link', { name: /911/ })).toBeInViewport();
  const open = page.getByRole('region', { name: 'Open now' });
  await expect(open.getByRole('listitem').first()).toContainText('Mobile crisis team');
  await expect(open.getByRole('link', { name: /Mobile crisis team/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('When')).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('When').selectOption({ label: 'Open now' });
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await expect(open).toHaveCount(0);
  await expectAccessible(page);
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

test('a check-in is drawn, taken along and erased, and leaves no trace in a request or the database', async ({
  page,
  context,
  server,
}) => {
  test.setTimeout(120_000);
  const note = 'Slept badly; the river was loud.';
  const sent: string[] = [];
  context.on('request', (request) => {
    const said = [request.method(), decodeURIComponent(request.url()), JSON.stringify(request.headers())].join(' ');
    // Whether there is signal is asked with a HEAD, which carries nothing.
    const isAsked = ['GET', 'HEAD'].includes(request.method()) && request.postDataBuffer() === null;
    if (!isAsked || /river was|mood=|check-in\b/i.test(said)) sent.push(`${said} ${request.postData() ?? ''}`);
  });
  const before = await everyTable(server);
  await page.clock.setFixedTime('2025-11-01T16:00:00Z');
  await page.goto('/wellness');
  const own = page.getByRole('region', { name: 'How are you today?' });
  await own.getByRole('button', { name: 'Keep it on this device' }).click();
  await expect(own).toContainText('Choose one.');
  await own.getByText('Very low').click();
  await expect(own).toContainText('988 is there to talk');
  await own.getByLabel(/Hours of sleep last night/).selectOption({ label: '4 hours' });
  await own.getByRole('textbox', { name: /Anything to remember/ }).fill(note);
  await own.getByRole('button', { name: 'Keep it on this device' }).click();
  await expect(own).toContainText('Kept on this device');
  await expect(own.getByRole('figure')).toHaveCount(2);
  await expectAccessible(page);
  expect(await dumpDevice(page)).not.toMatch(/river was|\bmood\b/);

  await waitForOfflineReady(page);
  await context.setOffline(true);
  await page.clock.setFixedTime('2025-11-02T16:00:00Z');
  await page.reload();
  await own.getByText('Very well').click();
  await own.getByRole('button', { name: 'Keep it on this device' }).click();
  await expect(own).toContainText('Kept on this device');
  const saving = page.waitForEvent('download');
  await own.getByRole('button', { name: 'Save as a file' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file).toContain(`2025-11-01,1,4,${note}`);
  expect(file).toContain('2025-11-02,5,,');
  await context.setOffline(false);
  await page.reload();
  await own.getByText('What you noted').click();
  await expect(own).toContainText(note);

  await own.getByRole('button', { name: 'Erase everything' }).click();
  // Asked in the page: nothing stands over whom to call.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('link', { name: /988/ }).first().click({ trial: true });
  await own.getByRole('button', { name: 'Erase it' }).click();
  await expect(own.getByRole('figure')).toHaveCount(0);
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).not.toContain(
    'check-in',
  );
  expect(sent).toEqual([]);
  expect(await everyTable(server)).toEqual(before);
});

/** How many rows each table has that somebody without an account can write to (tests/db/support/grants.ts). */
async function everyTable(server: { rows: (table: string, query: string) => Promise<readonly unknown[]> }) {
  const tables = [
    'signups',
    'yard_sign_requests',
    'analytics_events',
    'supports_sent',
    'qa_questions',
    'qa_wishes',
    'site_reports',
    'page_corrections',
    'device_failures',
  ];
  const counts = await Promise.all(tables.map(async (table) => (await server.rows(table, 'select=*')).length));
  return Object.fromEntries(tables.map((table, at) => [table, counts[at]]));
}
