/** Figures: brought in from a file, chosen in their text, and read by everybody with their source, their interval and what was corrected. */
import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { startSignedIn } from '../support/staff.ts';
import { PROMISE } from '../support/tags.ts';

test.use({ serviceWorkers: 'block' });

const CSV = 'Place,Year,Minutes,Note\ndowntown,2024,5.4,\nward-4,2024,8.9,\nward-4,2024,9.1,\nward-4,soon,9,\n';

test('a content manager brings in figures once, and chooses them in their text', async ({ page }) => {
  test.setTimeout(120_000);
  await startSignedIn(page, 'content');
  await page.goto('/content/figures');
  await page.getByLabel('For which text').selectOption({ label: 'In ward 4 help takes three minutes longer than downtown, and the gap grows' }); // prettier-ignore
  const choose = () =>
    page.getByLabel(/^The file/).setInputFiles({ name: 'calls.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });
  await choose();
  await page.getByLabel(/^Value/).selectOption({ label: 'Minutes' });
  await expect(page.getByText('2 figures can be brought in.')).toBeVisible();
  await expect(page.getByText('Row 5: no period')).toBeVisible();
  await expect(page.getByText(/numbers that are public now become others/)).toBeVisible();
  await page.getByRole('button', { name: 'Bring in 2 figures' }).click();
  await expect(page.getByText('The figures are on the server')).toBeVisible();
  await page.getByRole('button', { name: 'Another file' }).click();
  await choose();
  await page.getByLabel(/^Value/).selectOption({ label: 'Minutes' });
  await page.getByRole('button', { name: 'Bring in 2 figures' }).click();
  await expect(page.getByText('This file is on the server already')).toBeVisible();
  await page.getByRole('link', { name: 'To the text' }).click();
  const figures = page.getByLabel(/^Figures/);
  const brought = figures.locator('option', { hasText: 'calls.csv, 2 figures' });
  await figures.selectOption((await brought.getAttribute('value')) ?? '');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The figures change what was public. Say what was corrected, and why.')).toBeVisible();
});

test('a file’s codes, ranges and suppressed values are named with their counts, and none of them is a number', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await startSignedIn(page, 'content');
  await page.goto('/content/figures');
  await page.getByLabel('For which text').selectOption({ label: 'Half of the third graders read as well as they should; of poor families’ children one in three' }); // prettier-ignore
  const file = page.getByLabel(/^The file/);
  const choose = async (name: string) =>
    file.setInputFiles({
      name,
      mimeType: 'text/csv',
      buffer: await readFile(`tests/features/figures/fixtures/${name}`),
    });
  await choose('reportcard_wa.csv');
  await expect(page.getByText('9 figures can be brought in.')).toBeVisible();
  await expect(page.getByLabel('“Suppressed: N<10”, 1 row')).toHaveValue('suppressed');
  await expect(page.getByLabel('“No Students”, 1 row')).toHaveValue('not_applicable');
  await expect(page.getByText('“<10%”, 1 row: A range, under 10')).toBeVisible();
  await expect(page.getByText('“>95.0%”, 1 row: A range, over 95')).toBeVisible();
  await expect(page.getByText('The file itself has no number in these rows: 7.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Another file' }).click();

  await choose('urban.csv');
  await expect(page.getByText('The codes are those of the Education Data Portal (Urban Institute).')).toBeVisible();
  await expect(page.getByLabel('“-3”, 1 row')).toHaveValue('suppressed');
  await expect(page.getByLabel('“-1”, 1 row')).toHaveValue('not_collected');
  await page.getByRole('button', { name: 'Another file' }).click();

  await choose('scorecard.csv');
  await page.getByLabel(/^Value/).selectOption({ label: 'C150_4' });
  await expect(page.getByText('Say which column is: Period')).toBeVisible();
  await page.getByLabel(/^Period of the whole file/).fill('2022-23');
  await expect(page.getByLabel(/^How to read “0.4123”/)).toHaveValue('share');
  await expect(page.getByRole('cell', { name: '41.23' })).toBeVisible();
  await page.getByRole('button', { name: 'Another file' }).click();

  await file.setInputFiles({ name: 'odd.csv', mimeType: 'text/csv', buffer: Buffer.from('Ward,Year,Count\nA,2024,40\nB,2024,-7\n') }); // prettier-ignore
  await expect(page.getByText('Choose what the negative values mean.')).toBeVisible();
  await page.getByLabel('“-7”, 1 row').selectOption({ label: 'not collected' });
  await expect(page.getByText('2 figures can be brought in.')).toBeVisible();
});

test(
  'everybody reads a figure with its source, its interval, what was corrected, and the same numbers as a file',
  { tag: PROMISE },
  async ({ page }) => {
    await page.goto('/transparency/figures#indicator-third-grade-reading');
    const reading = page.getByRole('article', { name: /^Half of the third graders/ });
    await expect(reading).toBeInViewport();
    await reading.getByText('1 number was corrected').click();
    await expect(reading.getByText('We had copied 2023 from the line of the county.').first()).toBeVisible();
    const days = page.getByRole('article', { name: /^One adult in six/ });
    await expect(days.getByText('Modelled estimate')).toBeVisible();
    await days.getByText('As a table').click();
    await expect(days.getByRole('cell', { name: 'withheld: too few people' })).toBeVisible();
    await days.getByRole('button', { name: 'Value' }).click();
    await expect(days.getByRole('columnheader', { name: 'Value' })).toHaveAttribute('aria-sort', 'descending');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      days.getByRole('button', { name: /^Download as CSV/ }).click(),
    ]);
    const saved = await readFile(await download.path(), 'utf8');
    expect(saved.trim().split('\r\n')).toHaveLength(8);
    // What is withheld is no number in any of the files, nor does the codebook say one.
    const withheld = saved.split('\r\n').filter((line) => line.includes('withheld: too few people'));
    expect(withheld.length).toBeGreaterThan(0);
    for (const line of withheld) expect(line).toMatch(/^[^,]+,[^,]+,[^,]+,,/);
    await days.getByText('What the words and numbers mean').click();
    const [codebook] = await Promise.all([
      page.waitForEvent('download'),
      days.getByRole('button', { name: /^Download as CSV: Codebook/ }).click(),
    ]);
    const words = await readFile(await codebook.path(), 'utf8');
    expect(words).toContain('withheld: too few people');
  },
);
