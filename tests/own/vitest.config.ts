/** `npm run test:own`: a campaign on a server of one's own, its backups and restores. Real processes, minutes: not in `npm test`. */
import { defineConfig } from 'vitest/config';

const root = new URL('../..', import.meta.url).pathname;

export default defineConfig({
  root,
  resolve: { tsconfigPaths: true },
  test: {
    root,
    include: ['tests/own/**/*.test.ts'],
    globalSetup: ['tests/own/setup.ts'],
    testTimeout: 360_000,
    hookTimeout: 360_000,
    fileParallelism: false,
  },
});
