/** Before the browser tests: one production build, made with this machine's own key. */
import { execFileSync } from 'node:child_process';
import { loadEnv } from '../../supabase/local/env.ts';
import { makeImage } from '../../tests/tools/images.ts';

export default async function globalSetup() {
  await makeImage();
  if (process.env['E2E_NO_BUILD']) return;
  loadEnv();
  execFileSync('npm', ['run', '--silent', 'build'], {
    cwd: new URL('../..', import.meta.url).pathname,
    env: { ...process.env, CONTENT_FROM: 'sample' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
