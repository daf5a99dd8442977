/** Links and codes in mails about accounts: opened by a scanner, by another browser, by a person who is signed in as someone else. */
import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, OFFLINE_ERRORS } from '../fixtures.ts';
import { codeMailedTo, linkSentTo } from '../support/authenticator.ts';
import { faultsIn } from '../support/spoken.ts';
import { test } from '../support/ownSite.ts';
import { startSignedIn, tokenOf } from '../support/staff.ts';
import type { TestServer } from '../support/testServer.ts';
import { PROMISE } from '../support/tags.ts';

test.use({ serviceWorkers: 'block' });
// One after the other: two servers would cost more than the second worker saves.
test.describe.configure({ mode: 'default' });

const PASSWORD = 'a quiet morning walk';
const main = (page: Page) => page.getByRole('main');
const toast = (page: Page, name: string | RegExp) => page.getByRole('status', { name });

async function signUp(page: Page): Promise<string> {
  const email = `new-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await page.goto('/auth?mode=sign-up');
  await page.getByRole('textbox', { name: /^Full name/ }).fill('New Person');
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(main(page).getByText(`We sent an email to ${email}.`)).toBeVisible();
  return email;
}

async function otherBrowser(browser: Browser, server: TestServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  return context.newPage();
}

async function signedInAs(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => /^sb-.*-auth-token$/.test(one));
    return key === undefined ? null : (JSON.parse(localStorage.getItem(key) ?? '{}').user?.email ?? null);
  });
}

test('a scanner that opens a link first uses nothing up; one button confirms, where the mail was asked for without a question', async ({
  page,
  request,
  server,
  expectedErrors,
}) => {
  // The link once more, after it was used.
  expectedErrors.push(/status of 403/);
  const email = await signUp(page);
  const link = await linkSentTo(server, email);
  const fields = new URLSearchParams(new URL(link).hash.slice(1));
  const scanned = `${server.url}/auth/v1/verify?token=${fields.get('token_hash')}&type=signup`;
  for (let n = 0; n < 2; n++) {
    const answer = await request.get(scanned, { maxRedirects: 0 });
    expect(answer.headers()['location']).toBe(link);
  }
  await page.goto(scanned);
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  expect(await signedInAs(page)).toBeNull();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(toast(page, 'Your address is confirmed')).toContainText(`Signed in as New Person (${email})`);
  await expect(page).toHaveURL('/');

  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(main(page).getByText(/If you confirmed your address before, sign in/)).toBeVisible();
  await expect(main(page).getByText(/expired/)).toBeHidden();
  await expectAccessible(page);
});

test('the code of the mail is typed where the account was made, and by itself on a page of its own', async ({
  page,
  browser,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 403/);
  const email = await signUp(page);
  const code = await codeMailedTo(server, email);
  const field = page.getByRole('textbox', { name: /^Code from the email/ });
  await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await page.getByRole('button', { name: 'Confirm the code' }).click();
  await expect(main(page).getByText(/That code is wrong or too old/)).toBeVisible();
  await field.fill(code);
  await page.getByRole('button', { name: 'Confirm the code' }).click();
  await expect(toast(page, 'Your address is confirmed')).toBeVisible();

  const phone = await otherBrowser(browser, server);
  await phone.goto('/auth?mode=forgot');
  await phone.getByRole('textbox', { name: /^Email/ }).fill(email);
  await phone.getByRole('button', { name: 'Send me a link' }).click();
  await expect(main(phone).getByText(/an email is on its way/)).toBeVisible();
  await expect.poll(() => codeMailedTo(server, email)).not.toBe(code);
  await phone.goto('/auth/confirm');
  await phone.getByLabel(/^What is the code for/).selectOption('recovery');
  await phone.getByRole('textbox', { name: /^Email/ }).fill(email);
  await phone.getByRole('textbox', { name: /^Code from the email/ }).fill(await codeMailedTo(server, email));
  await phone.getByRole('button', { name: 'Confirm the code' }).click();
  await expect(phone).toHaveURL('/auth?mode=new-password');
  await phone.getByRole('textbox', { name: /^New password/ }).fill('another quiet morning');
  await phone.getByRole('button', { name: 'Save the new password' }).click();
  await expect(toast(phone, 'Your new password is set')).toBeVisible();
  await phone.context().close();
});

test(
  'another browser confirms the address and asks before it signs in; after a no, no one is signed in',
  { tag: PROMISE },
  async ({ page, browser, server }) => {
    const email = await signUp(page);
    const other = await otherBrowser(browser, server);
    await other.goto(await linkSentTo(server, email));
    await other.getByRole('button', { name: 'Confirm email address' }).click();
    await expect(other.getByRole('heading', { name: 'Continue as New Person?' })).toBeVisible();
    await expect(main(other).getByText(email)).toBeVisible();
    await expect(main(other).getByText('Your address is confirmed. Sign in.')).toBeVisible();
    await expectAccessible(other);
    await other.getByRole('button', { name: 'Use another account' }).click();
    await expect(other).toHaveURL('/auth');
    expect(await signedInAs(other)).toBeNull();
    await other.getByRole('textbox', { name: /^Email/ }).fill(email);
    await other.getByRole('textbox', { name: /^Password/ }).fill(PASSWORD);
    await other.getByRole('button', { name: 'Sign in' }).click();
    await expect(toast(other, 'Welcome back!')).toBeVisible();
    await other.context().close();
  },
);

test(
  'a session in an address never exchanges who is signed in without a question, and the toast says the name',
  { tag: PROMISE },
  async ({ page, server }) => {
    await startSignedIn(page, 'advisor');
    const attack = async () => {
      const { refresh_token: refresh } = await tokenOf(server, 'finance');
      return `/auth#access_token=x&refresh_token=${refresh}&expires_in=3600&token_type=bearer&type=signup`;
    };
    await page.goto(await attack());
    await expect(page.getByRole('heading', { name: /^You are signed in as Ruth/ })).toBeVisible();
    expect(page.url()).not.toContain('refresh_token');
    expect(await signedInAs(page)).toMatch(/^advisor@/);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Stay signed in as Ruth/ }).click();
    await expect(page.getByText('You are signed in', { exact: true })).toBeVisible();
    expect(await signedInAs(page)).toMatch(/^advisor@/);

    // A code of a sign-in elsewhere that another browser began.
    await page.goto('/auth?code=8f1d3c1e-0000-4000-8000-000000000000');
    await expect(page.getByText('You are signed in', { exact: true })).toBeVisible();
    expect(await signedInAs(page)).toMatch(/^advisor@/);

    await page.goto('about:blank');
    await page.goto((await attack()).replace('/auth', '/'));
    await page.getByRole('button', { name: /^Continue as Priya/ }).click();
    await expect(toast(page, 'Your address is confirmed')).toContainText(/Signed in as .*finance@/);
    expect(await signedInAs(page)).toMatch(/^finance@/);
  },
);

test.describe('in Spanish at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, expectedErrors: [OFFLINE_ERRORS] });

  test('a Spanish mail leads to a Spanish page, which says what to do offline and goes on when the network is back', async ({
    page,
    context,
    server,
  }) => {
    const email = await signUp(page);
    const link = (await linkSentTo(server, email)).replace('/auth/confirm', '/es/auth/confirm');
    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Confirme su correo electrónico' })).toBeVisible();
    expect(await faultsIn(page, 'es')).toEqual([]);
    // An English browser is offered English, above the button.
    await page.getByRole('button', { name: 'No, thank you' }).click();
    await context.setOffline(true);
    await expect(main(page).getByText(/^No tiene conexión/)).toBeVisible();
    await page.getByRole('button', { name: 'Confirmar el correo electrónico' }).click();
    await expect(page.getByRole('button', { name: 'Confirmar el correo electrónico' })).toBeEnabled();
    expect(await faultsIn(page, 'es')).toEqual([]);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Confirmar el correo electrónico' }).click();
    await expect(page.getByRole('heading', { name: /^¿Continuar como New Person/ })).toBeVisible();
    expect(await faultsIn(page, 'es')).toEqual([]);
    await expectAccessible(page);

    await page.goto('about:blank');
    await page.goto('/es/#message=Confirmation+link+accepted.+Please+proceed+to+confirm+link+sent+to+the+other+email');
    await expect(page.getByRole('heading', { name: 'Confirmó uno de los dos enlaces' })).toBeVisible();
    expect(await faultsIn(page, 'es')).toEqual([]);
  });
});
