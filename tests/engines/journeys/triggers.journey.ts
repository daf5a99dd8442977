/** Without Background Sync each of the page's own triggers delivers, every one shown on its own. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { freshName, journey, type World } from '../journey.ts';
import type { Phone } from '../phone.ts';
import { eventually } from '../support/eventually.ts';
import { offlineReady } from '../support/offlineReady.ts';
import { fillIn, openForm, submit } from '../support/publicForms.ts';

/** Shorter than the outbox's timer of 60 s. */
const SOON_MS = 20_000;

/**
 * Once `window.asleep` is set, nothing of the page's runs by itself: only what the journey names can wake the outbox. An interval's
 * number is below zero: a page that clears it would otherwise clear the timeout of the same number, of which one starts the app.
 */
const SLEEPS = `
  const later = window.setTimeout.bind(window);
  const timers = [];
  window.setTimeout = (run, ms, ...args) => later(() => { if (!window.asleep) run(...args); }, ms);
  window.setInterval = (run, ms) => -timers.push({ run, ms });
  window.runTimer = (ms) => timers.filter((timer) => timer.ms === ms).forEach(({ run }) => run());
`;

/** A page that comes back is looked at again, too: this one does not hear of that, and notes whether it was the page cache. */
const UNSEEN = `
  addEventListener('visibilitychange', (event) => { if (window.asleep) event.stopImmediatePropagation(); }, true);
  addEventListener('pageshow', ({ persisted }) => { window.cameBack = persisted; }, true);
`;

interface Waiting {
  readonly visitor: Phone;
  arrives(withinMs?: number): Promise<void>;
}

/** A phone with one saved item; the signal is back and the page has not noticed. */
async function waiting(world: World, initScript = ''): Promise<Waiting> {
  const name = freshName('Wakes');
  const count = async () => (await world.rows('signups', `select=id&name=eq.${encodeURIComponent(name)}`)).length;
  const visitor = await world.visitedPhone({ initScript });
  await visitor.open('/');
  await offlineReady(visitor);
  await openForm(visitor, 'newsletter');
  await fillIn(visitor, 'newsletter', name);
  await visitor.offline();
  await submit(visitor, 'newsletter');
  await visitor.sees('Saved on this device');
  await visitor.eval(() => void Reflect.set(window, 'asleep', true));
  // What the form itself still sends, its line for the visit statistics, meets the dead spot.
  await sleep(2_000);
  await visitor.online();
  // Longer than the pause after its first try. Nothing wakes it, so nothing comes.
  await sleep(5_000);
  expect(await count()).toBe(0);
  return {
    visitor,
    arrives: (withinMs = SOON_MS) => eventually(async () => expect(await count()).toBe(1), withinMs),
  };
}

journey('what waits is sent at the start', async (world) => {
  const { visitor, arrives } = await waiting(world, SLEEPS);
  await visitor.kill();
  await visitor.restart();
  await visitor.open('/');
  await arrives();
});

// Of the drivers: neither tells its browser of a lost network, a covered screen or a minute gone by. The journeys say so.
journey('what waits is sent when the browser says that the network is back', async (world) => {
  const { visitor, arrives } = await waiting(world, SLEEPS);
  await visitor.eval(() => void dispatchEvent(new Event('online')));
  await arrives();
});

journey('what waits is sent when somebody looks at the page again', async (world) => {
  const { visitor, arrives } = await waiting(world, SLEEPS);
  await visitor.eval(() => void document.dispatchEvent(new Event('visibilitychange')));
  await arrives();
});

journey('what waits is sent by the timer of a page that stays open', async (world) => {
  const { visitor, arrives } = await waiting(world, SLEEPS);
  await visitor.eval(() => void (Reflect.get(window, 'runTimer') as (ms: number) => void)(60_000));
  await arrives();
});

journey(
  'what waits is sent when the page comes back from the page cache, though nobody says that it is looked at',
  async (world) => {
    const { visitor, arrives } = await waiting(world, SLEEPS + UNSEEN);
    // A file, which sends nothing.
    await visitor.open('/robots.txt');
    await visitor.back();
    expect(await visitor.eval(() => [Reflect.get(window, 'cameBack'), Reflect.get(window, 'asleep')])).toEqual([
      true,
      true,
    ]);
    await arrives();
  },
  // Firefox keeps no page that has its storage open: there the way back is a start.
  { only: 'webkit' },
);
