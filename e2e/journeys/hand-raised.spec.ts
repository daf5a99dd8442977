/** A raised hand, followed to the doors: volunteered in a dead spot, taken on, called, made a canvasser, and walking without a signal. */
import { expect, OFFLINE_ERRORS, waitForOfflineReady } from '../fixtures.ts';
import { callAs } from '../support/events.ts';
import { attemptsIn, idOf, record, RIDGE_ROAD, takeAlong } from '../support/field.ts';
import { ownTown } from '../support/ownTown.ts';
import { startSignedIn } from '../support/staff.ts';
import { message, openVolunteerForm, submitButton } from '../support/volunteer.ts';

const test = ownTown();

test.use({ expectedErrors: [OFFLINE_ERRORS] });

const EMAIL = 'newcomer@larkspurfalls.example';

test('somebody volunteers in a dead spot and knocks on doors in the same week', async ({
  page,
  context,
  browser,
  server,
  person,
}) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await waitForOfflineReady(page);
  await context.setOffline(true);
  const form = await openVolunteerForm(page);
  await form.getByRole('textbox', { name: /^Name/ }).fill(person);
  await form.getByRole('textbox', { name: /^Email/ }).fill(EMAIL);
  await form.getByRole('textbox', { name: /^Phone/ }).fill('(207) 555-0191');
  await form.getByRole('combobox', { name: /help/ }).selectOption('door_knock');
  await submitButton(form).click();
  await expect(message(page, 'Saved on this device')).toBeVisible();
  await context.setOffline(false);
  const sent = () => server.rows('signups', `select=id,email&name=eq.${encodeURIComponent(person)}`);
  await expect.poll(async () => (await sent()).map(({ email }) => email), { timeout: 30_000 }).toEqual([EMAIL]);
  const id = String((await sent())[0]?.['id']);

  // The manager takes them on, calls, and makes them a canvasser in two presses.
  const desk = await browser.newContext({ baseURL: server.url });
  const office = await desk.newPage();
  await startSignedIn(office, 'manager');
  await office.goto('/admin');
  const line = office
    .getByRole('main')
    .locator('[data-entry]')
    .filter({ has: office.getByRole('heading', { name: person }) });
  await line.getByRole('button').first().click();
  const main = office.getByRole('main');
  await main.getByRole('button', { name: 'Take it on', exact: true }).click();
  await main.getByRole('button', { name: 'In touch...', exact: true }).click();
  const called = office.getByRole('dialog', { name: 'In touch' });
  await called.getByText('Talked to them').click();
  await called.getByRole('button', { name: 'Save' }).click();
  await expect(called).toBeHidden();
  await office.getByRole('link', { name: 'Everything about this person' }).click();
  await office.getByRole('button', { name: 'Make a canvasser' }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(office.getByRole('link', { name: 'Hand out a turf' })).toBeVisible();
  await callAs(server, 'manager', 'grant_role', { person: await idOf(server, 'newcomer'), role: 'advisor' });
  const due = new Date(Date.now() + 86_400_000).toISOString();
  await callAs(server, 'manager', 'check_out_turf', { turf: RIDGE_ROAD, person: await idOf(server, 'newcomer'), due });

  // The new canvasser's phone goes dead behind the first house.
  await startSignedIn(page, 'newcomer');
  await takeAlong(page, RIDGE_ROAD);
  await waitForOfflineReady(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: /^Next door/ }).click();
  await record(page, 'Not home');
  await context.setOffline(false);
  await expect
    .poll(async () => (await attemptsIn(server, RIDGE_ROAD)).map(({ result }) => result), { timeout: 30_000 })
    .toEqual(['not_home']);

  // What the page of the person tells is the whole story, in the order in which it happened.
  await office.reload();
  await expect(office.getByRole('heading', { level: 1, name: person })).toBeVisible();
  const told = (await server.rows('submission_actions', `submission_id=eq.${id}&select=action&order=arrival`)).map(
    ({ action }) => action,
  );
  expect(told).toEqual(['claimed', 'contacted']);
  await desk.close();
});
