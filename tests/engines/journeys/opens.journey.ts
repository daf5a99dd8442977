/** The landing page on a phone, and leaving a page that is still on its way. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { FORMS } from '../../../e2e/support/forms.ts';
import { journey } from '../journey.ts';
import { offlineReady } from '../support/offlineReady.ts';

journey('opens the landing page as wide as a phone', async ({ phone }) => {
  const visitor = await phone();
  await visitor.open('/');
  await visitor.find('heading', /./);
  expect(await visitor.eval(() => innerWidth)).toBe(390);
  expect(await visitor.eval(() => document.documentElement.scrollWidth)).toBe(390);
});

// WebKit and Firefox give up what the page fetches the moment its person goes elsewhere: "Importing a module script failed". Taken
// for code lost by a deployment that reloaded the page left, in one try of three to five, and nobody got where they wanted to go.
journey('whoever goes on while a page is still on its way gets where they wanted to go', async ({ visitedPhone }) => {
  const visitor = await visitedPhone();
  await visitor.open('/');
  await offlineReady(visitor);
  await visitor.offline();
  for (let after = 0; after < 200; after += 10) {
    await visitor.eval(() => sessionStorage.clear());
    await visitor.open('/outbox', { early: true });
    await sleep(after);
    await visitor.open('/?open=idea');
    await visitor.find('dialog', FORMS.idea.title);
    expect(await visitor.path(), `after ${after} ms`).toBe('/?open=idea');
  }
});
