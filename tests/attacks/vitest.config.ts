/** The attacks: each file has a server of its own, one after the other, because they are about what a server bears. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/attacks/**/*.attack.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
