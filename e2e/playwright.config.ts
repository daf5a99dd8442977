/** Browser tests against the production build, each worker with a server and a database of its own (fixtures.ts). */
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findInstalledBrowser, findQuickBrowser } from '../tests/tools/browser.ts';
import { THOROUGH } from './support/thorough.ts';

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results/e2e',
  globalSetup: './support/build.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  // For a machine under load; what is not there on a quiet one is not there in 20 s either.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  // A shared machine may stand still for longer than anybody's patience. What passed only when asked again is a defect all the
  // same, of the test or of the app: `npm test` names it at its end (tests/tools/failures.ts).
  retries: 1,
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
    // Whatever fades or slides is waited for at each press: an eighth of the time. The thorough form has the app's motion.
    ...(THOROUGH ? {} : { contextOptions: { reducedMotion: 'reduce' as const } }),
    // Recorded each time it makes every test a fifth longer; what fails is asked again, and then recorded.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: (THOROUGH ? findInstalledBrowser() : findQuickBrowser()) ?? '',
      args: BROWSER_ARGS,
    },
  },
});
