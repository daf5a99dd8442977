/**
 * The three vitest projects: unit (src, mirrored), contract (one suite per port, on the fake and on the real one)
 * and db (the real Postgres, embedded and as a server).
 */
import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;
const resolve = { tsconfigPaths: true };

export default defineConfig({
  root,
  resolve,
  test: {
    // Left to itself it keeps one core of two idle.
    maxWorkers: 2,
    // For a machine under load: nothing here waits, and none of it is timed.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          root,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/contract/**', 'tests/db/**', 'tests/faults/**', 'tests/own/**'],
        },
      },
      { extends: true, test: { name: 'contract', root, include: ['tests/contract/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'db',
          root,
          include: ['tests/db/**/*.test.ts'],
          // A start of the whole app takes seconds alone and a minute beside everything else on two cores.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          globalSetup: 'tests/tools/makeImages.ts',
        },
      },
    ],
  },
});
