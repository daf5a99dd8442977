/** An event as staff keep it: changed by two, cancelled, duplicated, answered by a code at the door. */
import { wallTime } from '../../src/features/events/model/zone.ts';
import { receiptCode } from '../../src/core/outbox/receipt.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { callAs, fakeScanner, insertEvent, rsvp, soon } from '../support/events.ts';
import { fill, openForm, submit } from '../support/forms.ts';
import { startSignedIn } from '../support/staff.ts';
import { expectEachWhole } from '../support/whole.ts';
import { HOSTED, PROMISE } from '../support/tags.ts';

test.use({ serviceWorkers: 'block' });

test(
  'two people change the same event: the second sees what changed and chooses, nothing is overwritten',
  { tag: [PROMISE, HOSTED] },
  async ({ page, server, expectedErrors }) => {
    expectedErrors.push(/409/);
    const eventId = await insertEvent(server, 'Before', 500);
    await startSignedIn(page, 'organizer');
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
  },
);

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
  const late = await openForm(page, 'rsvp', eventId, true);
  await fill(late, { name: 'Late Bird', phone: '(207) 555-0132', headcount: '1' });
  await submit(late, 'rsvp').click();
  await expect(page.getByRole('status', { name: 'The event is full' })).toContainText('You’re on the waiting list');
  await page.goto('/outbox');
  await expect(page.getByText('You’re on the waiting list', { exact: true })).toHaveCount(1);
  await expect(page.getByText('You have a place.')).toHaveCount(1);
  await page.goto('/');
  await expect(card.getByRole('link', { name: `Join the waiting list: ${title}` })).toBeVisible();

  await startSignedIn(page, 'content');
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
  await startSignedIn(door, 'organizer');
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
  await startSignedIn(page, 'manager');
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

test('the pages of events are accessible, fit the narrowest phone, and are for advisors only to read', async ({
  page,
  server,
}) => {
  const eventId = await insertEvent(server, 'Readable', 600, { capacity: 2, accessibility: 'Step-free.' });
  await rsvp(server, eventId, 'Alma', 2, { ride: 'wanted', ride_from: '3 Mill Street' });
  await rsvp(server, eventId, 'Bea', 2, { ride: 'offered', ride_seats: 3 });
  await startSignedIn(page, 'advisor');
  await page.goto(`/events/${eventId}`);
  await page.getByText('Rides: 2 people without one').click();
  await expect(page.getByRole('button', { name: /^Check in/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/events');
  await expect(page.getByRole('link', { name: 'Readable' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New event' })).toHaveCount(0);
  await expectEachWhole(page, ['/events', `/events/${eventId}/door`, `/events/${eventId}/edit`]);
  await page.goto(`/events/${eventId}/door`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Check in/ })).toHaveCount(0);
});
