/** The map of a walk, or the words where the browser cannot draw one. */
import { expect } from 'vitest';
import { journey } from '../journey.ts';
import { eventually } from '../support/eventually.ts';
import { offlineReady } from '../support/offlineReady.ts';
import { signInAt } from '../support/town.ts';
import { MILL_STREET, takeAllAlong } from '../support/walk.ts';

journey('in a dead spot the map of a walk is drawn, or it is said that the list has the same doors', async (world) => {
  const phone = await world.visitedPhone();
  await signInAt(phone, 'organizer', '/field-ops');
  await takeAllAlong(phone);
  await phone.open(`/field-ops/walk/${MILL_STREET}`);
  // Not the next door: another journey may have been at all of them.
  await phone.sees(/\d+ of 40 doors visited/);
  // Of the drivers: a browser without a screen may have no WebGL. Then only the words are seen, here as on such a phone.
  const draws = await phone.eval(() => document.createElement('canvas').getContext('webgl2') !== null);
  await offlineReady(phone, { asked: draws });
  await phone.offline();
  await phone.reload();
  await phone.press('button', 'Map');
  await phone.sees(
    draws ? 'Press a dot to see who lives there.' : 'This browser cannot draw a map. The list has the same doors.',
  );
  // The words are there first.
  const canvases = () => phone.eval(() => document.querySelectorAll('canvas').length);
  if (draws) await eventually(async () => expect(await canvases()).toBeGreaterThan(0), 20_000);
  await phone.press('button', 'List');
  await phone.find('heading', /^Mill Street/);
});
