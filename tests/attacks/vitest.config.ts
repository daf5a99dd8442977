/**
 * The attacks: each file has a server of its own. Those about what a server bears while it is worked hard, or about how long it
 * takes, have the machine to themselves; of the others two go on at once.
 */
import { defineConfig } from 'vitest/config';

const root = new URL('../..', import.meta.url).pathname;
const ALONE = ['accounts', 'bodies', 'fairness', 'floods', 'kill', 'killUploads', 'wire'].map(
  (name) => `tests/attacks/${name}.attack.ts`,
);

export default defineConfig({
  root,
  resolve: { tsconfigPaths: true },
  test: {
    testTimeout: 120_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          root,
          include: ['tests/attacks/**/*.attack.ts'],
          exclude: ALONE,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'alone', root, include: ALONE, fileParallelism: false, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
