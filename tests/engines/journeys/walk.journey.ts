/** A turf walked in a dead spot: reloaded on the way, killed on the way, and back where there is a signal. */
import { expect } from 'vitest';
import { journey } from '../journey.ts';
import type { Phone } from '../phone.ts';
import { eventually } from '../support/eventually.ts';
import { offlineReady } from '../support/offlineReady.ts';
import { accountIdOf, signInAt } from '../support/town.ts';
import { doorOf, MILL_STREET, SAID, say, takeAllAlong } from '../support/walk.ts';

const DOORS = 40;

/** From one door to another; what was said at which is noted. */
async function walk(phone: Phone, from: number, to: number, said: Map<string, string>): Promise<void> {
  for (let at = from; at <= to; at++) {
    await phone.sees(`Door ${at} of ${DOORS}`);
    const [words, code] = SAID[at % SAID.length] ?? SAID[0];
    said.set(await doorOf(phone), code);
    await say(phone, words);
  }
}

journey(
  'a turf of 40 doors walked in a dead spot, with a reload and a kill on the way, arrives once a door',
  async (world) => {
    const phone = await world.visitedPhone();
    const said = new Map<string, string>();
    const arrived = () =>
      world.rows('contact_attempts', `turf_id=eq.${MILL_STREET}&select=household_id,result,canvasser`);
    await signInAt(phone, 'organizer', '/field-ops');
    await takeAllAlong(phone);
    await offlineReady(phone);
    await phone.offline();
    await phone.open(`/field-ops/walk/${MILL_STREET}`);
    await phone.press('link', /^Next door: /);
    await walk(phone, 1, 12, said);
    await phone.sees(`Door 13 of ${DOORS}`);
    await phone.reload();
    await walk(phone, 13, 25, said);
    await phone.sees(`Door 26 of ${DOORS}`);
    const address = await phone.path();
    await phone.kill();
    await phone.restart();
    // Back where they were, by themselves.
    await phone.open('/field-ops');
    await phone.sees(`Door 26 of ${DOORS}`);
    expect(await phone.path()).toBe(address);
    await walk(phone, 26, DOORS, said);
    await phone.sees(`${DOORS} saved on this phone, not sent yet.`);
    expect(await arrived()).toEqual([]);
    await phone.online();
    await eventually(async () => expect(await arrived()).toHaveLength(DOORS));
    const rows = await arrived();
    expect(new Map(rows.map((row) => [row['household_id'], row['result']]))).toEqual(said);
    expect(new Set(rows.map((row) => row['canvasser']))).toEqual(new Set([accountIdOf('organizer')]));
  },
  { timeoutMs: 300_000 },
);
