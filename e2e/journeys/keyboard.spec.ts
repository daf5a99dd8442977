/** With the keyboard alone: everything can be reached, seen and done. */
import { expect, test } from '../fixtures.ts';
import { MILL_STREET } from '../support/field.ts';
import { startSignedIn } from '../support/staff.ts';
import { message } from '../support/volunteer.ts';
import { PROMISE } from '../support/tags.ts';

test.use({ serviceWorkers: 'block' });

test('a volunteer signs up without a mouse', { tag: PROMISE }, async ({ page, server, person }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeInViewport();
  await page.keyboard.press('Enter');

  const signUp = page.locator('#action-zone').getByRole('link', { name: 'Sign me up' });
  for (
    let presses = 0;
    presses < 40 && !(await signUp.evaluate((link) => link === document.activeElement));
    presses++
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(signUp).toBeFocused();
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Volunteer' });
  await expect(dialog).toBeVisible();
  await dialog.locator('[name="name"]').focus();
  await page.keyboard.type(person);
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Phone B');
  await page.keyboard.press('Enter');
  await dialog.locator('[name="availability"]').focus();
  // Enter in a text field submits, as in any form.
  await page.keyboard.press('Enter');
  await expect(message(page, 'Thank you for volunteering!')).toBeVisible();
  await expect(dialog).toBeHidden();
  const [row] = await server.rows('signups', `name=eq.${encodeURIComponent(person)}`);
  expect(row).toMatchObject({ interest: 'phone_bank', email: 'ada@example.com' });
});

test('focus stays in an open dialog, Escape closes it and gives focus back', { tag: PROMISE }, async ({ page }) => {
  await page.goto('/');
  const signUp = page.locator('#action-zone').getByRole('link', { name: 'Sign me up' });
  await signUp.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 15; presses++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(signUp).toBeFocused();
});

test('a page within the app is named and begun at its heading, as one that was loaded; a door’s name tells of nobody', async ({
  page,
}) => {
  await startSignedIn(page, 'organizer');
  await page.goto(`/field-ops/walk/${MILL_STREET}`);
  await expect(page).toHaveTitle('Mill Street · Whitfield Campaign Hub');
  // Any door: another journey may have walked them all.
  await page.locator(`a[href^="/field-ops/walk/${MILL_STREET}/"]`).first().focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('Mill Street');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/^Door \d+ of 40 · Whitfield Campaign Hub$/);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: '‹ All doors' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Mill Street' })).toBeFocused();
  await expect(page).toHaveTitle('Mill Street · Whitfield Campaign Hub');
});
