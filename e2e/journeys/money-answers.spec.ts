/** Money: what a file comes to, what you seem to have of it, what is owed of a loan, and a date that would change a filed report are said before anything is saved. */
import { readFileSync } from 'node:fs';
import { expect, expectAccessible } from '../fixtures.ts';
import { test } from '../support/ownTown.ts';
import { startSignedIn } from '../support/staff.ts';
import { PROMISE } from '../support/tags.ts';

const file = (name: string) => ({
  name: name.replace(/^.*\//, ''),
  mimeType: 'text/csv',
  buffer: readFileSync(new URL(`../../tests/features/money/${name}`, import.meta.url)),
});

test('a processor’s file says what reaches the bank, and what of it is no contribution', async ({ page }) => {
  await startSignedIn(page, 'finance');
  await page.goto('/finance/import');
  const choose = page.getByLabel('The file');
  const sums = page.getByRole('table', { name: 'What reaches the bank' });
  await choose.setInputFiles(file('files/paypal.csv'));
  await expect(page.getByText(/PayPal’s file/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/Row 3 \(Jon King and \$40\.00\): the payment is pending \(“Pending”\)/)).toBeVisible();
  await expect(page.getByText('1 payout to the bank, $1,164.22. It adds no contribution.')).toBeVisible();
  await expect(page.getByText('Row 5: Ivy Jones, $60.00')).toBeVisible();
  await expect(sums.getByRole('row', { name: /Reaches the bank.*\$1,164\.22/ })).toBeVisible();
  await page.getByRole('button', { name: 'Bring in 3 new rows' }).click();
  await expect(page.getByText('3 rows were added.').first()).toBeVisible({ timeout: 30_000 });

  // No clock, and a word that no one knows: both are asked about, and nothing is taken for money meanwhile.
  await page.getByRole('button', { name: 'Another file' }).click();
  const text =
    'Donor,Date,Amount,Payment Status\nUma Voss,2026-11-18 03:30:00,10.00,Paid\nWes Xu,2026-11-18 03:30:00,20.00,In limbo\n';
  await choose.setInputFiles({ name: 'other.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByLabel('Which time zone are the file’s times in?').selectOption('UTC');
  await expect(page.getByText(/Row 3 \(Wes Xu and \$20\.00\): the status “In limbo” isn’t known/)).toBeVisible();
  await expect(sums.getByRole('row', { name: /Contributions \(1\).*\$10\.00/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('What does “In limbo” mean?').selectOption({ label: 'The payment failed' });
  await expect(page.getByText(/Row 3 \(Wes Xu and \$20\.00\): the payment failed/)).toBeVisible();
});

test('a loan is never paid back above what is owed, and a payment counts once at once', async ({ page, server }) => {
  await startSignedIn(page, 'finance');
  await page.goto('/finance/expense');
  const pay = async (amount: string) => {
    await page.getByLabel('What it is').selectOption({ label: 'Loan paid back' });
    const loan = page.getByLabel('Which loan');
    await loan.selectOption({ index: 1 });
    await page.getByLabel('Amount in dollars').fill(amount);
    return loan.locator('option').nth(1);
  };
  const option = await pay('99999');
  const owed = /: (\$[\d,.]+) still owed/.exec((await option.textContent()) ?? '')?.[1] ?? '';
  const save = page.getByRole('button', { name: 'Save it' });
  await save.click();
  await expect(page.getByText(`Only ${owed} is still owed.`).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'It is noted' })).toBeHidden();
  const cents = Math.round(Number(owed.replaceAll(/[$,]/g, '')) * 100);
  await page.getByLabel('Amount in dollars').fill('100');
  await save.click();
  await expect(page.getByRole('heading', { name: 'It is noted' })).toBeVisible();
  await expect
    .poll(
      async () => (await server.rows('ledger_entries', 'type=eq.loan_payment&amount_cents=eq.10000&select=id')).length,
      {
        timeout: 60_000,
      },
    )
    .toBe(1);
  // Before any answer is asked again by the clock.
  const left = ((cents - 10_000) / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  await page.goto('/finance/expense');
  await page.getByLabel('What it is').selectOption({ label: 'Loan paid back' });
  await expect(page.getByLabel('Which loan').locator('option').nth(1)).toContainText(`${left} still owed`);
});

test('a date before the open filing period is asked about, and the answer is kept with the entry', async ({
  page,
  server,
}) => {
  await startSignedIn(page, 'finance');
  await page.goto('/finance/gift');
  await page.getByLabel('Amount in dollars').fill('43.21');
  await page.getByLabel('Who gives').fill('Leap Day');
  await page.getByText('Address, employer, day and election').click();
  await page.getByLabel('Taken in hand on').fill('2024-02-29');
  await expect(page.getByText(/^Feb 29, 2024 is before the open filing period/)).toBeVisible();
  await page.getByRole('button', { name: 'Save the gift' }).click();
  await expect(page.getByText('Check the date, or confirm that it’s right.').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Feb 29, 2024 is right').click();
  await page.getByRole('button', { name: 'Save the gift' }).click();
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  await expect
    .poll(() => server.rows('ledger_entries', 'amount_cents=eq.4321&select=received_on,date_confirmed'), {
      timeout: 60_000,
    })
    .toEqual([{ received_on: '2024-02-29', date_confirmed: true }]);
});

test(
  'says “2 that you seem to have” of a file without numbers, and adds only the one that is checked',
  { tag: PROMISE },
  async ({ page, server }) => {
    const kept = async () =>
      (
        await server.rows('ledger_entries', 'type=eq.contribution&received_on=eq.2026-11-27&select=amount_cents')
      ).filter(({ amount_cents: cents }) => [4500, 5500].includes(Number(cents))).length;
    await startSignedIn(page, 'finance');
    await page.goto('/finance/import');
    const choose = page.getByLabel('The file');
    await choose.setInputFiles(file('fixtures/gifts/plain1.csv'));
    await page.getByRole('button', { name: 'Bring in 2 new rows' }).click({ timeout: 30_000 });
    await expect(page.getByText('2 rows were added.').first()).toBeVisible({ timeout: 30_000 });
    const before = await kept();

    await page.getByRole('button', { name: 'Another file' }).click();
    await choose.setInputFiles(file('fixtures/gifts/plain2.csv'));
    await expect(page.getByRole('heading', { name: '2 that you seem to have' })).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    await expect(page.getByRole('button', { name: /^Bring in \d+ new row/ })).toHaveCount(0);
    expect(await kept()).toBe(before);
    // A mark is drawn over the box itself.
    await page.getByRole('checkbox', { name: /^Add Nora Plain/ }).check({ force: true });
    await page.getByRole('button', { name: 'Bring in 1 new row' }).click();
    await expect(page.getByText('1 row was added.').first()).toBeVisible({ timeout: 30_000 });
    expect(await kept()).toBe(before + 1);
  },
);
