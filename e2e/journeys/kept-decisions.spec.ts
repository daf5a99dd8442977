/** What a person decided on a phone and could not send shows as decided after they signed out and in again. */
import { expect, expectAccessible, test } from '../fixtures.ts';
import { insertEvent, rsvp } from '../support/events.ts';
import { fillSignIn, signOutAnyway, startSignedIn } from '../support/staff.ts';
import { PROMISE } from '../support/tags.ts';

test.use({ serviceWorkers: 'block' });

test(
  'a guest who was checked in is still inside after a sign-out, before and after it is sent',
  { tag: PROMISE },
  async ({ page, server, expectedErrors }) => {
    expectedErrors.push(/503/);
    const eventId = await insertEvent(server, 'Kept list', 702);
    await rsvp(server, eventId, 'Ada Quill', 2);
    await startSignedIn(page, 'organizer');
    await page.goto(`/events/${eventId}`);
    const guest = page.getByRole('list', { name: 'Queue' }).getByRole('listitem').filter({ hasText: 'Ada Quill' });
    await expect(guest).toHaveAttribute('data-state', 'expected');
    for (const path of ['**/rest/v1/event_checkins*', '**/rest/v1/rpc/insert_each*'])
      await page.route(path, (route) => route.fulfill({ status: 503, body: '' }));
    await guest.getByRole('button', { name: 'Check in Ada Quill' }).click();
    await expect(guest).toHaveAttribute('data-state', 'checked_in');

    await signOutAnyway(page);
    await fillSignIn(page, 'organizer');
    await expect(page).not.toHaveURL(/\/auth/);
    await page.goto(`/events/${eventId}`);
    await expect(guest).toHaveAttribute('data-state', 'checked_in');
    await expect(page.getByText('1 saved on this device, not sent yet.')).toBeVisible();
    expect(await server.rows('event_checkins', `event_id=eq.${eventId}`)).toEqual([]);
    await expectAccessible(page);

    await page.unroute('**/rest/v1/event_checkins*');
    await page.unroute('**/rest/v1/rpc/insert_each*');
    await page.goto('/outbox');
    // It may have gone by itself by then.
    const sendNow = page.getByRole('button', { name: 'Send now' });
    await expect(async () => {
      if ((await sendNow.count()) > 0) await sendNow.click({ timeout: 1000 });
      expect(await server.rows('event_checkins', `event_id=eq.${eventId}`)).toHaveLength(1);
    }).toPass({ timeout: 60_000 });
    await page.goto(`/events/${eventId}`);
    await expect(guest).toHaveAttribute('data-state', 'checked_in');
  },
);
