/** An event: answered, and put into the calendar. */
import { expect } from 'vitest';
import { FORMS } from '../../../e2e/support/forms.ts';
import { freshName, journey } from '../journey.ts';
import { keepFiles, savedFile } from '../support/files.ts';
import { fillIn, submit } from '../support/publicForms.ts';
import { insertEvent } from '../support/town.ts';

journey('an RSVP from the event’s own card arrives once, and the event goes into the calendar', async (world) => {
  const title = freshName('Quilting');
  const [name, eventId] = [freshName('Rosa'), await insertEvent(title, 1)];
  const phone = await world.phone();
  await phone.open('/');
  await phone.press('link', `RSVP: ${title}`);
  await phone.find('dialog', FORMS.rsvp.title);
  await fillIn(phone, 'rsvp', name);
  await phone.press('button', 'One more person');
  await submit(phone, 'rsvp');
  await phone.sees(FORMS.rsvp.thanks);
  const rows = await world.rows('signups', `name=eq.${encodeURIComponent(name)}&select=event_id,headcount`);
  expect(rows).toEqual([{ event_id: eventId, headcount: 2 }]);
  await keepFiles(phone);
  await phone.press('button', `Add to calendar: ${title}`);
  expect(await savedFile(phone)).toMatch(new RegExp(`BEGIN:VEVENT\r\n[^]*UID:${eventId}@[^]*SUMMARY:${title}\r\n`));
});
