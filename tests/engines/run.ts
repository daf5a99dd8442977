// `npm run test:engines`: the journeys in WebKit and in Firefox; ends with `N passed, N failed`. What follows goes to
// vitest: a part of a file's name, or -t and a part of a promise. ENGINE=webkit or ENGINE=firefox runs one of them;
// E2E_NO_BUILD=1 takes the build that is there.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import build from '../../e2e/support/build.ts';
import { vitestFailures, type VitestReport } from '../tools/failures.ts';
import { ensureFirefox } from './firefox/install.ts';
import { ensureWebKit } from './webkit/install.ts';

const root = path.resolve(import.meta.dirname, '../..');
const install = { webkit: ensureWebKit, firefox: ensureFirefox };
const wanted = process.env['ENGINE'];
const engines = (['webkit', 'firefox'] as const).filter((engine) => !wanted || wanted === engine);

await build();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-engines-'));
let passed = 0;
let failed = engines.length === 0 ? 1 : 0;
const failures: string[] = [];

for (const engine of engines) {
  const began = Date.now();
  try {
    install[engine]();
  } catch (cause) {
    console.error(String(cause));
    failures.push(`  ${engine}: ${String(cause)}`);
    failed++;
    continue;
  }
  const reportFile = path.join(folder, `${engine}.json`);
  const { status } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--config',
      'tests/engines/vitest.config.ts',
      '--reporter=verbose',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
      ...process.argv.slice(2),
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ENGINE: engine } },
  );
  const report = readReport(reportFile);
  failures.push(...(report ? vitestFailures(report) : [`  ${engine}: the journeys did not run.`]));
  passed += report?.numPassedTests ?? 0;
  // What did not run because its server did not start, and a file that does not load, are failures, too.
  failed += Math.max((report?.numFailedTests ?? 1) + (report?.numPendingTests ?? 0), status === 0 ? 0 : 1);
  console.log(`${engine}: ${Math.round((Date.now() - began) / 1000)} s`);
}

fs.rmSync(folder, { recursive: true, force: true });
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function readReport(file: string): VitestReport | null {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as VitestReport; // written by vitest just before
  } catch {
    return null;
  }
}
