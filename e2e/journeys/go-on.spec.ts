/** Going on from the landing page, which runs without the router: to other pages, back to it, into dialogs, and where that fails. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { actionCard } from '../support/volunteer.ts';
import { PROMISE } from '../support/tags.ts';

const routerAsked = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/(router|app)-/.test(request.url())) asked.push(request.url());
  });
  return asked;
};

/** What runs behind a page comes late on a slow phone. @returns lets it come. */
async function withoutBackground(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/background-/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** True as long as the document is the one that was marked. */
const mark = (page: Page) => page.evaluate(() => void Reflect.set(window, 'marked', true));
const marked = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true);

const vision = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Vision' });
const headline = (page: Page) => page.locator('#headline');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** React answers: its own press opens a dialog, without a page in between. */
async function openVolunteer(page: Page) {
  await actionCard(page, 'Volunteer').click();
  await expect(dialog(page, 'Volunteer')).toBeVisible();
}

test.describe('with nothing kept by a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('dialogs open, and Back closes them, before any router has come', { tag: PROMISE }, async ({ page }) => {
    const asked = routerAsked(page);
    await page.goto('/');
    await mark(page);
    await openVolunteer(page);
    await expect(page).toHaveURL('/?open=volunteer');
    await page.goBack();
    await expect(dialog(page, 'Volunteer')).toBeHidden();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expect(dialog(page, 'Volunteer')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Volunteer')).toBeHidden();
    await expect(page).toHaveURL('/');
    expect(await marked(page)).toBe(true);
    expect(asked).toEqual([]);
  });

  test(
    'to another page, back and forth, into a dialog and on again: one document, each page with its name',
    { tag: PROMISE },
    async ({ page }) => {
      const letCome = await withoutBackground(page);
      await page.goto('/');
      await mark(page);
      const title = await page.title();
      await vision(page).click();
      await expect(page).toHaveURL('/vision');
      const heading = page.locator('main h1');
      await expect(headline(page)).toBeHidden();
      letCome();
      await expect(heading).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(page).toHaveTitle(/ · /);
      await page.goBack();
      await expect(headline(page)).toBeVisible();
      await expect(page).toHaveTitle(title);
      await openVolunteer(page);
      await page.goBack();
      await expect(dialog(page, 'Volunteer')).toBeHidden();
      await page.goForward();
      await expect(dialog(page, 'Volunteer')).toBeVisible();
      await page.goBack();
      await vision(page).click();
      await expect(page).toHaveURL('/vision');
      await expect(headline(page)).toBeHidden();
      expect(await marked(page)).toBe(true);
    },
  );

  test('back from a reloaded landing page is the page that was there before', async ({ page }) => {
    await page.goto('/vision');
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await page.reload();
    await openVolunteer(page);
    await page.keyboard.press('Escape');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/vision');
    await expect(headline(page)).toBeHidden();
    await expect(page.locator('main h1')).toBeVisible();
  });

  test('the switch and the links go on in Spanish', async ({ page }) => {
    const letCome = await withoutBackground(page);
    await page.goto('/?open=idea');
    await expect(dialog(page, 'Share Your Idea')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Español' }).first().click();
    await expect(page).toHaveURL('/es/');
    letCome();
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/es/manifest.webmanifest');
    await expect(page).toHaveTitle(/alcaldesa/);
    const donate = actionCard(page, 'Done').getByRole('link');
    await expect(donate).toHaveAttribute('href', /^https:\/\/donate\./);
    await expect(donate).toHaveAttribute('target', '_blank');
    await expect(donate).toHaveAttribute('rel', 'noopener');
    await actionCard(page, 'Ayude como voluntario').click();
    await expect(page).toHaveURL('/es/?open=volunteer');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/es/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Visión' }).click();
    await expect(page).toHaveURL('/es/vision');
    await page.goBack();
    await expect(headline(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });

  test('an address that asks for what there is not is the plain page', async ({ page }) => {
    await page.goto('/?open=nothing&from=somewhere#faq');
    await expect(page).toHaveURL('/#faq');
  });

  test('where the other pages’ code is lost, the link is followed as a plain link', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED|Failed to fetch dynamically imported module|preloaded/);
    await page.goto('/');
    await openVolunteer(page);
    await page.keyboard.press('Escape');
    await mark(page);
    await page.route(/\/assets\/app-/, (route) => (page.url().endsWith('/vision') ? route.abort() : route.continue()), {
      times: 1,
    });
    await vision(page).dispatchEvent('click');
    await expect(headline(page)).toBeHidden();
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page).toHaveURL('/vision');
    expect(await marked(page)).toBe(false);
  });

  test('in a dead spot without that code the page says so, and Back is the landing page again', async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|preloaded/);
    await page.goto('/');
    await openVolunteer(page);
    await page.keyboard.press('Escape');
    await mark(page);
    // A link that React does not hold yet is the browser's own: on a slow machine the press comes before the footer's code.
    await vision(page).scrollIntoViewIfNeeded();
    await expect
      .poll(() => vision(page).evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactProps'))))
      .toBe(true);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await vision(page).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveId('headline');
    await page.goBack();
    await expect(headline(page)).toBeVisible();
    expect(await marked(page)).toBe(true);
  });
});
