/** One person, one party: a second RSVP from the same device is a change, and what is held for review is told and shown as such. */
import { expect, expectAccessible, test } from '../fixtures.ts';
import { figure, insertEvent, rsvp } from '../support/events.ts';
import { fill, openForm, submit } from '../support/forms.ts';
import { startSignedIn } from '../support/staff.ts';
import { PROMISE } from '../support/tags.ts';

test.use({ serviceWorkers: 'block' });

test(
  'asks "Change your RSVP?", replaces the party, and the neighbor keeps the two chairs',
  { tag: PROMISE },
  async ({ page, server }) => {
    const title = `Small room ${crypto.randomUUID().slice(0, 4)}`;
    const eventId = await insertEvent(server, title, 700, { capacity: 4 });
    const first = await openForm(page, 'rsvp', eventId);
    await fill(first, { name: 'Ada Quill', phone: '(207) 555-0142', headcount: '4' });
    await submit(first, 'rsvp').click();
    await expect(page.getByRole('status', { name: 'RSVP confirmed!' })).toBeVisible();

    await page.goto(`/?open=rsvp&event=${eventId}`);
    const question = page.getByRole('dialog', { name: 'Change your RSVP?' });
    await expect(question).toContainText('from this device');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Change my RSVP' }).click();
    const change = page.getByRole('dialog', { name: /^Change your RSVP/ });
    await expect(change).toContainText('This replaces your earlier RSVP.');
    await fill(change, { name: 'Ada Quill', phone: '207-555-0142', headcount: '2' });
    await submit(change, 'rsvp').click();
    await expect(page.getByRole('status', { name: 'RSVP confirmed!' })).toBeVisible();
    await rsvp(server, eventId, 'Noor Haddad', 2);

    await startSignedIn(page, 'organizer');
    await page.goto(`/events/${eventId}`);
    await expect(figure(page, 'expected')).toHaveText('4');
    const queue = page.getByRole('list', { name: 'Queue' });
    await expect(queue.getByRole('listitem').filter({ hasText: 'Ada Quill' })).toHaveCount(1);
    await expect(queue.getByRole('listitem').filter({ hasText: 'Noor Haddad' })).toContainText('Expected');
    const ada = queue.getByRole('listitem').filter({ hasText: 'Ada Quill' });
    await expect(ada).toContainText('Changed');
    await ada.getByRole('button', { name: 'Details of Ada Quill' }).click();
    await expect(ada).toContainText(/Before: receipt .* 4 people\./);
    await expectAccessible(page);
  },
);

test('a held RSVP is told as in review, stands in the queue as held, and is released there', async ({
  page,
  server,
}) => {
  const title = `Held ${crypto.randomUUID().slice(0, 4)}`;
  const eventId = await insertEvent(server, title, 701, { capacity: 4 });
  const dialog = await openForm(page, 'rsvp', eventId);
  await fill(dialog, { name: 'Priya Raman', phone: '(207) 555-0177', headcount: '3' });
  await dialog
    .locator('[name=campaign_more]')
    .evaluate((field: HTMLInputElement) => (field.value = 'https://x.example'));
  await submit(dialog, 'rsvp').click();
  await expect(page.getByRole('status', { name: 'RSVP received' })).toContainText('We’ll review it first');
  await page.goto('/outbox');
  await expect(page.getByText('You don’t have a place yet.')).toBeVisible();

  await startSignedIn(page, 'advisor');
  await page.goto(`/events/${eventId}`);
  await expect(page.getByText('1 RSVP is held for review.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Release/ })).toHaveCount(0);

  await startSignedIn(page, 'organizer');
  await page.goto(`/events/${eventId}`);
  const held = page.getByRole('list', { name: 'Held for review' });
  await expect(held.getByRole('listitem')).toContainText('Priya Raman');
  await expect(figure(page, 'expected')).toHaveText('0');
  await expectAccessible(page);
  await held.getByRole('button', { name: 'Release the RSVP of Priya Raman' }).click();
  await expect(page.getByRole('status', { name: 'Released: Priya Raman' })).toBeVisible();
  await expect(held).toHaveCount(0);
  await expect(figure(page, 'expected')).toHaveText('3');
});
