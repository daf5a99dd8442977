/** Words that the campaign publishes reach whoever was here before without a build: below the screen at once, above it at the next visit. */
import type { Page } from '@playwright/test';
import { sha256Of } from '../../src/build/contentHash.ts';
import { seeds } from '../../src/campaign/seeds.ts';
import type { Snapshot } from '../../src/campaign/words.ts';
import { LOCALES, type Locale } from '../../src/core/locale.ts';
import { expect, OFFLINE_ERRORS, test, waitForOfflineReady } from '../fixtures.ts';
import { callAs } from '../support/staff.ts';
import type { TestServer } from '../support/testServer.ts';

const addresses: Readonly<Record<Locale, string>> = { en: '/', es: '/es/' };
const HEADLINE = 'Words <i>without</i> a build. </script><img src=x onerror=alert(1)>';
const ANSWER = 'Another answer & “quoted”.';

test.use({ expectedErrors: [OFFLINE_ERRORS] });
// The other journeys read the seed's words.
test.afterEach(({ server }) => Promise.all(LOCALES.map((locale) => publish(server, locale, seeds[locale]))));

test('a changed answer is read at once, a changed headline at the next visit, also in a dead spot, and nothing moves', async ({
  page,
  context,
  server,
}) => {
  await page.addInitScript(watchShifts);
  for (const locale of LOCALES) {
    await page.goto(addresses[locale]);
    await waitForOfflineReady(page);
    await publish(server, locale, changed(locale));
  }
  for (const locale of LOCALES) {
    await page.goto(addresses[locale]);
    await expect(answer(page)).toHaveText(ANSWER, { timeout: 20_000 });
    await expect(headline(page)).toHaveText(seeds[locale].hero.headline.join(' '));
    expect(await shifts(page)).toBe(0);
    await expect.poll(() => page.evaluate((name) => caches.match(name).then(Boolean), `/words/${locale}`)).toBe(true);
  }

  await context.setOffline(true);
  for (const locale of LOCALES) {
    const served = await page.goto(addresses[locale]);
    const html = (await served?.text()) ?? '';
    await expect(headline(page)).toHaveText(changed(locale).hero.headline.join(' '));
    await expect(answer(page)).toHaveText(ANSWER);
    // In the page itself, before any script: as text, and in its island alike.
    expect(html).toContain('Words &lt;i&gt;without&lt;/i&gt; a build.');
    expect(html).not.toContain('<img src=x');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await hydrated(page);
    await expect(headline(page)).toHaveText(changed(locale).hero.headline.join(' '));
    expect(await shifts(page)).toBe(0);
  }
});

test('a page that lies about its words, or brings too many of them, changes nothing', async ({ page, server }) => {
  await publish(server, 'en', changed('en'));
  let asked = 0;
  await page.route(/content_snapshots\?select=body/, (route) => {
    asked++;
    return route.fulfill({
      json: [{ body: asked === 1 ? { ...changed('en'), closing: seeds.es.closing } : 'x'.repeat(5_000_000) }],
    });
  });
  for (const time of [1, 2]) {
    await page.goto('/');
    await expect.poll(() => asked, { timeout: 20_000 }).toBe(time);
    await hydrated(page);
    await expect(answer(page)).toHaveText(seeds.en.faq.items[0]?.answer ?? '');
    expect(await page.evaluate(() => caches.match('/words/en'))).toBeUndefined();
  }
});

const changed = (locale: Locale) => {
  const { hero, faq } = seeds[locale];
  const [first, ...others] = faq.items;
  return {
    ...seeds[locale],
    hero: { ...hero, headline: [HEADLINE, hero.headline[1] ?? ''] },
    faq: { ...faq, items: first ? [{ ...first, answer: ANSWER }, ...others] : others },
  };
};

async function publish(server: TestServer, locale: Locale, body: Snapshot) {
  const [newest] = await server.rows(
    'content_snapshots',
    `select=sha256&locale=eq.${locale}&order=number.desc&limit=1`,
  );
  const replaces = newest?.['sha256'] ?? null;
  await callAs(server, 'content', 'publish_content', { locale, body, sha256: sha256Of(body), replaces });
}

const headline = (page: Page) => page.locator('h1');
const answer = (page: Page) => page.locator('#faq details p').first();

/** The app has taken the page over: it puts this there. */
const hydrated = (page: Page) => expect(page.locator('#site-header output')).toBeAttached({ timeout: 20_000 });

/** Of the page itself: the box of slips over it grows upwards, and a box whose top is elsewhere counts as having moved. */
function watchShifts() {
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  const seen = { sum: 0 };
  Object.assign(window, { shifts: seen });
  const isOver = (node: Node | null): boolean =>
    node !== null &&
    ((node instanceof Element && getComputedStyle(node).position === 'fixed') || isOver(node.parentElement));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as Shift; // its own type is in no library
      const over = sources.length > 0 && sources.every(({ node }) => isOver(node));
      if (!hadRecentInput && !over) seen.sum += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum); // set by watchShifts()
