/** What is left on a shared phone of somebody who signed out with things unsent and half typed: nothing that can be read. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, OFFLINE_ERRORS } from '../fixtures.ts';
import { dumpDevice } from '../support/deviceDump.ts';
import { fillSignIn, startSignedIn } from '../support/staff.ts';
import { test } from '../support/visited.ts';

/** Apartments, in nobody's hands. */
const FALLS_ROAD = 'b0000000-0000-4000-8000-000000000004';

test.use({ expectedErrors: [new RegExp(`${OFFLINE_ERRORS.source}|ERR_FAILED`)] });

/** Those of the texts that somebody who looks into the browser's storage finds there. */
async function foundOn(page: Page, texts: readonly string[]): Promise<string[]> {
  // An event's host is public, and kept for everybody.
  const device = (await dumpDevice(page)).replaceAll(/host\\*":\\*"Luis Herrera/g, 'host');
  return texts.filter((text) => device.includes(text));
}

test('what waits and what is half typed is locked behind whoever signs out, and theirs again when they are back', async ({
  page,
  context,
  server,
  person,
}) => {
  const notes = `The ${person} dog bites`;
  const walk = `/field-ops/walk/${FALLS_ROAD}`;
  await startSignedIn(page, 'organizer');
  await page.goto(walk);
  await page.getByRole('link', { name: /^Next door: / }).click();
  const door = new URL(page.url()).pathname;
  await context.setOffline(true);

  await page.getByRole('button', { name: 'Home', exact: true }).click();
  // The last letter and the way to another page in one breath: no transaction has the time to end.
  await page.getByRole('textbox', { name: 'Notes' }).fill(notes.slice(0, -1));
  await page.getByRole('textbox', { name: 'Notes' }).press('End');
  await page.evaluate((letter) => {
    document.execCommand('insertText', false, letter);
    location.assign('/?open=volunteer');
  }, notes.slice(-1));
  await page.waitForURL('/?open=volunteer');
  const form = page.getByRole('dialog', { name: 'Volunteer' });
  await form.getByRole('textbox', { name: /^Name/ }).fill(person);
  await form.getByRole('textbox', { name: /^Email/ }).fill('planted@example.com');
  await form.getByRole('combobox', { name: /help/ }).selectOption('door_knock');
  await form.getByRole('button', { name: 'Sign me up' }).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  // Otherwise there would be nothing to look for.
  const planted = [notes, person, 'planted@example.com', 'organizer@'];
  expect(await foundOn(page, planted)).toEqual(planted);

  await page.goto('/app');
  await page.locator('summary').first().click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('nobody else can read it or send it');
  await expect(question).toContainText('is back when you sign in here again');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page).toHaveURL('/auth');
  // Behind the sign-in page, item by item.
  await expect.poll(() => foundOn(page, [...planted, 'Luis Herrera', 'access_token', 'seal:'])).toEqual([]);

  await page.goto('/outbox');
  await expect(page.getByText(/^Saved on this device\. Locked: /)).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Withdraw|Change)/ })).toHaveCount(0);
  await expectAccessible(page);

  await context.setOffline(false);
  await page.goto('/auth');
  await fillSignIn(page, 'organizer');
  await expect.poll(async () => (await server.rows('signups', `name=eq.${encodeURIComponent(person)}`)).length).toBe(1);
  await page.goto(door);
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue(notes);
});
