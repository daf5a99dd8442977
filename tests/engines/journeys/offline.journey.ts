/** A public form in a dead spot: saved on the phone, and there after a reload, after a kill, and at the server once. */
import { expect } from 'vitest';
import { freshName, journey, type World } from '../journey.ts';
import { eventually } from '../support/eventually.ts';
import { offlineReady } from '../support/offlineReady.ts';
import { fillIn, formNames, openForm, submit, WORDS } from '../support/publicForms.ts';
import { insertEvent } from '../support/town.ts';

const arrived = async ({ rows }: World, table: string, name: string) =>
  (await rows(table, `select=id&name=eq.${encodeURIComponent(name)}`)).length;

journey(
  'each public form opens and is saved in a dead spot, survives a reload and a kill, and arrives once',
  async (world) => {
    const title = freshName('Supper');
    // Sooner than what other journeys plan: the page shows the next three.
    const eventId = await insertEvent(title, 0.5);
    const visitor = await world.phone();
    await visitor.open('/');
    await visitor.sees(title);
    await offlineReady(visitor);
    await visitor.offline();
    // Kept by that one visit, of which no worker heard: the page had asked before there was one.
    await visitor.reload();
    await visitor.sees(title);
    const names = new Map(formNames.map((form) => [form, freshName('Ada')]));
    for (const [form, name] of names) {
      await openForm(visitor, form, eventId);
      await fillIn(visitor, form, name);
      await submit(visitor, form);
      await visitor.sees('Saved on this device');
    }
    await visitor.reload();
    await visitor.find('heading', /./);
    await visitor.kill();
    await visitor.restart();
    await visitor.open('/outbox');
    await visitor.find('heading', /./);
    for (const [form, name] of names) expect(await arrived(world, WORDS[form].table, name), form).toBe(0);
    await visitor.online();
    await visitor.open('/');
    for (const [form, name] of names) {
      await eventually(async () => expect(await arrived(world, WORDS[form].table, name), form).toBe(1));
    }
    // Also after another look at the queue nothing is sent twice.
    await visitor.open('/outbox');
    await visitor.reload();
    for (const [form, name] of names) expect(await arrived(world, WORDS[form].table, name), form).toBe(1);
  },
);

journey('what is typed in a dead spot and not sent is in the form again after a kill', async ({ visitedPhone }) => {
  const visitor = await visitedPhone();
  await visitor.open('/');
  await offlineReady(visitor);
  await visitor.offline();
  await openForm(visitor, 'idea');
  await visitor.fill(/^Your idea/, 'A bench at the falls, in the shade.');
  // Kept a moment after the last key.
  await visitor.eval(() => new Promise((after) => setTimeout(after, 2000)));
  await visitor.kill();
  await visitor.restart();
  await openForm(visitor, 'idea');
  await eventually(async () => {
    const typed = await visitor.eval(() => document.querySelector('textarea')?.value ?? '');
    expect(typed).toBe('A bench at the falls, in the shade.');
  }, 10_000);
});
