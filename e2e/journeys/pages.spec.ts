/** Every page: no axe finding by day and by night, nothing wider than a phone, and words for what is not there. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, expectAccessibleInEveryLook, test } from '../fixtures.ts';
import { STUDIO } from '../support/content.ts';
import { startSignedIn } from '../support/staff.ts';
import { deadLinks } from '../../tests/tools/printedLinks.ts';
import { isComing, LONGER, oneComing } from '../support/thorough.ts';

test.use({ serviceWorkers: 'block' });

/** What a browser says of a page that was answered with 404. */
const NOWHERE = /404 \(Not Found\) \S+\/no-such-page$/;

const PAGES = [
  '/',
  '/outbox',
  '/unsubscribe',
  '/confirm',
  '/bug-report',
  '/no-such-page',
  '/auth',
  '/auth/confirm',
  '/auth/confirm#token_hash=a&type=signup',
  '/auth/confirm#message=Confirmation+link+accepted',
  '/vision',
  '/vision/counselor-on-calls',
  '/citizens',
  '/transparency',
  '/transparency/documents',
  '/transparency/payments',
  '/transparency/figures',
  '/transparency/requests',
  '/transparency/data',
  '/finance-transparency',
];
const MORE = [
  '/transparency/decisions',
  '/transparency/calendar',
  '/transparency/corrections',
  '/transparency/people',
  '/wellness',
  '/engagement',
  '/engagement/d0000000-0000-4000-8000-000000000001',
  '/revitalization',
  '/revitalization/harrow-mill',
  '/education',
  '/community-voice',
];

for (const path of oneComing([...PAGES, ...MORE])) {
  const tag = isComing(path) ? LONGER : {};
  test(
    `${path} is accessible by day and by night, on a phone and on a desktop`,
    tag,
    async ({ page, expectedErrors }) => {
      if (path === '/no-such-page') expectedErrors.push(NOWHERE);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessibleInEveryLook(page);
    },
  );
}

test('the studio is accessible by day and by night, on a phone and on a desktop', LONGER, async ({ page }) => {
  test.setTimeout(420_000);
  await startSignedIn(page, 'content');
  for (const path of [
    '/content/ideas',
    '/content/places',
    '/content/links',
    '/content/payments',
    '/content/figures',
    '/content/releases',
    '/content/team-member',
    ...STUDIO,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessibleInEveryLook(page);
  }
});

test('an unknown address says so and leads home', async ({ page, request, expectedErrors }) => {
  expectedErrors.push(NOWHERE);
  // Asked without the worker, which keeps the app for every address.
  expect((await request.get('/no-such-page')).status()).toBe(404);
  await page.goto('/no-such-page');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

test('the backend’s addresses and files are never answered with HTML', async ({ request }) => {
  for (const path of ['/rest/v1/signups', '/auth/v1/user', '/assets/no-such-file.js', '/rest/v1/no_such_table']) {
    const response = await request.get(path, { headers: { accept: 'text/html' } });
    expect(response.headers()['content-type'] ?? '').not.toContain('text/html');
    expect(response.status()).toBeGreaterThanOrEqual(400);
  }
});

test('a bad row sent straight to the backend is refused and stored nowhere', async ({ server, person }) => {
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
});

test('every link of the printed pages leads to a file, to its place on a page, or to a page of the app', () => {
  const { dead, followed } = deadLinks(fileURLToPath(new URL('../../dist', import.meta.url)));
  expect(dead).toEqual([]);
  expect(followed).toBeGreaterThan(1000);
});

test('no secret is in anything that is served', async () => {
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
