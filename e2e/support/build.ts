/** One production build for the browser tests, made with this machine's own key; none where the last one was made of the same. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadEnv } from '../../supabase/local/env.ts';

const root = new URL('../..', import.meta.url).pathname;
const STAMP = join(root, 'node_modules/.cache/e2e-build');

/** What a build reads, and more: what is here in vain only costs a build. */
const READ = ['src/**/*', 'public/**/*', 'supabase/**/*', '*.{json,ts,html}', '.*.json', '.env*'];
const SETTINGS = /^(VITE_|SUPABASE_|APP_VERSION$|SITE_URL$|NODE_ENV$|CONTENT_FROM$)/;

export default function build(): void {
  if (process.env['E2E_NO_BUILD']) return;
  loadEnv();
  const before = madeOf();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === `${before} ${made()}`) return;
  rmSync(STAMP, { force: true });
  run('codegen');
  const now = madeOf();
  run('build');
  // Something was changed while it was made: what it is made of is not known.
  if (madeOf() !== now) return;
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, `${now} ${made()}`);
}

function run(script: string): void {
  execFileSync('npm', ['run', '--silent', script], {
    cwd: root,
    env: { ...process.env, CONTENT_FROM: 'sample' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

function madeOf(): string {
  // A build may print the day that it is made on.
  const hash = createHash('sha256').update(`${process.version} ${new Date().toDateString()}`);
  for (const [name, value] of Object.entries(process.env).toSorted())
    if (SETTINGS.test(name)) hash.update(`${name}=${value}\0`);
  for (const file of filesIn(READ)) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Tells a build that anything else made or changed from the one that was stamped. */
function made(): string {
  const hash = createHash('sha256');
  for (const file of filesIn(['dist/**/*'])) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\0`);
  }
  return hash.digest('hex');
}

const filesIn = (patterns: readonly string[]): string[] =>
  globSync(patterns, { cwd: root })
    .filter((file) => statSync(join(root, file)).isFile())
    .toSorted();

if (import.meta.main) build();
