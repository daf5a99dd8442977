/**
 * A second factor from the password to the page asked for. The embedded backend has none: its answers get one on the way, in
 * the shape of hosted Supabase; the full token is signed with its own secret, so that it believes it.
 */
import type { Page } from '@playwright/test';
import { makeToken, secret } from '../../tests/db/support/tokens.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { fillSignIn, tokenOf, type TokenAnswer } from '../support/staff.ts';
import type { TestServer } from '../support/testServer.ts';

test.use({ expectedErrors: [/status of 422/], serviceWorkers: 'block' });

const factors = [{ id: 'f1', factor_type: 'totp', status: 'verified', friendly_name: 'My phone' }];

async function withSecondFactor(page: Page, server: TestServer) {
  const full: TokenAnswer = await tokenOf(server, 'organizer');
  const token = makeToken({ sub: full.user.id, aal: 'aal2' }, secret());
  await page.route('**/auth/v1/token?grant_type=password', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as TokenAnswer; // GoTrue's answer to a password
    await route.fulfill({ response, json: { ...body, user: { ...body.user, factors } } });
  });
  await page.route('**/auth/v1/factors/f1/challenge', (route) =>
    route.fulfill({ json: { id: 'c1', type: 'totp', expires_at: Math.round(Date.now() / 1000) + 300 } }),
  );
  await page.route('**/auth/v1/factors/f1/verify', (route) => {
    const { code } = route.request().postDataJSON() as { code: string }; // the client's own request
    if (code === '123456') {
      return route.fulfill({ json: { ...full, access_token: token, user: { ...full.user, factors } } });
    }
    const wrong = { code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' };
    return route.fulfill({ status: 422, json: wrong, headers: { 'x-supabase-api-version': '2024-01-01' } });
  });
}

test('an account with an authenticator is asked for its code before any staff page opens', async ({ page, server }) => {
  await withSecondFactor(page, server);
  await page.goto('/app');
  await fillSignIn(page, 'organizer');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectAccessible(page);
  const code = page.getByRole('textbox', { name: /^Code/ });
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await page.goto('/app');
  await expect(page).toHaveURL('/auth?to=%2Fapp');
  await code.fill('12 34');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Enter the 6 digits')).toBeVisible();
  await code.fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Invalid TOTP code entered').first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/half a minute/)).toBeVisible();
  await code.fill('123 456');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/app');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
});

test('whoever has no authenticator at hand can sign in as somebody else', async ({ page, server }) => {
  await withSecondFactor(page, server);
  await page.goto('/auth');
  await fillSignIn(page, 'organizer');
  await page.getByRole('button', { name: 'Sign in with another account' }).click();
  await expect(page.getByRole('textbox', { name: /^Email/ })).toBeVisible();
  await page.unroute('**/auth/v1/token?grant_type=password');
  await fillSignIn(page, 'advisor');
  await expect(page).toHaveURL('/');
});
