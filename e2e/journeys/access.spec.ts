/** Who may open what: every route of the specification's section 2, for every principal, online and in a dead spot. */
import { pages, rolesFor } from '../../src/app/access.ts';
import { SIGNED_IN } from '../../src/core/session/guard.ts';
import { sampleAccounts } from '../../supabase/local/seed.ts';
import { expect, OFFLINE_ERRORS, test as unvisited } from '../fixtures.ts';
import { fillSignInForm } from '../support/signIn.ts';
import { asManager, startSignedInAs, tokenOf } from '../support/staff.ts';
import { PROMISE } from '../support/tags.ts';
import { test } from '../support/visited.ts';
import type { Page } from '@playwright/test';

const paths = pages.map(({ path }) => path).filter((path) => path !== '/auth');
/** The others are the same files for everybody: the stranger opens them. */
const guarded = paths.filter((path) => rolesFor(path) !== null);

/** Where a person ends who asks for `path`: there, at home, or (a stranger) at the sign-in screen. */
function destination(path: string, roles: readonly string[] | null): RegExp {
  const allowed = rolesFor(path);
  if (allowed === SIGNED_IN) return roles === null ? /\/auth\?to=/ : new RegExp(`${path}$`);
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

const heldBy = (roles: string) => (roles === 'none' ? [] : roles.split(', '));

test(
  'a stranger opens the public pages and is asked to sign in for the others, online and in a dead spot',
  { tag: PROMISE },
  async ({ page, context, expectedErrors }) => {
    expectedErrors.push(OFFLINE_ERRORS);
    await expectTable(page, null);
    await context.setOffline(true);
    // The public ones open there for everybody: offline.spec.ts.
    await expectTable(page, null, guarded);
  },
);

/** Who has two roles walks through every guarded page; whom the guard turns away elsewhere is asked below, and of the whole table without a browser. */
const WHOLE_TABLE = /^deputy@/;

for (const { email, roles } of sampleAccounts.filter((one) => WHOLE_TABLE.test(one.email))) {
  const title = `${email} (${roles}) opens what the roles allow, online and in a dead spot`;
  test(title, { tag: PROMISE }, async ({ page, context, expectedErrors }) => {
    expectedErrors.push(OFFLINE_ERRORS);
    await startSignedInAs(page, email);
    await expectTable(page, heldBy(roles), guarded);
    await context.setOffline(true);
    await expectTable(page, heldBy(roles), guarded);
  });
}

/** The whole table is asked without a browser (tests/core/session/guard.test.ts, tests/db/routes.test.ts). */
unvisited.describe('by the page that their roles open, or the one of all staff', () => {
  unvisited.use({ serviceWorkers: 'block' });

  unvisited('the roles of everybody else reach the guard', async ({ page }) => {
    for (const { email, roles } of sampleAccounts.filter((one) => !WHOLE_TABLE.test(one.email))) {
      await unvisited.step(email, async () => {
        await startSignedInAs(page, email);
        await expectTable(page, heldBy(roles), [/^(candidate|manager)@/.test(email) ? '/users' : '/app']);
      });
    }
  });
});

unvisited(
  'a guarded page in capitals is no page, for a leader and for a stranger',
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/404 \(Not Found\) \S+\/(ADMIN|Field-Ops\/import)$/);
    for (const account of [null, 'manager@larkspurfalls.example']) {
      if (account) await startSignedInAs(page, account);
      for (const path of ['/ADMIN', '/Field-Ops/import']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('This road ends at the river');
        await expect(page, path).toHaveURL(path);
      }
    }
  },
);

unvisited('a role that was just given opens its page on the first load', async ({ page, server }) => {
  await startSignedInAs(page, 'newcomer@larkspurfalls.example');
  await page.goto('/field-ops');
  await expect(page).toHaveURL(/:\d+\/$/);
  const person = (await tokenOf(server, 'newcomer')).user.id;
  await asManager(server, 'grant_role', { person, role: 'field_organizer' });
  try {
    await page.goto('/field-ops');
    await expect(page).toHaveURL('/field-ops');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/field-ops');
  } finally {
    await asManager(server, 'revoke_role', { person, role: 'field_organizer' });
  }
});

unvisited(
  'a page the guard asked for is where the sign-in leads, and nowhere outside',
  { tag: PROMISE },
  async ({ page }) => {
    await page.goto('/app');
    await expect(page).toHaveURL(/\/auth\?to=/);
    await fillSignInForm(page, 'organizer@larkspurfalls.example', 'larkspur-falls');
    await expect(page).toHaveURL(/\/app$/);

    await page.evaluate(() => localStorage.clear());
    await page.goto('/auth?to=https://example.com/');
    await expect(page).toHaveURL(/\/auth/);
  },
);

unvisited(
  'a wrong password is said in the backend’s words and nothing typed is lost',
  async ({ page, expectedErrors }) => {
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
  },
);
