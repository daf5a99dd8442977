/**
 * `npm test`: lint, types and format; unit, contract and database tests; the production build; the browser tests.
 * Goes on after a failing part so that one run shows all that is wrong, and fails if any part did.
 * Ends with `N passed, N failed`, counted from the runners' own reports.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import {
  playwrightFailures,
  playwrightFlaky,
  vitestFailures,
  type PlaywrightReport,
  type VitestReport,
} from './failures.ts';

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const root = new URL('../..', import.meta.url).pathname;
const reports = join(root, 'test-results', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const bin = (name: string) => join(root, 'node_modules', name);
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

function run(title: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): number {
  console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 90 - title.length))}`);
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return result.status ?? 1;
}

function node(title: string, args: string[], env?: NodeJS.ProcessEnv): number {
  return run(title, process.execPath, args, env);
}

/** A part without a report of its own counts as one test. */
const asOne = (status: number): Outcome => ({ passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 });

function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T; // written by the runner just before, in its documented shape
  } catch {
    return null;
  }
}

/** A runner that failed without reporting a failed test (a crash, a file that does not load) is one failure. */
function counted(status: number, outcome: Outcome | null): Outcome {
  if (!outcome) return asOne(status === 0 ? 1 : status);
  return status !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

function vitest(): Outcome {
  const status = node('unit, contract and database tests', [
    bin('vitest/vitest.mjs'),
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ]);
  const report = readReport<VitestReport>(vitestReport);
  if (report) failures.push(...vitestFailures(report));
  return counted(
    status,
    report && { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests },
  );
}

function playwright(): Outcome {
  const env = { CHROMIUM_PATH: ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport };
  const status = node(
    'browser tests against the production build',
    [bin('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'],
    env,
  );
  const report = readReport<PlaywrightReport>(playwrightReport);
  if (report) failures.push(...playwrightFailures(report));
  if (report) flaky.push(...playwrightFlaky(report));
  return counted(
    status,
    report && {
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
      skipped: report.stats.skipped,
    },
  );
}

const failures: string[] = [];
const flaky: string[] = [];
const outcomes = [asOne(run('lint, types, format', 'npm', ['run', '--silent', 'check'])), vitest(), playwright()];
const sum = (key: keyof Outcome) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
if (flaky.length > 0) console.log(`\nPassed only when asked again:\n${flaky.join('\n')}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
