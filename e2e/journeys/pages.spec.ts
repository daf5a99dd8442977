/** Every page: no axe finding by day and by night, nothing wider than a phone, and words for what is not there. */
import { expect, expectAccessible, test } from '../fixtures.ts';

const PAGES = [
  '/',
  '/outbox',
  '/no-such-page',
  '/auth',
  '/vision',
  '/citizens',
  '/transparency',
  '/finance-transparency',
];
const MORE = ['/wellness', '/engagement', '/revitalization', '/education', '/community-voice'];

for (const path of [...PAGES, ...MORE]) {
  test(`${path} is accessible by day and by night, on a phone and on a desktop`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test('an unknown address says so and leads home', async ({ page }) => {
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

test('a visitor cannot read who signed up', async ({ request }) => {
  const home = await (await request.get('/')).text();
  expect(home).not.toContain('sb_secret');
});
