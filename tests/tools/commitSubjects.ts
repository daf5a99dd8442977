/**
 * Checks the subjects of the commits since the last release: at most 72 characters, imperative, a capital letter, no full stop.
 * `node tests/tools/commitSubjects.ts [commit]` checks those after that commit instead.
 */
import { BEFORE_RELEASES, gitIn, lastTag } from './releases.ts';

const MOST = 72;
/** Not imperative, by their endings: Fixed, Fixing, Fixes. These verbs only look so. */
const NOT_IMPERATIVE = /(?:[^e]ed|ing|[^s]s)$/;
const IMPERATIVE = new Set(['Bring', 'String', 'Embed', 'Focus', 'Alias', 'Bias']);

/** @returns what is wrong with a subject; null when nothing is. */
export function subjectProblem(subject: string): string | null {
  const [verb = ''] = subject.split(' ');
  if (subject.length > MOST) return `has ${subject.length} characters; ${MOST} are allowed`;
  if (!/^\p{Lu}/u.test(verb)) return 'does not begin with a capital letter';
  if (subject.endsWith('.')) return 'ends with a full stop';
  if (NOT_IMPERATIVE.test(verb) && !IMPERATIVE.has(verb)) return `does not begin with an imperative: "${verb}"`;
  return null;
}

/** One line for each commit after `base` whose subject breaks the rule. @throws Error when HEAD does not descend from `base`. */
export function subjectProblems(
  folder: string,
  base: string,
): { readonly checked: number; readonly problems: string[] } {
  const git = gitIn(folder);
  try {
    git('merge-base', '--is-ancestor', base, 'HEAD');
  } catch {
    throw new Error(`This clone does not have ${base} in its history. Run: git fetch --unshallow --tags`);
  }
  const lines = git('log', '--no-merges', '--format=%h %s', `${base}..HEAD`)
    .split('\n')
    .filter((line) => line !== '');
  const problems = lines.flatMap((line) => {
    const problem = subjectProblem(line.slice(line.indexOf(' ') + 1));
    return problem === null ? [] : [`${line}\n  ${problem}`];
  });
  return { checked: lines.length, problems };
}

if (import.meta.main) {
  const root = new URL('../..', import.meta.url).pathname;
  const base = process.argv[2] ?? lastTag(root) ?? BEFORE_RELEASES;
  const { checked, problems } = subjectProblems(root, base);
  for (const problem of problems) console.error(problem);
  console.log(`${checked} commit subjects since ${base.slice(0, 20)}, ${problems.length} with a problem.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
