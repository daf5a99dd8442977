/**
 * What every journey gets: a server with a database of its own, a page on it, and the promise that the browser
 * console stays free of errors nobody announced.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingFiles } from './support/missingFiles.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';

interface JourneyFixtures {
  /** Console errors a journey brings about on purpose, such as a failed request while offline. */
  expectedErrors: RegExp[];
  /** A name nobody else in this database has. */
  person: string;
  consoleGuard: void;
}

interface JourneyWorkerFixtures {
  server: TestServer;
  /** The browser's profile as a first visit left it, never opened again: support/visited.ts opens copies. */
  visitedProfile: string;
}

/** What Chromium itself logs about requests that fail while the network is off; the last is of a worker that was about to be looked for. */
export const OFFLINE_ERRORS =
  /ERR_INTERNET_DISCONNECTED|Failed to load resource|An unknown error occurred when fetching the script/;

/** A page that left before its answer came: the next one asks again, and "already there" is how it learns of it. */
const ASKED_AGAIN = /409 \(Conflict\).*\/rest\/v1\//;

export const test = base.extend<JourneyFixtures, JourneyWorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startTestServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // Here and not with those who use it: journeys with other fixtures of a worker get another worker, and so another server.
  visitedProfile: [
    async ({ playwright, server }, use) => {
      const profile = await mkdtemp(join(tmpdir(), 'campaign-visited-'));
      const phone = await playwright.chromium.launchPersistentContext(profile);
      const page = await phone.newPage();
      await page.goto(server.url);
      await waitForOfflineReady(page);
      await phone.close();
      await use(profile);
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  expectedErrors: async ({}, use) => use([]),
  person: async ({}, use) => use(`Visitor ${crypto.randomUUID().slice(0, 8)}`),
  consoleGuard: [
    async ({ context, expectedErrors }, use) => {
      const errors = watchErrors(context);
      await use();
      const expected = [...expectedErrors, ASKED_AGAIN];
      expect(errors.filter((error) => !expected.some((one) => one.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Collects console errors and uncaught exceptions of all pages of a context. */
export function watchErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  return errors;
}

interface Asked {
  /** Only what depends on colours: for a second look at a page whose other rules have been asked already. */
  readonly onlyColours?: boolean;
}

/** axe with the WCAG 2.2 AA rules and its best practices; the whole list of findings is in the failure. */
export async function expectAccessible(page: Page, { onlyColours = false }: Asked = {}) {
  // A page that is still coming has its address already; one that never gets a heading is told of by axe.
  await page
    .locator('h1')
    .first()
    .waitFor({ state: 'attached', timeout: 20_000 })
    .catch(() => undefined);
  // Before the app's code runs, links for too old browsers (build/tooOld.ts) stand before the skip link.
  await page.locator('html:not(.too-old) #too-old').waitFor({ state: 'detached', timeout: 20_000 });
  // First, because what is styled only now changes its colours from those of before, in a frame of its own.
  await page.evaluate(styleAll);
  // Colours are judged when nothing is half faded in; an animation that never ends is not waited for.
  await page.evaluate(() => {
    const settled = document.getAnimations().map((animation) => animation.finished.catch(() => {}));
    return Promise.race([Promise.all(settled), new Promise((after) => setTimeout(after, 1000))]).then(() => {});
  });
  // In one frame there is nothing to join from others, for which axe would open a tab of its own each time.
  // Its source goes with the first question to a page, and not with each.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await (onlyColours ? axe.withTags('cat.color') : axe).analyze();
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.target.join(' ')) }));
  expect(found, page.url()).toEqual([]);
}

/** In the page. What is below the screen may wait for its styles until it comes near, and would be judged in the colours of before. */
function styleAll() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** One visit in four looks: by day and by night on a phone, on a desktop, and nothing wider than the narrowest phone. */
export async function expectAccessibleInEveryLook(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { onlyColours: true });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  // A frame later: where no motion is wanted, every change takes 0.01 ms (theme/global.ts).
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: page.url() })
    .toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 390, height: 844 });
}

/**
 * Waits until the worker controls the page and has everything it wants to keep: from here on the network may go.
 * @param asked also what is kept only where a page asked for it: the map.
 */
export async function waitForOfflineReady(page: Page, { asked = false } = {}) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
    }
  });
  await expect.poll(() => page.evaluate(missingFiles, asked), { timeout: 20_000 }).toEqual([]);
}
