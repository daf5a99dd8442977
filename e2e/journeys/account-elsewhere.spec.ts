/** On a server that knows its own address: accounts elsewhere are linked, signed in with and unlinked, and a mail's link changes the address. */
import type { Page } from '@playwright/test';
import { samplePassword } from '../../supabase/local/seed.ts';
import { expect, expectAccessible } from '../fixtures.ts';
import { linkSentTo } from '../support/authenticator.ts';
import { test } from '../support/ownSite.ts';
import { startSignedIn } from '../support/staff.ts';

// The provider's own pages have no picture.
test.use({ expectedErrors: [/404 \(Not Found\).*\/favicon\.ico/], serviceWorkers: 'block' });
test.describe.configure({ mode: 'serial' });

const main = (page: Page) => page.getByRole('main');

async function continueAs(page: Page, email: string) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('an account elsewhere is linked, leads to the page that was asked for, and leads nowhere once unlinked', async ({
  page,
}) => {
  await startSignedIn(page, 'advisor');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Link Town' }).click();
  await continueAs(page, 'ruth@town.example');
  await expect(page).toHaveURL('/account');
  await expect(main(page).getByText('ruth@town.example')).toBeVisible();
  await expectAccessible(page);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/events');
  await expect(page).toHaveURL(/\/auth\?to=/);
  await page.getByRole('button', { name: 'Continue with Town' }).click();
  await expect(page).toHaveURL('/events');

  await page.goto('/account');
  await page.getByRole('button', { name: 'Unlink: Town' }).click();
  await page.getByRole('button', { name: 'Unlink it' }).click();
  await expect(page.getByRole('button', { name: 'Link Town' })).toBeVisible();
  await expect(main(page).getByText('ruth@town.example')).toBeHidden();
});

test('one that belongs to somebody else is not linked, and a no at the provider is said in words', async ({ page }) => {
  await startSignedIn(page, 'content');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Link Town' }).click();
  await continueAs(page, 'pat@town.example');
  await expect(main(page).getByText('pat@town.example')).toBeVisible();

  await startSignedIn(page, 'finance');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Link Town' }).click();
  await expect(page).toHaveURL('/account');
  await expect(main(page).getByText(/belongs to another account here/)).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto('/auth');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue with Town' }).click();
  await continueAs(page, 'nobody@town.example');
  await expect(page.getByText(/was not finished/)).toBeVisible();
  await expect(page).toHaveURL('/auth');
});

test('a new e-mail address counts once both links are pressed, and every page says which one is open', async ({
  page,
  server,
}) => {
  await startSignedIn(page, 'content');
  await page.goto('/account');
  await page.getByRole('textbox', { name: /^New email/ }).fill('writer@larkspurfalls.example');
  const email = page.getByRole('region', { name: 'Email' });
  await email.getByLabel(/^Current password/).fill(samplePassword);
  await email.getByRole('button', { name: 'Change the email' }).click();
  await expect(email.getByText(/open two links: .*content@larkspurfalls.example.*writer@/)).toBeVisible();
  const press = async (to: string) => {
    await page.goto('about:blank');
    await page.goto(await linkSentTo(server, to));
    await page.getByRole('button', { name: 'Confirm the change' }).click();
  };
  await press('writer@larkspurfalls.example');
  await expect(page.getByRole('heading', { name: 'One of two links confirmed' })).toBeVisible();
  await expect(main(page).getByText(/Now open the link we sent to content@larkspurfalls.example/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expect(email.getByText(/^writer@.* is confirmed. Now open the link we sent to content@/)).toBeVisible();
  await expect(email.getByText('You sign in with content@larkspurfalls.example.')).toBeVisible();
  // As a hosted project with its own templates leads back.
  await page.goto('/#message=Confirmation+link+accepted.+Please+proceed+to+confirm+link+sent+to+the+other+email&sb=');
  await expect(main(page).getByText(/Now open the link we sent to content@larkspurfalls.example/)).toBeVisible();

  await press('content@larkspurfalls.example');
  await expect(page.getByRole('status', { name: 'Your email address is changed' })).toBeVisible();
  await expect(page).toHaveURL('/account');
  await expect(email.getByText('You sign in with writer@larkspurfalls.example.')).toBeVisible();
});
