/** A visitor at the volunteer form, by its visible words. */
import { expect, type Locator, type Page } from '@playwright/test';

/** One of the six cards of the action zone. */
export function actionCard(page: Page, title: string): Locator {
  const heading = page.getByRole('heading', { name: title, exact: true });
  return page.locator('#action-zone').getByRole('listitem').filter({ has: heading });
}

export async function openVolunteerForm(page: Page): Promise<Locator> {
  await actionCard(page, 'Volunteer').getByRole('link').click();
  const dialog = page.getByRole('dialog', { name: 'Volunteer' });
  await expect(dialog).toBeVisible();
  return dialog;
}

export async function fillVolunteerForm(dialog: Locator, person: string) {
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(person);
  await dialog.getByRole('textbox', { name: /^Email/ }).fill('ada@example.com');
  await dialog.getByRole('combobox', { name: /help/ }).selectOption('door_knock');
}

export function submitButton(dialog: Locator): Locator {
  return dialog.getByRole('button', { name: 'Sign me up' });
}

export function message(page: Page, title: string): Locator {
  return page.getByRole('status', { name: title });
}

/** Opens, fills and submits the form as `person`; what happens then is the journey's. */
export async function volunteerAs(page: Page, person: string): Promise<Locator> {
  const dialog = await openVolunteerForm(page);
  await fillVolunteerForm(dialog, person);
  await submitButton(dialog).click();
  return dialog;
}
