/** The door of an event, kept without a signal. */
import { expect } from 'vitest';
import { freshName, journey } from '../journey.ts';
import { backOnline } from '../support/backOnline.ts';
import { eventually } from '../support/eventually.ts';
import { offlineReady } from '../support/offlineReady.ts';
import { insertEvent, startSignedIn } from '../support/town.ts';

journey('at the door, offline: checked in, taken back, a walk-in added, all of it arriving once', async (world) => {
  const [guest, walkIn] = [freshName('Zoë'), freshName('Ida')];
  const eventId = await insertEvent('Supper', 30);
  await world.insertAsVisitor('signups', {
    id: crypto.randomUUID(),
    type: 'event',
    name: guest,
    phone: '(207) 555-0100',
    notes: 'Headcount: 2',
    event_id: eventId,
    client_created_at: new Date().toISOString(),
  });
  const phone = await world.visitedPhone();
  await startSignedIn(phone, 'organizer');
  await phone.open(`/events/${eventId}/door`);
  await phone.sees('0 here, 2 expected.');
  await offlineReady(phone);
  await phone.offline();
  await phone.reload();
  await phone.fill('Who is at the door?', guest.toLowerCase().replace('ë', 'e'));
  await phone.press('button', `Check in ${guest}`);
  await phone.sees('2 here, 0 expected.');
  await phone.press('button', `Undo for ${guest}`);
  await phone.sees('0 here, 2 expected.');
  await phone.press('button', `Check in ${guest}`);
  await phone.press('button', 'Next person');
  await phone.press('button', 'Add a walk-in');
  await phone.find('dialog', 'Add a walk-in');
  await phone.fill(/^Name/, walkIn);
  await phone.fill(/^Phone/, '(207) 555-0199');
  await phone.press('button', 'Check in');
  await phone.sees('3 here, 0 expected.');
  const arrived = () => world.rows('event_checkins', `event_id=eq.${eventId}&select=action,name`);
  expect(await arrived()).toEqual([]);
  await backOnline(phone);
  await eventually(async () => expect(await arrived()).toHaveLength(4));
  const rows = await arrived();
  expect(rows.map((row) => row['action']).sort()).toEqual(['check_in', 'check_in', 'undo', 'walk_in']);
  expect(rows.find((row) => row['action'] === 'walk_in')).toMatchObject({ name: walkIn });
});
