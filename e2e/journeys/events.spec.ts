/** An event from the first idea to the last check-in: made, answered, kept at the door by two phones without a signal. */
import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { receiptCode } from '../../src/core/outbox/receipt.ts';
import { expect, expectAccessible, OFFLINE_ERRORS, test, waitForOfflineReady } from '../fixtures.ts';
import { callAs, figure, insertEvent, makeEvent, openPhone, rsvp } from '../support/events.ts';
import { fill, openForm, submit } from '../support/forms.ts';
import { signIn } from '../support/staff.ts';

test('two phones without a signal check in overlapping halves: each person counted once, the double ones shown', async ({
  page,
  context,
  browser,
  baseURL,
  server,
  expectedErrors,
}) => {
  test.setTimeout(180_000);
  expectedErrors.push(OFFLINE_ERRORS);
  const title = `Mill cleanup ${crypto.randomUUID().slice(0, 4)}`;
  const door = await openPhone(browser, baseURL ?? '', 'organizer', '/events');
  const eventId = await makeEvent(door.page, title, 2);

  await page.goto('/');
  await expect(page.locator('#events').getByRole('heading', { name: title })).toBeVisible();
  await waitForOfflineReady(page);
  await context.setOffline(true);
  const dialog = await openForm(page, 'rsvp', eventId);
  await fill(dialog, { name: 'Guest 30', phone: '(207) 555-0130', headcount: '2' });
  await submit(dialog, 'rsvp').click();
  await expect(page.getByRole('status', { name: 'Saved on this device' })).toBeVisible();
  const names = Array.from({ length: 30 }, (_, i) => `Guest ${String(i + 1).padStart(2, '0')}`);
  let people = 2;
  for (const [i, name] of names.slice(0, 29).entries()) {
    await rsvp(server, eventId, i === 4 ? `${name} =1+1` : name, 1 + (i % 3));
    people += 1 + (i % 3);
  }
  await context.setOffline(false);
  await expect
    .poll(async () => (await server.rows('signups', `event_id=eq.${eventId}`)).length, { timeout: 30_000 })
    .toBe(30);

  const other = await openPhone(browser, baseURL ?? '', 'content', `/events/${eventId}`);
  await door.page.goto(`/events/${eventId}`);
  for (const phone of [door, other]) {
    await expect(figure(phone.page, 'expected')).toHaveText(String(people));
    await phone.context.setOffline(true);
  }
  const checkIn = async ({ page: at }: typeof door, half: readonly string[]) => {
    for (const name of half) {
      const row = at.locator('[data-name]', { hasText: name });
      await row.getByRole('button', { name: /^Check in/ }).click();
      await expect(row).toHaveAttribute('data-state', 'checked_in');
    }
    await expect(at.getByText(`${half.length} saved on this device, not sent yet.`)).toBeVisible();
  };
  await Promise.all([checkIn(door, names.slice(0, 20)), checkIn(other, names.slice(10))]);
  // A reload in the dead spot forgets nothing.
  await door.page.reload();
  await expect(door.page.getByText('20 saved on this device, not sent yet.')).toBeVisible();
  expect(await server.rows('event_checkins', `event_id=eq.${eventId}`)).toEqual([]);

  for (const phone of [door, other]) await phone.context.setOffline(false);
  for (const { page: at } of [door, other]) {
    await expect(figure(at, 'here')).toHaveText(String(people), { timeout: 60_000 });
    await expect(at.getByText(/saved on this device, not sent yet/)).toBeHidden({ timeout: 30_000 });
    await expect(at.getByRole('button', { name: /^It was one visit/ })).toHaveCount(10, { timeout: 60_000 });
  }
  const facts = await server.rows('event_checkins', `event_id=eq.${eventId}`);
  expect(facts).toHaveLength(40);
  expect(new Set(facts.map((row) => row['subject_id'])).size).toBe(30);

  await door.page.getByRole('button', { name: 'It was one visit: Guest 15' }).click();
  await expect(door.page.getByRole('button', { name: /^It was one visit/ })).toHaveCount(9);

  const downloading = door.page.waitForEvent('download');
  await door.page.getByRole('button', { name: 'Download as CSV' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  const { data, errors } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  expect(data).toHaveLength(30);
  expect(data.every((row) => row['state'] === 'Checked in')).toBe(true);
  expect(data.filter((row) => row['checked_in_twice'] === 'true')).toHaveLength(9);
  expect(data.reduce((sum, row) => sum + Number(row['party_size']), 0)).toBe(people);
  await Promise.all([door.context.close(), other.context.close()]);
});

test('at the door without a signal: found by receipt, checked in, taken back, a walk-in added, contact details closed', async ({
  page,
  context,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(OFFLINE_ERRORS);
  const eventId = await insertEvent(server, 'Door', 400);
  const id = await rsvp(server, eventId, 'Zoë Ångström', 2);
  await signIn(page, 'organizer');
  await waitForOfflineReady(page);
  await page.goto(`/events/${eventId}/door`);
  await expect(page.getByText('0 here, 2 expected.')).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('0 here, 2 expected.')).toBeVisible();

  const field = page.getByRole('searchbox', { name: 'Who is at the door?' });
  await field.fill(receiptCode(id).toLowerCase());
  await expect(page.getByRole('list', { name: 'Found' }).getByText('Zoë Ångström')).toBeVisible();
  await field.fill('zoe ang');
  const row = page.locator('[data-name]');
  await expect(row).toHaveCount(1);
  await expect(page.getByText('(207) 555-0100')).toHaveCount(0);
  await row.getByRole('button', { name: 'Details of Zoë Ångström' }).click();
  await expect(page.getByRole('link', { name: '(207) 555-0100' })).toBeVisible();
  await row.getByRole('button', { name: 'One more with Zoë Ångström' }).click();
  await row.getByRole('button', { name: 'Check in Zoë Ångström' }).click();
  await expect(page.getByText('3 here, 0 expected.')).toBeVisible();
  await row.getByRole('button', { name: 'Undo for Zoë Ångström' }).click();
  await expect(row).toHaveAttribute('data-state', 'expected');

  await page.getByRole('button', { name: 'Next person' }).click();
  await expect(field).toHaveValue('');
  await page.getByRole('button', { name: 'Add a walk-in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a walk-in' });
  await dialog.getByLabel('Name').fill('Ida Passerby');
  await dialog.getByLabel('Phone').fill('(207) 555-0199');
  await dialog.getByRole('button', { name: 'Check in' }).click();
  await expect(page.getByText('1 here, 3 expected.')).toBeVisible();

  await context.setOffline(false);
  await expect
    .poll(async () => (await server.rows('event_checkins', `event_id=eq.${eventId}`)).length, { timeout: 30_000 })
    .toBe(4);
  expect(await server.rows('event_checkins', `event_id=eq.${eventId}&action=eq.walk_in`)).toMatchObject([
    { name: 'Ida Passerby', phone: '(207) 555-0199', party_size: 1 },
  ]);
});

test('two people change the same event: the second sees what changed and chooses, nothing is overwritten', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  const eventId = await insertEvent(server, 'Before', 500);
  await signIn(page, 'organizer');
  await page.goto(`/events/${eventId}/edit`);
  await page.getByLabel('Title').fill('Mine');
  await page.getByLabel('Host').fill('Ines');
  const theirs = { title: 'Theirs', location: 'The library' };
  await callAs(server, 'content', 'save_event', { event: eventId, expected_version: 1, details: theirs });
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page.getByRole('heading', { name: 'Somebody else has changed this event' })).toBeVisible();
  expect(await server.rows('events', `id=eq.${eventId}`)).toMatchObject([{ ...theirs, host: null }]);
  await page.getByText('Yours: Mine').click();
  await page.getByRole('button', { name: 'Take this into my form' }).click();
  await expect(page.getByLabel('Place')).toHaveValue('The library');
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page).toHaveURL(new RegExp(`/events/${eventId}$`));
  expect(await server.rows('events', `id=eq.${eventId}`)).toMatchObject([
    { title: 'Mine', location: 'The library', host: 'Ines', version: 3 },
  ]);
});

test('what cannot be is said at its field', async ({ page, server }) => {
  const eventId = await insertEvent(server, 'Small', 500);
  for (const size of [4, 3]) await rsvp(server, eventId, `Party of ${size}`, size);
  await signIn(page, 'manager');
  await page.goto(`/events/${eventId}/edit`);
  await page.getByLabel('Room for how many').fill('6');
  await page.getByLabel(/^Day/).fill('2020-02-01');
  await page.getByLabel('Starts').fill('10:00');
  await page.getByLabel(/^Ends\s*required/).fill('09:00');
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page.getByText('7 people were promised a place: it cannot be less')).toBeVisible();
  await expect(page.getByText('This lies in the past')).toBeVisible();
  await expect(page.getByText('The end must be after the start')).toBeVisible();
});

test('the pages of events are accessible by day and by night, and for advisors only to read', async ({
  page,
  server,
}) => {
  test.setTimeout(90_000);
  const eventId = await insertEvent(server, 'Readable', 600, { capacity: 2, accessibility: 'Step-free.' });
  for (const name of ['Alma', 'Bea']) await rsvp(server, eventId, name, 2);
  await signIn(page, 'advisor');
  await page.goto('/events');
  await expect(page.getByRole('link', { name: 'Readable' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New event' })).toHaveCount(0);
  for (const path of ['/events', `/events/${eventId}`, `/events/${eventId}/door`, `/events/${eventId}/edit`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Check in/ })).toHaveCount(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  }
});
