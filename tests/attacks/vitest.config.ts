/**
 * The attacks. Those about how long a server takes, or how much memory, have the machine to themselves, with a server each; of the
 * others, which often wait, three files go on at once.
 */
import { defineConfig } from 'vitest/config';
import { SHARED } from './support/shared.ts';

const root = new URL('../..', import.meta.url).pathname;
const ALONE = ['bodies', 'fairness', 'floods'].map((name) => `tests/attacks/${name}.attack.ts`);

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
          globalSetup: 'tests/attacks/support/shareTargets.ts',
          maxWorkers: SHARED,
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
