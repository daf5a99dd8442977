// `npm run test:attacks`: every attack on a real server; ends with `N passed, N failed`. What follows goes to vitest: a
// part of a file's name, or -t and a part of a promise. ATTACK_ROOT=/path attacks another checkout's server, SEED=n
// replays the random parts.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { vitestFailures, type VitestReport } from '../tools/failures.ts';

const root = path.resolve(import.meta.dirname, '../..');
const attacked = path.resolve(process.env['ATTACK_ROOT'] ?? root);
process.env['SEED'] ??= String(Date.now() % 1_000_000);

if (!fs.existsSync(path.join(attacked, 'dist/index.html'))) {
  const { loadEnv } = await import('../../supabase/local/env.ts');
  loadEnv(process.env, attacked);
  spawnSync('npm', ['run', '--silent', 'build'], { cwd: attacked, stdio: 'inherit' });
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-attacks-'));
const reportFile = path.join(folder, 'report.json');
console.log(`Attacking the server of ${attacked}, SEED=${process.env['SEED']}`);
const { status } = spawnSync(
  process.execPath,
  [
    path.join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    'tests/attacks/vitest.config.ts',
    '--reporter=verbose',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
);
const report = readReport();
fs.rmSync(folder, { recursive: true, force: true });
const failures = report ? vitestFailures(report) : ['The attacks did not run.'];
if (failures.length > 0) console.log(`\nFailed, SEED=${process.env['SEED']}:\n${failures.join('\n')}`);
// What did not run because its server did not start, and a file that does not load, are failures, too.
const notRun = report?.numPendingTests ?? 0;
const failed = Math.max((report?.numFailedTests ?? 1) + notRun, status === 0 ? 0 : 1);
console.log(`\n${report?.numPassedTests ?? 0} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function readReport(): VitestReport | null {
  try {
    return JSON.parse(fs.readFileSync(reportFile, 'utf8')) as VitestReport; // written by vitest just before
  } catch {
    return null;
  }
}
