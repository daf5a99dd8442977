/** Somebody asks to be erased: noted, identity checked, what would go is looked at, done, and the report says what. */
import { expect, expectAccessible, expectAccessibleInEveryLook, test } from '../fixtures.ts';
import { agreeOnPaper } from '../support/consents.ts';
import { startSignedIn } from '../support/staff.ts';

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
  await expectAccessibleInEveryLook(page);
  await page.emulateMedia({ colorScheme: 'light' });

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
