/** Phones of 2017: the app without what newer browsers have, and the printed page where the browser is too old for the app. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { actionCard, message, volunteerAs } from '../support/volunteer.ts';
import { PROMISE } from '../support/tags.ts';

/** What the oldest browsers of the README lack, and what is missing on plain http or in an app's own browser. */
function deleteNewerApis() {
  const from = (holder: object | undefined, ...names: string[]) => {
    for (const name of names) {
      if (holder) Reflect.deleteProperty(holder, name);
      if (holder && Reflect.has(holder, name))
        Object.defineProperty(holder, name, { value: undefined, configurable: true });
    }
  };
  from(AbortSignal, 'any', 'timeout');
  from(Promise, 'withResolvers', 'try');
  from(Object, 'groupBy');
  from(Map, 'groupBy');
  from(Array, 'fromAsync');
  from(URL, 'parse', 'canParse');
  from(Set.prototype, 'union', 'difference', 'intersection', 'isSubsetOf');
  from(
    window,
    'requestIdleCallback',
    'cancelIdleCallback',
    'BarcodeDetector',
    'SyncManager',
    'scheduler',
    'reportError',
  );
  from(window, 'BroadcastChannel', 'structuredClone');
  from(Navigator.prototype, 'locks', 'share', 'canShare', 'storage');
  from(Crypto.prototype, 'randomUUID');
  from(Document.prototype, 'startViewTransition');
}

/** So that nothing is asked of the worker, which no script can take anything from. */
const tooOld = () => void Reflect.deleteProperty(Array.prototype, 'toSorted');

const rowsOf = (person: string) => `select=id&name=eq.${encodeURIComponent(person)}`;
const asked = (page: Page) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
};

test.describe('a browser without any newer API', () => {
  test.use({ serviceWorkers: 'block' });

  test('delivers a form, online, at once and once', { tag: PROMISE }, async ({ page, server, person }) => {
    await page.addInitScript(deleteNewerApis);
    await page.goto('/');
    await volunteerAs(page, person);
    await expect(message(page, 'Thank you for volunteering!')).toBeVisible();
    expect(await server.rows('signups', rowsOf(person))).toHaveLength(1);
  });
});

test.describe('a browser that is too old', () => {
  test('gets the printed page, its forms as mails, and none of the app', { tag: PROMISE }, async ({ page }) => {
    await page.addInitScript(tooOld);
    const scripts = asked(page);
    await page.goto('/', { waitUntil: 'load' });
    const notice = page.getByRole('complementary', { name: 'About your browser' });
    await expect(notice).toContainText('You can take part all the same');
    const mail = /^mailto:[^?]+\?subject=Volunteer&body=Name%3A/;
    await expect(actionCard(page, 'Volunteer').getByRole('link')).toHaveAttribute('href', mail);
    await expect(notice.getByRole('link', { name: 'Volunteer' })).toHaveAttribute('href', mail);
    for (const link of await page.locator('a[href*="open="]').all())
      await expect(link).toHaveAttribute('href', /^mailto:/);
    await actionCard(page, 'Volunteer').getByRole('link').hover();
    await expectAccessible(page);
    expect(scripts).toEqual([]);
  });

  test('gets no blank page elsewhere either', async ({ page }) => {
    await page.addInitScript(tooOld);
    await page.goto('/outbox');
    const notice = page.getByRole('complementary', { name: 'About your browser' });
    await expect(notice.getByRole('link', { name: 'Request a Yard Sign' })).toHaveAttribute('href', /^mailto:/);
    await expect(page.locator('#root')).toBeEmpty();
  });
});

test.describe('a browser that runs no scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('says so, and has the forms as mails', async ({ page }) => {
    for (const path of ['/', '/outbox']) {
      await page.goto(path);
      await expect(page.locator('#too-old').getByRole('link', { name: 'Share Your Idea' })).toBeVisible();
    }
  });
});

test('a browser that the app is made for is told nothing of its age', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#too-old')).toBeHidden();
});
