/**
 * `npm run test:engines`: the journeys in WebKit and in Firefox; ends with `N passed, N failed`. What follows goes to
 * vitest: a part of a file's name, or -t and a part of a promise. ENGINE=webkit or ENGINE=firefox runs one of them;
 * E2E_NO_BUILD=1 takes the build that is there.
 */
import build from '../../e2e/support/build.ts';
import { makeImage } from '../tools/images.ts';
import { runWhole } from '../tools/wholeVitest.ts';
import { ensureFirefox } from './firefox/install.ts';
import { ensureWebKit } from './webkit/install.ts';

const install = { webkit: ensureWebKit, firefox: ensureFirefox };
const wanted = process.env['ENGINE'];
const engines = (['webkit', 'firefox'] as const).filter((engine) => !wanted || wanted === engine);

build();
await makeImage();
let passed = 0;
let failed = engines.length === 0 ? 1 : 0;
const failures: string[] = [];
const flaky: string[] = [];

/** Both at once: a journey waits most of its time, for a pause of the outbox or a page. */
await Promise.all(
  engines.map(async (engine) => {
    const began = Date.now();
    try {
      install[engine]();
    } catch (cause) {
      console.error(String(cause));
      failures.push(`  ${engine}: ${String(cause)}`);
      failed++;
      return;
    }
    const asked = { args: process.argv.slice(2), env: { ENGINE: engine }, name: engine };
    const counted = await runWhole('tests/engines/vitest.config.ts', asked);
    failures.push(...(counted.failures ?? [`  ${engine}: the journeys did not run.`]));
    flaky.push(...counted.flaky.map((one) => `  ${engine}:${one}`));
    passed += counted.passed;
    failed += counted.failed;
    console.log(`${engine}: ${Math.round((Date.now() - began) / 1000)} s`);
  }),
);

if (flaky.length > 0) console.log(`\nPassed only when asked again:\n${flaky.join('\n')}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
