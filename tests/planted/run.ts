/**
 * `node tests/planted/run.ts`: breaks one promise after the other in a copy of the last commit, and runs the part of the tests that
 * must notice. What follows picks promises by a part of their text. Ends with `N passed, N failed`; takes an hour, so no other command runs it.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../supabase/local/root.ts';
import { printed } from '../tools/printed.ts';
import { PLANTED, type PlantedFault } from './faults.ts';

const wanted = process.argv.slice(2);
const chosen = PLANTED.filter(({ promise }) => wanted.every((part) => promise.includes(part)));
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-planted-'));
const npmCli = (args: readonly string[]) => ['run', '--silent', args[0] ?? '', '--', ...args.slice(1)];

const run = ({ run: args, env = {} }: PlantedFault) => printed('npm', npmCli(args), { NO_COLOR: '1', ...env }, copy);

/** Names of tests that failed, so that a copy which doesn't even start is not taken for one that noticed. */
const failedIn = (output: string): string[] =>
  output.split('\n').filter((line) => /^\s*(?:FAIL|✘|×|\d+\) )\s*\S/u.test(line) || /^\w+\s+×/u.test(line));

/** The copy with the promise kept: the same part of the tests must pass there, or what fails says nothing. */
async function judge(fault: PlantedFault): Promise<string | null> {
  const file = path.join(copy, fault.file);
  const kept = fs.readFileSync(file, 'utf8');
  if (kept.split(fault.line).length !== 2) return `the line does not stand in ${fault.file} once`;
  const whole = await run(fault);
  if (whole.status !== 0) return `fails without the fault, too:\n${whole.output.slice(-2_000)}`;
  fs.writeFileSync(
    file,
    kept.replace(fault.line, () => fault.broken),
  );
  const broken = await run(fault);
  fs.writeFileSync(file, kept);
  if (broken.status === 0) return 'nothing notices';
  const failed = failedIn(broken.output);
  if (failed.length === 0) return `no test failed, something else did:\n${broken.output.slice(-2_000)}`;
  console.log(`    ${failed.length} noticed, the first: ${(failed[0] ?? '').trim().slice(0, 160)}`);
  return null;
}

let failed = 0;
try {
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', copy], { input: archive });
  // Not a link to it: a build looks for files beside their real places.
  execFileSync('cp', ['-al', path.join(root, 'node_modules'), path.join(copy, 'node_modules')]);
  execFileSync('npm', ['run', '--silent', 'codegen'], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
  for (const fault of chosen) {
    console.log(`── ${fault.promise} (${fault.layer}, ${fault.noticedBy})`);
    const complaint = await judge(fault);
    if (complaint) {
      failed++;
      console.log(`    ${complaint}`);
    }
  }
} finally {
  fs.rmSync(copy, { recursive: true, force: true });
}
console.log(`\n${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || chosen.length === 0 ? 1 : 0;
