/** One's own account: a second factor of each kind from adding it to signing in with it, and taking it away again. */
import type { Page } from '@playwright/test';
import { expect, expectAccessibleInEveryLook } from '../fixtures.ts';
import { codeOf, codeSentTo, plugInKey } from '../support/authenticator.ts';
import { test } from '../support/ownTown.ts';
import { fillSignIn, startSignedIn, type AccountName } from '../support/staff.ts';

test.use({ expectedErrors: [/status of 4(01|03|22)/], serviceWorkers: 'block' });

const main = (page: Page) => page.getByRole('main');
const added = (page: Page) => page.getByRole('status', { name: 'Your account asks for it from now on' });

/** Until the page has forgotten them, as on a phone that was lost and found. */
async function signInAnew(page: Page, name: AccountName, to: string) {
  await page.evaluate(() => localStorage.removeItem('campaign-identity'));
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('sb-')) localStorage.removeItem(key);
  });
  await page.goto(to);
  await fillSignIn(page, name);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
}

async function addApp(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(name);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  const secret = (await dialog.locator('[translate=no]').innerText()).replace(/\s/g, '');
  await dialog.getByRole('textbox', { name: /^Code/ }).fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(added(page)).toBeVisible();
  return secret;
}

test('an authenticator is added, asked for at the next sign-in, asked for again before it goes, and gone then', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await startSignedIn(page, 'advisor');
  await page.goto('/app');
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('link', { name: 'Your account' }).click();
  await expect(page).toHaveURL('/account');
  await expect(main(page).getByText('Only your password protects your account now.')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  const secret = await addApp(page, 'Ruth’s phone');
  await expect(main(page).getByText('Authenticator app Ruth’s phone')).toBeVisible();
  await expect(main(page).getByText(/Add another one/)).toBeVisible();

  await signInAnew(page, 'advisor', '/events');
  const code = page.getByRole('textbox', { name: /^Code/ });
  await code.fill('12 34');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Enter the 6 digits')).toBeVisible();
  await code.fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(main(page).getByText(/half a minute/)).toBeVisible();
  await code.fill(codeOf(secret));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/events');

  // A tab that was left open over lunch.
  await page.clock.install({ time: Date.now() + 11 * 60_000 });
  await page.goto('/account');
  await page.getByRole('button', { name: 'Remove: Authenticator app Ruth’s phone' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  const again = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await again.getByRole('textbox', { name: /^Code/ }).fill(codeOf(secret));
  await again.getByRole('button', { name: 'Confirm' }).click();
  await expect(main(page).getByText('Only your password protects your account now.')).toBeVisible();
});

test('a key is added and asked for at the next sign-in, beside the app, and is asked for first from then on', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  // No browser lets a bare address have keys.
  const here = server.url.replace('127.0.0.1', 'localhost');
  await plugInKey(page);
  await page.goto(`${here}/auth?to=/account`);
  await fillSignIn(page, 'finance');
  await addApp(page, 'Phone');
  await page.getByRole('button', { name: 'Add a key or passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a key or passkey' });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Key ring');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(main(page).getByText('Key Key ring')).toBeVisible();

  await signInAnew(page, 'finance', `${here}/account`);
  await page.getByRole('button', { name: 'Key Key ring' }).click();
  await page.getByRole('button', { name: 'Use the key' }).click();
  await expect(main(page).getByText('After the password your account asks for one of these.')).toBeVisible();

  await signInAnew(page, 'finance', `${here}/account`);
  await expect(page.getByRole('button', { name: 'Use the key' })).toBeVisible();
});

test('a phone is added by the code that is sent to it, and another code is sent at the next sign-in', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  await startSignedIn(page, 'newcomer');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Add a phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a phone' });
  await dialog.getByRole('textbox', { name: /^Phone number/ }).fill('+1 (555) 010-0123');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await dialog.getByRole('textbox', { name: /^Code/ }).fill(await codeSentTo(server, '+15550100123'));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(main(page).getByText('Code by phone My phone')).toBeVisible();

  await signInAnew(page, 'newcomer', '/account');
  const before = server.printed.length;
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByRole('textbox', { name: /^Code/ }).fill(await codeSentTo(server, '+15550100123', before));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/account');

  await signInAnew(page, 'newcomer', '/auth');
  await page.getByRole('button', { name: 'Sign in with another account' }).click();
  await fillSignIn(page, 'content');
  await expect(page).toHaveURL('/');
});
