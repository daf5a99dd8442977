/** Runs one vitest configuration of which every test has to run, and counts from its report. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../supabase/local/root.ts';
import { vitestFailures, vitestFlaky, type VitestReport } from './failures.ts';
import { readReport } from './runners.ts';

export interface Counted {
  /** At the first try. */
  readonly passed: number;
  /** With what passed only when it was asked again, what did not run because its server did not start, and a file that does not load. */
  readonly failed: number;
  /** Each failure, ready to be printed; null when there is no report at all. */
  readonly failures: readonly string[] | null;
  /** What passed only when it was asked again, likewise. */
  readonly flaky: readonly string[];
}

interface Asked {
  /** Vitest's own: a part of a file's name, or -t and a part of a promise. */
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Begins each line that is printed, where several run at the same time. */
  readonly name?: string;
}

export async function runWhole(config: string, { args, env = {}, name }: Asked): Promise<Counted> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-vitest-'));
  const file = path.join(folder, 'report.json');
  const vitest = [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', config];
  const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${file}`];
  const run = spawn(process.execPath, [...vitest, ...reporters, ...args], {
    cwd: root,
    stdio: name === undefined ? 'inherit' : ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  for (const stream of [run.stdout, run.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', (line) => console.log(`${name}  ${line}`));
  }
  await once(run, 'close');
  const status = run.exitCode;
  const report = readReport<VitestReport>(file);
  fs.rmSync(folder, { recursive: true, force: true });
  const flaky = report ? vitestFlaky(report) : [];
  const failed = (report?.numFailedTests ?? 1) + (report?.numPendingTests ?? 0) + flaky.length;
  return {
    passed: (report?.numPassedTests ?? 0) - flaky.length,
    failed: Math.max(failed, status === 0 ? 0 : 1),
    failures: report && vitestFailures(report),
    flaky,
  };
}
