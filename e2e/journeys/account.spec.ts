/** One's own account: a second factor of each kind from adding it to signing in with it, and taking it away again. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '../fixtures.ts';
import { samplePassword } from '../../supabase/local/seed.ts';
import { codeOf, codeSentTo, plugInKey } from '../support/authenticator.ts';
import { ownTown } from '../support/ownTown.ts';
import { faultsIn } from '../support/spoken.ts';
import { fillSignIn, startSignedIn, tokenOf, type AccountName } from '../support/staff.ts';
import { PROMISE } from '../support/tags.ts';

const test = ownTown();

test.use({ expectedErrors: [/status of 4(00|01|03|22|28)/], serviceWorkers: 'block' });
// One after the other: two servers would cost more than the second worker saves.
test.describe.configure({ mode: 'default' });

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
  await dialog.getByRole('textbox', { name: /^Code/ }).fill(await codeOf(secret));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(added(page)).toBeVisible();
  return secret;
}

test(
  'an authenticator is added, asked for at the next sign-in, asked for again before it goes, and gone then',
  { tag: PROMISE },
  async ({ page }) => {
    await startSignedIn(page, 'advisor');
    await page.goto('/app');
    await page.getByRole('banner').locator('summary').click();
    await page.getByRole('link', { name: 'Your account' }).click();
    await expect(page).toHaveURL('/account');
    await expect(main(page).getByText('Only your password protects your account now.')).toBeVisible();
    await expectAccessible(page);
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
    await code.fill(await codeOf(secret));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL('/events');

    // A tab that was left open over lunch.
    await page.clock.install({ time: Date.now() + 11 * 60_000 });
    await page.goto('/account');
    await page.getByRole('button', { name: 'Remove: Authenticator app Ruth’s phone' }).click();
    await page.getByRole('button', { name: 'Remove it' }).click();
    const again = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await again.getByRole('textbox', { name: /^Code/ }).fill(await codeOf(secret));
    await again.getByRole('button', { name: 'Confirm' }).click();
    await expect(main(page).getByText('Only your password protects your account now.')).toBeVisible();
  },
);

test('a tab that was left open adds a factor only after the password', async ({ page }) => {
  await startSignedIn(page, 'deputy');
  await page.clock.install({ time: Date.now() + 20 * 60_000 });
  await page.goto('/account');
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(proof).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  await proof.getByLabel(/^Password/).fill(samplePassword);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog', { name: 'Add an authenticator app' })).toBeVisible();
});

test('a key is added and asked for at the next sign-in, beside the app, and is asked for first from then on', async ({
  page,
  server,
}) => {
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

test('a new password needs the old one, ends the other sessions, and the page tells of all of it', async ({
  page,
  server,
}) => {
  await tokenOf(server, 'organizer');
  await startSignedIn(page, 'organizer');
  await page.goto('/account');
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByText('This device')).toBeVisible();
  await expect(sessions.getByRole('button', { name: /^Sign out:/ }).first()).toBeVisible();
  const password = page.getByRole('region', { name: 'Password' });
  await password.getByLabel(/^Current password/).fill('not the one');
  await password.getByLabel(/^New password/).fill('a longer way home');
  await password.getByRole('button', { name: 'Save the new password' }).click();
  await expect(password.getByText(/Check your current password and try again/)).toBeVisible();
  await password.getByLabel(/^Current password/).fill(samplePassword);
  await password.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('status', { name: 'Your new password is set' })).toBeVisible();
  await page.reload();
  await expect(sessions.getByText('This device')).toBeVisible();
  await expect(sessions.getByRole('button', { name: /^Sign out:/ })).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: 'What happened to your account' }).getByText('Password changed'),
  ).toBeVisible();
});

test.describe('at 320 px in Spanish', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the page and its dialogs are whole', async ({ page }) => {
    await startSignedIn(page, 'deputy');
    await page.evaluate(() => localStorage.setItem('language', 'es'));
    await page.goto('/account');
    await expect(
      page.getByRole('region', { name: 'Qué pasó con su cuenta' }).getByRole('listitem').first(),
    ).toBeVisible();
    await expect(page.getByText('Este dispositivo')).toBeVisible();
    expect(await faultsIn(page, 'es')).toEqual([]);
    await expectAccessible(page);
    for (const name of [/aplicación/, /llave/, /teléfono/]) {
      await page.getByRole('button', { name }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await faultsIn(page, 'es')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
});

test('a file of people wants a fresh proof: the password, of somebody who has nothing else', async ({ page }) => {
  await startSignedIn(page, 'manager');
  await page.goto('/admin/audit-dashboard');
  let asked = 0;
  // As it answers a quarter of an hour after the sign-in.
  await page.route('**/rest/v1/rpc/begin_export', (route) =>
    asked++ === 0
      ? route.fulfill({ status: 428, json: { code: 'PT428', message: 'Confirm first that it is you.' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Download as CSV' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel(/^Password/).fill('not the one');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText(/do not go together/)).toBeVisible();
  await dialog.getByLabel(/^Password/).fill(samplePassword);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  expect((await download).suggestedFilename()).toMatch(/^changes-.*\.csv$/);
});

test('a leader says from when a role asks for a second factor', async ({ page }) => {
  await startSignedIn(page, 'manager');
  await page.goto('/users');
  const roles = page.getByRole('region', { name: 'What each role asks for' });
  await expect(roles.getByText('The password is enough')).toHaveCount(6);
  await roles.getByRole('button', { name: 'Change what the role Finance director asks for' }).click();
  const dialog = page.getByRole('dialog', { name: 'Finance director' });
  await dialog.getByText('A second factor, in two weeks').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(roles.getByText(/^A second factor, from /)).toBeVisible();
  await expectAccessible(page);
});
