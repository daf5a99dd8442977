/** Every public page: no axe finding, nothing wider than a phone, whole in Spanish, and words for what is not there. */
import type { Page } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PARTS } from '../../src/features/transparency/model/parts.ts';
import { expect, expectAccessibleInEveryLook, test } from '../fixtures.ts';
import { fill, submit } from '../support/forms.ts';
import { LOOKS, RECIPES, recipesOn } from '../support/looks.ts';
import { chooseSpanish, faultsOf } from '../support/spoken.ts';
import { startSignedIn } from '../support/staff.ts';
import { PROMISE } from '../support/tags.ts';
import { message } from '../support/volunteer.ts';
import { deadLinks } from '../../tests/tools/printedLinks.ts';

test.use({ serviceWorkers: 'block' });

/** What a browser says of a page that was answered with 404. */
const NOWHERE = /404 \(Not Found\) \S+\/no-such-page$/;

/** Those of the specification, and what a visitor is led to from everywhere. */
const MAIN = [
  '/es/vision',
  '/es/transparency',
  '/es/finance-transparency',
  '/es/wellness',
  '/es/engagement',
  '/es/revitalization',
  '/es/education',
  '/es/community-voice',
  '/es/outbox',
  '/es/no-such-page',
];
const BELOW = [
  '/es/',
  '/es/bug-report',
  '/es/unsubscribe',
  '/es/confirm',
  '/es/vision?by=time',
  '/es/vision?by=news',
  '/es/vision/counselor-on-calls',
  '/es/citizens',
  ...PARTS.map((part) => `/es/transparency/${part}`),
  '/es/engagement/d0000000-0000-4000-8000-000000000001',
  '/es/revitalization/harrow-mill',
];
/** Whose address says no language. One that was confirmed is a message in the address of another page, so that each is loaded anew. */
const ACCOUNTS = [
  '/auth',
  '/auth?mode=sign-up',
  '/auth?mode=forgot',
  '/auth/confirm',
  '/auth/confirm?one#token_hash=a&type=signup',
  '/auth/confirm?two#message=Confirmation+link+accepted',
];

// Each is looked at once, on the narrowest phone and in the longer language: axe, width and words in one visit.
test.describe('on the narrowest phone, in Spanish', () => {
  test.use({ viewport: { width: 320, height: 640 }, expectedErrors: [/404 \(Not Found\) \S+\/es\/no-such-page$/] });

  test('the main pages are accessible, fit and are whole', { tag: PROMISE }, async ({ page }) => {
    expect(await faultsOf(page, MAIN, 'h1')).toEqual([]);
  });

  test('the pages below them are accessible, fit and are whole', async ({ page }) => {
    test.setTimeout(120_000);
    expect(await faultsOf(page, BELOW, 'h1')).toEqual([]);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/es\/revitalization\/harrow-mill$/);
    await expect(page.locator('link[hreflang=en]')).toHaveCount(1);
  });

  test('the pages about an account are accessible, fit and are whole', async ({ page }) => {
    await page.goto('/robots.txt');
    await chooseSpanish(page);
    expect(await faultsOf(page, ACCOUNTS, 'h1')).toEqual([]);
  });
});

test('a recipe that no page below shows is looked at nowhere', { tag: PROMISE }, () => {
  expect(new Set([...LOOKS.pages, ...LOOKS.dialogs].flatMap(({ shows }) => shows))).toEqual(new Set(RECIPES));
});

for (const [kind, looks] of Object.entries(LOOKS)) {
  test(
    `every recipe of the ${kind} is accessible by day and by night, on a phone and on a desktop`,
    { tag: PROMISE },
    async ({ page, server, expectedErrors }) => {
      expectedErrors.push(/status of 400/);
      const [event] = await server.rows('events', 'select=id&order=date.desc&limit=1');
      await page.addInitScript(keepSlips);
      for (const { path, shows } of looks) {
        await test.step(path, async () => {
          if (path === '/account') await startSignedIn(page, 'deputy');
          await page.goto(path.replace(':event', String(event?.['id'])));
          if (shows.includes('toast')) await beRefused(page);
          await expect.poll(() => recipesOn(page), { message: path }).toEqual(expect.arrayContaining([...shows]));
          await expectAccessibleInEveryLook(page);
          expect(await recipesOn(page), path).toEqual(expect.arrayContaining([...shows]));
        });
      }
    },
  );
}

/** In the page: a slip stays as long as the looks take. Its time is counted in frames from an instant that is still to come here. */
function keepSlips() {
  const now = performance.now.bind(performance);
  performance.now = () => now() + 3_600_000;
}

/** The slip that says so. */
async function beRefused(page: Page) {
  await page.route('**/rest/v1/signups*', (route) => route.fulfill({ status: 400, json: { code: '23514' } }));
  const dialog = page.getByRole('dialog');
  await fill(dialog, { name: 'Ana Ruiz', email: 'ana@example.com' });
  await submit(dialog, 'newsletter').click();
  await expect(message(page, 'Something went wrong. Please try again.')).toBeVisible();
}

test('an unknown address says so and leads home', { tag: PROMISE }, async ({ page, request, expectedErrors }) => {
  expectedErrors.push(NOWHERE);
  // Asked without the worker, which keeps the app for every address.
  expect((await request.get('/no-such-page')).status()).toBe(404);
  await page.goto('/no-such-page');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

test('the backend’s addresses and files are never answered with HTML', { tag: PROMISE }, async ({ request }) => {
  for (const path of ['/rest/v1/signups', '/auth/v1/user', '/assets/no-such-file.js', '/rest/v1/no_such_table']) {
    const response = await request.get(path, { headers: { accept: 'text/html' } });
    expect(response.headers()['content-type'] ?? '').not.toContain('text/html');
    expect(response.status()).toBeGreaterThanOrEqual(400);
  }
});

test(
  'a bad row sent straight to the backend is refused and stored nowhere',
  { tag: PROMISE },
  async ({ server, person }) => {
    const response = await server.insertAsVisitor('signups', {
      id: crypto.randomUUID(),
      type: 'x',
      name: 'A',
      phone: '123',
      headcount: 11,
      notes: person,
      client_created_at: new Date().toISOString(),
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await server.rows('signups', `notes=eq.${encodeURIComponent(person)}`)).toEqual([]);
  },
);

test(
  'every link of the printed pages leads to a file, to its place on a page, or to a page of the app',
  { tag: PROMISE },
  () => {
    const { dead, followed } = deadLinks(fileURLToPath(new URL('../../dist', import.meta.url)));
    expect(dead).toEqual([]);
    expect(followed).toBeGreaterThan(1000);
  },
);

test('no secret is in anything that is served', { tag: PROMISE }, async () => {
  const secrets = ['SUPABASE_SECRET_KEY', 'SUPABASE_JWT_SECRET'].map((name) => process.env[name] ?? '');
  const dist = new URL('../../dist/', import.meta.url);
  const files = (await readdir(dist, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const text = await readFile(join(file.parentPath, file.name), 'latin1');
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(20);
      expect(text.includes(secret), file.name).toBe(false);
    }
  }
});
