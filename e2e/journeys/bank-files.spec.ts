/** Files of banks on the bank's page: signs by the type column, no line lost, accounts apart, and nothing added twice without a press. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '../fixtures.ts';
import { test } from '../support/ownTown.ts';
import { startSignedIn } from '../support/staff.ts';
import { PROMISE } from '../support/tags.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../../tests/features/money/fixtures/bank/${name}`, import.meta.url));

const choose = (page: Page, name: string, buffer: Buffer = fixture(name)) =>
  page.getByLabel('The file').setInputFiles({ name, mimeType: 'text/plain', buffer });
/** Where no file is open. */
const begin = (page: Page) => page.goto('/finance/bank');
const table = (page: Page) => page.getByRole('table', { name: 'The first lines' });

test(
  'asks about the lines that you seem to have, and adds none of them without a press',
  { tag: PROMISE },
  async ({ page }) => {
    await startSignedIn(page, 'finance');
    await begin(page);
    await choose(page, 'new-fitid-1.ofx');
    await expect(page.getByLabel('Account')).toHaveValue('5501');
    await page.getByRole('button', { name: 'Bring in 2 lines' }).click();
    await expect(page.getByText('new-fitid-1.ofx is in.')).toBeVisible({ timeout: 30_000 });
    const staples = page.locator('[data-bank-line]').filter({ hasText: 'STAPLES 114' });
    await expect(staples).toHaveCount(1);

    await choose(page, 'new-fitid-2.ofx');
    await page.getByRole('button', { name: 'Bring in 3 lines' }).click();
    await expect(page.getByRole('heading', { name: '2 that you seem to have' })).toBeFocused();
    await expect(page.getByText(/^You have: Nov 2, 2026, STAPLES 114/)).toBeVisible();
    await expectAccessible(page);
    await expect(staples).toHaveCount(1);
    await page.getByRole('button', { name: 'Leave out 2 lines you have' }).click();
    await expect(page.getByText('new-fitid-2.ofx is in.')).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('[data-bank-line]').filter({ hasText: 'PIZZA' })).toHaveCount(1);
    await expect(staples).toHaveCount(1);
    // The same file again adds nothing.
    await choose(page, 'new-fitid-2.ofx');
    await page.getByRole('button', { name: 'Bring in 3 lines' }).click();
    await expect(page.getByText('new-fitid-2.ofx is in.')).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('[data-bank-line]').filter({ hasText: 'PIZZA' })).toHaveCount(1);
  },
);

test('files of banks are read as their banks mean them, and what is not clear is asked', async ({ page }) => {
  await startSignedIn(page, 'finance');
  await test.step('shows a withdrawal as money out by the type column, and compares the balances', async () => {
    await begin(page);
    await choose(page, 'capitalone.csv');
    await expect(table(page).getByRole('row', { name: /FALLS PRINT SHOP/ })).toContainText('-$482.00');
    await expect(table(page).getByRole('row', { name: /ACTBLUE/ })).toContainText('$1,239.30');
    await expect(page.getByText('Money in $1,239.30, money out $482.00.')).toBeVisible();
    await expect(
      page.getByText('Opening balance $1,000.00, closing balance $1,757.30: the lines add up.'),
    ).toBeVisible();
    await expectAccessible(page);
    // A bank that writes its charges without a minus is read the other way by one choice.
    await page.getByLabel('Money in and money out').selectOption({ label: 'A minus is money out' });
    await expect(page.getByText('Money in $1,721.30, money out $0.00.')).toBeVisible();
    await expect(page.getByText(/^Row 2: the running balance is off by/)).toBeVisible();
  });
  await test.step('calls a file that it can’t read by its name', async () => {
    await begin(page);
    await choose(page, 'statement.sta', Buffer.from(':20:STARTUMS\n:25:10010010/123\n:60F:C261101EUR1,00\n'));
    await expect(
      page.getByText(
        'This is an MT940 (SWIFT) statement, which can’t be read here. Download OFX, QFX, QIF, or CSV from your bank.',
      ),
    ).toBeVisible();
  });
  await test.step('keeps the first line of a file without headings', async () => {
    await begin(page);
    await choose(page, 'wellsfargo.csv');
    await expect(page.getByText('This file has no headings. Check which column is which.')).toBeVisible();
    await expect(table(page).getByRole('row', { name: /CHECK # 1129/ })).toContainText('-$482.00');
    await page.getByLabel('Account').fill('Wells Fargo');
    await page.getByRole('button', { name: 'Bring in 3 lines' }).click();
    await expect(page.getByText('wellsfargo.csv is in.')).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('[data-bank-line]').filter({ hasText: 'CHECK # 1129' })).toContainText('-$482.00');
  });
  await test.step('keeps a bank account and a card of one file apart, and asks how ambiguous dates are meant', async () => {
    await begin(page);
    const text = fixture('twins.ofx').toString();
    const bank = text.replace('000111115503', '000111116601').replace('</OFX>', '');
    const card = text
      .slice(text.indexOf('<OFX>') + 5)
      .replaceAll('STMTRS>', 'CCSTMTRS>')
      .replaceAll('BANKACCTFROM>', 'CCACCTFROM>')
      .replace('000111115503', '4111000011114444');
    await choose(page, 'two.ofx', Buffer.from(`${bank}${card}`));
    await expect(page.getByRole('group', { name: 'Account 6601' }).getByLabel('Bank or card')).toHaveValue('bank');
    const second = page.getByRole('group', { name: 'Account 4444' });
    await expect(second.getByLabel('Bank or card')).toHaveValue('card');
    const name = second.getByRole('combobox', { name: /^Account/ });
    await name.fill('6601');
    await expect(page.getByText('Two accounts have this name. Give each its own.').first()).toBeVisible();
    await name.fill('Visa 4444');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Bring in 4 lines' }).click();
    await expect(page.getByText('two.ofx is in.')).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('[data-bank-line]').filter({ hasText: 'Visa 4444' })).toHaveCount(2);

    await choose(page, 'dates.csv', Buffer.from('Date,Description,Amount\n03/04/26,RENT,-900.00\n'));
    await expect(page.getByText('Answer above how to read this file. Then you can bring it in.')).toBeVisible();
    await page.getByLabel('Dates in this file').selectOption({ label: 'Day first: Apr 3, 2026' });
    await expect(table(page)).toContainText('Apr 3, 2026');
  });
});
