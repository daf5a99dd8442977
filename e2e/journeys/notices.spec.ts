/** What staff are told in the app, and other programs that are told of signups. */
import { randomUUID } from 'node:crypto';
import { expect, expectAccessible } from '../fixtures.ts';
import { insertAs, startSignedIn } from '../support/staff.ts';
import { test } from '../support/visited.ts';

const ORGANIZER = 'a0000000-0000-4000-8000-000000000004';
const MANAGER = 'a0000000-0000-4000-8000-000000000002';

test('what was given to somebody is on the page they open in the morning, until they have seen it', async ({
  page,
  server,
  person,
}) => {
  const id = randomUUID();
  await server.insertAsVisitor('signups', {
    id,
    type: 'volunteer',
    name: person,
    email: `${id}@example.com`,
    phone: '(207) 555-0142',
    interest: 'door_knock',
    client_created_at: new Date().toISOString(),
  });
  await insertAs(server, 'manager', 'submission_actions', {
    id: randomUUID(),
    submission_kind: 'signup',
    submission_id: id,
    action: 'assigned',
    assignee: ORGANIZER,
    user_id: MANAGER,
  });

  await startSignedIn(page, 'organizer');
  await page.goto('/app');
  const panel = page.getByRole('region', { name: 'New for you' });
  await expect(panel.getByText('Marcus Bell gave you a volunteer.').first()).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'I have seen this' }).click();
  await expect(panel).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panel).toBeHidden();

  // Whoever wants no mail says so in their account.
  await page.goto('/account');
  const mail = page.getByRole('checkbox', { name: 'When something is given to you' });
  await expect(mail).toBeChecked();
  await mail.uncheck({ force: true });
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(mail).not.toBeChecked();
});

test('another program is told of signups, at an address outside the house alone', async ({ page }) => {
  await startSignedIn(page, 'manager');
  await page.goto('/admin/webhooks');
  await page.getByRole('button', { name: 'Tell a program' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address of the program').fill('nothing of the kind');
  await dialog.getByRole('checkbox', { name: 'Volunteers' }).uncheck({ force: true });
  await dialog.getByRole('button', { name: 'Tell it from now on' }).click();
  await expect(dialog.getByText('That is no web address.')).toBeVisible();
  await expect(dialog.getByText('Choose at least one.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Volunteers' }).check({ force: true });
  await dialog.getByLabel('Address of the program').fill('https://127.0.0.1:9/signups');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Tell it from now on' }).click();
  await expect(dialog.getByText(/^whsec_/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  const panel = page.getByRole('region', { name: '127.0.0.1:9' });
  await panel.getByRole('button', { name: 'Send a trial message' }).click();
  await expect(async () => {
    await page.reload();
    await expect(panel.getByText(/not taken yet: the address is not open to the outside/)).toBeVisible({
      timeout: 3000,
    });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText('whsec_')).toBeHidden();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Tell it no more' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Tell it no more' })
    .click();
  await expect(panel.getByText('Ended', { exact: true })).toBeVisible();
});
