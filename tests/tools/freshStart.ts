/**
 * Starts the app as the README says, on a data directory of its own, and checks from outside that it serves the
 * page, takes a visitor's row, refuses a bad one, and that a second start on the same data says why it won't.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { loadEnv } from '../../supabase/local/env.ts';
import { freePort } from '../../supabase/local/freePort.ts';

const root = new URL('../..', import.meta.url).pathname;
const dataDir = mkdtempSync(join(tmpdir(), 'campaign-start-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;

loadEnv();
const key = process.env['SUPABASE_PUBLISHABLE_KEY'] ?? '';
const secret = process.env['SUPABASE_SECRET_KEY'] ?? '';

const first = start();
try {
  await answers(url, first);
  const page = await fetch(url);
  assert.equal(page.status, 200);
  assert.match(await page.text(), /id="action-zone"/, 'the landing page is in the served HTML');
  assert.match(page.headers.get('content-security-policy') ?? '', /script-src 'self'/);

  const shell = await fetch(`${url}/no-such-page`, { headers: { accept: 'text/html' } });
  assert.match(await shell.text(), /<div id="root"><\/div>/, 'other paths get the shell');

  const id = crypto.randomUUID();
  const good = {
    id,
    type: 'newsletter',
    name: 'Fresh Start',
    email: 'fresh@example.com',
    phone: null,
    consent_email: true,
  };
  const row = { ...good, consent_sms: false, client_created_at: new Date().toISOString() };
  assert.equal((await insert(row)).status, 201);
  const bad = await insert({ ...row, id: crypto.randomUUID(), name: 'A', phone: '123', type: 'x', headcount: 11 });
  assert.ok(bad.status >= 400, `a bad row is refused, got ${bad.status}`);
  assert.equal((await stored('name=eq.A')).length, 0, 'a bad row is stored nowhere');
  const [saved] = await stored(`id=eq.${id}`);
  assert.equal(saved?.['user_id'], null, 'a visitor’s row bears no user');

  const second = start();
  const output = collect(second);
  const [code] = (await once(second, 'exit')) as [number | null];
  assert.notEqual(code, 0, 'a second start on the same data is refused');
  assert.match(output(), new RegExp(`in use`, 'i'), `it says why:\n${output()}`);
  console.log(`npm start: page, shell, rows and the second start are as promised on ${url}`);
} finally {
  first.kill('SIGTERM');
  await once(first, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
}

function start(): ChildProcess {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir };
  return spawn(process.execPath, ['supabase/local/start.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += String(chunk)));
  return () => text;
}

async function answers(address: string, child: ChildProcess) {
  const output = collect(child);
  for (let waited = 0; waited < 180; waited++) {
    if (child.exitCode !== null) throw new Error(`npm start stopped with ${child.exitCode}:\n${output()}`);
    if (
      await fetch(address).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error(`npm start did not answer on ${address} within 3 minutes:\n${output()}`);
}

function insert(row: object): Promise<Response> {
  return fetch(`${url}/rest/v1/signups`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json', prefer: 'return=minimal' },
    body: JSON.stringify(row),
  });
}

async function stored(query: string): Promise<Record<string, unknown>[]> {
  const response = await fetch(`${url}/rest/v1/signups?${query}`, { headers: { apikey: secret } });
  assert.equal(response.status, 200);
  return (await response.json()) as Record<string, unknown>[]; // PostgREST answers a select with an array of objects
}
