/** The landing page: where a person reads on a first visit, its width, an early press, and the keyboard in a dialog. */
import { expect } from 'vitest';
import { FORMS } from '../../../e2e/support/forms.ts';
import { journey } from '../journey.ts';
import type { Phone } from '../phone.ts';
import { offlineReady } from '../support/offlineReady.ts';
import { addressOf, WORDS } from '../support/publicForms.ts';

/** Notes where the person was when they pressed: in the tab's own storage, should the press lead to another page. */
const NOTE_PLACE = `addEventListener('click', () => sessionStorage.setItem('pressedAt', String(scrollY)), true);`;

journey(
  'the page stays where it is read and as wide as the phone, an early press opens the form in place, and a dialog keeps the focus',
  async (world) => {
    const phone = await world.phone({ initScript: NOTE_PLACE });
    await phone.open('/');
    await phone.eval(() => scrollTo(0, 1200));
    // The worker is asked for last: by then the app has started.
    await offlineReady(phone);
    expect(await phone.eval(() => scrollY)).toBeGreaterThan(1000);
    expect(await phone.eval(() => [innerWidth, document.documentElement.scrollWidth])).toEqual([390, 390]);

    for (const form of ['volunteer', 'yard-sign'] as const) await pressEarly(phone, form);
    await phone.open('/');
    await keepsFocus(phone);
  },
);

async function pressEarly(phone: Phone, form: 'volunteer' | 'yard-sign'): Promise<void> {
  // From a page without links: the one that is left can be pressed for a moment.
  await phone.open('/robots.txt');
  await phone.open('/', { early: true });
  await phone.press('link', WORDS[form].call);
  await phone.find('dialog', FORMS[form].title);
  // The page's fonts come meanwhile and move it by some pixels; the fault was a jump to its top.
  const [pressedAt, now] = await phone.eval(() => [Number(sessionStorage.getItem('pressedAt')), scrollY]);
  expect(pressedAt, form).toBeGreaterThan(0);
  expect(Math.abs((now ?? 0) - (pressedAt ?? 0)), `${form}: pressed at ${pressedAt}, now at ${now}`).toBeLessThan(50);
  // The press is answered here: another page would have said so in its address when it was loaded.
  expect(await phone.path()).toBe(addressOf(form, ''));
}

async function keepsFocus(phone: Phone): Promise<void> {
  await phone.press('link', WORDS.volunteer.call);
  await phone.find('dialog', FORMS.volunteer.title);
  const inside = () => phone.eval(() => document.activeElement?.closest('[role=dialog]') != null);
  const met = new Set<string>();
  for (let presses = 0; presses < 15; presses++) {
    await phone.key(presses < 12 ? 'Tab' : 'Shift+Tab');
    expect(await inside(), `after ${presses + 1} presses`).toBe(true);
    met.add(await phone.eval(() => document.activeElement?.outerHTML.slice(0, 200) ?? ''));
  }
  // A key that the driver swallows would prove nothing.
  expect(met.size).toBeGreaterThan(4);
  await phone.key('Escape');
  await phone.find('link', WORDS.volunteer.call);
  expect(await phone.has('dialog', FORMS.volunteer.title)).toBe(false);
  expect(await phone.eval(() => document.activeElement?.textContent)).toContain('Sign me up');
}
