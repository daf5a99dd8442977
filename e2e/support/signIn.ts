/** A member of staff at the sign-in screen, by its visible words. */
import { expect, type Page } from '@playwright/test';
import { samplePassword } from '../../supabase/local/seed.ts';

export async function fillSignInForm(page: Page, email: string, password: string) {
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Ends on the landing page, as a sign-in opened directly does. */
export async function signInAs(page: Page, email: string) {
  await page.goto('/auth');
  await fillSignInForm(page, email, samplePassword);
  await expect(page.getByRole('status', { name: 'Welcome back!' })).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL('/');
}
