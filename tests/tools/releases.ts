/** Where the last release is in git's history. */
import { execFileSync } from 'node:child_process';

/** Runs git in a folder. @throws Error when git is missing or refuses. */
export const gitIn =
  (folder: string) =>
  (...args: string[]): string =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The newest tag v* that HEAD descends from; null before the first release. */
export function lastTag(folder: string): string | null {
  const git = gitIn(folder);
  const tags = git('tag', '--list', 'v*', '--merged', 'HEAD');
  return tags === '' ? null : git('describe', '--tags', '--abbrev=0', '--match', 'v*');
}
