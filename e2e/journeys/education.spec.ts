/** Schools: what is known, in a dead spot too; and small numbers, withheld before a file is taken. */
import { expect, expectAccessible, OFFLINE_ERRORS, test as plain, waitForOfflineReady } from '../fixtures.ts';
import { startSignedIn } from '../support/staff.ts';
import { test } from '../support/visited.ts';

test.describe('everybody', () => {
  test.use({ expectedErrors: [OFFLINE_ERRORS] });

  test('reads in a dead spot what is known of the schools, and why a number is missing', async ({ page, context }) => {
    await page.goto('/education');
    const reading = page.getByRole('article', { name: /^Half of the third graders/ });
    await expect(reading).toBeVisible();
    await expect(page.getByText('A baseline, not an impact.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nothing is collected from children under 13' })).toBeVisible();
    await waitForOfflineReady(page);
    await context.setOffline(true);
    await page.reload();
    await reading.getByText('As a table').click();
    await expect(reading.getByRole('cell', { name: /48\.7/ })).toBeVisible();
    await expectAccessible(page);
  });
});

plain.describe('staff', () => {
  plain.use({ serviceWorkers: 'block' });

  plain('are told before they bring in a file what of it will be withheld, and why', async ({ page }) => {
    plain.setTimeout(120_000);
    await startSignedIn(page, 'content');
    await page.goto('/content/figures');
    await page.getByLabel('For which text').selectOption({ label: 'Half of the third graders read as well as they should; of poor families’ children one in three' }); // prettier-ignore
    const csv =
      'Place,Group,Year,Percent,N\ncity,,2031,50,200\ncity,a,2031,50,120\ncity,b,2031,40,60\ncity,c,2031,30,20\n';
    await page
      .getByLabel(/^The file/)
      .setInputFiles({ name: 'small.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect(page.getByText('2 numbers will be withheld:')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'fewer than ten people' })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'with the total it would give another one away' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Bring in 4 figures' }).click();
    await expect(page.getByText('The figures are on the server')).toBeVisible();
  });
});
