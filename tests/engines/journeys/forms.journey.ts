/** Each public form from the landing page, wrong and right, and the event in the calendar. */
import { expect } from 'vitest';
import { FORMS } from '../../../e2e/support/forms.ts';
import { freshName, journey } from '../journey.ts';
import { eventually } from '../support/eventually.ts';
import { keepFiles, savedFile } from '../support/files.ts';
import { fillIn, formNames, submit, WORDS } from '../support/publicForms.ts';
import { insertEvent } from '../support/town.ts';

journey(
  'each public form says what is wrong, sends nothing of it, and is one row once it is right; an event goes into the calendar',
  async (world) => {
    const title = freshName('Quilting');
    const eventId = await insertEvent(title, 1);
    const phone = await world.visitedPhone();
    await phone.open('/');
    for (const form of formNames) {
      const name = freshName('Ada');
      await phone.press('link', form === 'rsvp' ? `RSVP: ${title}` : WORDS[form].call);
      await phone.find('dialog', FORMS[form].title);
      await submit(phone, form);
      await phone.sees(WORDS[form].wrong);
      // The focus moves once the words stand on the page, a moment later.
      await eventually(async () => expect(await phone.eval(isWrong), form).toBe('true'), 5_000);
      await fillIn(phone, form, name);
      if (form === 'rsvp') await phone.press('button', 'One more person');
      await submit(phone, form);
      await phone.sees(FORMS[form].thanks);
      expect(await phone.has('dialog', FORMS[form].title), form).toBe(false);
      const columns = form === 'rsvp' ? 'user_id,event_id,headcount' : 'user_id';
      const rows = await world.rows(WORDS[form].table, `name=eq.${encodeURIComponent(name)}&select=${columns}`);
      expect(rows, form).toEqual([{ user_id: null, ...(form === 'rsvp' ? { event_id: eventId, headcount: 2 } : {}) }]);
    }
    await keepFiles(phone);
    await phone.press('button', `Add to calendar: ${title}`);
    expect(await savedFile(phone)).toMatch(new RegExp(`BEGIN:VEVENT\r\n[^]*UID:${eventId}@[^]*SUMMARY:${title}\r\n`));
  },
);

/** Runs in the page. */
const isWrong = () => document.activeElement?.getAttribute('aria-invalid');
