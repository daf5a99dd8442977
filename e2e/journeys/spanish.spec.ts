/** Every public page and dialog in Spanish: it says so, says nothing in English, and is no wider than the narrowest phone. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { insertEvent, soon } from '../support/events.ts';
import { faultsIn } from '../support/spoken.ts';
import { oneComing, THOROUGH } from '../support/thorough.ts';

const choose = (page: Page) => page.evaluate(() => localStorage.setItem('language', 'es'));

/** Loads one page after the other, as a link in a message would. */
async function faultsOf(page: Page, paths: readonly string[], ready: string): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator(ready).first()).toBeVisible();
    // Rows come after the heading, and say words of their own.
    await page.waitForLoadState('networkidle');
    faults.push(...(await faultsIn(page, 'es')));
    if (THOROUGH) await expectAccessible(page);
  }
  return faults;
}

test.describe('at 320 px', () => {
  test.use({ serviceWorkers: 'block', viewport: { width: 320, height: 640 } });

  test('public pages and dialogs are whole in Spanish', async ({ page, server }) => {
    const eventId = await insertEvent(server, 'Reunión vecinal', 1, soon());
    const coming = ['vision', 'transparency', 'finance-transparency', 'wellness', 'engagement', 'revitalization'];
    const more = ['education', 'community-voice'];
    const pages = oneComing([...coming, ...more].map((page) => `/${page}`)).map((path) => `/es${path}`);
    expect(await faultsOf(page, ['/es/outbox', '/es/bug-report', '/es/no-such-page', ...pages], 'h1')).toEqual([]);
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`${new URL(page.url()).pathname}$`));
    await expect(page.locator(`link[hreflang=en]`)).toHaveCount(1);
    const forms = ['volunteer', 'yard-sign', 'idea', 'newsletter', `rsvp&event=${eventId}`];
    const dialogs = forms.map((form) => `/es/?open=${form}`);
    expect(await faultsOf(page, dialogs, '[role=dialog] input[name=name]')).toEqual([]);
    await choose(page);
    expect(await faultsOf(page, ['/auth', '/auth?mode=sign-up', '/auth?mode=forgot'], 'h1')).toEqual([]);
  });
});
