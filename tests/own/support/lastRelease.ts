/**
 * The last release as a checkout of its own: its sources and what its codegen makes, on today's packages. To install its own took three
 * minutes of processor and disk; what is asked is whether its data survives.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../../supabase/local/root.ts';
import { BEFORE_RELEASES, gitIn, lastTag } from '../../tools/releases.ts';

/** The release before this commit. */
export const lastRelease = (): string => lastTag(root, 'HEAD~1') ?? BEFORE_RELEASES;

/** @param home a folder to make. */
export function checkOut(release: string, home: string): void {
  fs.mkdirSync(home);
  const archive = `${home}.tar`;
  gitIn(root)('archive', `--output=${archive}`, release);
  execFileSync('tar', ['-xf', archive, '-C', home]);
  fs.rmSync(archive);
  linkPackages(home);
  execFileSync('npm', ['run', '--silent', 'codegen'], { cwd: home, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** A folder of links, not one link: compilers find their own root by it. */
function linkPackages(home: string): void {
  const [from, to] = [path.join(root, 'node_modules'), path.join(home, 'node_modules')];
  fs.mkdirSync(to);
  for (const name of fs.readdirSync(from).filter((one) => one !== '.cache'))
    fs.symlinkSync(path.join(from, name), path.join(to, name));
}
