/**
 * Lint, types and format, all at once: each leaves a part of two cores idle. What each said is printed in one piece, and fails if any
 * did. Needs what `npm run codegen` makes.
 */
import { printed } from './printed.ts';

const commands: readonly (readonly [string, ...string[]])[] = [
  ['oxlint', '--deny-warnings'],
  ['tsc', '-b'],
  [
    'prettier',
    '--check',
    '--cache',
    '--cache-location',
    'node_modules/.cache/prettier-check',
    '--log-level',
    'warn',
    '.',
  ],
];

const ended = await Promise.all(commands.map(([name, ...args]) => printed(`node_modules/.bin/${name}`, args)));
for (const { output } of ended) process.stdout.write(output);
process.exitCode = ended.some(({ status }) => status !== 0) ? 1 : 0;
