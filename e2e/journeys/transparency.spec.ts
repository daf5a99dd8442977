/** What is public: found by a word, checked by its hash, saved as a file, and kept for a dead spot. */
import { readFile } from 'node:fs/promises';
import { documentsRead, indicatorsRead, membersRead } from '../../src/features/transparency/data/reads.ts';
import { expect, expectAccessible, OFFLINE_ERRORS, test } from '../fixtures.ts';
import { PROMISE } from '../support/tags.ts';
import { untilKeptAs } from '../support/untilKept.ts';
import { test as visited } from '../support/visited.ts';

const FILE = new URL('../support/larkspur-payments.csv', import.meta.url).pathname;

test(
  'somebody finds a payment by its street, saves what is shown and checks the city’s file',
  { tag: PROMISE },
  async ({ page }) => {
    await page.goto('/citizens');
    await page
      .getByRole('main')
      .getByRole('link', { name: /What the city paid/ })
      .click();
    await expect(page).toHaveURL('/transparency/payments');
    const list = page.getByRole('list', { name: 'City payments' });
    await expect(list.getByRole('listitem').first()).toBeVisible();
    await page.getByRole('searchbox').fill('tannery lane');
    await expect(list).not.toContainText('CANAL ST');
    await expect(list).toContainText('TANNERY LN');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as CSV' }).click(),
    ]);
    const saved = await readFile(await download.path(), 'utf8');
    expect(saved.trim().split('\r\n')).toHaveLength((await list.getByRole('listitem').count()) + 1);
    // Whole words: Millbrook Paving's work on Canal Street isn't part of what was paid for Mill Street.
    await page.getByRole('searchbox').fill('mill street');
    await expect(list).toContainText('19 MILL ST');
    await expect(list).not.toContainText('CANAL ST');
    await expect(page.getByText('5 payments, $28,267.70 in all')).toBeVisible();
    await page.getByText('Check a file of yours').click();
    await page.getByLabel(/^Choose the file/).setInputFiles(FILE);
    await expect(page.getByText('The same, byte for byte: larkspur-payments.csv')).toBeVisible();
    await expectAccessible(page);
  },
);

/** The rows of the parts that are opened below: those that no part on the screen shows come when the page is idle. */
const KEYS = ['city-payments', 'live-figures', ...[documentsRead, membersRead, indicatorsRead].map(({ key }) => key)];

visited(
  'one visit keeps every part for a dead spot, with its age',
  { tag: PROMISE },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(OFFLINE_ERRORS);
    await page.goto('/transparency/requests');
    await expect(page.getByText('days waiting').first()).toBeVisible();
    await untilKeptAs(page, KEYS);
    await page.context().setOffline(true);
    for (const [part, word] of [
      ['payments', 'MILLBROOK PAVING INC'],
      ['documents', 'Personal financial disclosure 2025'],
      ['people', 'Nora Lindqvist'],
      ['figures', 'The band, or the line across a bar'],
    ] as const) {
      await page.goto(`/transparency/${part}`);
      await expect(page.getByText(word).first()).toBeVisible();
      await expect(page.getByText(/^As of /).first()).toBeVisible();
    }
  },
);

test('a decision leads to the promise that it backs, and that one back to it', async ({ page }) => {
  await page.goto('/transparency/decisions');
  const words = 'A council committee is weighing whether the city’s list of payments should come out every month.';
  await page.getByRole('link', { name: words }).click();
  await expect(page).toHaveURL('/vision/city-payments-online');
  // The address is another one before the page is: the same words stand on both.
  await expect(page.getByRole('heading', { level: 1, name: /every city payment/ })).toBeVisible();
  await page.getByRole('link', { name: words }).click();
  await expect(page).toHaveURL('/transparency/decisions#decision-payments-monthly');
  await expect(page.getByRole('heading', { name: 'City payments published every month' })).toBeInViewport();
});
