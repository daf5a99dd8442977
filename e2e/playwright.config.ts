/** Browser tests against the production build, each worker with a server and a database of its own (fixtures.ts). */
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findInstalledBrowser, findQuickBrowser } from '../tests/tools/browser.ts';

/** The hosted journeys take the whole browser and the app's motion, as a person has them. */
const WHOLE = process.env['BACKEND'] === 'hosted';

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results/e2e',
  globalSetup: './support/setUp.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  // For a machine under load; what is not there on a quiet one is not there in 20 s either.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  // A second try records what happens. A journey that needs it has failed (tests/tools/runners.ts counts it so).
  retries: 1,
  failOnFlakyTests: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '../test-results/reports/playwright.json' }],
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    actionTimeout: 20_000,
    // Whatever fades or slides is waited for at each press: an eighth of the time.
    ...(WHOLE ? {} : { contextOptions: { reducedMotion: 'reduce' as const } }),
    // Recorded each time it makes every test a fifth longer; what fails is asked again, and then recorded.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: (WHOLE ? findInstalledBrowser() : findQuickBrowser()) ?? '',
      args: BROWSER_ARGS,
    },
  },
});
