/** What git knows of releases: the last one, and the migrations that it made final. */
import { execFileSync } from 'node:child_process';

/**
 * Stands for the last release while there is none. Commit subjects are checked from here on (31 of the 40 before it were longer), and
 * data of this commit's server must survive an update: its migrations are today's.
 */
export const BEFORE_RELEASES = '4bfdbd47eb79db8a0a4763b00c25d61bbd95b250';
const MIGRATIONS = 'supabase/migrations';

/** Runs git in a folder. @throws Error when git is missing or refuses. */
export const gitIn =
  (folder: string) =>
  (...args: string[]): string =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The newest tag v* that `commit` has or descends from; null before the first release, and in a copy without a history. */
export function lastTag(folder: string, commit = 'HEAD'): string | null {
  const git = gitIn(folder);
  if (!hasHistory(folder)) return null;
  const tags = git('tag', '--list', 'v*', '--merged', commit);
  return tags === '' ? null : git('describe', '--tags', '--abbrev=0', '--match', 'v*', commit);
}

function hasHistory(folder: string): boolean {
  try {
    return gitIn(folder)('rev-parse', '--git-dir') !== '';
  } catch {
    return false;
  }
}

/**
 * Why the migrations in a folder's working tree do not continue those of a release: one was changed or removed, or a new one would
 * run before one that campaigns have applied.
 */
export function migrationProblems(folder: string, release: string): string[] {
  const git = gitIn(folder);
  const lines = (text: string) => text.split('\n').filter((line) => line !== '');
  const released = lines(git('ls-tree', '--name-only', release, `${MIGRATIONS}/`));
  const last = released.at(-1) ?? '';
  const files = lines(git('ls-files', '--cached', '--others', '--exclude-standard', '--', MIGRATIONS));
  return [
    ...lines(git('diff', '--name-only', '--no-renames', '--diff-filter=MDT', release, '--', MIGRATIONS)).map(
      (file) => `${file} is in ${release} and was changed`,
    ),
    ...files
      .filter((file) => !released.includes(file) && file < last)
      .map((file) => `${file} is new and would run before ${last}`),
  ];
}
