/** Money: gifts taken in a dead spot with what the rules say of each, or out of a file; who sees what, and putting right in one action. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessibleInEveryLook, OFFLINE_ERRORS, test, waitForOfflineReady } from '../fixtures.ts';
import { startSignedIn } from '../support/staff.ts';
import type { TestServer } from '../support/testServer.ts';

test.use({ expectedErrors: [new RegExp(`${OFFLINE_ERRORS.source}|ERR_FAILED|ERR_CONNECTION`)] });

const PHONE = { width: 390, height: 844 };

interface Given {
  readonly amount: string;
  readonly name: string;
  /** A giver that is known is picked from the list. */
  readonly known?: boolean;
  readonly method?: string;
}

async function type(page: Page, { amount, name, known = false, method = 'Check' }: Given): Promise<Locator> {
  await page.getByLabel('Amount in dollars').fill(amount);
  await page.getByLabel('Who gives').fill(name);
  if (known) await page.getByRole('list', { name: 'Known already' }).getByRole('button').first().click();
  await page.getByLabel('How', { exact: true }).selectOption({ label: method });
  return page.getByTestId('money-warnings');
}
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save the gift' }).click();
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
}
const another = (page: Page) => page.getByRole('button', { name: 'Next gift' }).click();
const noted = (server: TestServer, name: string) =>
  server.rows('contributor_versions', `name=like.${encodeURIComponent(`${name}*`)}&select=name,contributor_id`);

test('gifts are taken in a dead spot, each with what the rules say, and are in the ledger once', async ({
  page,
  server,
  person,
}) => {
  test.setTimeout(150_000);
  await page.setViewportSize(PHONE);
  await startSignedIn(page, 'finance');
  await page.goto('/finance');
  await expect(page.locator('[data-total="cash"]')).toHaveText(/^\$\d{1,3}(,\d{3})*\.\d\d$/);
  await expect(page.getByRole('list', { name: 'To be done' }).getByRole('listitem').first()).toBeVisible();
  await page.getByRole('link', { name: 'Take in a gift' }).click();
  await expect(page.getByLabel('Amount in dollars')).toBeVisible();
  await waitForOfflineReady(page);
  await page.context().setOffline(true);

  const begun = Date.now();
  const quiet = await type(page, { amount: '25', name: 'ada abb', known: true });
  await expect(quiet).toHaveText('');
  await save(page);
  expect(Date.now() - begun).toBeLessThan(20_000);
  await another(page);

  // What waits on this phone counts before the next is taken.
  await expect(await type(page, { amount: '500', name: `${person} Over` })).not.toContainText('Over the limit');
  await save(page);
  await another(page);
  await expect(await type(page, { amount: '0.01', name: `${person} Over`, known: true })).toContainText(
    'Over the limit by $0.01: $500.01 with this gift',
  );
  await save(page);
  await another(page);
  await expect(await type(page, { amount: '100.01', name: `${person} Cash`, method: 'Cash' })).toContainText(
    'Too much cash: $100.01',
  );
  await save(page);
  await page.getByRole('link', { name: 'To the ledger' }).click();
  const ledger = page.getByRole('list', { name: 'Ledger' });
  await expect(ledger.getByText('waits on this phone')).toHaveCount(4);

  await page.context().setOffline(false);
  await expect.poll(async () => (await noted(server, person)).length, { timeout: 30_000 }).toBe(2);
  const givers = await noted(server, person);
  const of = givers.find(({ name }) => String(name).endsWith('Over'))?.['contributor_id'];
  await expect
    .poll(
      async () =>
        (await server.rows('ledger_entries', `contributor_id=eq.${String(of)}&order=amount_cents`)).map(
          ({ amount_cents }) => amount_cents,
        ),
      { timeout: 30_000 },
    )
    .toEqual([1, 50_000]);
  await page.reload();
  await expect(ledger.getByText('waits on this phone')).toHaveCount(0);
  await expect(
    page.getByRole('list', { name: 'To be done' }).getByText(`Over the limit, give back: ${person} Over, $0.01`),
  ).toBeVisible({ timeout: 20_000 });

  // One action: what is too much counts for the other election.
  await ledger
    .getByRole('button', { name: `${person} Over` })
    .last()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Count for another election' }).click();
  await dialog.getByLabel('How much of it').fill('1.00');
  await dialog.getByLabel('Why').fill('They wrote it on the check.');
  await dialog.getByRole('button', { name: 'Count for another election' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Over the limit, give back: ${person} Over`)).toHaveCount(0);
  await expect(ledger.getByText('taken back').first()).toBeVisible();
});

test('who collects sees what they took in, an advisor the totals, and both nothing else', async ({ page, person }) => {
  await page.setViewportSize(PHONE);
  await startSignedIn(page, 'organizer');
  await page.goto('/finance/gift');
  await type(page, { amount: '12.50', name: person });
  await save(page);
  await page.getByRole('link', { name: 'To the ledger' }).click();
  await expect(page.getByRole('list', { name: 'What you took in' }).getByText(person)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Totals' })).toHaveCount(0);
  await expect(page.getByText('Ada Abbott')).toHaveCount(0);
  await startSignedIn(page, 'advisor');
  await page.goto('/finance');
  await expect(page.locator('[data-total="raised"]')).toHaveText(/^\$/);
  await expect(page.getByRole('heading', { name: 'Ledger' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Take in a gift' })).toHaveCount(0);
});

test('a file of ActBlue’s is looked at, brought in once, and known when it comes again', async ({
  page,
  server,
  person,
}) => {
  // Lines and givers of this run alone.
  const run = String(Date.now()).slice(-9);
  const text = readFileSync(new URL('../support/actblue-sample.csv', import.meta.url), 'utf8')
    .replaceAll(',5000', `,${run}`)
    .replaceAll('Okafor', person);
  const file = { name: 'paid.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.setViewportSize(PHONE);
  await startSignedIn(page, 'finance');
  await page.goto('/finance/import');
  await page.getByLabel('The file').setInputFiles(file);
  await expect(page.getByText('7 new gifts.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('$605.00 given, $23.92 of it fees: $581.08 reaches the bank.')).toBeVisible();
  await expect(page.getByText('1 refund, written with its gift.')).toBeVisible();
  await expect(page.getByText('Row 10: no day from 2020 on')).toBeVisible();
  await page.getByRole('button', { name: 'Bring in 8 new rows' }).click();
  await expect(page.getByText('8 gifts and refunds were added.').first()).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Another file' }).click();
  await page.getByLabel('The file').setInputFiles(file);
  await expect(page.getByText('8 rows were in the ledger already.')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Bring it in: nothing is new' }).click();
  await expect(page.getByRole('heading', { name: 'It is in the ledger' })).toBeVisible({ timeout: 30_000 });
  const [giver] = await noted(server, `Theo ${person}`);
  const entries = await server.rows('ledger_entries', `contributor_id=eq.${String(giver?.['contributor_id'])}`);
  expect(entries.map(({ amount_cents: cents }) => cents)).toEqual([10_000]);
});

test('everybody reads the published cents, opens a total’s rows, takes them along and has them in a dead spot', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize(PHONE);
  await page.goto('/finance-transparency');
  const cents = (text: string | null) => Math.round(Number((text ?? '').replaceAll(/[^\d.-]/g, '')) * 100);
  const total = async (name: string) => cents(await page.locator(`[data-total="${name}"]`).textContent());
  const entries = page.getByRole('list', { name: 'Every entry' });
  await expect(entries.getByRole('listitem').first()).toBeVisible({ timeout: 30_000 });
  const raised = await total('raised');
  expect(raised).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^Raised: .* Show its entries$/ }).click();
  await expect(page.getByText('Only: Raised')).toBeVisible();
  await expect
    .poll(async () =>
      cents((await page.locator('[data-found]').textContent())?.split(':')[1]?.split(' raised')[0] ?? ''),
    )
    .toBe(raised);
  await page.getByRole('button', { name: 'Show every entry' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('region', { name: 'Every entry' }).getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  const [heads = '', ...rows] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  // No cell before these two has a comma that is not in quotes.
  const cells = rows.map((row) => row.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g) ?? []);
  const column = (name: string) => {
    const at = heads.replace('\uFEFF', '').split(',').indexOf(name);
    return cells.reduce((sum, row) => sum + Math.round(Number((row[at] ?? '').replace(/,$/, '')) * 100), 0);
  };
  expect(column('Counts as raised')).toBe(raised);
  expect(column('Counts as spent')).toBe(await total('spent'));
  await page.getByRole('button', { name: 'Check the hash on this device' }).click();
  await expect(page.getByText('The same: what you see is what was published')).toBeVisible();
  await waitForOfflineReady(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect.poll(() => total('raised'), { timeout: 20_000 }).toBe(raised);
  await expect(page.getByText(/^As of /).first()).toBeVisible();
  await page.getByRole('searchbox').fill('falls print');
  await expect(entries).toContainText('Falls Print Shop');
});

test('a check goes from hand to hand to the bank, and is one with the bank’s own line until that is undone', async ({
  page,
  server,
  person,
}) => {
  test.setTimeout(180_000);
  const run = Date.now();
  const amount = (10 + (run % 30_000) / 100).toFixed(2);
  const reference = `D-${run}`;
  const slips = page.locator('[data-slip]').filter({ hasText: `$${amount}` });
  const facts = async (action: string) =>
    (await server.rows('deposit_events', `action=eq.${action}&select=slip_id,client_created_at`)).filter(
      ({ client_created_at: at }) => Date.parse(String(at)) >= run - 5000,
    ).length;
  await page.setViewportSize(PHONE);
  await startSignedIn(page, 'organizer');
  await page.goto('/finance/deposits');
  await expect(page.getByText(/^As of/).first()).toBeVisible({ timeout: 30_000 });
  await page.goto('/finance/gift');
  await waitForOfflineReady(page);
  await page.context().setOffline(true);
  await type(page, { amount, name: person });
  await save(page);
  await page.getByRole('link', { name: 'To the ledger' }).click();
  await page.getByRole('link', { name: 'Deposits' }).first().click();
  const hand = page.getByRole('list', { name: 'In hand' }).getByRole('listitem');
  await expect(hand.filter({ hasText: person })).toBeVisible();
  for (const other of await hand.filter({ hasNotText: person }).all()) await other.getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: `Put $${amount} on a slip` }).click();
  await slips.getByRole('button', { name: 'Hand over' }).click();
  await slips.getByLabel('To whom').selectOption({ label: 'Priya Raman' });
  await slips.getByRole('button', { name: 'Hand over' }).click();
  await expect(slips.getByText('Priya Raman has not confirmed yet')).toBeVisible();
  await page.context().setOffline(false);
  await expect.poll(() => facts('give'), { timeout: 60_000 }).toBeGreaterThan(0);

  await startSignedIn(page, 'finance');
  await page.goto('/finance/deposits');
  await slips.getByRole('button', { name: 'I have it: confirm' }).click();
  await slips.getByRole('button', { name: 'It is in the bank' }).click();
  await slips.getByLabel('Number on the bank’s receipt').fill(reference);
  await slips.getByRole('button', { name: 'It is in the bank' }).click();
  await expect(slips.getByText(`receipt ${reference}`)).toBeVisible();
  await expect.poll(() => facts('deposit'), { timeout: 60_000 }).toBeGreaterThan(0);

  const day = new Date(run).toISOString().slice(0, 10);
  const buffer = Buffer.from(`Date,Description,Amount\n${day},DEPOSIT ${reference},${amount}\n${day},no amount,\n`);
  const file = { name: 'bank.csv', mimeType: 'text/csv', buffer };
  const bring = async () => {
    await page.getByLabel('The file').setInputFiles(file);
    await page.getByLabel('Account').fill('Savings');
    await expect(page.getByRole('button', { name: '1 row is left out: save it as a file' })).toBeVisible();
    await page.getByRole('button', { name: 'Bring in 1 line' }).click();
    await expect(page.getByText('bank.csv is in.')).toBeVisible({ timeout: 30_000 });
  };
  await page.goto('/finance/bank');
  await bring();
  const line = page.locator('[data-bank-line]').filter({ hasText: reference });
  await line.getByRole('button', { name: 'That is it' }).first().click();
  await expect(line).toHaveCount(0);
  const matched = page.locator('[data-match]').filter({ hasText: reference });
  await expect(matched).toContainText(`$${amount}`);
  // The same file again changes nothing.
  await bring();
  await expect(line).toHaveCount(0);
  await matched.getByRole('button', { name: /^Undo/ }).click();
  await expect(line).toHaveCount(1);
  await expect(page.locator('[data-sum]')).toBeVisible();
});

for (const path of [
  '/finance',
  '/finance/gift',
  '/finance/expense',
  '/finance/import',
  '/finance/deposits',
  '/finance/bank',
  '/finance/reports',
])
  test(`${path} is accessible by day and by night, on a phone and on a desktop`, async ({ page }) => {
    await startSignedIn(page, 'finance');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessibleInEveryLook(page);
  });
