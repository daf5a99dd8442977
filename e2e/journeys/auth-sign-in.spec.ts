/** The sign-in page: its words to the letter, where it leads, and what it says when something is wrong. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { samplePassword } from '../../supabase/local/seed.ts';
import { changePassword, fillSignIn, startSignedIn, tokenOf } from '../support/staff.ts';
import { PROMISE } from '../support/tags.ts';

const REFUSED = /the server responded with a status of (400|401|403|422|429)|ERR_FAILED|ERR_CONNECTION_RESET/;

test.use({ expectedErrors: [REFUSED], serviceWorkers: 'block' });

async function signUpAs(page: Page, email: string) {
  await page.goto('/auth?mode=sign-up');
  await page.getByRole('textbox', { name: /^Full name/ }).fill('New Person');
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByRole('textbox', { name: /^Password/ }).fill('secret66');
  await page.getByRole('button', { name: 'Sign up' }).click();
}

test('the two toggles lead from one form to the other; password managers know the fields, the password can be shown', async ({
  page,
}) => {
  await page.goto('/auth');
  await expect(page.getByRole('textbox', { name: /^Email/ })).toHaveAttribute('autocomplete', 'username');
  const password = page.getByRole('textbox', { name: /^Password/ });
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('link', { name: 'Need an account? Sign up' }).click();
  await expect(page.getByRole('textbox', { name: /^Password/ })).toHaveAttribute('autocomplete', 'new-password');
  await expect(page.getByRole('textbox', { name: /^Full name/ })).toBeVisible();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Full name is required')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await page.getByRole('link', { name: 'Already have an account? Sign in' }).click();
  await expect(page.getByRole('textbox', { name: /^Full name/ })).toBeHidden();
});

test(
  'signing up stays and asks to check the e-mail; signing in before that is refused in words',
  { tag: PROMISE },
  async ({ page }) => {
    const email = `new-${crypto.randomUUID().slice(0, 8)}@example.com`;
    await signUpAs(page, email);
    await expect(page.getByText('Account created! Please check your email to verify.')).toBeVisible();
    await expect(page).toHaveURL('/auth?mode=sign-up');
    await expect(page.getByText(`We sent an email to ${email}.`)).toBeVisible();
    await page.getByRole('link', { name: 'Already have an account? Sign in' }).click();
    await page.getByRole('textbox', { name: /^Email/ }).fill(email);
    await page.getByRole('textbox', { name: /^Password/ }).fill('secret66');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Email not confirmed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send the verification mail again' })).toBeVisible();
  },
);

const TOO_OFTEN = { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' };

// What each other refusal is explained with is asked without a browser (tests/features/auth/words.test.ts).
test(
  'a rate limit and a lost network are explained; then signing in says "Welcome back!" and goes to the landing page',
  {
    tag: PROMISE,
  },
  async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByRole('textbox', { name: /^Full name/ })).toBeHidden();
    await page.route('**/auth/v1/token**', (route) => route.fulfill({ status: 429, json: TOO_OFTEN }));
    await fillSignIn(page, 'organizer');
    await expect(page.getByText(TOO_OFTEN.msg).first()).toBeVisible();
    await expect(page.getByRole('main').getByText(/Wait a minute/)).toBeVisible();
    await page.unroute('**/auth/v1/token**');
    await page.route('**/auth/v1/token**', (route) => route.abort('connectionreset'));
    await fillSignIn(page, 'organizer');
    await expect(page.getByText('No connection', { exact: true })).toBeVisible();
    await page.unroute('**/auth/v1/token**');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Welcome back!')).toBeVisible();
    await expect(page).toHaveURL('/');
  },
);

test('a password that the server finds too weak is explained, nothing typed is lost; an address that has an account is sent to the sign-in', async ({
  page,
}) => {
  const weak = { code: 422, error_code: 'weak_password', msg: 'Password is known to be weak and easy to guess' };
  await page.route('**/auth/v1/signup**', (route) => route.fulfill({ status: 422, json: weak }));
  await signUpAs(page, 'organizer@larkspurfalls.example');
  await expect(page.getByText(weak.msg).first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/A short sentence works well/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Full name/ })).toHaveValue('New Person');
  // Hosted Supabase hides it behind a made-up user without identities; the embedded backend sends its owner another mail.
  const json = {
    id: crypto.randomUUID(),
    aud: 'authenticated',
    role: '',
    email: 'organizer@x.example',
    identities: [],
  };
  await page.unroute('**/auth/v1/signup**');
  await page.route('**/auth/v1/signup**', (route) => route.fulfill({ json }));
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('User already registered').first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/Sign in with it, or set a new password/)).toBeVisible();
  await expect(page.getByText('Account created!')).toBeHidden();
});

test('a recovery link leads from the site’s root to a new password, and leaves no token in the address', async ({
  page,
  server,
}) => {
  const { refresh_token: refresh } = await tokenOf(server, 'newcomer');
  await page.goto(`/#access_token=x&refresh_token=${refresh}&expires_in=3600&token_type=bearer&type=recovery`);
  // This browser did not ask for it.
  await page.getByRole('button', { name: /^Continue as / }).click();
  await expect(page).toHaveURL('/auth?mode=new-password');
  const field = page.getByRole('textbox', { name: /^New password/ });
  await field.fill('larkspur-falls');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('New password should be different from the old password.')).toBeVisible();
  const chosen = 'a quite different one';
  await field.fill(chosen);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  try {
    await expect(page.getByRole('status', { name: 'Your new password is set' })).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/auth');
    await fillSignIn(page, 'newcomer', chosen);
    await expect(page).toHaveURL('/');
  } finally {
    await changePassword(server, 'newcomer', chosen, samplePassword);
  }
});

test('a link that was used says so and does not end a good session', async ({ page }) => {
  await startSignedIn(page, 'advisor');
  const error = 'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired';
  await page.goto(`/auth#${error}`);
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('You are signed in')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(`/auth#${error}`);
  await expect(page.getByText(/If your address is confirmed, sign in/)).toBeVisible();
});
