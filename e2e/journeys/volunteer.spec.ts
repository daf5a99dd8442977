/** A visitor volunteers: with a network, without one, and with a server that misbehaves. One row each time. */
import { chromium } from '@playwright/test';
import { rm } from 'node:fs/promises';
import { expect, OFFLINE_ERRORS, test as unvisited } from '../fixtures.ts';
import { copyVisited, test } from '../support/visited.ts';
import { fillVolunteerForm, message, openVolunteerForm, submitButton, volunteerAs } from '../support/volunteer.ts';
import { HOSTED, PROMISE } from '../support/tags.ts';

const THANKS = 'Thank you for volunteering!';
const SAVED = 'Saved on this device';

function byName(person: string) {
  return `select=*&name=eq.${encodeURIComponent(person)}`;
}

test(
  'online: the row arrives, the person is thanked and the dialog closes',
  { tag: PROMISE },
  async ({ page, server, person }) => {
    await page.goto('/');
    const dialog = await volunteerAs(page, person);
    await expect(message(page, THANKS)).toContainText("We'll be in touch soon with opportunities.");
    await expect(dialog).toBeHidden();

    const [row, ...more] = await server.rows('signups', byName(person));
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      type: 'volunteer',
      email: 'ada@example.com',
      phone: null,
      interest: 'door_knock',
      availability: null,
      notes: null,
      user_id: null,
    });
  },
);

test(
  'offline, reload, back online: saved on the device, then exactly one row',
  { tag: [PROMISE, HOSTED] },
  async ({ page, context, server, person, expectedErrors }) => {
    expectedErrors.push(OFFLINE_ERRORS);
    await page.goto('/');
    await context.setOffline(true);
    const dialog = await volunteerAs(page, person);
    await expect(message(page, SAVED)).toContainText("We'll send it as soon as you're back online.");
    await expect(dialog).toBeHidden();

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await server.rows('signups', byName(person))).toHaveLength(0);

    await context.setOffline(false);
    await expect.poll(() => server.rows('signups', byName(person))).toHaveLength(1);
  },
);

test('a double click sends one row', { tag: PROMISE }, async ({ page, server, person }) => {
  await page.goto('/');
  const dialog = await openVolunteerForm(page);
  await fillVolunteerForm(dialog, person);
  await submitButton(dialog).dblclick();
  await expect(message(page, THANKS)).toBeVisible();
  // Nothing waits that a second press might have left behind.
  await page.goto('/outbox');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await expect.poll(() => server.rows('signups', byName(person))).toHaveLength(1);
});

test(
  'two tabs flush the same outbox and the row arrives once',
  { tag: PROMISE },
  async ({ page, context, server, person, expectedErrors }) => {
    expectedErrors.push(OFFLINE_ERRORS);
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/');
    const inserts: string[] = [];
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/rest/v1/signups'))
        inserts.push(request.postData() ?? '');
    });
    await context.setOffline(true);
    for (const tab of [page, other]) {
      await volunteerAs(tab, person);
      await expect(message(tab, SAVED)).toBeVisible();
    }
    inserts.length = 0;
    await context.setOffline(false);
    // Each tab saved its own submission: two people may share a name. Neither may arrive twice.
    await expect.poll(() => server.rows('signups', byName(person))).toHaveLength(2);
    const sent = inserts.flatMap((body) => (JSON.parse(body) as { id: string; name: string }[]).map((row) => row.id));
    expect(new Set(sent).size).toBe(sent.length);
  },
);

unvisited(
  'browser closed while offline, opened again online: one row, from anon, with both times',
  { tag: PROMISE },
  async ({ server, visitedProfile, person }) => {
    const profile = await copyVisited(visitedProfile);
    const { launchOptions } = test.info().project.use;
    const open = () => chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: server.url });
    try {
      const before = Date.now();
      const offline = await open();
      const page = offline.pages()[0] ?? (await offline.newPage());
      await page.goto('/');
      await offline.setOffline(true);
      await volunteerAs(page, person);
      await expect(message(page, SAVED)).toBeVisible();
      const saved = Date.now();
      await offline.close();

      const online = await open();
      await (online.pages()[0] ?? (await online.newPage())).goto('/');
      await expect.poll(() => server.rows('signups', byName(person))).toHaveLength(1);
      await online.close();

      const [row] = await server.rows('signups', byName(person));
      expect(row?.['user_id']).toBeNull();
      const phone = Date.parse(String(row?.['client_created_at']));
      const arrived = Date.parse(String(row?.['created_at']));
      expect(phone).toBeGreaterThanOrEqual(before);
      expect(phone).toBeLessThanOrEqual(saved);
      expect(arrived).toBeGreaterThan(phone);
    } finally {
      await rm(profile, { recursive: true, force: true });
    }
  },
);

/** The worst of the answers that are none; what each of the others means is told by tests/core/outbox/verdict.test.ts. */
const PORTAL = { status: 200, contentType: 'text/html', body: '<h1>Hotel Wi-Fi</h1>' };

test(
  'a captive portal’s HTML with status 200 is no success: saved on the device, and sent when the server is well',
  { tag: PROMISE },
  async ({ page, context, server, person, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    let healed = false;
    await context.route('**/rest/v1/signups*', (route) => (healed ? route.continue() : route.fulfill(PORTAL)));
    await page.goto('/');
    await volunteerAs(page, person);
    await expect(message(page, SAVED)).toBeVisible();
    await expect(message(page, THANKS)).toBeHidden();
    expect(await server.rows('signups', byName(person))).toHaveLength(0);

    healed = true;
    await page.goto('/outbox');
    await expect(async () => {
      // It may have left by itself before the person presses.
      const sendNow = page.getByRole('button', { name: 'Send now' }).first();
      if (await sendNow.isVisible()) await sendNow.click({ timeout: 1000 });
      expect(await server.rows('signups', byName(person))).toHaveLength(1);
    }).toPass();
  },
);

test(
  'a refusal keeps the dialog open with what was typed, and the mended form goes out under the same id',
  { tag: PROMISE },
  async ({ page, context, server, person, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    const ids: string[] = [];
    let refuse = true;
    await context.route('**/rest/v1/signups*', async (route) => {
      const rows = JSON.parse(route.request().postData() ?? '[]') as { id: string; name: string }[];
      ids.push(...rows.filter((row) => row.name === person).map((row) => row.id));
      const body = JSON.stringify({
        code: '23514',
        message: 'new row for relation "signups" violates check constraint "signups_email_shape"',
      });
      await (refuse ? route.fulfill({ status: 400, contentType: 'application/json', body }) : route.continue());
    });
    await page.goto('/');
    const dialog = await volunteerAs(page, person);
    await expect(message(page, 'Something went wrong. Please try again.')).toBeVisible();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue(person);

    refuse = false;
    await dialog.getByRole('textbox', { name: /^Email/ }).fill('ada.lovelace@example.com');
    await submitButton(dialog).click();
    await expect(message(page, THANKS)).toBeVisible();
    expect(await server.rows('signups', byName(person))).toHaveLength(1);
    expect(new Set(ids).size).toBe(1);
  },
);
