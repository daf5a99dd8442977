/** A browser without the newer calls: everything that a person saves there arrives all the same. */
import { afterEach, expect } from 'vitest';
import { FORMS } from '../../../e2e/support/forms.ts';
import { freshName, journey, type World } from '../journey.ts';
import type { Phone } from '../phone.ts';
import { backOnline } from '../support/backOnline.ts';
import { eventually } from '../support/eventually.ts';
import { offlineReady } from '../support/offlineReady.ts';
import { OLDER, olderSite, type OlderSite } from '../support/olderBrowser.ts';
import { fillIn, formNames, openForm, submit, WORDS } from '../support/publicForms.ts';
import { accountIdOf, insertEvent, startSignedIn } from '../support/town.ts';
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

/** Fills in the form and submits it; `said` is what the person then reads. */
async function save(phone: Phone, form: (typeof formNames)[number], eventId: string, said: RegExp): Promise<string> {
  const name = freshName('Olga');
  await openForm(phone, form, eventId);
  await fillIn(phone, form, name);
  await submit(phone, form);
  await phone.sees(said);
  return name;
}

/** Records a result at a door, offline. */
async function knock(phone: Phone, said: string[]): Promise<void> {
  const atDoor = async () => Number(/Door (\d+) of/.exec(await phone.read())?.[1] ?? 0);
  await phone.sees(/Door \d+ of \d+/);
  const before = await atDoor();
  said.push(await doorOf(phone));
  await say(phone, 'Not home');
  await phone.sees(`Door ${before + 1} of`);
}

journey(
  'without the newer calls each public form and the doors of a turf arrive once, saved offline, with a reload and a kill on the way',
  async (world) => {
    const phone = await olderPhone(world);
    const eventId = await insertEvent('Porch talk', 72);
    const names = new Map<(typeof formNames)[number], string>();
    const said: string[] = [];
    names.set('newsletter', await save(phone, 'newsletter', eventId, new RegExp(FORMS.newsletter.thanks)));

    await startSignedIn(phone, 'deputy');
    await takeAllAlong(phone);
    await offlineReady(phone);
    await phone.offline();
    for (const form of formNames.filter((one) => one !== 'newsletter'))
      names.set(form, await save(phone, form, eventId, /Saved on this device/));
    await phone.open(`/field-ops/walk/${CEDAR_STREET}`);
    await phone.press('link', /^Next door: /);
    await knock(phone, said);
    await phone.reload();
    await knock(phone, said);
    const address = await phone.path();
    await phone.kill();
    await phone.restart();
    await phone.open('/field-ops');
    await phone.sees(/Door \d+ of \d+/);
    expect(await phone.path()).toBe(address);
    await knock(phone, said);

    const rowsOf = async (form: (typeof formNames)[number], name: string) =>
      (await world.rows(WORDS[form].table, `name=eq.${encodeURIComponent(name)}&select=id`)).length;
    // Others knocked at some of these doors before.
    const knocks = () =>
      world.rows(
        'contact_attempts',
        `household_id=in.(${said.join(',')})&canvasser=eq.${accountIdOf('deputy')}&select=household_id,result`,
      );
    expect(await knocks()).toEqual([]);
    await backOnline(phone);
    for (const [form, name] of names) await eventually(async () => expect(await rowsOf(form, name), form).toBe(1));
    await eventually(async () => expect(await knocks()).toHaveLength(said.length));
    expect(new Map((await knocks()).map((row) => [row['household_id'], row['result']]))).toEqual(
      new Map(said.map((door) => [door, 'not_home'])),
    );
  },
);
