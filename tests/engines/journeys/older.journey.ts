/** A browser without the newer calls: everything that a person saves there arrives all the same. */
import { afterEach, expect } from 'vitest';
import { FORMS } from '../../../e2e/support/forms.ts';
import { freshName, journey, type World } from '../journey.ts';
import type { Phone } from '../phone.ts';
import { eventually } from '../support/eventually.ts';
import { offlineReady } from '../support/offlineReady.ts';
import { OLDER, olderSite, type OlderSite } from '../support/olderBrowser.ts';
import { fillIn, formNames, openForm, submit, WORDS } from '../support/publicForms.ts';
import { accountIdOf, insertEvent, signInAt } from '../support/town.ts';
import { CEDAR_STREET, doorOf, say, takeAllAlong } from '../support/walk.ts';

const sites: OlderSite[] = [];
afterEach(async () => {
  for (const site of sites.splice(0)) await site.close();
});

async function olderPhone(world: World): Promise<Phone> {
  const site = await olderSite(world.site);
  sites.push(site);
  const phone = await world.phone({ site: site.url, initScript: OLDER });
  await phone.open('/');
  // What was to be taken out is out, or the rest proves nothing.
  const left = await phone.eval(async () => [
    'any' in AbortSignal,
    'locks' in navigator,
    'randomUUID' in crypto,
    'BroadcastChannel' in window,
    !(await (await fetch('/sw.js')).text()).startsWith('((of) =>'),
  ]);
  expect(left).toEqual(left.map(() => false));
  return phone;
}

journey(
  'without the newer calls each public form is delivered, from a dead spot and after a kill, too',
  async (world) => {
    const phone = await olderPhone(world);
    const eventId = await insertEvent('Porch talk', 72);
    const names = new Map<(typeof formNames)[number], string>();
    const saved = async (form: (typeof formNames)[number], name: string) =>
      (await world.rows(WORDS[form].table, `name=eq.${encodeURIComponent(name)}&select=id`)).length;
    for (const form of formNames) {
      const name = freshName('Olga');
      await openForm(phone, form, eventId);
      await fillIn(phone, form, name);
      await submit(phone, form);
      // Without Web Locks the page before this one may still be the one that may send, for as long as its lease lasts.
      await phone.sees(new RegExp(`${FORMS[form].thanks}|Saved on this device`));
      names.set(form, name);
    }
    for (const [form, name] of names) {
      await eventually(async () => expect(await saved(form, name), form).toBe(1));
    }
    const name = freshName('Otto');
    await offlineReady(phone);
    await phone.offline();
    await openForm(phone, 'volunteer');
    await fillIn(phone, 'volunteer', name);
    await submit(phone, 'volunteer');
    await phone.sees('Saved on this device');
    await phone.kill();
    await phone.restart();
    await phone.online();
    await phone.open('/');
    await eventually(async () => expect(await saved('volunteer', name)).toBe(1));
  },
);

journey(
  'without the newer calls a turf is taken along, and doors of a dead spot with a reload and a kill arrive once',
  async (world) => {
    const phone = await olderPhone(world);
    const said: string[] = [];
    const atDoor = async () => Number(/Door (\d+) of/.exec(await phone.read())?.[1] ?? 0);
    const knock = async () => {
      await phone.sees(/Door \d+ of \d+/);
      const before = await atDoor();
      said.push(await doorOf(phone));
      await say(phone, 'Not home');
      await phone.sees(`Door ${before + 1} of`);
    };
    // Others knocked at some of these doors before.
    const arrived = () =>
      world.rows(
        'contact_attempts',
        `household_id=in.(${said.join(',')})&canvasser=eq.${accountIdOf('deputy')}&select=household_id,result`,
      );
    await signInAt(phone, 'deputy', '/field-ops');
    await takeAllAlong(phone);
    await offlineReady(phone);
    await phone.offline();
    await phone.open(`/field-ops/walk/${CEDAR_STREET}`);
    await phone.press('link', /^Next door: /);
    await knock();
    await phone.reload();
    await knock();
    const address = await phone.path();
    await phone.kill();
    await phone.restart();
    await phone.open('/field-ops');
    await phone.sees(/Door \d+ of \d+/);
    expect(await phone.path()).toBe(address);
    await knock();
    expect(await arrived()).toEqual([]);
    await phone.online();
    await eventually(async () => expect(await arrived()).toHaveLength(said.length));
    const rows = await arrived();
    expect(new Map(rows.map((row) => [row['household_id'], row['result']]))).toEqual(
      new Map(said.map((door) => [door, 'not_home'])),
    );
  },
  { only: 'firefox' },
);
