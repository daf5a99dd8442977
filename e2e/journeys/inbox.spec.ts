/** The inbox: whoever wrote gets somebody's name and a day, also in a dead spot; two who claim one person see it. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, OFFLINE_ERRORS, waitForOfflineReady } from '../fixtures.ts';
import { startSignedIn, tokenOf, type AccountName } from '../support/staff.ts';
import type { Row, TestServer } from '../support/testServer.ts';
import { openVisited, test } from '../support/visited.ts';
import { PROMISE } from '../support/tags.ts';

test.use({ expectedErrors: [OFFLINE_ERRORS] });

const PHONE = { width: 390, height: 844 };

async function volunteer(server: TestServer, name: string): Promise<string> {
  const id = crypto.randomUUID();
  const row = {
    id,
    type: 'volunteer',
    name,
    email: 'ada@example.com',
    phone: '(207) 555-0177',
    interest: 'door_knock',
  };
  const answer = await server.insertAsVisitor('signups', { ...row, client_created_at: new Date().toISOString() });
  expect(answer.status).toBe(201);
  return id;
}
const line = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('[data-entry]')
    .filter({ has: page.getByRole('heading', { name }) });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const show = (page: Page, view: string) => page.getByRole('combobox', { name: 'Show' }).selectOption(view);
const factsOf = (server: TestServer, id: string) =>
  server.rows(
    'submission_actions',
    `submission_id=eq.${id}&select=action,outcome,note,next_on,counts,user_id&order=arrival`,
  );
async function lineOf(server: TestServer, id: string): Promise<Row | undefined> {
  return (await server.rows('inbox_items', `id=eq.${id}&select=owner,stage,contested,due_on`))[0];
}
const idOf = async (server: TestServer, name: AccountName) => (await tokenOf(server, name)).user.id;

async function onPhone(page: Page, name: AccountName, path: string) {
  await page.setViewportSize(PHONE);
  await startSignedIn(page, name);
  await page.goto(path);
}

test(
  'two who claim one person in a dead spot see it: the first keeps them, and either settles it',
  { tag: PROMISE },
  async ({ page, context, server, person, visitedProfile }) => {
    test.setTimeout(150_000);
    const id = await volunteer(server, person);
    const other = await openVisited(visitedProfile, { baseURL: server.url });
    const second = await other.newPage();
    for (const [phone, name] of [
      [page, 'organizer'],
      [second, 'deputy'],
    ] as const) {
      await onPhone(phone, name, '/app/work');
      await show(phone, 'new');
      await expect(line(phone, person)).toBeVisible();
      await waitForOfflineReady(phone);
    }
    await context.setOffline(true);
    await other.setOffline(true);
    for (const phone of [page, second]) {
      await line(phone, person).getByRole('button').click();
      await button(phone, 'Take it on').click();
      await expect(line(phone, person)).toContainText('Yours');
      await expect(line(phone, person)).toContainText('saved on this device');
    }
    await context.setOffline(false);
    await expect
      .poll(() => lineOf(server, id))
      .toMatchObject({ owner: await idOf(server, 'organizer'), contested: false });
    await expect(line(page, person)).not.toContainText('saved on this device');
    await other.setOffline(false);
    await expect
      .poll(() => lineOf(server, id))
      .toMatchObject({ owner: await idOf(server, 'organizer'), contested: true });

    const conflict = line(second, person).getByRole('note', { name: 'Taken on twice' });
    await expect(conflict).toContainText(/Has it: Luis Herrera, since /);
    await expect(conflict).toContainText(/Took it on too, without knowing: you, /);
    await expectAccessible(second);
    await conflict.getByRole('button', { name: 'Leave it with Luis Herrera' }).click();
    await expect(conflict).toHaveCount(0);
    await expect
      .poll(() => lineOf(server, id))
      .toMatchObject({ owner: await idOf(server, 'organizer'), contested: false });
    expect((await factsOf(server, id)).map(({ action, counts }) => [action, counts])).toEqual([
      ['claimed', true],
      ['claimed', false],
      ['assigned', true],
    ]);
    await other.close();
  },
);

test(
  'a manager’s morning on a train: claimed, called, put off, done, and opened again, each sent once',
  { tag: PROMISE },
  async ({ page, context, server, person }) => {
    test.setTimeout(150_000);
    const id = await volunteer(server, person);
    await onPhone(page, 'manager', '/admin');
    const first = page.locator('[data-entry]').first();
    await expect(first).toBeVisible();
    // The queue comes first: nobody scrolls to the first who waits.
    expect((await first.boundingBox())?.y).toBeLessThan(450);
    await expect(line(page, person)).toBeVisible();
    await waitForOfflineReady(page);
    await context.setOffline(true);
    await line(page, person).getByRole('button').click();
    await expect(page.getByRole('link', { name: /call / })).toHaveAttribute('href', 'tel:2075550177');
    await expect(page.getByRole('link', { name: /write a mail/ })).toHaveAttribute('href', 'mailto:ada@example.com');
    await button(page, 'Take it on').click();
    await button(page, 'In touch...').click();
    const called = page.getByRole('dialog', { name: 'In touch' });
    await called.getByRole('button', { name: 'Save' }).click();
    await expect(called.getByText('Please say what came of it')).toBeVisible();
    await expectAccessible(page);
    await called.getByText('Left a message').click();
    await called.getByRole('textbox', { name: /^Note/ }).fill('Rings long.');
    await called.getByRole('button', { name: 'Save' }).click();
    await expect(called).toBeHidden();
    await button(page, 'Later...').click();
    const later = page.getByRole('dialog', { name: 'Later' });
    await later.getByRole('button', { name: 'Tomorrow' }).click();
    await later.getByRole('button', { name: 'Save' }).click();
    await expect(later).toBeHidden();
    await expect(line(page, person)).toHaveAttribute('data-state', 'waiting');
    await button(page, 'Done').click();
    await expect(line(page, person)).toHaveAttribute('data-state', 'done');

    // The app starts anew, still without a signal: nothing that was said to be saved is gone, in a view that was never fetched.
    await page.reload();
    await expect(page.locator('[data-entry]').first()).toBeVisible();
    await expect(line(page, person)).toHaveCount(0);
    await show(page, 'done');
    await line(page, person).getByRole('button').click();
    await expect(line(page, person)).toContainText('Left a message');
    await expect(line(page, person)).toContainText('Rings long.');
    expect(await factsOf(server, id)).toEqual([]);
    await button(page, 'Open again').click();
    await expect(line(page, person)).toHaveAttribute('data-state', 'claimed');

    await context.setOffline(false);
    await expect
      .poll(async () => (await factsOf(server, id)).map(({ action }) => action))
      .toEqual(['claimed', 'contacted', 'snoozed', 'closed', 'reopened']);
    expect(await lineOf(server, id)).toMatchObject({ owner: await idOf(server, 'manager'), stage: 'open' });
    await page.reload();
    await show(page, 'mine');
    await expect(line(page, person)).toContainText('Yours');
    await line(page, person).getByRole('button').click();
    await page.getByRole('link', { name: 'Everything about this person' }).click();
    await expect(page.getByRole('heading', { level: 1, name: person })).toBeVisible();
  },
);

test('on a desk the keys do it, not while somebody types, and not once they are switched off', async ({
  page,
  server,
  person,
}) => {
  const id = await volunteer(server, person);
  await startSignedIn(page, 'candidate');
  await page.goto('/admin');
  await expect(line(page, person)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(`${person} xca`);
  await expect(page.getByText('Nobody fits')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find somebody' }).fill(person);
  await expect(page.locator('[data-entry]')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('j');
  await expect(line(page, person).getByRole('button')).toBeFocused();
  await page.keyboard.press('c');
  await expect(line(page, person)).toContainText('Yours');
  await page.keyboard.press('n');
  const note = page.getByRole('dialog', { name: 'Note' });
  await note.getByRole('textbox').fill('jx c');
  await note.getByRole('button', { name: 'Save' }).click();
  await expect(note).toBeHidden();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard' });
  await expectAccessible(page);
  await keys.getByRole('checkbox').setChecked(false, { force: true });
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('x');
  await expect
    .poll(async () => (await factsOf(server, id)).map(({ action, note: said }) => [action, said]))
    .toEqual([
      ['claimed', null],
      ['note', 'jx c'],
    ]);
  await expectAccessible(page);
});

test('a way of looking is kept on the device: ideas that are somebody’s, found again by one press', async ({
  page,
}) => {
  await startSignedIn(page, 'candidate');
  await page.goto('/admin');
  const all = page.locator('[data-entry]');
  await expect(all.first()).toBeVisible();
  await page.getByText('Narrow down, saved views').click();
  await page.getByRole('combobox', { name: 'What they sent' }).selectOption({ label: 'Idea' });
  await page.getByRole('combobox', { name: 'Who has it' }).selectOption({ label: 'Ruth Okafor' });
  await expect(all).toHaveCount(1);
  await expect(all).toContainText('Greta Holm');
  await page.getByRole('button', { name: 'Keep this view' }).click();
  await expect(page.getByRole('button', { name: 'To do, Idea, Ruth Okafor' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await page.goto('/app');
  await page.goto('/admin');
  await expect(line(page, 'Greta Holm')).toBeVisible();
  expect(await all.count()).toBeGreaterThan(1);
  await page.getByText('Narrow down, saved views').click();
  await page.getByRole('button', { name: 'To do, Idea, Ruth Okafor' }).click();
  await expect(all).toHaveCount(1);
  await page.getByRole('button', { name: 'Forget this view' }).click();
  await expect(page.getByRole('button', { name: 'Keep this view' })).toBeVisible();
});

test('who does not lead finds what was handed to them under today, and nothing else', async ({
  page,
  server,
  person,
  visitedProfile,
}) => {
  const id = await volunteer(server, person);
  const desk = await openVisited(visitedProfile, { baseURL: server.url });
  const office = await desk.newPage();
  await startSignedIn(office, 'manager');
  await office.goto('/admin');
  await line(office, person).getByRole('button').click();
  await button(office, 'Hand to...').click();
  const handing = office.getByRole('dialog', { name: 'Hand to somebody' });
  await handing.getByRole('combobox', { name: /^Who takes it on/ }).selectOption({ label: 'Priya Raman' });
  await handing.getByRole('button', { name: 'Hand over' }).click();
  await expect(line(office, person)).toContainText('With Priya Raman');
  await expect.poll(() => lineOf(server, id)).toMatchObject({ owner: await idOf(server, 'finance') });
  await desk.close();

  await onPhone(page, 'finance', '/app');
  const work = page.getByRole('region', { name: 'Your work' });
  await expect(work).toContainText('1 person waits for you.');
  await expect(work).toContainText(person);
  await work.getByRole('link', { name: 'Open the list' }).click();
  await expect(page).toHaveURL('/app/work');
  await expect(page.locator('[data-entry]')).toHaveCount(1);
  await line(page, person).getByRole('button').click();
  await button(page, 'Tag...').click();
  const tag = page.getByRole('dialog', { name: 'Tag' });
  await tag.getByRole('combobox', { name: /^New tag/ }).fill('knows the mill');
  await tag.getByRole('button', { name: 'Save' }).click();
  await expect(line(page, person)).toContainText('#knows the mill');
  await expectAccessible(page);
});
