/** The staff pages of those who lead: people and their roles, the record of changes; and every staff page for everybody's eyes. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { asManager, startSignedIn, tokenOf } from '../support/staff.ts';
import { expectEachWhole } from '../support/whole.ts';
import { PROMISE } from '../support/tags.ts';

test.use({ serviceWorkers: 'block' });

/** Those of the content, the events and money are looked at by journeys of their own. */
const LEADING = ['/app', '/field-ops', '/users', '/admin', '/admin/audit-dashboard'];

async function setRole(page: Page, person: string, role: string, held: boolean) {
  await page.getByRole('button', { name: `Change ${person}` }).click();
  const dialog = page.getByRole('dialog', { name: person });
  // The box itself is hidden behind its picture.
  await dialog.getByRole('checkbox', { name: role }).setChecked(held, { force: true });
  await dialog.getByRole('button', { name: 'Save roles' }).click();
  return dialog;
}

test(
  'a role given is one the person has, is on record with who gave it, and is in the file',
  { tag: PROMISE },
  async ({ page, server }) => {
    const { user } = await tokenOf(server, 'advisor');
    await startSignedIn(page, 'manager');
    await page.goto('/users');
    try {
      await setRole(page, 'Ruth Okafor', 'Finance director', true);
      const row = page.getByRole('listitem').filter({ hasText: 'Ruth Okafor' });
      await expect(row.getByText('Finance director')).toBeVisible();
      const roles = await server.rows(
        'user_roles',
        `select=role,granted_by&role=eq.finance_director&user_id=eq.${user.id}`,
      );
      expect(roles).toEqual([{ role: 'finance_director', granted_by: (await tokenOf(server, 'manager')).user.id }]);
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('link', { name: 'Audit', exact: true }).click();
      const change = page.getByText('Marcus Bell gave Ruth Okafor the role Finance director').first();
      await change.click();
      await expect(page.getByRole('row', { name: 'role Finance director' }).first()).toBeVisible();
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download as CSV' }).click();
      const file = await readFile(await (await downloading).path(), 'utf8');
      expect(file).toContain('Marcus Bell,manager@larkspurfalls.example,user_roles,INSERT');
      await page.getByRole('combobox', { name: 'Action' }).selectOption('Removed');
      await expect(page.getByText('Marcus Bell gave Ruth Okafor the role Finance director')).toHaveCount(0);
      await page.getByRole('button', { name: 'Clear' }).click();
      await expect(change).toBeVisible();
      await page.getByLabel('From').fill('2099-01-01');
      await expect(page.getByText('No change fits')).toBeVisible();
    } finally {
      await asManager(server, 'revoke_role', { person: user.id, role: 'finance_director' });
    }
  },
);

test.describe('the last leader', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('cannot be removed, and the page says so', async ({ page, server }) => {
    const { user } = await tokenOf(server, 'candidate');
    await asManager(server, 'deactivate_person', { person: user.id });
    try {
      await startSignedIn(page, 'manager');
      await page.goto('/users');
      const dialog = await setRole(page, 'Marcus Bell', 'Campaign manager', false);
      await expect(dialog.getByText('You are taking away your own way into this page.')).toBeVisible();
      await expect(dialog.getByText('The last candidate or campaign manager cannot be removed.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Deactivate...' }).click();
      await dialog.getByRole('button', { name: 'Yes, deactivate Marcus Bell' }).click();
      await expect(dialog.getByText('The last candidate or campaign manager cannot be removed.')).toBeVisible();
    } finally {
      await asManager(server, 'reactivate_person', { person: user.id });
    }
  });

  test('an invitation waits in the list, cannot be made twice, and can be withdrawn', async ({ page, server }) => {
    const email = `ida-${crypto.randomUUID().slice(0, 8)}@example.com`;
    const invite = async () => {
      await page.getByRole('button', { name: 'Invite somebody' }).click();
      await page.getByRole('textbox', { name: /^Email/ }).fill(email);
      await page.getByRole('checkbox', { name: 'Advisor' }).setChecked(true, { force: true });
      await page.getByRole('button', { name: 'Invite', exact: true }).click();
    };
    await startSignedIn(page, 'candidate');
    await page.goto('/users');
    await invite();
    await expect(page.getByRole('link', { name: 'Write the mail' })).toHaveAttribute('href', /^mailto:ida-/);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill(`invited ${email}`);
    await expect(page.getByText(email)).toBeVisible();
    await invite();
    await expect(page.getByRole('dialog').getByText(/waits already/)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: `Withdraw the invitation for ${email}` }).click();
    await expect(page.getByText('Nobody found')).toBeVisible();
    expect(await server.rows('invitations', `email=eq.${email}`)).toEqual([]);
  });
});

test('the navigation holds what opens and nothing else', async ({ page }) => {
  const ways = page.getByRole('navigation', { name: 'Staff' });
  const entries = () => ways.getByRole('link').allInnerTexts();
  await startSignedIn(page, 'organizer');
  await page.goto('/app');
  await expect.poll(entries).toEqual(['Today', 'Field', 'Money', 'Events']);
  await page.evaluate(() => localStorage.clear());
  await startSignedIn(page, 'manager');
  await page.goto('/app');
  await expect.poll(entries).toEqual(['Today', 'Admin', 'Field', 'Content']);
  // What a phone has no room for.
  const more = ways.getByRole('button', { name: 'More' });
  await more.click();
  await expect.poll(entries).toEqual(['Today', 'Admin', 'Field', 'Content', 'Money', 'Events', 'People', 'Audit']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect.poll(entries).toHaveLength(4);
  await more.click();
  await ways.getByRole('link', { name: 'People' }).click();
  await expect(page).toHaveURL('/users');
  await expect.poll(entries).toHaveLength(4);
});

test('the pages of those who lead are accessible and fit the narrowest phone', async ({ page }) => {
  await startSignedIn(page, 'manager');
  await expectEachWhole(page, LEADING);
});
