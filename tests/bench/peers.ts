/** Installs what tests/bench/package.json pins, unless it is there: the two commands of the README need none of it. Needs npm's registry. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly optional?: boolean }>>;
}

const lockOf = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Lock; // npm's own files, both of one shape
const wanted = lockOf(join(import.meta.dirname, 'package-lock.json')).packages;
// npm writes what it has installed.
const installedFile = join(import.meta.dirname, 'node_modules/.package-lock.json');
const installed = existsSync(installedFile) ? lockOf(installedFile).packages : {};

const missing = Object.entries(wanted).filter(
  ([name, { version, optional }]) => name !== '' && !optional && installed[name]?.version !== version,
);
if (missing.length > 0) {
  console.log('Installing the peers that tests/bench compares with (npm ci --prefix tests/bench), once.');
  execFileSync('npm', ['ci', '--prefix', import.meta.dirname, '--no-audit', '--no-fund'], { stdio: 'inherit' });
}
