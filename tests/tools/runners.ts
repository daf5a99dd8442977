/** Runs parts of the tests one after the other, counts from the runners' own reports and says it all in one last line. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
import { printed } from './printed.ts';
import { playwrightTimes, slowest, vitestTimes, type Timed } from './slowest.ts';

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const root = new URL('../..', import.meta.url).pathname;
const bin = (name: string) => join(root, 'node_modules', name);

export interface Runners {
  /** A command without a report of its own counts as one test. */
  command(title: string, command: string, args: string[]): Promise<void>;
  /** Several at the same time; each counts as one and is printed in one piece. Whether each of them was right, in their order. */
  together(
    commands: readonly { readonly title: string; readonly command: string; readonly args: readonly string[] }[],
  ): Promise<boolean[]>;
  vitest(title: string, args: string[], env?: NodeJS.ProcessEnv): Promise<void>;
  playwright(title: string, args: string[], env?: NodeJS.ProcessEnv): Promise<void>;
  /** Prints the slowest tests and what failed, then `N passed, N failed`, and sets the exit code. */
  finish(): void;
}

/**
 * @param name folder of the reports below test-results.
 * @param leftOut tests that a part was told to leave out count as skipped; with true that is no news.
 */
export function createRunners(name: string, { leftOut = false } = {}): Runners {
  const reports = join(root, 'test-results', name);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const outcomes: Outcome[] = [];
  const failures: string[] = [];
  const flaky: string[] = [];
  const times: Timed[] = [];

  return {
    async command(title, command, args) {
      outcomes.push(asOne(await run(title, command, args)));
    },
    async together(commands) {
      const ended = await Promise.all(
        commands.map(async ({ title, command, args }) => {
          const { status, output } = await printed(command, args);
          console.log(`${heading(title)}\n${output.trimEnd()}`);
          return status;
        }),
      );
      outcomes.push(...ended.map(asOne));
      return ended.map((status) => status === 0);
    },
    async vitest(title, args, env) {
      const file = join(reports, 'vitest.json');
      const status = await run(
        title,
        process.execPath,
        [
          bin('vitest/vitest.mjs'),
          'run',
          '--config',
          'tests/vitest.config.ts',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${file}`,
          ...args,
        ],
        env,
      );
      const report = readReport<VitestReport>(file);
      if (report) failures.push(...vitestFailures(report));
      if (report) times.push(...vitestTimes(report));
      outcomes.push(
        counted(
          status,
          report && { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests },
        ),
      );
    },
    async playwright(title, args, env) {
      const file = join(reports, 'playwright.json');
      // Found again by e2e/playwright.config.ts: named by CHROMIUM_PATH it would be taken as it is, instead of the quick one beside it.
      ensureBrowser();
      const status = await run(
        title,
        process.execPath,
        [bin('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts', ...args],
        { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...env },
      );
      const report = readReport<PlaywrightReport>(file);
      if (report) failures.push(...playwrightFailures(report));
      if (report) flaky.push(...playwrightFlaky(report));
      if (report) times.push(...playwrightTimes(report));
      outcomes.push(
        counted(
          status,
          report && {
            passed: report.stats.expected,
            failed: report.stats.unexpected + report.stats.flaky,
            skipped: report.stats.skipped,
          },
        ),
      );
    },
    finish() {
      const sum = (key: keyof Outcome) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
      const skipped = sum('skipped') > 0 && !leftOut ? `, ${sum('skipped')} skipped` : '';
      if (times.length > 0) console.log(`\nThe slowest:\n${slowest(times).join('\n')}`);
      if (flaky.length > 0)
        console.log(`\nPassed only at the second try, which counts as failed:\n${flaky.join('\n')}`);
      if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
      console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
      process.exitCode = sum('failed') > 0 ? 1 : 0;
    },
  };
}

/** Not spawnSync: whoever runs this may have a server of its own to listen to, and one whose log nobody reads stands still. */
async function run(title: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  console.log(heading(title));
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  const [code]: unknown[] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}

const heading = (title: string): string => `\n── ${title} ${'─'.repeat(Math.max(0, 90 - title.length))}`;

const asOne = (status: number): Outcome => ({ passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 });

/** Null where the runner wrote none. */
export function readReport<T>(file: string): T | null {
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
