/** Each public form: wrong, right, pressed before the app has come, and in two tabs. */
import { expect } from 'vitest';
import { FORMS } from '../../../e2e/support/forms.ts';
import { freshName, journey, type World } from '../journey.ts';
import { eventually } from '../support/eventually.ts';
import { offlineReady } from '../support/offlineReady.ts';
import { addressOf, fillIn, formNames, openForm, submit, WORDS } from '../support/publicForms.ts';
import { insertEvent } from '../support/town.ts';

const rowsOf = (world: World, form: (typeof formNames)[number], name: string) =>
  world.rows(WORDS[form].table, `name=eq.${encodeURIComponent(name)}&select=id,user_id`);

journey('each public form says what is wrong, sends nothing of it, and is one row once it is right', async (world) => {
  const phone = await world.phone();
  const eventId = await insertEvent('Porch talk', 72);
  for (const form of formNames) {
    const name = freshName('Ada');
    await openForm(phone, form, eventId);
    await submit(phone, form);
    await phone.sees(WORDS[form].wrong);
    // The focus moves once the words stand on the page, a moment later.
    await eventually(
      async () =>
        expect(await phone.eval(() => document.activeElement?.getAttribute('aria-invalid')), form).toBe('true'),
      5_000,
    );
    await fillIn(phone, form, name);
    await submit(phone, form);
    await phone.sees(FORMS[form].thanks);
    expect(await phone.has('dialog', FORMS[form].title), form).toBe(false);
    expect(await rowsOf(world, form, name), form).toMatchObject([{ user_id: null }]);
  }
});

journey('whoever reads on before the app has come stays where they read', async (world) => {
  const phone = await world.phone();
  await phone.open('/');
  await phone.eval(() => scrollTo(0, 1200));
  // The worker is asked for last: by then the app has started.
  await offlineReady(phone);
  expect(await phone.eval(() => scrollY)).toBeGreaterThan(1000);
});

/** Notes where the person was when they pressed: in the tab's own storage, should the press lead to another page. */
const NOTE_PLACE = `addEventListener('click', () => sessionStorage.setItem('pressedAt', String(scrollY)), true);`;

journey('a press in the first moment of the page opens the form where the person is', async (world) => {
  const phone = await world.phone({ initScript: NOTE_PLACE });
  for (const form of formNames) {
    if (form === 'rsvp') continue; // the page as it is served names no event: its link comes with the app
    await phone.open('/', { early: true });
    await phone.press('link', WORDS[form].call);
    await phone.find('dialog', FORMS[form].title);
    // The page's fonts come meanwhile and move it by some pixels; the fault was a jump to its top.
    const [pressedAt, now] = await phone.eval(() => [Number(sessionStorage.getItem('pressedAt')), scrollY]);
    expect(pressedAt, form).toBeGreaterThan(0);
    expect(Math.abs((now ?? 0) - (pressedAt ?? 0)), `${form}: pressed at ${pressedAt}, now at ${now}`).toBeLessThan(50);
    // The press is answered here: another page would have told of it in its address when it was loaded.
    expect(await phone.path()).toBe(addressOf(form, ''));
  }
});

journey('two tabs in a dead spot save a form each, and each arrives once', async (world) => {
  const phone = await world.phone();
  const names = [freshName('Ida'), freshName('Ivo')] as const;
  await phone.open('/?open=newsletter');
  const other = await phone.tab();
  await other.open('/?open=idea');
  await fillIn(phone, 'newsletter', names[0]);
  await fillIn(other, 'idea', names[1]);
  await phone.offline();
  await Promise.all([submit(phone, 'newsletter'), submit(other, 'idea')]);
  await phone.sees('Saved on this device');
  await other.sees('Saved on this device');
  await phone.online();
  await eventually(async () => {
    expect(await rowsOf(world, 'newsletter', names[0])).toHaveLength(1);
    expect(await rowsOf(world, 'idea', names[1])).toHaveLength(1);
  });
});
