/** A turf walked offline: reloaded on the way, killed on the way, with its map, and back where there is a signal. */
import { expect } from 'vitest';
import { journey } from '../journey.ts';
import type { Phone } from '../phone.ts';
import { backOnline } from '../support/backOnline.ts';
import { eventually } from '../support/eventually.ts';
import { offlineReady } from '../support/offlineReady.ts';
import { accountIdOf, startSignedIn } from '../support/town.ts';
import { doorOf, MILL_STREET, SAID, say, takeAllAlong } from '../support/walk.ts';

const DOORS = 40;
const WALKED = 10;

/** From one door to another; what was said at which is noted. */
async function walk(phone: Phone, from: number, to: number, said: Map<string, string>): Promise<void> {
  for (let at = from; at <= to; at++) {
    await phone.sees(`Door ${at} of ${DOORS}`);
    const [words, code] = SAID[at % SAID.length] ?? SAID[0];
    said.set(await doorOf(phone), code);
    await say(phone, words);
  }
  await phone.sees(`Door ${to + 1} of ${DOORS}`);
}

/** The words where the browser cannot draw one. */
async function seesMap(phone: Phone, draws: boolean): Promise<void> {
  await phone.press('button', 'Map');
  await phone.sees(
    draws ? 'Press a dot to see who lives there.' : 'This browser cannot draw a map. The list has the same doors.',
  );
  // The words are there first.
  const canvases = () => phone.eval(() => document.querySelectorAll('canvas').length);
  if (draws) await eventually(async () => expect(await canvases()).toBeGreaterThan(0), 20_000);
  await phone.press('button', 'List');
  await phone.find('heading', /^Mill Street/);
}

journey(
  'a turf is walked offline, with its map or the words in its place, a reload and a kill on the way, and arrives once a door',
  async (world) => {
    const phone = await world.visitedPhone();
    const said = new Map<string, string>();
    const arrived = () =>
      world.rows('contact_attempts', `turf_id=eq.${MILL_STREET}&select=household_id,result,canvasser`);
    await startSignedIn(phone, 'organizer');
    await takeAllAlong(phone);
    await phone.open(`/field-ops/walk/${MILL_STREET}`);
    await phone.sees(`0 of ${DOORS} doors visited`);
    // Of the drivers: a browser without a screen may have no WebGL. Then only the words are seen, here as on such a phone.
    const draws = await phone.eval(() => document.createElement('canvas').getContext('webgl2') !== null);
    await offlineReady(phone, { asked: draws });
    await phone.offline();
    await phone.reload();
    await seesMap(phone, draws);
    await phone.press('link', /^Next door: /);
    await walk(phone, 1, 4, said);
    await phone.reload();
    await walk(phone, 5, 7, said);
    const address = await phone.path();
    await phone.kill();
    await phone.restart();
    // Back where they were, by themselves.
    await phone.open('/field-ops');
    await phone.sees(`Door 8 of ${DOORS}`);
    expect(await phone.path()).toBe(address);
    await walk(phone, 8, WALKED, said);
    await phone.press('link', '‹ All doors');
    await phone.sees(`${WALKED} saved on this phone, not sent yet.`);
    expect(await arrived()).toEqual([]);
    await backOnline(phone);
    await eventually(async () => expect(await arrived()).toHaveLength(WALKED));
    const rows = await arrived();
    expect(new Map(rows.map((row) => [row['household_id'], row['result']]))).toEqual(said);
    expect(new Set(rows.map((row) => row['canvasser']))).toEqual(new Set([accountIdOf('organizer')]));
  },
);
