/**
 * The vitest projects: unit (src, mirrored), in two halves; contract (one suite per port, on the fake and on the real one)
 * and db (the real Postgres, embedded and as a server).
 */
import { defineConfig } from 'vitest/config';
import { sampleWords } from '../src/build/bakedWords.ts';
import { scratchFolder } from './tools/scratch.ts';

const root = new URL('..', import.meta.url).pathname;
const resolve = { tsconfigPaths: true };
/** Tests that give the app a browser, a device or a storage of their own: what they import must be read anew, after that. */
const WITH_A_DEVICE = ['adapters', 'forms', 'sw'].map((room) => `tests/${room}/**/*.test.{ts,tsx}`);
/** To read the modules anew for each file was 39 % of the time of the database's tests, and is 2 %. */
const sharedModules = { isolate: false, setupFiles: 'tests/support/eachFile.ts' };

export default defineConfig({
  root,
  resolve,
  // The tests look at the sample town. What a campaign begins with has tests of its own.
  plugins: [sampleWords()],
  test: {
    globalSetup: 'tests/tools/openScratch.ts',
    env: { TMPDIR: scratchFolder() },
    // Left to itself it keeps one core of two idle.
    maxWorkers: 2,
    // For a machine under load: nothing here waits, and none of it is timed.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          ...sharedModules,
          name: 'unit',
          root,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [
            '**/node_modules/**',
            'tests/contract/**',
            'tests/db/**',
            'tests/faults/**',
            'tests/own/**',
            ...WITH_A_DEVICE,
          ],
        },
      },
      { extends: true, test: { name: 'device', root, include: WITH_A_DEVICE } },
      { extends: true, test: { name: 'contract', root, include: ['tests/contract/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          ...sharedModules,
          name: 'db',
          root,
          include: ['tests/db/**/*.test.ts'],
          // A start of the whole app takes seconds alone and a minute beside everything else on two cores.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          globalSetup: 'tests/tools/shareServer.ts',
          // A password that a test makes up is hashed in 1 ms instead of 60. The sample accounts' are as costly as in a campaign.
          env: { LITE_AUTH_BCRYPT_COST: '4' },
        },
      },
    ],
  },
});
