/**
 * Takes the pictures that the browser's install dialog shows (src/build/pictures.ts), from the build in dist/ and the sample
 * town: `node tests/tools/installPictures.ts`. Run by hand when the app looks different: it needs a
 * browser and a backend, which a build has not, so what it makes is committed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import sharp from 'sharp';
import { pictures, type Picture } from '../../src/build/pictures.ts';
import { signIn } from '../../e2e/support/staff.ts';
import { startTestServer } from '../../e2e/support/testServer.ts';
import { BROWSER_ARGS, ensureBrowser } from './browser.ts';

const publicDir = new URL('../../src/sample/public', import.meta.url).pathname;
/** A day of the campaign, for the countdown; what staff see is as old as the sample town. */
const DAY = new Date('2025-10-20T15:00:00-04:00');
const COLORS = 64;

const scenes: Record<keyof typeof pictures, (page: Page) => Promise<void>> = {
  home: landing,
  homeWide: landing,
  async volunteer(page) {
    await page.clock.setFixedTime(DAY);
    await page.goto('/?open=volunteer');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').selectOption('door_knock');
    await dialog.locator('[name="availability"]').fill('Saturday mornings');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  },
  today,
  todayWide: today,
};

async function landing(page: Page) {
  await page.clock.setFixedTime(DAY);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function today(page: Page) {
  await signIn(page, 'manager');
  await page.goto('/app');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

const server = await startTestServer();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
try {
  for (const [name, picture] of Object.entries(pictures)) await take(browser, name as keyof typeof pictures, picture);
} finally {
  await browser.close();
  await server.stop();
}

async function take(from: Browser, name: keyof typeof pictures, picture: Picture) {
  const page = await from.newPage({
    baseURL: server.url,
    viewport: { width: picture.width, height: picture.height },
    deviceScaleFactor: picture.scale,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    serviceWorkers: 'block',
  });
  await scenes[name](page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // The drawn poster has few colours: a palette keeps a picture under 100 kB.
  const png = await sharp(await page.screenshot())
    .png({ palette: true, colours: COLORS, effort: 10 })
    .toBuffer();
  const file = join(publicDir, picture.file);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, png);
  console.log(`${picture.file}: ${Math.round(png.length / 1000)} kB`);
  await page.close();
}
