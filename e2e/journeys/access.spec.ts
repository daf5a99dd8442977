/** Who may open what: every route of the specification's section 2, for every principal, online and in a dead spot. */
import { pages, rolesFor } from '../../src/app/access.ts';
import { sampleAccounts } from '../../supabase/local/seed.ts';
import { expect, OFFLINE_ERRORS, test, waitForOfflineReady } from '../fixtures.ts';
import { fillSignInForm, signInAs } from '../support/signIn.ts';
import type { Page } from '@playwright/test';

const paths = pages.map(({ path }) => path).filter((path) => path !== '/auth');
/** The others are the same files for everybody: the stranger opens them. */
const guarded = paths.filter((path) => rolesFor(path) !== null);

/** Where a person ends who asks for `path`: there, at home, or (a stranger) at the sign-in screen. */
function destination(path: string, roles: readonly string[] | null): RegExp {
  const allowed = rolesFor(path);
  if (allowed === null || roles?.some((role) => allowed.some((one) => one === role))) return new RegExp(`${path}$`);
  return roles === null ? /\/auth\?to=/ : /:\d+\/$/;
}

async function expectTable(page: Page, roles: readonly string[] | null, asked: readonly string[] = paths) {
  for (const path of asked) {
    await page.goto(path);
    await expect(page, path).toHaveURL(destination(path, roles));
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  }
}

test('a stranger opens the public pages and is asked to sign in for the others, online and in a dead spot', async ({
  page,
  context,
  expectedErrors,
}) => {
  test.setTimeout(180_000);
  expectedErrors.push(OFFLINE_ERRORS);
  await expectTable(page, null);
  await page.goto('/');
  await waitForOfflineReady(page);
  await context.setOffline(true);
  // The public ones open there for everybody: offline.spec.ts.
  await expectTable(page, null, guarded);
});

/**
 * One of each that the guard tells apart walks through every guarded page. The others, whose whole table is told without a
 * browser (tests/core/session/guard.test.ts, tests/db/routes.test.ts), show that their own roles reach the guard: by a page
 * of all staff and one of the leaders.
 */
const WHOLE_TABLE = /^(newcomer|organizer|manager|deputy)@/;

for (const { email, roles } of sampleAccounts) {
  const held = roles === 'none' ? [] : roles.split(', ');
  const whole = WHOLE_TABLE.test(email);
  test(`${email} (${roles}) opens what the roles allow${whole ? ', online and in a dead spot' : ''}`, async ({
    page,
    context,
    expectedErrors,
  }) => {
    test.setTimeout(180_000);
    expectedErrors.push(OFFLINE_ERRORS);
    await signInAs(page, email);
    if (!whole) return expectTable(page, held, ['/app', '/users']);
    await expectTable(page, held, guarded);
    await page.goto('/');
    await waitForOfflineReady(page);
    await context.setOffline(true);
    await expectTable(page, held, guarded);
  });
}

test('a page the guard asked for is where the sign-in leads, and nowhere outside', async ({ page }) => {
  await page.goto('/app');
  await expect(page).toHaveURL(/\/auth\?to=/);
  await fillSignInForm(page, 'organizer@larkspurfalls.example', 'larkspur-falls');
  await expect(page).toHaveURL(/\/app$/);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth?to=https://example.com/');
  await expect(page).toHaveURL(/\/auth/);
});

test('a wrong password is said in the backend’s words and nothing typed is lost', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 400/);
  await page.goto('/auth');
  await fillSignInForm(page, 'organizer@larkspurfalls.example', 'wrong-password');
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /invalid/i })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Email/ })).toHaveValue('organizer@larkspurfalls.example');
});
