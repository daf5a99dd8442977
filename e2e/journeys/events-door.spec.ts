/** The door of an event without a signal: two phones that check in the same people, and what one phone can do alone. */
import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { receiptCode } from '../../src/core/outbox/receipt.ts';
import { expect, OFFLINE_ERRORS, test as unvisited, waitForOfflineReady } from '../fixtures.ts';
import { figure, insertEvent, makeEvent, openPhone, rsvp } from '../support/events.ts';
import { fill, openForm, submit } from '../support/forms.ts';
import { startSignedIn } from '../support/staff.ts';
import { test } from '../support/visited.ts';
import { HOSTED, PROMISE } from '../support/tags.ts';

/** Two thirds of them come to each of the two doors, one third to both. */
const GUESTS = 9;
const [THIRD, HALF] = [GUESTS / 3, (GUESTS / 3) * 2];

// A new visitor: a list of events that was fetched a moment ago does not have this one yet.
unvisited(
  'two phones without a signal check in overlapping halves: each person counted once, the double ones shown',
  { tag: [PROMISE, HOSTED] },
  async ({ page, context, server, visitedProfile, expectedErrors }) => {
    test.setTimeout(180_000);
    expectedErrors.push(OFFLINE_ERRORS);
    const title = `Mill cleanup ${crypto.randomUUID().slice(0, 4)}`;
    const door = await openPhone(visitedProfile, server.url, 'organizer', '/events');
    const eventId = await makeEvent(door.page, title, 2);

    await page.goto('/');
    await expect(page.locator('#events').getByRole('heading', { name: title })).toBeVisible();
    await waitForOfflineReady(page);
    await context.setOffline(true);
    const names = Array.from({ length: GUESTS }, (_, i) => `Guest ${String(i + 1).padStart(2, '0')}`);
    const [rider = '', host = ''] = [names.at(-1), names.at(-2)];
    const dialog = await openForm(page, 'rsvp', eventId);
    await fill(dialog, { name: rider, phone: '(207) 555-0130', headcount: '2' });
    await dialog.getByLabel('How do you get there?').selectOption('wanted');
    await submit(dialog, 'rsvp').click();
    await expect(dialog.getByText('Please say where to pick you up')).toBeVisible();
    await dialog.getByLabel('Where should we pick you up?').fill('3 Mill Street');
    await submit(dialog, 'rsvp').click();
    await expect(page.getByRole('status', { name: 'Saved on this device' })).toBeVisible();
    const driver = await openForm(page, 'rsvp', eventId, true);
    await fill(driver, { name: host, email: 'host@example.com', headcount: '1' });
    await driver.getByLabel('How do you get there?').selectOption('offered');
    await driver.getByRole('button', { name: 'One more seat' }).click();
    await submit(driver, 'rsvp').click();
    await expect(page.getByRole('status', { name: 'Saved on this device' })).toBeVisible();
    let people = 3;
    for (const [i, name] of names.slice(0, -2).entries()) {
      await rsvp(server, eventId, i === 4 ? `=1+1 ${name}` : name, 1 + (i % 3));
      people += 1 + (i % 3);
    }
    await context.setOffline(false);
    await expect
      .poll(async () => (await server.rows('signups', `event_id=eq.${eventId}`)).length, { timeout: 30_000 })
      .toBe(GUESTS);

    const other = await openPhone(visitedProfile, server.url, 'content', `/events/${eventId}`);
    await door.page.goto(`/events/${eventId}`);
    for (const phone of [door, other]) await expect(figure(phone.page, 'expected')).toHaveText(String(people));
    await door.page.getByText('Rides: 2 people without one, 2 seats free').click();
    await door.page.getByLabel(`Who takes ${rider}?`).selectOption(`${host} (2 free)`);
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
    await Promise.all([checkIn(door, names.slice(0, HALF)), checkIn(other, names.slice(THIRD))]);
    // A reload in the dead spot forgets nothing.
    await door.page.reload();
    await expect(door.page.getByText(`${HALF} saved on this device, not sent yet.`)).toBeVisible();
    expect(await server.rows('event_checkins', `event_id=eq.${eventId}`)).toEqual([]);

    for (const phone of [door, other]) await phone.context.setOffline(false);
    for (const { page: at } of [door, other]) {
      await expect(figure(at, 'here')).toHaveText(String(people), { timeout: 60_000 });
      await expect(at.getByText(/saved on this device, not sent yet/)).toBeHidden({ timeout: 30_000 });
      await expect(at.getByRole('button', { name: /^It was one visit/ })).toHaveCount(THIRD, { timeout: 60_000 });
    }
    const facts = await server.rows('event_checkins', `event_id=eq.${eventId}`);
    expect(facts).toHaveLength(2 * HALF);
    expect(new Set(facts.map((row) => row['subject_id'])).size).toBe(GUESTS);

    await door.page.getByRole('button', { name: `It was one visit: ${names[THIRD] ?? ''}` }).click();
    await expect(door.page.getByRole('button', { name: /^It was one visit/ })).toHaveCount(THIRD - 1);

    await expect(door.page.getByText(/Last sent .+\./)).toBeVisible();
    await door.page.evaluate(() => Object.assign(window, { print: () => undefined }));
    await door.page.getByRole('button', { name: 'Print the list' }).click();
    await expect(door.page.locator('[data-print-only] tbody tr')).toHaveCount(GUESTS);

    const downloading = door.page.waitForEvent('download');
    await door.page.getByRole('button', { name: 'Download as CSV' }).click();
    const text = await readFile(await (await downloading).path(), 'utf8');
    const { data, errors } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
      header: true,
      skipEmptyLines: true,
    });
    expect(errors).toEqual([]);
    expect(data).toHaveLength(GUESTS);
    expect(data.every((row) => row['state'] === 'Checked in')).toBe(true);
    expect(data.filter((row) => row['checked_in_twice'] === 'true')).toHaveLength(THIRD - 1);
    expect(data.map((row) => row['name'])).toContain("'=1+1 Guest 05");
    expect(data.find((row) => row['name'] === rider)).toMatchObject({ ride: 'wanted', ride_with: host });
    expect(data.reduce((sum, row) => sum + Number(row['party_size']), 0)).toBe(people);
    await Promise.all([door.context.close(), other.context.close()]);
  },
);

test(
  'at the door without a signal: found by receipt, checked in, taken back, a walk-in added, contact details closed',
  { tag: PROMISE },
  async ({ page, context, server, expectedErrors }) => {
    expectedErrors.push(OFFLINE_ERRORS);
    const eventId = await insertEvent(server, 'Door', 400);
    const id = await rsvp(server, eventId, 'Zoë Ångström', 2);
    await startSignedIn(page, 'organizer');
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
  },
);
