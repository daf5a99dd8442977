/** One page a person: found as one types, three records joined in a dead spot and taken apart again, a volunteer made a canvasser. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, OFFLINE_ERRORS, test, waitForOfflineReady } from '../fixtures.ts';
import { startSignedIn } from '../support/staff.ts';
import type { TestServer } from '../support/testServer.ts';

test.use({ expectedErrors: [OFFLINE_ERRORS] });

const KEIKO = 's-50000000-0000-4000-8000-000000000003';

interface Sent {
  readonly name: string;
  readonly email?: string;
  readonly phone: string;
}

async function volunteer(server: TestServer, sent: Sent): Promise<string> {
  const id = crypto.randomUUID();
  const client_created_at = new Date().toISOString();
  await server.insertAsVisitor('signups', {
    id,
    type: 'volunteer',
    interest: 'door_knock',
    ...sent,
    client_created_at,
  });
  return `s-${id}`;
}
const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true });
const candidate = (page: Page, name: string) =>
  list(page, 'Could be the same person')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
/** Of these records, in the order in which it was said. */
const verdicts = async (server: TestServer, refs: readonly string[]) =>
  (await server.rows('person_links', `select=verdict&a=in.(${refs.join()})&order=client_created_at,id`)).map(
    ({ verdict }) => verdict,
  );

test('three records are one person in a dead spot, and three people again', async ({
  page,
  context,
  server,
  person,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const email = `${crypto.randomUUID()}@example.com`;
  const phone = `(209) 555-${String(Date.now()).slice(-4)}`;
  const ref = await volunteer(server, { name: person, email, phone: '(208) 555-0161' });
  const refs = [
    ref,
    await volunteer(server, { name: `${person} Again`, email: email.toUpperCase(), phone }),
    await volunteer(server, { name: `${person} Third`, email, phone }),
  ];

  await startSignedIn(page, 'manager');
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Contacts', exact: true }).click();
  await page.getByRole('searchbox', { name: /^Find a person/ }).fill(person.toUpperCase());
  await expect(page.getByText('3 people found')).toBeVisible();
  await expectAccessible(page);
  await list(page, 'Contacts').getByRole('link', { name: person, exact: true }).click();
  await expect(page).toHaveURL(`/admin/people/${ref}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(person);
  await expect(page.getByRole('link', { name: 'Call (208) 555-0161' })).toHaveAttribute('href', 'tel:2085550161');
  await expect(candidate(page, `${person} Third`)).toContainText('same e-mail');

  await waitForOfflineReady(page);
  await context.setOffline(true);
  for (const name of [`${person} Again`, `${person} Third`])
    await candidate(page, name).getByRole('button', { name: 'Same', exact: true }).click();
  const decided = list(page, 'Decided').getByRole('listitem');
  await expect(decided).toHaveCount(2);
  await expect(decided.first()).toContainText('saved on this device');
  await expect(page.getByRole('link', { name: `Call ${phone}` })).toBeVisible();
  await expectAccessible(page);

  // The phone dies and is opened again, still without a signal.
  await page.reload();
  await expect(decided).toHaveCount(2);
  await context.setOffline(false);
  await expect.poll(() => verdicts(server, refs), { timeout: 30_000 }).toEqual(['same', 'same']);
  await expect(decided.first()).not.toContainText('saved on this device');

  await context.setOffline(true);
  await decided.first().getByRole('button', { name: /^Undo/ }).click();
  await expect(decided).toHaveCount(1);
  await decided.first().getByRole('button', { name: /^Undo/ }).click();
  await expect(list(page, 'Decided')).toHaveCount(0);
  await context.setOffline(false);
  await expect.poll(() => verdicts(server, refs), { timeout: 30_000 }).toEqual(['same', 'same', 'undone', 'undone']);
  await page.goto('/admin/people');
  await page.getByRole('searchbox', { name: /^Find a person/ }).fill(person);
  await expect(page.getByText('3 people found')).toBeVisible();
});

test('a volunteer becomes a canvasser in two presses, and a host in a dead spot', async ({
  page,
  context,
  server,
  person,
}) => {
  const email = `${crypto.randomUUID()}@example.com`;
  const ref = await volunteer(server, { name: person, email, phone: '(208) 555-0162' });
  await startSignedIn(page, 'manager');
  await page.goto(`/admin/people/${ref}`);
  await page.getByRole('button', { name: 'Make a canvasser' }).click();
  const question = page.getByRole('alertdialog', { name: `${person}: Canvasser?` });
  await expect(question).toContainText(email);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Hand out a turf' })).toBeVisible();
  await expect(list(page, 'What happened')).toContainText('Became a canvasser');
  expect(await server.rows('canvassers', `select=email&signup_id=eq.${ref.slice(2)}`)).toEqual([{ email }]);

  await waitForOfflineReady(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Make a host' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Undo: Host' })).toBeVisible();
  await context.setOffline(false);
  const tags = () => server.rows('submission_actions', `select=action,tag&submission_id=eq.${ref.slice(2)}`);
  await expect.poll(tags, { timeout: 30_000 }).toEqual([{ action: 'tagged', tag: 'host' }]);
});

test('the pages are whole in every look, by keyboard, and whoever does not lead is led away', async ({ page }) => {
  await startSignedIn(page, 'manager');
  await page.goto('/admin/people');
  await expect(list(page, 'Contacts').getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/admin/people/${KEIKO}`);
  await expect(candidate(page, 'Keiko Tan')).toContainText('same e-mail');
  await expectAccessible(page);
  await candidate(page, 'Keiko Tan').getByRole('button', { name: 'Same household' }).press('Enter');
  await expect(list(page, 'Decided')).toContainText('One household');
  await page.getByRole('button', { name: /^Undo what was said/ }).press('Enter');
  await expect(candidate(page, 'Keiko Tan')).toBeVisible();
  await page.goto('/admin/people/v-none');
  await expect(page.getByText('There is no such person here')).toBeVisible();
  await startSignedIn(page, 'organizer');
  await page.goto(`/admin/people/${KEIKO}`);
  await expect(page).toHaveURL('/');
});
