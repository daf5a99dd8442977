/** Words that the campaign publishes reach whoever was here before without a build: below the screen at once, above it at the next visit. */
import type { Page } from '@playwright/test';
import { samplePictures } from '../../src/sample/pictures.ts';
import { sampleSeeds as seeds } from '../../src/sample/seeds.ts';
import { LOCALES, type Locale } from '../../src/core/locale.ts';
import { expect, OFFLINE_ERRORS, test, waitForOfflineReady } from '../fixtures.ts';
import { publishSeeds, publishWords } from '../support/words.ts';

const addresses: Readonly<Record<Locale, string>> = { en: '/', es: '/es/' };
const HEADLINE = 'Words <i>without</i> a build. </script><img src=x onerror=alert(1)>';
const ANSWER = 'Another answer & “quoted”.';

test.use({ expectedErrors: [OFFLINE_ERRORS] });
test.afterEach(({ server }) => publishSeeds(server));

test('a changed answer is read at once, a changed headline at the next visit, also in a dead spot, and nothing moves', async ({
  page,
  context,
  server,
}) => {
  await page.addInitScript(watchShifts);
  for (const locale of LOCALES) {
    await page.goto(addresses[locale]);
    await waitForOfflineReady(page);
    await publishWords(server, locale, changed(locale));
  }
  for (const locale of LOCALES) {
    await page.goto(addresses[locale]);
    await expect(answer(page)).toHaveText(ANSWER, { timeout: 20_000 });
    await expect(headline(page)).toHaveText(seeds[locale].hero.headline.join(' '));
    await expectPictures(page, locale);
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
    await expectPictures(page, locale);
    expect(await shifts(page)).toBe(0);
  }
});

test('a page that lies about its words, or brings too many of them, changes nothing', async ({
  page,
  context,
  server,
}) => {
  await publishWords(server, 'en', changed('en'));
  let asked = 0;
  // The second time the worker asks, which looks at which pictures are named.
  await context.route(/content_snapshots\?select=body/, (route) => {
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
  const { hero, faq, video, priorities } = seeds[locale];
  const [first, ...others] = faq.items;
  const picture = samplePictures['statement-of-candidacy'];
  return {
    ...seeds[locale],
    video: { ...video, picture },
    priorities: { ...priorities, items: priorities.items.map((one, at) => (at === 0 ? { ...one, picture } : one)) },
    hero: { ...hero, headline: [HEADLINE, hero.headline[1] ?? ''] },
    faq: { ...faq, items: first ? [{ ...first, answer: ANSWER }, ...others] : others },
  };
};

const headline = (page: Page) => page.locator('h1');
const answer = (page: Page) => page.locator('#faq details p').first();

/** The film's, whose frame stood there, and one in a priority that is closed: neither moves anything. */
async function expectPictures(page: Page, locale: Locale) {
  const name = samplePictures['statement-of-candidacy'].alt[locale];
  const poster = page.locator('#hero').getByRole('img', { name });
  await expect(poster).toBeVisible();
  await expect.poll(() => poster.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator('#priorities details').first().locator('img')).toHaveAttribute('alt', name);
}

/** The app has taken the page over, and has had the time to do what it does with an answer. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#faq details') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  await page.waitForLoadState('networkidle');
}

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
