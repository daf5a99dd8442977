/** Public forms offline, in two tabs: saved on the phone, there after a reload and a kill, and at the server once. */
import { expect } from 'vitest';
import { freshName, journey, type World } from '../journey.ts';
import { backOnline } from '../support/backOnline.ts';
import { eventually } from '../support/eventually.ts';
import { offlineReady } from '../support/offlineReady.ts';
import { fillIn, openForm, submit, WORDS } from '../support/publicForms.ts';
import { insertEvent } from '../support/town.ts';

const IDEA = 'A bench at the falls, in the shade.';

const arrived = async ({ rows }: World, form: 'rsvp' | 'yard-sign', name: string) =>
  (await rows(WORDS[form].table, `select=id&name=eq.${encodeURIComponent(name)}`)).length;

journey(
  'offline, two tabs save a form each and keep a draft; all of it survives a reload and a kill, and the forms arrive once',
  async (world) => {
    const title = freshName('Supper');
    const [guest, neighbor] = [freshName('Ida'), freshName('Ivo')];
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

    const other = await visitor.tab();
    await openForm(visitor, 'rsvp', eventId);
    await openForm(other, 'yard-sign');
    await fillIn(visitor, 'rsvp', guest);
    await fillIn(other, 'yard-sign', neighbor);
    await Promise.all([submit(visitor, 'rsvp'), submit(other, 'yard-sign')]);
    await visitor.sees('Saved on this device');
    await other.sees('Saved on this device');

    await visitor.reload();
    await openForm(visitor, 'idea');
    await visitor.fill(/^Your idea/, IDEA);
    // Kept a moment after the last key.
    await visitor.eval(() => new Promise((after) => setTimeout(after, 2000)));
    await visitor.kill();
    await visitor.restart();
    await openForm(visitor, 'idea');
    await eventually(async () => expect(await visitor.eval(typed)).toBe(IDEA), 10_000);
    await visitor.open('/outbox');
    await visitor.find('heading', /./);
    expect([await arrived(world, 'rsvp', guest), await arrived(world, 'yard-sign', neighbor)]).toEqual([0, 0]);

    const both = async () =>
      expect([await arrived(world, 'rsvp', guest), await arrived(world, 'yard-sign', neighbor)]).toEqual([1, 1]);
    await backOnline(visitor);
    await eventually(both);
    // Also after another look at the queue nothing is sent twice.
    await visitor.reload();
    await visitor.sees('All sent');
    await both();
  },
);

/** Runs in the page. */
const typed = () => document.querySelector('textarea')?.value ?? '';
