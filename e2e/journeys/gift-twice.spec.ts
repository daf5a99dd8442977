/** The same contributions in a second file without their numbers: asked about, and none added without a press. */
import { readFileSync } from 'node:fs';
import { expect, expectAccessible } from '../fixtures.ts';
import { test } from '../support/ownTown.ts';
import { startSignedIn } from '../support/staff.ts';

const file = (name: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: readFileSync(new URL(`../../tests/features/money/fixtures/gifts/${name}`, import.meta.url)),
});

test('says “2 that you seem to have” of a file without numbers, and adds only the one that is checked', async ({
  page,
  server,
}) => {
  const kept = async () =>
    (await server.rows('ledger_entries', 'type=eq.contribution&received_on=eq.2026-11-27&select=amount_cents')).filter(
      ({ amount_cents: cents }) => [4500, 5500].includes(Number(cents)),
    ).length;
  await startSignedIn(page, 'finance');
  await page.goto('/finance/import');
  const choose = page.getByLabel('The file');
  await choose.setInputFiles(file('plain1.csv'));
  await page.getByRole('button', { name: 'Bring in 2 new rows' }).click({ timeout: 30_000 });
  await expect(page.getByText('2 rows were added.').first()).toBeVisible({ timeout: 30_000 });
  const before = await kept();

  await page.getByRole('button', { name: 'Another file' }).click();
  await choose.setInputFiles(file('plain2.csv'));
  await expect(page.getByRole('heading', { name: '2 that you seem to have' })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: /^Bring in \d+ new row/ })).toHaveCount(0);
  expect(await kept()).toBe(before);
  // A mark is drawn over the box itself.
  await page.getByRole('checkbox', { name: /^Add Nora Plain/ }).check({ force: true });
  await page.getByRole('button', { name: 'Bring in 1 new row' }).click();
  await expect(page.getByText('1 row was added.').first()).toBeVisible({ timeout: 30_000 });
  expect(await kept()).toBe(before + 1);
});
