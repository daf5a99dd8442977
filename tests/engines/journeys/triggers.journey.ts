/** Without Background Sync each of the page's own triggers delivers, every one shown on its own. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { freshName, journey, type World } from '../journey.ts';
import type { Phone } from '../phone.ts';
import { eventually } from '../support/eventually.ts';
import { offlineReady } from '../support/offlineReady.ts';
import { fillIn, openForm, submit } from '../support/publicForms.ts';

/** Shorter than the outbox's timer of 60 s, which does not run here anyway. */
const SOON_MS = 50_000;

/**
 * Once `window.asleep` is set, nothing that waits a second runs by itself: only what the journey names can wake the outbox, whose
 * pauses are longer, and an attempt that is under way ends. An interval's
 * number is below zero: a page that clears it would otherwise clear the timeout of the same number, of which one starts the app.
 * A page that comes back is looked at again, too: with `window.unseen` it does not hear of that, and notes whether it was the page cache.
 */
const SLEEPS = `
  const later = window.setTimeout.bind(window);
  const timers = [];
  window.setTimeout = (run, ms, ...args) => later(() => { if (!window.asleep || !(ms >= 1000)) run(...args); }, ms);
  window.setInterval = (run, ms) => -timers.push({ run, ms });
  window.runTimer = (ms) => timers.filter((timer) => timer.ms === ms).forEach(({ run }) => run());
  addEventListener('visibilitychange', (event) => { if (window.unseen) event.stopImmediatePropagation(); }, true);
  addEventListener('pageshow', ({ persisted }) => { window.cameBack = persisted; }, true);
`;

journey(
  'what waits is sent when the network is back, the page is looked at, its minute is over, it comes back, or the app starts',
  async (world) => {
    const visitor = await world.visitedPhone({ initScript: SLEEPS });
    await visitor.open('/');
    await offlineReady(visitor);

    // Of the drivers: neither lets its browser know of a lost network, a covered screen or a minute gone by. The journey says so.
    const network = await waiting(world, visitor);
    // Longer than the pause after its first try. Nothing wakes it, so nothing comes.
    await sleep(5_000);
    await network.waits();
    await visitor.eval(() => void dispatchEvent(new Event('online')));
    await network.arrives();

    const look = await waiting(world, visitor);
    await visitor.eval(() => void document.dispatchEvent(new Event('visibilitychange')));
    await look.arrives();

    const minute = await waiting(world, visitor);
    await visitor.eval(() => void (Reflect.get(window, 'runTimer') as (ms: number) => void)(60_000));
    await minute.arrives();

    // Firefox keeps no page that has its storage open: there the way back is a start.
    if (visitor.engine === 'webkit') {
      const wayBack = await waiting(world, visitor);
      await visitor.eval(() => void Reflect.set(window, 'unseen', true));
      // A file, which sends nothing.
      await visitor.open('/robots.txt');
      await visitor.back();
      expect(
        await visitor.eval(() => ['cameBack', 'asleep'].map((name) => Reflect.get(window, name) === true)),
      ).toEqual([true, true]);
      await wayBack.arrives();
    }

    const start = await waiting(world, visitor);
    await visitor.kill();
    await visitor.restart();
    await visitor.open('/');
    await start.arrives();
  },
);

/** One item is saved offline; the network is back and the page has not noticed. */
async function waiting(world: World, visitor: Phone) {
  const name = freshName('Wakes');
  const count = async () => (await world.rows('signups', `select=id&name=eq.${encodeURIComponent(name)}`)).length;
  const waits = async () => expect(await count()).toBe(0);
  await openForm(visitor, 'newsletter');
  await fillIn(visitor, 'newsletter', name);
  await visitor.offline();
  await submit(visitor, 'newsletter');
  await visitor.sees('Saved on this device');
  await visitor.eval(() => void Reflect.set(window, 'asleep', true));
  // What the form itself still sends, its line for the visit statistics, is tried offline, too.
  await sleep(2_000);
  await visitor.online();
  await waits();
  return { waits, arrives: () => eventually(async () => expect(await count()).toBe(1), SOON_MS) };
}
