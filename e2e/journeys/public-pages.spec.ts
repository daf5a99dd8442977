/** Every public page is readable before any script, in both languages, and becomes the app where it stands. */
import type { Page } from '@playwright/test';
import { PRINTED } from '../../src/app/site/printedPages.ts';
import { localHref } from '../../src/core/address.ts';
import { sampleAnswers } from '../../src/sample/answers.ts';
import { ideaSeeds } from '../../src/sample/ideas.ts';
import { LOCALES } from '../../src/core/locale.ts';
import { expect, OFFLINE_ERRORS, test } from '../fixtures.ts';
import { PROMISE } from '../support/tags.ts';
import { test as visited } from '../support/visited.ts';

test.describe('without scripts, on the narrowest phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test(
    'every public page says what it is about in its own language and leads to all others',
    { tag: PROMISE },
    async ({ page }) => {
      for (const locale of LOCALES) {
        for (const path of PRINTED) {
          await page.goto(localHref(path, locale));
          const heading = page.getByRole('heading', { level: 1 });
          await expect(heading, path).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
          expect(await page.title()).toContain(await heading.innerText());
          await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
          expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
          if (!/^\/(vision|transparency|citizens)\b/.test(path)) continue;
          // Everything is shown, and nothing that only scripts could answer: no box to search with, no button.
          await expect(page.getByRole('main').locator('input:visible, select:visible, button:visible')).toHaveCount(0);
        }
      }
    },
  );
});

test.describe('of the town halls and the ideas, without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer and the wall of ideas can be read in both languages', async ({ page }) => {
    for (const locale of LOCALES) {
      await page.goto(localHref('/engagement', locale));
      for (const answer of sampleAnswers) {
        const { answer_en: en, answer_es: es } = answer as Record<'answer_en' | 'answer_es', string>; // as the file has them
        await expect(page.getByRole('main')).toContainText(locale === 'en' ? en : es);
      }
      await page.goto(localHref('/community-voice', locale));
      const [idea] = ideaSeeds;
      await expect(page.getByRole('main')).toContainText(idea?.text[locale] ?? '');
      // What the printed page is too long for.
      await page.goto(localHref('/community-voice/all-1', locale));
      await expect(page.getByRole('main')).toContainText(idea?.text[locale] ?? '');
    }
  });
});

test(
  'a printed page becomes the app without being drawn anew, and goes elsewhere without being loaded',
  { tag: PROMISE },
  async ({ page }) => {
    for (const address of ['/vision', '/es/transparency']) {
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          Object.assign(document.querySelector('h1') ?? {}, { printed: true });
        });
      });
      await page.goto(address);
      await hydrated(page);
      expect(await page.evaluate(() => 'printed' in (document.querySelector('h1') ?? {}))).toBe(true);
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page.locator('#hero')).toBeVisible();
      expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toContain(address);
    }
  },
);

test.describe('where a file with a page’s rows is gone', () => {
  test.use({ expectedErrors: [/404|Failed to load resource/] });

  test('the page is drawn anew, with what the backend says', async ({ page }) => {
    const lost: string[] = [];
    await page.route('**/assets/printed-rows-*.js', (route) => {
      lost.push(route.request().url());
      return route.fulfill({ status: 404, body: '' });
    });
    await page.goto('/vision');
    await hydrated(page);
    expect(lost.length).toBeGreaterThan(0);
    await expect(page.getByRole('main').locator('a[href^="/vision/"]').first()).toBeVisible({ timeout: 20_000 });
  });
});

visited.describe('in a dead spot', () => {
  visited.use({ expectedErrors: [OFFLINE_ERRORS] });

  visited(
    'after a visit to the landing page alone, every public page opens in both languages with what it was printed with',
    async ({ page, context }) => {
      await context.setOffline(true);
      for (const locale of LOCALES) {
        for (const path of PRINTED) {
          // As it is served: that it becomes the app there, too, is asked in one language (offline.spec.ts).
          const served = await page.goto(localHref(path, locale), { waitUntil: 'commit' });
          const html = (await served?.text()) ?? '';
          expect(html).toContain(`data-prerendered="${localHref(path, locale)}"`);
          expect(html, path).toContain(`<html lang="${locale}"`);
          expect(html, path).toContain('<h1');
        }
      }
    },
  );
});

/** React has taken the printed page over. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
}
