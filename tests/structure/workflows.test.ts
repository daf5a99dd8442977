/** GitHub's workflows run pinned actions and commands that exist, and may write only where they publish. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../supabase/local/root.ts';

const FOLDER = '.github/workflows';
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const workflows = readdirSync(join(root, FOLDER)).map((file) => `${FOLDER}/${file}`);
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }; // npm's form

/** The jobs that may do more than read the repository, and what. */
const MAY_DO_MORE: Readonly<Record<string, string>> = {
  '.github/workflows/bench.yml bench': 'contents: read, actions: read',
  '.github/workflows/release.yml publish': 'contents: write',
};

/** Actions that are not pinned by a commit with its version beside it. */
const unpinned = (text: string): string[] =>
  [...text.matchAll(/^[\s-]*uses:\s*(.+)$/gm)]
    .map(([, action = '']) => action.trim())
    .filter((action) => !/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action));

/** npm scripts, and files run by node, that a text names and that are not there. */
function missingCommands(text: string): string[] {
  const code = text.replaceAll(/^\s*#.*$/gm, '');
  const named = [...code.matchAll(/\bnpm (?:run(?: --?\w+)* ([\w:]+)|(test|start)\b)/g)].map(
    ([, run, own]) => run ?? own ?? '',
  );
  const files = [...code.matchAll(/\bnode ((?:\.\/)?[\w./-]+\.ts)\b/g)].map(([, file = '']) => file);
  return [
    ...named.filter((name) => !(name in scripts)).map((name) => `npm run ${name}`),
    ...files.filter((file) => !existsSync(join(root, file))),
  ];
}

/** Permissions by job; '' is the whole workflow's. */
function permissions(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  let job = '';
  const lines = text.split('\n');
  lines.forEach((line, index) => {
    const name = /^ {2}(\w[\w-]*):$/.exec(line)?.[1];
    if (name !== undefined && lines.slice(0, index).includes('jobs:')) job = name;
    const given = /^( *)permissions:(.*)$/.exec(line);
    if (!given) return;
    const [, indent = '', inline = ''] = given;
    const rest = lines.slice(index + 1);
    const end = rest.findIndex((next) => !next.startsWith(`${indent}  `));
    const below = rest.slice(0, end === -1 ? undefined : end).map((next) => next.trim());
    found[indent === '' ? '' : job] = [inline.trim(), ...below].filter((part) => part !== '').join(', ');
  });
  return found;
}

it('there are workflows to check', () => expect(workflows.length).toBeGreaterThan(1));

it.each(workflows)('%s pins every action by a commit, with its version', (file) => {
  expect(unpinned(read(file))).toEqual([]);
});

it.each([...workflows, '.ci/run'])('%s names no command that is missing', (file) => {
  expect(missingCommands(read(file))).toEqual([]);
});

it.each(workflows)('%s reads alone, but for the jobs that publish', (file) => {
  const { '': whole, ...jobs } = permissions(read(file));
  expect(whole).toBe('contents: read');
  for (const [job, given] of Object.entries(jobs)) expect([job, given]).toEqual([job, MAY_DO_MORE[`${file} ${job}`]]);
});

it.each(workflows)('%s leaves no token in a checkout', (file) => {
  const steps = read(file).split(/^ *- /m);
  const checkouts = steps.filter((step) => step.includes('uses: actions/checkout@'));
  expect(checkouts.filter((step) => !step.includes('persist-credentials: false'))).toEqual([]);
});

it('would find a loose action, a missing command and a permission too many', () => {
  expect(unpinned('      - uses: actions/checkout@v4\n')).toEqual(['actions/checkout@v4']);
  expect(unpinned(`      - uses: actions/checkout@${'a'.repeat(40)}\n`)).toHaveLength(1);
  expect(missingCommands('run: npm run --silent no:such && npm test\nrun: node tests/none.ts')).toEqual([
    'npm run no:such',
    'tests/none.ts',
  ]);
  expect(
    permissions(
      'permissions: write-all\njobs:\n  a:\n    permissions:\n      contents: write\n      id-token: write\n',
    ),
  ).toEqual({
    '': 'write-all',
    a: 'contents: write, id-token: write',
  });
});
