/** An open dialog and the keyboard. */
import { expect } from 'vitest';
import { journey } from '../journey.ts';

journey('focus stays in an open dialog, Escape closes it and gives focus back', async (world) => {
  const phone = await world.phone();
  await phone.open('/');
  await phone.press('link', 'Sign me up');
  await phone.find('dialog', 'Volunteer');
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
  await phone.find('link', 'Sign me up');
  expect(await phone.has('dialog', 'Volunteer')).toBe(false);
  expect(await phone.eval(() => document.activeElement?.textContent)).toContain('Sign me up');
});
