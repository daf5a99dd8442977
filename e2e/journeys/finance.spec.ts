/** Money: from a gift in a dead spot to everybody's page; who sees what of it, and from hand to hand to the bank. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { draw } from '../../tests/support/pictures.ts';
import { expect, expectAccessible, OFFLINE_ERRORS, waitForOfflineReady } from '../fixtures.ts';
import { startSignedIn } from '../support/staff.ts';
import type { TestServer } from '../support/testServer.ts';
import { test } from '../support/visited.ts';
import { expectEachWhole } from '../support/whole.ts';
import { PROMISE } from '../support/tags.ts';

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

/** What the ledger itself says of the days up to one: the sums that a report and everybody's page must come to. */
async function ledgerUntil(server: TestServer, day: string) {
  const rows = await server.rows('ledger_entries', `received_on=lte.${day}&select=type,amount_cents`);
  const of = (...types: string[]) =>
    rows
      .filter(({ type: one }) => types.includes(String(one)))
      .reduce((sum, row) => sum + Number(row['amount_cents']), 0);
  return {
    raised: of('contribution', 'in_kind') - of('refund'),
    spent: of('expenditure', 'fee', 'in_kind'),
    cash: of('contribution', 'loan', 'other') - of('refund', 'expenditure', 'fee', 'loan_payment'),
  };
}

/** A file's rows, each asked for a cell by its heading. */
function rowsOf(csv: string) {
  const [names = '', ...rows] = csv.replace('\uFEFF', '').trim().split('\r\n');
  const heads = names.split(',');
  return rows.map((row) => {
    const cells = row.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g) ?? [];
    return (name: string) => (cells[heads.indexOf(name)] ?? '').replace(/,$/, '');
  });
}

async function putRight(page: Page, entry: string, deed: string, filled: Readonly<Record<string, string>>) {
  // A line that only waits has a receipt, and nothing to be put right.
  await page.locator(`[data-entry="${entry}"]`).getByRole('button').filter({ hasNotText: 'Receipt' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: deed }).click();
  for (const [label, text] of Object.entries(filled)) await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('button', { name: deed }).click();
  await expect(dialog).toBeHidden({ timeout: 20_000 });
}

test(
  'seven gifts of a dead spot go to the bank, into a report, and onto everybody’s page to the cent',
  { tag: PROMISE },
  async ({ page, browser, server, person }) => {
    test.setTimeout(300_000);
    const begun = new Date().toISOString();
    const cents = (text: string | null) => Math.round(Number((text ?? '').replaceAll(/[^\d.-]/g, '')) * 100);
    const added = async () =>
      server.rows('ledger_entries', `created_at=gte.${begun}&order=arrival&select=id,amount_cents,user_id`);
    const todo = page.getByRole('list', { name: 'To be done' });

    // Two phones at one party.
    const other = await (await browser.newContext({ baseURL: server.url, viewport: PHONE })).newPage();
    await page.setViewportSize(PHONE);
    await startSignedIn(page, 'finance');
    await page.goto('/finance');
    await expect(page.locator('[data-total="cash"]')).toHaveText(/^\$\d{1,3}(,\d{3})*\.\d\d$/);
    await expect(todo.getByRole('listitem').first()).toBeVisible();
    await startSignedIn(other, 'manager');
    let day = '';
    for (const phone of [page, other]) {
      await phone.goto('/finance/gift');
      await expect(phone.getByLabel('Amount in dollars')).toBeVisible();
      await waitForOfflineReady(phone);
      await phone.getByLabel('Who gives').fill('ada abb');
      await expect(phone.getByRole('list', { name: 'Known already' })).toBeVisible({ timeout: 20_000 });
      await phone.context().setOffline(true);
      await phone.getByText('Address, employer, day and election').click();
      const on = phone.getByLabel('Taken in hand on');
      // The party was yesterday, on the last day of a report.
      if (day === '') day = new Date(Date.parse(await on.inputValue()) - 86_400_000).toISOString().slice(0, 10);
      await on.fill(day);
    }

    // Half a gift outlives the page, with the day on which it was taken in hand.
    await type(page, { amount: '12.34', name: `${person} Half` });
    await page.reload();
    await expect(page.getByLabel('Who gives')).toHaveValue(`${person} Half`);
    await expect(page.getByLabel('Amount in dollars')).toHaveValue('12.34');

    const since = Date.now();
    const twice: Given = { amount: '25', name: 'ada abb', known: true };
    await expect(await type(page, twice)).toHaveText('');
    await save(page);
    expect(Date.now() - since).toBeLessThan(20_000);
    await type(other, twice);
    await save(other);
    // What waits on this phone counts before the next is taken.
    await another(page);
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
    for (const [amount, method] of [
      ['10.10', 'Check'],
      ['49.99', 'Cash'],
    ] as const) {
      await another(page);
      await type(page, { amount, name: `${person} Gave ${amount.replace('.', ' ')}`, method });
      await save(page);
    }
    await page.getByRole('link', { name: 'To the ledger' }).click();
    const ledger = page.getByRole('list', { name: 'Ledger' });
    await expect(ledger.getByText('waits on this phone')).toHaveCount(6);
    await page.context().setOffline(false);
    await other.context().setOffline(false);
    await expect.poll(async () => (await added()).length, { timeout: 60_000 }).toBe(7);
    await page.reload();
    await expect(ledger.getByText('waits on this phone')).toHaveCount(0);
    const over = todo.getByText(`Over the limit, give back: ${person} Over, $0.01`);
    await expect(over).toBeVisible({ timeout: 20_000 });
    await expect(todo.getByText(`Too much cash, give back: ${person} Cash, $0.01`)).toBeVisible();
    const double = todo.getByText('Looks like the same gift twice: Ada Abbott, $25.00');
    await expect(double).toBeVisible();

    // Each put right in one action.
    const idOf = async (sum: number) => String((await added()).findLast((row) => row['amount_cents'] === sum)?.['id']);
    const rows = await added();
    const mine = rows.find((row) => row['amount_cents'] === 50_000)?.['user_id'];
    const theirs = rows.find((row) => row['amount_cents'] === 2500 && row['user_id'] !== mine);
    await putRight(page, String(theirs?.['id']), 'Take back', { Why: 'Two phones at one party.' });
    await expect(double).toHaveCount(0);
    await putRight(page, await idOf(50_000), 'Count for another election', {
      'How much of it': '1.00',
      Why: 'They wrote it on the check.',
    });
    await expect(over).toHaveCount(0);

    // A payout of ActBlue's of the same day, looked at, brought in once, and known when it comes again.
    const text = readFileSync(new URL('../support/actblue-sample.csv', import.meta.url), 'utf8')
      .replaceAll(/2026-\d\d-\d\d/g, day)
      .replaceAll('Okafor', person);
    const paid = { name: 'paid.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await page.goto('/finance/import');
    await page.getByLabel('The file').setInputFiles(paid);
    await expect(page.getByText('7 new gifts.')).toBeVisible({ timeout: 30_000 });
    const sums = page.getByRole('table', { name: 'What reaches the bank' });
    await expect(sums.getByRole('row', { name: /Contributions \(7\).*\$605\.00/ })).toBeVisible();
    await expect(sums.getByRole('row', { name: /Refunds \(1\).*-\$100\.00/ })).toBeVisible();
    await expect(sums.getByRole('row', { name: /Reaches the bank.*\$485\.03/ })).toBeVisible();
    await expect(page.getByText('Row 10: no day from 2020 on')).toBeVisible();
    await page.getByRole('button', { name: 'Bring in 8 new rows' }).click();
    await expect(page.getByText('8 rows were added.').first()).toBeVisible({ timeout: 30_000 });
    const broughtIn = (await added()).length;
    await page.getByRole('button', { name: 'Another file' }).click();
    await page.getByLabel('The file').setInputFiles(paid);
    await expect(page.getByText('8 rows were in the ledger already.')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Bring it in: nothing is new' }).click();
    await expect(page.getByRole('heading', { name: 'It is in the ledger' })).toBeVisible({ timeout: 30_000 });
    expect((await added()).length).toBe(broughtIn);

    // What lies in hand goes to the bank, and the bank's own lines are told to be that.
    await page.goto('/finance/deposits');
    const put = page.getByRole('button', { name: /^Put \$.* on a slip$/ });
    await expect(put).toBeVisible({ timeout: 20_000 });
    // What this phone knew is shown first; the server's checks come on top.
    await page.waitForLoadState('networkidle');
    const amount = (await put.textContent())?.match(/\$[\d,.]+\.\d\d/)?.[0] ?? '';
    await put.click();
    const slip = page.locator('[data-slip]').filter({ hasText: amount }).first();
    const reference = `D-${Date.now()}`;
    await slip.getByRole('button', { name: 'It is in the bank' }).click();
    await slip.getByLabel('Number on the bank’s receipt').fill(reference);
    await slip.getByRole('button', { name: 'It is in the bank' }).click();
    await expect
      .poll(async () => (await server.rows('deposit_events', `bank_reference=eq.${reference}`)).length, {
        timeout: 60_000,
      })
      .toBe(1);
    // ActBlue keeps the refund back: $581.08 less $100.00, and its fee of $3.95 again.
    const heads = 'Date,Description,Amount\n';
    const lines = `${day},DEPOSIT ${reference},${amount.replaceAll(/[$,]/g, '')}\n${day},ACTBLUE PAYOUT,485.03\n`;
    await page.goto('/finance/bank');
    await page
      .getByLabel('The file')
      .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(heads + lines) });
    await page.getByLabel('Money in and money out').selectOption({ label: 'A minus is money out' });
    await page.getByLabel('Account').fill('Savings');
    await page.getByRole('button', { name: 'Bring in 2 lines' }).click();
    await expect(page.getByText('bank.csv is in.')).toBeVisible({ timeout: 30_000 });
    for (const name of [reference, 'ACTBLUE PAYOUT']) {
      const line = page.locator('[data-bank-line]').filter({ hasText: name });
      await line.getByRole('button', { name: 'That is it' }).first().click();
      await expect(line).toHaveCount(0, { timeout: 20_000 });
      await expect(page.locator('[data-match]').filter({ hasText: name })).toBeVisible();
    }

    // Filed, then a gift turns out to have been more: amended, and shown by somebody else.
    await page.goto('/finance/reports');
    await page.getByRole('button', { name: 'Look at it, then file' }).click();
    const dialog = page.getByRole('dialog');
    const [schedules] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'CSV like the federal schedules' }).click(),
    ]);
    await dialog.getByRole('button', { name: 'File it' }).click();
    await expect(dialog).toBeHidden({ timeout: 20_000 });
    const filed = await ledgerUntil(server, day);
    // The schedules come to the report's cents: A's gifts less B's refunds.
    const [covered] = await server.rows('reports', `covers_until=eq.${day}&select=covers_from,covers_until`);
    const from = String(covered?.['covers_from']);
    const before = await ledgerUntil(server, new Date(Date.parse(from) - 86_400_000).toISOString().slice(0, 10));
    const scheduled = rowsOf(await readFile(await schedules.path(), 'utf8'));
    const onForm = (form: RegExp) =>
      scheduled.reduce((sum, row) => sum + (form.test(row('form_type')) ? cents(row('amount')) : 0), 0);
    expect(onForm(/^SA11/) - onForm(/^SB20A/)).toBe(filed.raised - before.raised);
    await page.goto('/finance');
    await putRight(page, await idOf(1010), 'Correct it', {
      'The right amount': '110.10',
      Why: 'A digit was lost.',
    });
    const told = await ledgerUntil(server, day);
    expect(told).toEqual({ ...filed, raised: filed.raised + 10_000, cash: filed.cash + 10_000 });
    await page.goto('/finance/reports');
    const report = page.locator('[data-report]').filter({ hasText: 'the ledger says otherwise by now' });
    await report.getByRole('button').click({ timeout: 20_000 });
    await dialog.getByLabel('Why it is amended').fill('A digit was lost.');
    await dialog.getByRole('button', { name: 'File the amendment' }).click();
    await expect(dialog).toBeHidden({ timeout: 20_000 });
    await other.goto('/finance/reports');
    await other.getByRole('button', { name: 'Show everybody' }).click();
    await other.getByRole('button', { name: 'Show it' }).click();
    await expect(other.getByText('Everything that is filed is shown.')).toBeVisible({ timeout: 20_000 });
    await other.context().close();

    // Everybody reads these cents, opens a total's rows, takes them along, and has them in a dead spot.
    await page.goto('/finance-transparency');
    const total = async (name: string) => cents(await page.locator(`[data-total="${name}"]`).textContent());
    const entries = page.getByRole('list', { name: 'Every entry' });
    await expect(entries.getByRole('listitem').first()).toBeVisible({ timeout: 30_000 });
    expect({ raised: await total('raised'), spent: await total('spent'), cash: await total('cash') }).toEqual(told);
    await page.getByRole('button', { name: /^Raised: .* Show its entries$/ }).click();
    await expect(page.getByText('Only: Raised')).toBeVisible();
    await expect
      .poll(async () =>
        cents((await page.locator('[data-found]').textContent())?.split(':')[1]?.split(' raised')[0] ?? ''),
      )
      .toBe(told.raised);
    await page.getByRole('button', { name: 'Show every entry' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('region', { name: 'Every entry' }).getByRole('button', { name: 'Download as CSV' }).click(),
    ]);
    const written = rowsOf(await readFile(await download.path(), 'utf8'));
    const column = (name: string) => written.reduce((sum, row) => sum + cents(row(name)), 0);
    expect(column('Counts as raised')).toBe(told.raised);
    expect(column('Counts as spent')).toBe(told.spent);
    expect(column('Counts in hand')).toBe(told.cash);
    await page.getByRole('button', { name: 'Check the hash on this device' }).click();
    await expect(page.getByText('The same: what you see is what was published')).toBeVisible();
    await waitForOfflineReady(page);
    await page.context().setOffline(true);
    await page.reload();
    await expect.poll(() => total('raised'), { timeout: 20_000 }).toBe(told.raised);
    await expect(page.getByText(/^As of /).first()).toBeVisible();
    await page.getByRole('searchbox').fill('falls print');
    await expect(entries).toContainText('Falls Print Shop');
  },
);

test('two givers who are said to be the same add up in a dead spot, and are two again once it is taken back', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize(PHONE);
  await startSignedIn(page, 'finance');
  await page.goto('/finance/givers');
  await page.getByLabel('Find a giver').fill('julia orchard');
  await page.getByRole('list', { name: 'Givers' }).getByRole('link', { name: 'Julia Abbott' }).click();
  const sums = page.getByRole('list', { name: 'What they may still give' });
  await expect(sums.locator('[data-limit="general"]')).toContainText('$150.00 left');
  await waitForOfflineReady(page);
  await page.context().setOffline(true);
  const said = () =>
    server.rows('contributor_links', 'b=eq.6b000000-0000-4000-8000-000000000043&select=verdict&order=happened_at');
  await page
    .getByRole('group', { name: 'Is it Julia Abott?' })
    .getByRole('button', { name: 'Same', exact: true })
    .click();
  await expect(sums.locator('[data-limit="primary"]')).toContainText('$75.00 of $500.00');
  const decided = page.getByRole('list', { name: 'Decided' });
  await expect(decided).toContainText('saved on this device');
  await page.context().setOffline(false);
  await expect.poll(said, { timeout: 30_000 }).toEqual([{ verdict: 'same' }]);
  await decided.getByRole('button').click();
  await expect(sums.locator('[data-limit="primary"]')).toHaveCount(0);
  await expect.poll(said, { timeout: 30_000 }).toEqual([{ verdict: 'same' }, { verdict: 'undone' }]);

  // What they answered without giving again is written down in a dead spot, too.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Write down what is known' }).click();
  await page.getByLabel('Employer').fill('Falls Mill');
  await page.getByRole('button', { name: 'Save what is known' }).click();
  const known = page.getByRole('region', { name: 'Who they are' });
  await expect(known).toContainText('Falls Mill');
  await expect(known).toContainText('waits on this phone');
  await page.context().setOffline(false);
  await expect
    .poll(async () => server.rows('contributor_versions', 'employer=eq.Falls Mill&select=name'), { timeout: 30_000 })
    .toEqual([{ name: 'Julia Abbott' }]);
  await expectAccessible(page);
});

test('a receipt is printed alone, a card’s gift goes back to the card, a spouse who never gave is given a part, and a bill is approved by somebody else', async ({
  page,
  server,
  person,
}) => {
  test.setTimeout(180_000);
  const begun = new Date().toISOString();
  const added = async (cents: number) =>
    server.rows(
      'ledger_entries',
      `created_at=gte.${begun}&amount_cents=eq.${cents}&select=id,type,method,contributor_id`,
    );
  const idOf = async (cents: number) => {
    await expect.poll(async () => (await added(cents)).length, { timeout: 60_000 }).toBe(1);
    return String((await added(cents))[0]?.['id']);
  };
  await page.setViewportSize(PHONE);
  await startSignedIn(page, 'finance');
  await page.goto('/finance/gift');
  // The form begins with the next election once this page has the elections.
  await expect(page.getByLabel('For which election')).toHaveValue('general');
  await type(page, { amount: '81.07', name: `${person} Card`, method: 'Card' });
  await save(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const paper = page.locator('[data-print-only]');
  await expect(paper).toContainText(/Number[0-9A-Z]{4}-[0-9A-Z]{4}Amount in dollars\$81\.07/);
  await expect(paper).toContainText('For which electionGeneral election');
  await expect(paper).toContainText('Taken in by');
  await expect(paper).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(paper).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const beside = await page.evaluate(
    () => [...document.body.children].filter((one) => one.getClientRects().length > 0).length,
  );
  expect(beside).toBe(1);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await another(page);
  await type(page, { amount: '62.03', name: `${person} Both` });
  await save(page);
  const [card, both] = [await idOf(8107), await idOf(6203)];

  await page.goto('/finance');
  await page.locator(`[data-entry="${card}"]`).getByRole('button').filter({ hasNotText: 'Receipt' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give back' }).click();
  await expect(page.getByLabel('How it goes back')).toHaveValue('card');
  await page.getByLabel('How much of it').fill('20.01');
  await page.getByLabel('Why').fill('They asked for it.');
  await page.getByRole('dialog').getByRole('button', { name: 'Give back' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await idOf(2001);
  expect((await added(2001))[0]).toMatchObject({ type: 'refund', method: 'card' });

  await page.locator(`[data-entry="${both}"]`).getByRole('button').filter({ hasNotText: 'Receipt' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Count for another giver' }).click();
  await page.getByLabel('How much of it').fill('31.01');
  await page.getByLabel('Who gives').fill(`${person} Spouse`);
  await page.getByRole('button', { name: `Somebody new: ${person} Spouse` }).click();
  await page.getByLabel('Employer').fill('Falls Mill');
  await page.getByLabel('Why').fill('A joint account; both signed.');
  await page.getByRole('dialog').getByRole('button', { name: 'Count for another giver' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await idOf(3101);
  const named = `contributor_id=eq.${String((await added(3101))[0]?.['contributor_id'])}&select=name,employer`;
  expect(await server.rows('contributor_versions', named)).toEqual([
    { name: `${person} Spouse`, employer: 'Falls Mill' },
  ]);

  // Found again by its sum, and corrected in more than that.
  await page.getByLabel('Find in the ledger').fill('31.01');
  const found = page.getByRole('list', { name: 'What was found' });
  await found.getByRole('button', { name: `${person} Spouse` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Correct it' }).click();
  await page.getByLabel('Check number').fill('2207');
  await expect(page.getByTestId('money-changes')).toHaveText('Check number: nothing → 2207');
  await page.getByLabel('Why').fill('It stands on the check.');
  await page.getByRole('dialog').getByRole('button', { name: 'Correct it' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto('/finance/expense');
  await page.getByLabel('Amount in dollars').fill('301.09');
  await page.getByLabel('Who is paid').fill(`${person} Print`);
  await page.getByLabel('What for').fill('Yard signs');
  const bill = { name: 'bill.jpg', mimeType: 'image/jpeg', buffer: await draw('image/jpeg', { notes: true }) };
  await page.getByLabel('Take a picture of the bill').setInputFiles(bill);
  await expect(page.getByRole('button', { name: 'Leave the picture out' })).toBeVisible();
  await page.getByRole('button', { name: 'Save the expense' }).click();
  await expect(page.getByText('Its picture waits on this phone and goes after it.')).toBeVisible();
  const spent = await idOf(30_109);
  await expect
    .poll(async () => (await server.rows('entry_pictures', `entry_id=eq.${spent}&select=id`)).length, {
      timeout: 60_000,
    })
    .toBe(1);
  await startSignedIn(page, 'manager');
  await page.goto('/finance');
  const duty = page
    .getByRole('list', { name: 'To be done' })
    .getByRole('listitem')
    .filter({ hasText: `${person} Print` });
  await duty.getByRole('button', { name: 'The entry' }).click();
  await expect(page.getByRole('dialog').getByRole('figure', { name: 'Picture of the check or bill' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(duty).toHaveCount(0);

  await page.goto('/finance/reports');
  await page.getByRole('button', { name: 'Withhold a name' }).click();
  await page.getByLabel('Who gives').fill(`${person} Spouse`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `${person} Spouse` })
    .click();
  await page.getByLabel('Why').fill('A court’s order, until 2028.');
  await page.getByRole('dialog').getByRole('button', { name: 'Withhold a name' }).click();
  await expect(page.getByRole('list', { name: 'Names that are not shown' })).toContainText(`${person} Spouse`);
});

test(
  'who collects sees what they took in, its picture too, an advisor the totals, and both nothing else',
  { tag: PROMISE },
  async ({ page, server, person }) => {
    const pictures = () => server.rows('entry_pictures', 'select=entry_id,picture');
    // Another journey on this server may have sent one.
    const before = new Set((await pictures()).map((row) => row['entry_id']));
    const sent = async () => (await pictures()).filter((row) => !before.has(row['entry_id']));
    await page.setViewportSize(PHONE);
    await startSignedIn(page, 'organizer');
    await page.goto('/finance/gift');
    await expect(page.getByLabel('Amount in dollars')).toBeVisible();
    await waitForOfflineReady(page);
    await page.context().setOffline(true);
    await type(page, { amount: '12.50', name: person });
    const photo = await draw('image/jpeg', { notes: true });
    expect(photo.includes('Exif')).toBe(true);
    const taken = { name: 'check.jpg', mimeType: 'image/jpeg', buffer: photo };
    await page.getByLabel('Take a picture of the check').setInputFiles(taken);
    await expect(page.getByRole('button', { name: 'Leave the picture out' })).toBeVisible();
    // A phone that reloads the page gives both back.
    await page.reload();
    await expect(page.getByLabel('Amount in dollars')).toHaveValue('12.50');
    await expect(page.getByRole('button', { name: 'Leave the picture out' })).toBeVisible();
    await save(page);
    await expect(page.getByText('Its picture waits on this phone and goes after it.')).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'To the ledger' }).click();
    await expect(page.getByRole('list', { name: 'What you took in' }).getByText(person)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Totals' })).toHaveCount(0);
    await expect(page.getByText('Ada Abbott')).toHaveCount(0);
    await expect.poll(async () => (await sent()).length, { timeout: 60_000 }).toBe(1);
    const kept = Buffer.from(String((await sent())[0]?.['picture']), 'base64');
    expect([kept.subarray(0, 2).toString('hex'), kept.includes('Exif')]).toEqual(['ffd8', false]);
    await startSignedIn(page, 'advisor');
    await page.goto('/finance');
    await expect(page.locator('[data-total="raised"]')).toHaveText(/^\$/);
    await expect(page.getByRole('heading', { name: 'Ledger' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Take in a gift' })).toHaveCount(0);
  },
);

test(
  'a check goes from hand to hand to the bank, and is one with the bank’s own line until that is undone',
  { tag: PROMISE },
  async ({ page, server, person }) => {
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
    await expect(page.getByLabel('Amount in dollars')).toBeVisible();
    await waitForOfflineReady(page);
    await page.context().setOffline(true);
    await type(page, { amount, name: person });
    await save(page);
    await page.getByRole('link', { name: 'To the ledger' }).click();
    await page.getByRole('link', { name: 'Deposits' }).first().click();
    const hand = page.getByRole('list', { name: 'In hand' }).getByRole('listitem');
    await expect(hand.filter({ hasText: person })).toBeVisible();
    // A mark is drawn over the box itself.
    for (const other of await hand.filter({ hasNotText: person }).all())
      await other.getByRole('checkbox').uncheck({ force: true });
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
      await page.getByLabel('Money in and money out').selectOption({ label: 'A minus is money out' });
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
  },
);

test('the pages of money are accessible and fit the narrowest phone', async ({ page }) => {
  await startSignedIn(page, 'finance');
  await expectEachWhole(page, [
    '/finance',
    '/finance/gift',
    '/finance/expense',
    '/finance/import',
    '/finance/deposits',
    '/finance/bank',
    '/finance/reports',
    '/finance/rules',
  ]);
});
