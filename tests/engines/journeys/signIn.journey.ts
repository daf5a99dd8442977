/** Signed in, wrong and right; still so after a reload in a dead spot; and out again. */
import { expect } from 'vitest';
import { journey } from '../journey.ts';
import { eventually } from '../support/eventually.ts';
import { offlineReady } from '../support/offlineReady.ts';
import { signInAt } from '../support/town.ts';

journey('a sign-in lasts over a reload in a dead spot, and ends when the person says so', async (world) => {
  const phone = await world.visitedPhone();
  await phone.open('/auth?to=%2Fapp');
  await phone.fill(/^Email/, 'manager@larkspurfalls.example');
  await phone.fill(/^Password/, 'not the right one');
  await phone.press('button', 'Sign in');
  await phone.sees('That e-mail and password do not go together.');
  await signInAt(phone, 'manager', '/app');
  await phone.sees(/As of/);
  await offlineReady(phone);
  await phone.offline();
  await phone.reload();
  await phone.sees(/As of/);
  expect(await phone.path()).toBe('/app');
  await phone.online();
  await phone.reload();
  await phone.sees(/As of/);
  // As long as it believes itself in a dead spot the app asks whether one really wants to go.
  await eventually(async () => expect(await phone.read()).not.toContain('No connection.'));
  await phone.eval(() => document.querySelector('summary')?.click());
  await phone.press('button', 'Sign out');
  await phone.find('button', 'Sign in');
  await phone.open('/app');
  await phone.find('button', 'Sign in');
});
