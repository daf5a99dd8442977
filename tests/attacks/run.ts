/**
 * `npm run test:attacks`: every attack on a real server; ends with `N passed, N failed`. What follows goes to vitest: a
 * part of a file's name, or -t and a part of a promise. ATTACK_ROOT=/path attacks another checkout's server, SEED=n
 * replays the random parts.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { runWhole } from '../tools/wholeVitest.ts';

const root = path.resolve(import.meta.dirname, '../..');
const attacked = path.resolve(process.env['ATTACK_ROOT'] ?? root);
process.env['SEED'] ??= String(Date.now() % 1_000_000);

if (!fs.existsSync(path.join(attacked, 'dist/index.html'))) {
  const { loadEnv } = await import('../../supabase/local/env.ts');
  loadEnv(process.env, attacked);
  spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: attacked,
    stdio: 'inherit',
    env: { ...process.env, CONTENT_FROM: 'sample' },
  });
}

console.log(`Attacking the server of ${attacked}, SEED=${process.env['SEED']}`);
const { passed, failed, failures } = await runWhole('tests/attacks/vitest.config.ts', { args: process.argv.slice(2) });
const said = failures ?? ['The attacks did not run.'];
if (said.length > 0) console.log(`\nFailed, SEED=${process.env['SEED']}:\n${said.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
