/** Somebody asks to be erased: noted, identity checked, what would go is looked at, done, and the report says what. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { unzip } from '../../src/core/zip.ts';
import { expect, expectAccessible } from '../fixtures.ts';
import { agreeOnPaper } from '../support/consents.ts';
import { ownTown } from '../support/ownTown.ts';
import { startSignedIn } from '../support/staff.ts';

/** Once a person is erased, the printed pages of this server make way for the app. */
const test = ownTown();

test('a leader erases somebody who asked for it, after saying how they are known and seeing what goes', async ({
  page,
  server,
}) => {
  const reader = await agreeOnPaper(server);
  await startSignedIn(page, 'manager');
  await page.goto('/admin');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Privacy$/ })
    .click();
  const list = page.getByRole('list', { name: 'Privacy' });
  await expect(list.getByText('Overdue')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'New request' }).click();
  const opening = page.getByRole('dialog', { name: 'New request' });
  await opening.getByText('Erase it').click();
  await opening.getByRole('button', { name: 'Save' }).click();
  await expect(opening).toContainText('Give an e-mail address or a phone number.');
  await opening.getByRole('textbox', { name: /^Email/ }).fill(reader);
  await expectAccessible(page);
  await opening.getByRole('button', { name: 'Save' }).click();
  await expect(opening).toBeHidden();
  const row = list.getByRole('listitem').filter({ hasText: reader });
  await expect(row).toBeVisible();

  await row.getByRole('button', { name: 'Identity checked' }).click();
  const checking = page.getByRole('dialog', { name: 'Identity checked' });
  await checking.getByRole('textbox').fill('Answered from that address.');
  await checking.getByRole('button', { name: 'Save' }).click();
  await expect(checking).toBeHidden();

  await row.getByRole('button', { name: 'Erase' }).click();
  const erasing = page.getByRole('dialog', { name: 'Erase' });
  await expect(erasing).toContainText('Consents: 1');
  await expectAccessible(page);
  await erasing.getByRole('button', { name: 'Erase for good' }).click();
  await expect(erasing).toBeHidden();
  await expect(list.getByText(reader)).toHaveCount(0);
  expect(await server.rows('consents', `select=id&contact_point=eq.${reader}`)).toEqual([]);
});

/** Opens a request as a leader does, and notes how identity was checked. */
async function openChecked(page: Page, kind: string, who: Readonly<Record<'email' | 'name', string>>) {
  await page.getByRole('button', { name: 'New request' }).click();
  const opening = page.getByRole('dialog', { name: 'New request' });
  await opening.getByText(kind).click();
  await opening.getByRole('textbox', { name: /^Email/ }).fill(who.email);
  await opening.getByRole('textbox', { name: /^Name/ }).fill(who.name);
  await opening.getByRole('button', { name: 'Save' }).click();
  await expect(opening).toBeHidden();
  const row = page.getByRole('list', { name: 'Privacy' }).getByRole('listitem').filter({ hasText: who.email });
  await row.getByRole('button', { name: 'Identity checked' }).click();
  const checking = page.getByRole('dialog', { name: 'Identity checked' });
  await checking.getByRole('textbox').fill('Answered from that address.');
  await checking.getByRole('button', { name: 'Save' }).click();
  await expect(checking).toBeHidden();
  return row;
}

test('look-alikes are decided before anything is handed over, on a phone, and erased, on a desktop', async ({
  page,
  server,
  person,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const email = `${crypto.randomUUID()}@example.com`;
  const phone = `(209) 555-${String(Date.now()).slice(-4)}`;
  const forms = { mine: email, twin: `twin-${email}`, other: `other-${email}` };
  for (const [which, address] of Object.entries(forms))
    await server.insertAsVisitor('signups', {
      id: crypto.randomUUID(),
      type: 'volunteer',
      interest: 'door_knock',
      name: which === 'other' ? `Cousin of ${person}` : person,
      email: address,
      phone: which === 'twin' ? null : phone,
      notes: '<img src=x onerror="document.title=1"> Likes hats',
      client_created_at: new Date().toISOString(),
    });
  await startSignedIn(page, 'manager');
  await page.goto('/admin/privacy');

  const asking = await openChecked(page, 'See what we keep', { email, name: person });
  await asking.getByRole('button', { name: 'Make the file' }).click();
  const handing = page.getByRole('dialog', { name: 'Make the file' });
  await expect(handing.getByRole('button', { name: 'Download document and data' })).toBeDisabled();
  await choose(handing, person, 'Same person');
  await choose(handing, `Cousin of ${person}`, 'Different person');
  await expectAccessible(page);
  const started = page.waitForEvent('download');
  await handing.getByRole('button', { name: 'Download document and data' }).click();
  const files = await unzip(new Uint8Array(await readFile(await (await started).path())), () => true, 1e7);
  const [english] = files.filter(({ name }) => name === 'your-data.html');
  const reading = await page.context().newPage();
  await reading.setContent(new TextDecoder().decode(english?.bytes));
  await expect(reading.getByRole('heading', { name: 'Forms' })).toBeVisible();
  await expect(reading.getByText('Likes hats').first()).toBeVisible();
  await expect(reading.getByText(forms.twin)).toBeVisible();
  await expect(reading.getByText(forms.other)).toHaveCount(0);
  expect(await reading.locator('img').count()).toBe(0);
  await reading.close();
  await page.keyboard.press('Escape');
  await expect(handing).toBeHidden();
  await asking.getByRole('button', { name: 'Done' }).click();
  const closing = page.getByRole('dialog', { name: 'Done' });
  await closing.getByRole('button', { name: 'Save' }).click();
  await expect(closing).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'New request' }).waitFor();
  const erased = await openChecked(page, 'Erase it', { email: forms.twin, name: person });
  await erased.getByRole('button', { name: 'Erase' }).click();
  const erasing = page.getByRole('dialog', { name: 'Erase' });
  const erase = erasing.getByRole('button', { name: 'Erase for good' });
  await expect(erase).toBeDisabled();
  await choose(erasing, person, 'Different person');
  await expect(erase).toBeEnabled();
  await erasing.getByRole('button', { name: `Undo your decision about ${person}` }).click();
  await expect(erase).toBeDisabled();
  await choose(erasing, person, 'Same person');
  await choose(erasing, `Cousin of ${person}`, 'Different person');
  await expectAccessible(page);
  await erase.click();
  await expect(erasing).toBeHidden();
  const left = await server.rows('signups', `select=email&email=in.(${Object.values(forms).join()})`);
  expect(left).toEqual([{ email: forms.other }]);
});

async function choose(dialog: Locator, name: string, choice: string) {
  await dialog
    .getByRole('group', { name: `Is it ${name}?`, exact: true })
    .getByRole('button', { name: choice })
    .click();
  await expect(dialog.getByRole('button', { name: `Undo your decision about ${name}`, exact: true })).toBeVisible();
}
