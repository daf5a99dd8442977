/** An event from the first idea to the last check-in: made, answered, kept at the door by two phones without a signal. */
import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { wallTime } from '../../src/core/events/zone.ts';
import { receiptCode } from '../../src/core/outbox/receipt.ts';
import { expect, expectAccessible, OFFLINE_ERRORS, test, waitForOfflineReady } from '../fixtures.ts';
import { callAs, fakeScanner, figure, insertEvent, makeEvent, openPhone, rsvp, soon } from '../support/events.ts';
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
  await dialog.getByLabel('How do you get there?').selectOption('wanted');
  await submit(dialog, 'rsvp').click();
  await expect(dialog.getByText('Please say where to pick you up')).toBeVisible();
  await dialog.getByLabel('Where should we pick you up?').fill('3 Mill Street');
  await submit(dialog, 'rsvp').click();
  await expect(page.getByRole('status', { name: 'Saved on this device' })).toBeVisible();
  const driver = await openForm(page, 'rsvp', eventId);
  await fill(driver, { name: 'Guest 29', email: 'guest29@example.com', headcount: '1' });
  await driver.getByLabel('How do you get there?').selectOption('offered');
  await driver.getByRole('button', { name: 'One more seat' }).click();
  await submit(driver, 'rsvp').click();
  await expect(page.getByRole('status', { name: 'Saved on this device' })).toBeVisible();
  const names = Array.from({ length: 30 }, (_, i) => `Guest ${String(i + 1).padStart(2, '0')}`);
  let people = 3;
  for (const [i, name] of names.slice(0, 28).entries()) {
    await rsvp(server, eventId, i === 4 ? `=1+1 ${name}` : name, 1 + (i % 3));
    people += 1 + (i % 3);
  }
  await context.setOffline(false);
  await expect
    .poll(async () => (await server.rows('signups', `event_id=eq.${eventId}`)).length, { timeout: 30_000 })
    .toBe(30);

  const other = await openPhone(browser, baseURL ?? '', 'content', `/events/${eventId}`);
  await door.page.goto(`/events/${eventId}`);
  for (const phone of [door, other]) await expect(figure(phone.page, 'expected')).toHaveText(String(people));
  await door.page.getByText('Rides: 2 people without one, 2 seats free').click();
  await door.page.getByLabel('Who takes Guest 30?').selectOption('Guest 29 (2 free)');
  await expect(door.page.getByText('Rides: everybody has one, 0 seats free')).toBeVisible();
  expect(await server.rows('ride_matches', `event_id=eq.${eventId}`)).toHaveLength(1);
  for (const phone of [door, other]) await phone.context.setOffline(true);
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

  await expect(door.page.getByText(/Last sent .+\./)).toBeVisible();
  await door.page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await door.page.getByRole('button', { name: 'Print the list' }).click();
  await expect(door.page.locator('[data-print-only] tbody tr')).toHaveCount(30);

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
  expect(data.map((row) => row['name'])).toContain("'=1+1 Guest 05");
  expect(data.find((row) => row['name'] === 'Guest 30')).toMatchObject({ ride: 'wanted', ride_with: 'Guest 29' });
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

test('cancelled, held after all and duplicated: the landing page, the calendar and the form say so', async ({
  page,
  browser,
  baseURL,
  server,
}) => {
  test.setTimeout(90_000);
  const title = `Quarry walk ${crypto.randomUUID().slice(0, 4)}`;
  const eventId = await insertEvent(server, title, 24, { ...soon(), capacity: 2 });
  const card = page.locator('#events li').filter({ has: page.getByRole('heading', { name: title }) });
  const calendar = async () => (await fetch(`${server.url}/functions/v1/calendar/events.ics`)).text();
  await page.goto('/');
  const subscribe = page.getByRole('link', { name: 'Subscribe to the calendar' });
  await expect(subscribe).toHaveAttribute('href', /^webcal:.*\.ics$/);
  const dialog = await openForm(page, 'rsvp', eventId);
  await fill(dialog, { name: 'Early Bird', phone: '(207) 555-0131', headcount: '2' });
  await submit(dialog, 'rsvp').click();
  await expect(page.getByRole('status', { name: 'RSVP confirmed!' })).toBeVisible();
  // Full from here on: the next one waits, is told so, and finds it on the receipt.
  const late = await openForm(page, 'rsvp', eventId);
  await fill(late, { name: 'Late Bird', phone: '(207) 555-0132', headcount: '1' });
  await submit(late, 'rsvp').click();
  await expect(page.getByRole('status', { name: 'You’re on the waiting list' })).toBeVisible();
  await page.goto('/outbox');
  await expect(page.getByText('You’re on the waiting list.')).toHaveCount(1);
  await expect(page.getByText('You have a place.')).toHaveCount(1);
  await page.goto('/');
  await expect(card.getByRole('link', { name: `Join the waiting list: ${title}` })).toBeVisible();

  await signIn(page, 'content');
  await page.goto(`/events/${eventId}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Cancel the event' }).click();
  const asking = page.getByRole('dialog', { name: 'Cancel this event?' });
  await asking.getByLabel('Why').fill('The path is flooded');
  await asking.getByRole('button', { name: 'Cancel the event' }).click();
  await expect(page.getByText('Cancelled: The path is flooded')).toBeVisible();
  expect(await calendar()).toMatch(
    new RegExp(`UID:${eventId}@[^]*SEQUENCE:1\r\nSTATUS:CANCELLED\r\n[^]*SUMMARY:Cancelled: ${title}`),
  );
  // Somebody who comes to the page now: this phone's own list may be five minutes old.
  const visitor = await browser.newPage(baseURL ? { baseURL } : {});
  await visitor.goto('/');
  const news = visitor.locator('#events li').filter({ has: visitor.getByRole('heading', { name: title }) });
  await expect(news.getByText('The path is flooded')).toBeVisible();
  await expect(news.getByRole('link', { name: /RSVP|waiting list/ })).toHaveCount(0);
  await visitor.close();

  await page.goto(`/events/${eventId}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'It takes place after all' }).click();
  await expect(page.getByRole('link', { name: 'Open the door' })).toBeVisible();
  expect(await server.rows('events', `id=eq.${eventId}`)).toMatchObject([{ status: 'scheduled', sequence: 2 }]);
  await page.getByRole('link', { name: 'Duplicate' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByLabel(/^Day/)).toHaveValue('');
  await page.getByLabel('Title').fill('Another walk');
  const place = page.getByRole('textbox', { name: /^Place/ });
  await place.fill('The old quarry');
  // What is typed lasts over a reload, and makes one event.
  await page.reload();
  await expect(page.getByText('We kept what you typed')).toBeVisible();
  await expect(place).toHaveValue('The old quarry');
  const tomorrow = wallTime(Date.now() + 86_400_000, 'America/New_York');
  await page.getByLabel(/^Day/).fill(tomorrow.day);
  await page.getByLabel('Starts').fill('10:00');
  await page.getByLabel(/^Ends\s*required/).fill('11:00');
  await page.getByLabel('Ends on another day').fill('');
  await page.getByRole('button', { name: 'Make the event' }).click();
  await expect(page.getByRole('heading', { name: 'Another walk' })).toBeVisible();
  expect(await server.rows('events', 'title=eq.Another%20walk')).toMatchObject([
    { location: 'The old quarry', capacity: 2, status: 'scheduled' },
  ]);
});

test('the code on a visitor’s receipt is scanned at the door', async ({ page, context, server }) => {
  const eventId = await insertEvent(server, 'Scanned', 450);
  const dialog = await openForm(page, 'rsvp', eventId);
  await fill(dialog, { name: 'Wren Carver', phone: '(207) 555-0133', headcount: '2' });
  await submit(dialog, 'rsvp').click();
  await expect(page.getByRole('status', { name: 'RSVP confirmed!' })).toBeVisible();
  await page.goto('/outbox');
  await page.getByText('Show the code for the door').click();
  const [row] = await server.rows('signups', `event_id=eq.${eventId}`);
  const code = receiptCode(String(row?.['id']));
  const receipt = page.locator('details', { hasText: 'Show the code for the door' });
  await expect(receipt.getByText(code, { exact: true })).toBeVisible();
  await expect(receipt.locator('svg path')).toBeVisible();

  const door = await context.newPage();
  await fakeScanner(door, code);
  await signIn(door, 'organizer');
  await door.goto(`/events/${eventId}/door`);
  await door.getByRole('button', { name: 'Scan a receipt' }).click();
  await expect(door.getByText('Wren Carver is checked in.')).toBeVisible();
  await expect(door.locator('[data-name="Wren Carver"]')).toHaveAttribute('data-state', 'checked_in');
  await door.getByRole('button', { name: 'Scan a receipt' }).click();
  await expect(door.getByText('Wren Carver is checked in already.')).toBeVisible();
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
  // Filled in already when the event goes past midnight.
  await page.getByLabel('Ends on another day').fill('');
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
  await rsvp(server, eventId, 'Alma', 2, { ride: 'wanted', ride_from: '3 Mill Street' });
  await rsvp(server, eventId, 'Bea', 2, { ride: 'offered', ride_seats: 3 });
  await signIn(page, 'advisor');
  await page.goto('/events');
  await expect(page.getByRole('link', { name: 'Readable' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New event' })).toHaveCount(0);
  for (const path of ['/events', `/events/${eventId}`, `/events/${eventId}/door`, `/events/${eventId}/edit`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Check in/ })).toHaveCount(0);
    const rides = page.getByText('Rides: 2 people without one');
    if (path === `/events/${eventId}`) await rides.click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  }
});
