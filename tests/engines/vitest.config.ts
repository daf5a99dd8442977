/** The journeys in real engines other than Chromium; ENGINE says which. One after the other: each is a whole browser. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/engines/journeys/*.journey.ts'],
    globalSetup: ['tests/engines/setup.ts'],
    fileParallelism: false,
    testTimeout: 400_000,
    hookTimeout: 400_000,
  },
});
