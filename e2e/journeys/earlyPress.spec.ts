/** A press made while the app is still on its way: answered once it is there, followed as a plain link if it never comes. */
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { actionCard } from '../support/volunteer.ts';
import { PROMISE } from '../support/tags.ts';

test.use({ serviceWorkers: 'block' });

/** Where the app's code begins, and the app: all that comes before them is in the page itself. */
const APP = /\/assets\/(index|landing)-[\w-]+\.js/;

/** Holds the app's scripts back until the returned function is called. */
async function holdApp(page: Page, end: (route: Route) => Promise<void>): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(APP, async (route) => {
    await released;
    await end(route);
  });
  return release;
}

/** True as long as the document is the one that was opened. */
const sameDocument = (page: Page) => page.evaluate(() => Reflect.get(window, 'opened') === true);

async function open(page: Page) {
  await page.goto('/', { waitUntil: 'commit' });
  await page.evaluate(() => void Reflect.set(window, 'opened', true));
}

test(
  'opens the dialog that was pressed before the app had come, on the same page, and gives focus back',
  { tag: PROMISE },
  async ({ page }) => {
    const release = await holdApp(page, (route) => route.continue());
    await open(page);
    const card = actionCard(page, 'Volunteer').getByRole('link');
    await card.focus();
    await page.keyboard.press('Enter');
    await expect(card).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByRole('dialog', { name: 'Volunteer' })).toBeVisible();
    expect(await sameDocument(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(card).toBeFocused();
    await expect(card).not.toHaveAttribute('aria-busy');
  },
);

test('answers only the last of several early presses', async ({ page }) => {
  const release = await holdApp(page, (route) => route.continue());
  await open(page);
  await actionCard(page, 'Volunteer').click();
  await actionCard(page, 'Stay Updated').click();
  release();
  await expect(page.getByRole('dialog', { name: 'Stay Updated' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('plays the video here though it was pressed early', async ({ page, context }) => {
  await page.route(/youtube-nocookie/, (route) => route.fulfill({ contentType: 'text/html', body: 'player' }));
  const release = await holdApp(page, (route) => route.continue());
  await open(page);
  await page.getByRole('link', { name: /Watch the video/ }).click();
  release();
  await expect(page.locator('iframe[src*="youtube-nocookie.com/embed/"]')).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test('follows the link when the app cannot be fetched', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED|Failed to fetch dynamically imported module|preloaded/);
  const release = await holdApp(page, (route) => (page.url().includes('?') ? route.continue() : route.abort()));
  await open(page);
  await actionCard(page, 'Share Your Idea').click();
  release();
  await expect(page).toHaveURL(/\?open=idea/);
  await expect(page.getByRole('dialog', { name: 'Share Your Idea' })).toBeVisible();
});

test.describe('on a printed page', () => {
  async function openPrinted(page: Page, address: string) {
    const release = await holdApp(page, (route) => route.continue());
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => void Reflect.set(window, 'opened', true));
    return release;
  }

  test('finds what was typed and narrows by what was picked before the app had come', async ({ page }) => {
    const release = await openPrinted(page, '/vision');
    const titles = page.getByRole('main').getByRole('heading', { level: 3 });
    const all = await titles.count();
    await page.getByRole('searchbox').fill('bridge');
    await page.getByRole('combobox', { name: 'Who has to agree' }).selectOption('State');
    await expect(titles).toHaveCount(all);
    release();
    await expect(page).toHaveURL('/vision?who=state');
    await expect(page.getByRole('searchbox')).toHaveValue('bridge');
    await expect(titles.first()).toContainText('Bridge', { ignoreCase: true });
    expect(await titles.count()).toBeLessThan(all);
    expect(await sameDocument(page)).toBe(true);
  });

  test('saves the file that was asked for before the app had come', async ({ page }) => {
    const release = await openPrinted(page, '/transparency/documents');
    const button = page.getByRole('button', { name: 'Download as CSV' });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    const download = page.waitForEvent('download');
    release();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    await expect(button).not.toHaveAttribute('aria-busy');
  });

  test('tells the plan by time where that was pressed before the app had come', async ({ page }) => {
    const release = await openPrinted(page, '/vision');
    await page.getByRole('link', { name: 'By time' }).click();
    release();
    await expect(page.getByRole('figure')).toContainText('The term on one line');
    expect(await sameDocument(page)).toBe(true);
  });
});
