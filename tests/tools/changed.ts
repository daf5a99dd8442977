/**
 * `npm run test:changed`: what a change can break, quickly. Changed is what differs from where this branch left main, and what isn't
 * committed; `-- <commit>` compares with that one. Says what it left out. Ends with `N passed, N failed`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { planFor } from './changedPlan.ts';
import { createRunners } from './runners.ts';

const root = new URL('../..', import.meta.url).pathname;
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const lines = (text: string) => text.split('\n').filter((line) => line !== '');

const since = process.argv[2] ?? baseOf();
const touched = [
  ...lines(git('diff', '--name-only', since)),
  ...lines(git('ls-files', '--others', '--exclude-standard')),
];
const files = [...new Set(touched)].filter((file) => existsSync(join(root, file)));
const { wholeDatabase, journeys, leftOut } = planFor(files, globSync('e2e/journeys/*.spec.ts', { cwd: root }));

console.log(`${files.length} files changed since ${since.slice(0, 10)}.`);
const runners = createRunners('changed', { leftOut: true });
await runners.command('lint, types, format', 'npm', ['run', '--silent', 'check']);
const projects = ['unit', 'device', 'contract', ...(wholeDatabase ? [] : ['db'])].flatMap((name) => [
  '--project',
  name,
]);
await runners.vitest('tests that import what changed', [...projects, '--changed', since, '--passWithNoTests']);
if (wholeDatabase) await runners.vitest('database tests', ['--project', 'db']);
if (journeys.length > 0) await runners.playwright('journeys of what changed', [...journeys]);
console.log(`\nLeft out: ${leftOut.join('; ')}.`);
runners.finish();

function baseOf(): string {
  for (const main of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', main);
    } catch {
      // There is no such branch here.
    }
  }
  return 'HEAD';
}
