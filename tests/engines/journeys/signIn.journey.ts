/** Signed in, wrong and right; still so after an offline reload, and calls are made offline; and out again. */
import { expect } from 'vitest';
import { journey } from '../journey.ts';
import type { Phone } from '../phone.ts';
import { backOnline } from '../support/backOnline.ts';
import { eventually } from '../support/eventually.ts';
import { offlineReady } from '../support/offlineReady.ts';
import { accountIdOf, signInAt } from '../support/town.ts';

/** The next call is there: another one than before, whichever comes after it. */
async function goesOn(phone: Phone, save: () => Promise<void>): Promise<void> {
  const place = async () => /Call \d+ of \d+/.exec(await phone.read())?.[0];
  const before = await place();
  await save();
  await eventually(async () => {
    const now = await place();
    expect(now).toBeDefined();
    expect(now).not.toBe(before);
  }, 20_000);
}

journey(
  'a sign-in lasts over an offline reload, calls made offline arrive once a call under the caller’s name, and it ends when the person says so',
  async (world) => {
    const phone = await world.visitedPhone();
    const arrived = () =>
      world.rows('contact_attempts', `channel=eq.phone&canvasser=eq.${accountIdOf('manager')}&select=result,person_id`);
    await phone.open('/auth?to=%2Fapp');
    await phone.fill(/^Email/, 'manager@larkspurfalls.example');
    await phone.fill(/^Password/, 'not the right one');
    await phone.press('button', 'Sign in');
    await phone.sees('That e-mail and password do not go together.');

    await signInAt(phone, 'manager', '/field-ops/phones');
    await phone.press('button', /^Take \d+ people to call$/);
    await phone.sees(/Yours until /);
    await offlineReady(phone);
    await phone.offline();
    await phone.press('link', /^Next: /);
    await phone.sees(/Call 1 of \d+/);
    await goesOn(phone, () => phone.press('button', 'No answer'));
    await phone.reload();
    await goesOn(phone, () => phone.press('button', 'Left message'));
    await phone.press('button', 'Answered');
    await phone.press('button', '2 Lean');
    await phone.fill(/^Notes/, 'Asks for a ride to the polls.');
    await goesOn(phone, () => phone.press('button', 'Save and go on'));
    await phone.press('link', '‹ All calls');
    await phone.sees('3 saved on this phone, not sent yet.');
    expect(await arrived()).toEqual([]);
    await backOnline(phone);
    await phone.sees('Everything you saved here has been sent.', 75_000);
    const rows = await arrived();
    expect(rows.map((row) => row['result']).sort()).toEqual(['canvassed', 'left_message', 'no_answer']);
    expect(new Set(rows.map((row) => row['person_id'])).size).toBe(3);

    await phone.open('/app');
    await phone.sees(/As of/);
    // As long as it believes itself offline the app asks whether one really wants to go.
    await eventually(async () => expect(await phone.read()).not.toContain('No connection.'));
    await phone.eval(() => document.querySelector('summary')?.click());
    await phone.press('button', 'Sign out');
    await phone.find('button', 'Sign in');
    await phone.open('/app');
    await phone.find('button', 'Sign in');
  },
);
