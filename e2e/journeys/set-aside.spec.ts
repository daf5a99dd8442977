/** What looks as if no person had sent it: its sender is thanked as ever, a leader decides. And too much at once is "later". */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, OFFLINE_ERRORS, test } from '../fixtures.ts';
import { startSignedIn } from '../support/staff.ts';
import { startTestServer } from '../support/testServer.ts';
import { fillVolunteerForm, message, openVolunteerForm, submitButton, volunteerAs } from '../support/volunteer.ts';
import { HOSTED, PROMISE } from '../support/tags.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Set aside' });
const entry = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name });

test('a form with the hidden field filled in is thanked for, set aside, and counts once a leader releases it', async ({
  page,
  server,
  person,
}) => {
  await page.goto('/');
  const dialog = await openVolunteerForm(page);
  await fillVolunteerForm(dialog, person);
  // As a program does: no person reaches it by sight, Tab or screen reader.
  await dialog
    .locator('[name=campaign_more]')
    .evaluate((field: HTMLInputElement) => (field.value = 'https://x.example'));
  await expectAccessible(page);
  await submitButton(dialog).click();
  await expect(message(page, 'Thank you for volunteering!')).toBeVisible();
  const held = () =>
    server.rows('signups', `select=quarantine_reason,released_at&name=eq.${encodeURIComponent(person)}`);
  expect(await held()).toEqual([{ quarantine_reason: 'trap', released_at: null }]);

  await startSignedIn(page, 'manager');
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Set aside' }).click();
  await expect(entry(page, person)).toContainText('In the hidden field: https://x.example');
  await expectAccessible(page);
  await entry(page, person).getByRole('checkbox').setChecked(true, { force: true });
  await page.getByRole('button', { name: 'Release 1' }).click();
  await expect(message(page, '1 form released')).toBeVisible();
  await expect(entry(page, person)).toHaveCount(0);
  expect(await held()).toEqual([{ quarantine_reason: 'trap', released_at: expect.any(String) }]);

  // All of one reason, after a question; what has another reason stays.
  await page.getByRole('combobox', { name: 'Why' }).selectOption('too_fast');
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Select all: Quick, and many at once' }).setChecked(true, { force: true });
  await page.getByRole('button', { name: 'Drop 1...' }).click();
  const question = page.getByRole('alertdialog', { name: 'Drop 1 form?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Yes, drop 1 form' }).click();
  await expect(page.getByText('Nothing is set aside')).toBeVisible();
  await page.getByRole('combobox', { name: 'Why' }).selectOption('');
  await expect(entry(page, 'Priya Raman')).toBeVisible();
  expect(await server.rows('signups', 'select=name&dropped_at=not.is.null')).toEqual([{ name: 'asdf asdf' }]);
});

test('in a dead spot the page says that it needs a connection, and nothing is decided', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(OFFLINE_ERRORS);
  await startSignedIn(page, 'candidate');
  await page.goto('/admin/set-aside');
  await expect(entry(page, 'Priya Raman')).toBeVisible();
  // The frame's code comes behind the page's.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('This page needs a connection.')).toBeVisible();
  await entry(page, 'Priya Raman').getByRole('checkbox').setChecked(true, { force: true });
  await page.getByRole('button', { name: 'Release 1' }).click();
  await expect(page.getByText('Nothing was changed.').first()).toBeVisible();
  await context.setOffline(false);
  await expect(entry(page, 'Priya Raman')).toBeVisible();
});

test('who does not lead is led away from it', async ({ page }) => {
  await startSignedIn(page, 'organizer');
  await page.goto('/admin/set-aside');
  await expect(page).toHaveURL('/');
});

test(
  'a phone that sends too much is asked to wait, keeps its form, and gets it in when there is room',
  { tag: [PROMISE, HOSTED] },
  async ({ browser }) => {
    const server = await startTestServer({ limited: true });
    const context = await browser.newContext({ baseURL: server.url });
    try {
      const page = await context.newPage();
      let device: string | undefined;
      await context.route('**/rest/v1/analytics_events', async (route) => {
        device ??= route.request().headers()['x-device-id'];
        await route.continue();
      });
      await page.goto('/');
      await expect.poll(() => device).toMatch(/^[0-9a-f-]{36}$/);
      const row = (n: number) => ({
        id: crypto.randomUUID(),
        type: 'idea',
        name: 'Busy Phone',
        email: `busy${n}@example.com`,
        notes: 'One of very many ideas.',
        client_created_at: new Date().toISOString(),
      });
      const send = (count: number) =>
        fetch(`${server.url}/rest/v1/signups`, {
          method: 'POST',
          headers: {
            apikey: process.env['SUPABASE_PUBLISHABLE_KEY'] ?? '',
            'content-type': 'application/json',
            'x-device-id': device ?? '',
          },
          body: JSON.stringify(Array.from({ length: count }, (_, n) => row(n))),
        });
      expect((await send(60)).status).toBe(201);
      const refused = await send(1);
      expect(refused.status).toBe(429);
      // PostgREST has no header for it: the phone reads the details, too.
      const said = /Retry-After: (\d+)/.exec(await refused.text())?.[1];
      expect(Number(refused.headers.get('retry-after') ?? said)).toBeGreaterThan(0);
      await volunteerAs(page, 'Patient Person');
      await expect(message(page, 'Saved on this device')).toBeVisible();
      expect(await server.rows('signups', 'name=eq.Patient%20Person')).toEqual([]);
      // Room again, as after five minutes.
      const answer = await fetch(`${server.url}/rest/v1/rpc/set_form_limits`, {
        method: 'POST',
        headers: { apikey: process.env['SUPABASE_SECRET_KEY'] ?? '', 'content-type': 'application/json' },
        body: JSON.stringify({ changes: { forms_per_device: 100 } }),
      });
      expect(answer.status).toBe(200);
      await page.goto('/outbox');
      await page.getByRole('button', { name: /^Send/ }).first().click();
      await expect.poll(() => server.rows('signups', 'select=name&name=eq.Patient%20Person')).toHaveLength(1);
    } finally {
      await context.close();
      await server.stop();
    }
  },
);
