/** What came too late to count by itself, and a walk that ended with its canvasser's role: each is told, nothing is lost. */
import { expect, expectAccessible } from '../fixtures.ts';
import { test } from '../support/ownTown.ts';
import { asManager, startSignedIn, tokenOf } from '../support/staff.ts';
import { PROMISE } from '../support/tags.ts';

test.use({ serviceWorkers: 'block' });

test('results that came late are looked at one by one, taken and dropped', { tag: PROMISE }, async ({ page }) => {
  await startSignedIn(page, 'organizer');
  await page.goto('/field-ops');
  const late = page.getByRole('region', { name: 'Came late' });
  await expect(late.getByRole('heading', { name: 'Nora Lindqvist, Cedar Street South' })).toBeVisible();
  await expect(late).toContainText('3 results');
  await expect(late).toContainText('It came 19 days after the turf was theirs.');
  await late.getByText('Look at each').click();
  await expect(late).toContainText('“Wants the crosswalk back.”');
  await expectAccessible(page);

  const cedar = page.locator('li[data-turf="Cedar Street South"]');
  await expect(cedar).toContainText(/^.*25 of 3\d doors visited/);
  await late.getByRole('button', { name: /^Take .*Cedar Street: Canvassed · Lean/ }).click();
  await expect(late).toContainText('2 results');
  await page.reload();
  await expect(cedar).toContainText(/^.*26 of 3\d doors visited/);

  await late.getByRole('button', { name: /^Drop\.\.\.: 2 results/ }).click();
  await late.getByRole('button', { name: /^Yes, drop all 2: / }).click();
  await expect(late).toHaveCount(0);
  await expect(cedar).toContainText(/^.*26 of 3\d doors visited/);
});

test('a canvasser whose role has ended is told so, and that what is saved is still sent', async ({ page, server }) => {
  await startSignedIn(page, 'advisor');
  await page.goto('/field-ops');
  await expect(page.getByRole('heading', { name: 'My turfs' })).toBeVisible();
  const { user } = await tokenOf(server, 'advisor');
  await asManager(server, 'revoke_role', { person: user.id, role: 'advisor' });
  await page.reload();
  await expect(page).toHaveURL('/', { timeout: 30_000 });
  await expect(page.getByRole('status', { name: 'The walk is closed to you' })).toContainText(
    'is still sent by itself',
  );
});
