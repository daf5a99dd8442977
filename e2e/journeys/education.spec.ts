/** Schools: what is known, in a dead spot too; and small numbers, withheld before a file is taken. */
import { expect, expectAccessible, OFFLINE_ERRORS, test as plain } from '../fixtures.ts';
import { startSignedIn } from '../support/staff.ts';
import { untilKept } from '../support/untilKept.ts';
import { test } from '../support/visited.ts';
import { PROMISE } from '../support/tags.ts';

test.describe('everybody', () => {
  test.use({ expectedErrors: [OFFLINE_ERRORS] });

  test(
    'reads in a dead spot what is known of the schools, and why a number is missing',
    { tag: PROMISE },
    async ({ page, context }) => {
      await page.goto('/education');
      const reading = page.getByRole('article', { name: /^Half of the third graders/ });
      await expect(reading).toBeVisible();
      await expect(page.getByText('A baseline, not an impact.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Nothing is collected from children under 13' })).toBeVisible();
      await untilKept(page);
      await context.setOffline(true);
      await page.reload();
      await reading.getByText('As a table').click();
      await expect(reading.getByRole('cell', { name: /48\.7/ })).toBeVisible();
      await expect(reading.getByText('Larkspur Falls: from 55.1% in 2019 down to 51.2% in 2025.')).toBeVisible();
      await expect(reading.getByText('New figures were due on Aug 31, 2026 and have not come.')).toBeVisible();
      await reading.getByText('What the words and numbers mean').click();
      await expect(reading.getByRole('definition').filter({ hasText: 'No test was held.' })).toBeVisible();
      const diplomas = page.getByRole('article', { name: /^Nine of ten finish/ });
      await expect(diplomas.getByRole('heading', { name: 'Beside towns that are like ours, 2024' })).toBeVisible();
      await expect(diplomas.getByRole('listitem').filter({ hasText: 'Tanner Bridge' })).toContainText('92%');
      await expect(diplomas.getByText('Chosen before we looked at their numbers.')).toBeVisible();
      await expectAccessible(page);
    },
  );

  test('finds in a dead spot a program for a child’s age, and the nearest one first', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 43.2026, longitude: -69.199 });
    await page.goto('/education');
    await expect(page.getByText(/^As of/).first()).toBeVisible();
    await untilKept(page);
    await context.setOffline(true);
    await page.reload();
    const programs = page.getByRole('list', { name: 'Programs for children and young people' });
    const names = programs.getByRole('heading');
    await expect(names).toHaveCount(8);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Age', { exact: true }).selectOption({ label: '11 to 13 years (4)' });
    await page.getByRole('button', { name: 'Near me' }).click();
    await expect(names.first()).toHaveText('Robots in the mill');
    await expect(programs.getByText('All 24 seats are taken')).toBeVisible();
    await page.getByLabel('Seats', { exact: true }).selectOption({ label: 'With a free seat (4)' });
    await expect(names).toHaveText(['Porch orchestra', 'River camp']);
    await expect(programs.getByText('13 of 60 seats are free')).toBeVisible();
    const asked = page.getByRole('region', { name: 'What pupils, parents and teachers asked for' });
    const idea = asked.getByRole('listitem').filter({ hasText: 'Give every school its own counselor' }).first();
    await expect(idea).toContainText('Answered September 4, 2025');
    await expect(idea.getByRole('link', { name: /^A counselor of its own/ })).toHaveAttribute('href', '/vision/school-counselors'); // prettier-ignore
    await expect(asked.getByText('Not ours to promise', { exact: false })).toBeVisible();
    await expect(asked.getByText(/^As of .* Not refreshed/)).toBeVisible();
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
