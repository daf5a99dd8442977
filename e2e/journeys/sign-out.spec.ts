/** What is left on a shared phone of somebody who signed out with things unsent and half typed: nothing that can be read. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, OFFLINE_ERRORS } from '../fixtures.ts';
import { dumpDevice } from '../support/deviceDump.ts';
import { insertEvent, rsvp } from '../support/events.ts';
import { idOf, record, type Said } from '../support/field.ts';
import { fillSignIn, signOutAnyway, startSignedIn } from '../support/staff.ts';
import type { Row } from '../support/testServer.ts';
import { test } from '../support/visited.ts';
import { PROMISE } from '../support/tags.ts';

/** Apartments, in nobody's hands. */
const FALLS_ROAD = 'b0000000-0000-4000-8000-000000000004';

test.use({ expectedErrors: [new RegExp(`${OFFLINE_ERRORS.source}|ERR_FAILED`)] });

/** Those of the texts that somebody who looks into the browser's storage finds there. */
async function foundOn(page: Page, texts: readonly string[]): Promise<string[]> {
  // An event's host is public, and kept for everybody.
  const device = (await dumpDevice(page)).replaceAll(/host\\*":\\*"Luis Herrera/g, 'host');
  return texts.filter((text) => device.includes(text));
}

test(
  'what waits and what is half typed is locked behind whoever signs out, and theirs again when they are back',
  { tag: PROMISE },
  async ({ page, context, server, person }) => {
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
    await expect
      .poll(async () => (await server.rows('signups', `name=eq.${encodeURIComponent(person)}`)).length)
      .toBe(1);
    await page.goto(door);
    await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue(notes);
  },
);

/** What one person saved offline waits, locked, for their sign-in; the next person's about the same things must not wait with it. */
async function passOn(page: Page, offline: (away: boolean) => Promise<void>, waiting: number): Promise<void> {
  await page.goto('/app');
  await signOutAnyway(page);
  await page.goto('/outbox');
  await expect(page.getByText(/^Saved on this device\. Locked: /)).toHaveCount(waiting);
  await offline(false);
  await page.goto('/auth');
  await fillSignIn(page, 'deputy');
  await expect(page).not.toHaveURL(/\/auth/);
}

/** Everything of whoever is here has left, and nothing says that a connection would send the rest. */
async function expectOnlyAnothersLeft(page: Page, waiting: number): Promise<void> {
  await page.goto('/outbox');
  await expect(page.getByRole('link', { name: 'All sent' })).toBeVisible();
  await expect(page.getByText(/^Saved on this device\. Locked: /)).toHaveCount(waiting);
  await expect(page.getByText(/as soon as there is a connection/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(0);
  await page.goto('/app');
  await page.locator('summary').first().click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/auth');
  await fillSignIn(page, 'organizer');
}

const byWhom = (rows: readonly Row[], column: string) => rows.map((row) => row[column]).toSorted();

test(
  'on a shared phone the next person’s results of the same doors arrive at once, the first one’s when they are back',
  { tag: PROMISE },
  async ({ page, context, server }) => {
    test.setTimeout(180_000);
    const DOORS = 4;
    const walk = `/field-ops/walk/${FALLS_ROAD}`;
    const [organizer, deputy] = await Promise.all([idOf(server, 'organizer'), idOf(server, 'deputy')]);
    /** The first doors of the turf, one after the other; returns their ids. */
    const walkOn = async (result: Said, opened: () => Promise<void> = async () => {}) => {
      const doors: string[] = [];
      await page.goto(walk);
      await page.getByRole('link', { name: /^Next door: / }).click();
      await opened();
      while (doors.length < DOORS) {
        const door = new URL(page.url()).pathname.split('/').at(-1) ?? '';
        await record(page, result);
        await expect(page).not.toHaveURL(new RegExp(door));
        doors.push(door);
      }
      return doors;
    };
    await startSignedIn(page, 'organizer');
    const doors = await walkOn('Not home', () => context.setOffline(true));
    const arrived = (who: string) =>
      server.rows(
        'contact_attempts',
        `household_id=in.(${doors.join()})&canvasser=eq.${who}&select=household_id,result`,
      );
    await passOn(page, (away) => context.setOffline(away), DOORS);

    expect(await walkOn('Refused'), 'the server knows of no result there').toEqual(doors);
    await expect
      .poll(async () => byWhom(await arrived(deputy), 'household_id'), { timeout: 15_000 })
      .toEqual(doors.toSorted());
    expect(await arrived(organizer), 'nothing of the one who left').toEqual([]);
    await expectOnlyAnothersLeft(page, DOORS);

    await expect
      .poll(async () => byWhom(await arrived(organizer), 'household_id'), { timeout: 30_000 })
      .toEqual(doors.toSorted());
    expect((await arrived(organizer)).every(({ result }) => result === 'not_home')).toBe(true);
    expect((await arrived(deputy)).every(({ result }) => result === 'refused')).toBe(true);
    expect(await arrived(deputy), 'each once').toHaveLength(DOORS);
    // Which of them counts is the server's to say: the latest full result.
    const counted = await server.rows('door_results', `household_id=in.(${doors.join()})&select=result,canvasser`);
    expect(counted).toEqual(doors.map(() => ({ result: 'refused', canvasser: deputy })));
  },
);

test(
  'on a shared tablet the next person’s check-ins of the same guests arrive at once',
  { tag: PROMISE },
  async ({ page, context, server }) => {
    test.setTimeout(180_000);
    const names = ['Ines Alder', 'Noor Birch', 'Otto Cedar'];
    const eventId = await insertEvent(server, 'Shared tablet', 400);
    for (const name of names) await rsvp(server, eventId, name, 1);
    const [organizer, deputy] = await Promise.all([idOf(server, 'organizer'), idOf(server, 'deputy')]);
    const arrived = async (who: string) =>
      byWhom(
        await server.rows('event_checkins', `event_id=eq.${eventId}&user_id=eq.${who}&select=name,subject_id`),
        'subject_id',
      );
    const checkIn = async () => {
      for (const name of names) {
        const row = page.locator('[data-name]', { hasText: name });
        await row.getByRole('button', { name: /^Check in/ }).click();
        await expect(row).toHaveAttribute('data-state', 'checked_in');
      }
    };
    await startSignedIn(page, 'organizer');
    await page.goto(`/events/${eventId}`);
    await expect(page.locator('[data-name]')).toHaveCount(names.length);
    await context.setOffline(true);
    await checkIn();
    await passOn(page, (away) => context.setOffline(away), names.length);

    await page.goto(`/events/${eventId}`);
    await checkIn();
    await expect.poll(async () => (await arrived(deputy)).length, { timeout: 15_000 }).toBe(names.length);
    expect(await arrived(organizer)).toEqual([]);
    await expectOnlyAnothersLeft(page, names.length);

    await expect.poll(() => arrived(organizer), { timeout: 30_000 }).toEqual(await arrived(deputy));
    expect(await arrived(deputy), 'each once').toHaveLength(names.length);
  },
);
