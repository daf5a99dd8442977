/** A release as a campaign installs it: packed, unpacked, `npm ci --omit=dev`, `npm run serve`: the page is there and a form arrives. */
import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from '../../supabase/local/freePort.ts';
import { root } from '../../supabase/local/root.ts';
import { goodRow } from '../db/support/world.ts';

const run = promisify(execFile);
/** A build and an install from the registry, ms. */
const PACKED_AND_INSTALLED = 600_000;

let folder: string;
let release: string;
let url: string;
let server: ChildProcess;
let output = '';

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-hub-release-'));
  fs.chmodSync(folder, 0o755);
  const out = path.join(folder, 'out');
  await run('npm', ['run', '--silent', 'release:pack', '--', out], { cwd: root });
  const [sum = '', archive = ''] = fs.readFileSync(path.join(out, 'SHA256SUMS'), 'utf8').trim().split('  ');
  expect(
    createHash('sha256')
      .update(fs.readFileSync(path.join(out, archive)))
      .digest('hex'),
  ).toBe(sum);
  execFileSync('tar', ['-xzf', path.join(out, archive), '-C', folder]);
  release = path.join(folder, archive.replace('.tar.gz', ''));
  await run('npm', ['ci', '--omit=dev'], { cwd: release });

  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const { PATH, HOME } = process.env;
  // Nothing of this checkout's settings: what a release needs, it brings.
  const env = { PATH, HOME, PORT: String(port), DATA_DIR: path.join(folder, 'data') };
  server = spawn('npm', ['run', 'serve'], { cwd: release, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (output += String(text)));
  await vi.waitFor(() => {
    if (server.exitCode !== null) throw new Error(`npm run serve ended:\n${output}`);
    expect(output).toContain('event=started');
  }, 120_000);
}, PACKED_AND_INSTALLED);
afterAll(async () => {
  if (server.pid !== undefined && server.exitCode === null) {
    const ended = once(server, 'exit');
    process.kill(-server.pid, 'SIGTERM');
    await ended;
  }
  fs.rmSync(folder, { recursive: true, force: true });
});

it('has no package that only the build or the browser needs', () => {
  for (const name of ['@tanstack/router-plugin', 'react', 'playwright', 'maplibre-gl']) {
    expect(fs.existsSync(path.join(release, 'node_modules', name))).toBe(false);
  }
});

it('serves the printed page, the app and its worker', async () => {
  const page = await fetch(url);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('id="action-zone"');
  expect((await fetch(`${url}/auth`, { headers: { accept: 'text/html' } })).status).toBe(200);
  expect((await fetch(`${url}/sw.js`)).status).toBe(200);
});

it('takes a form sent with the key in its own scripts', async () => {
  const env = parseEnv(fs.readFileSync(path.join(release, '.env'), 'utf8'));
  const key = env.SUPABASE_PUBLISHABLE_KEY ?? '';
  const scripts = fs.globSync('dist/assets/*.js', { cwd: release });
  expect(scripts.some((file) => fs.readFileSync(path.join(release, file), 'utf8').includes(key))).toBe(true);
  const id = randomUUID();
  const sent = await fetch(`${url}/rest/v1/signups`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify({ ...goodRow('signups'), id }),
  });
  expect(sent.status).toBe(201);
  const secret = env.SUPABASE_SECRET_KEY ?? '';
  const stored = await fetch(`${url}/rest/v1/signups?id=eq.${id}`, { headers: { apikey: secret } });
  expect(await stored.json()).toMatchObject([{ id }]);
});

it('says what to install where a build is asked for', () => {
  const { PATH, HOME } = process.env;
  const command = () =>
    execFileSync('npm', ['run', '--silent', 'serve', '--', '--only-build'], {
      cwd: release,
      env: { PATH, HOME },
      stdio: 'pipe',
    });
  expect(command).toThrow(/isn’t installed here.*npm ci/s);
});
