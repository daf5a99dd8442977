/**
 * `npm run bench:server`: PHONES (200) canvassers send DOORS (40) results each, once all at the same moment as batches and
 * once door by door, to the embedded server on PostgreSQL, to PostgREST on PostgreSQL and to the embedded server on PGlite.
 * Says how long a request took, what the server's processes used, and whether every row that was taken is there.
 * ENGINES=embedded,postgrest,pglite chooses. The phones are simulated on the same machine and use its cores, too.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { loadEnv } from '../../../supabase/local/env.ts';
import { ask } from '../../attacks/support/http.ts';
import { makeToken } from '../../db/support/tokens.ts';
import { sizeFromEnv } from './child.ts';
import { comingBack, walking, type Figures, type Server } from './load.ts';
import { cpuSeconds, memoryMb } from './usage.ts';

loadEnv();
const size = sizeFromEnv();
const engines = {
  embedded: { title: 'PostgreSQL + lite + gateway', script: 'embedded.ts', env: {} },
  postgrest: { title: 'PostgreSQL + PostgREST', script: 'postgrest.ts', env: {} },
  pglite: { title: 'PGlite + lite + gateway', script: 'embedded.ts', env: { DATABASE_DRIVER: 'pglite' } },
} as const;
type Engine = keyof typeof engines;
const scenarios = { 'all at once': comingBack, 'door by door': walking } as const;

const table: Record<string, Record<string, string | number>> = {};
let lost = 0;
for (const engine of (process.env['ENGINES'] ?? Object.keys(engines).join(',')).split(',') as Engine[])
  await bench(engine);
console.log(
  `\n${size.phones} phones, ${size.doors} doors each; ${os.cpus().length} cores shared with the phones, load ${os.loadavg()[0]?.toFixed(1)} at the end`,
);
console.table(table);
console.log(
  lost === 0
    ? 'Every row that was answered 201 is in its table.'
    : `${lost} rows that were answered 201 are not there.`,
);
process.exitCode = lost === 0 ? 0 : 1;

async function bench(engine: Engine): Promise<void> {
  const { title, script, env } = engines[engine];
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-bench-'));
  const child = spawn(process.execPath, [path.join(import.meta.dirname, script)], {
    cwd: path.resolve(import.meta.dirname, '../../..'),
    env: { ...process.env, ...env, DATA_DIR: dataDir, PHONES: String(size.phones), DOORS: String(size.doors) },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const { url, rest } = await told(child.stdout, ended);
  const server: Server = {
    url: rest ?? url,
    path: rest === undefined ? '/rest/v1/contact_attempts' : '/contact_attempts',
    key: process.env['SUPABASE_PUBLISHABLE_KEY'] ?? '',
    jwtSecret: process.env['SUPABASE_JWT_SECRET'] ?? '',
  };
  const pid = child.pid ?? 0;
  const idle = memoryMb(pid);
  const taken = new Set<string>();
  for (const [name, play] of Object.entries(scenarios)) {
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, memoryMb(pid))), 500);
    const before = cpuSeconds(pid);
    const figures = await play(server, size);
    clearInterval(watch);
    most = Math.max(most, memoryMb(pid));
    for (const one of figures.taken) taken.add(one);
    table[`${title}, ${name}`] = line(figures, cpuSeconds(pid) - before, idle, most);
  }
  const there = await stored(server);
  lost += [...taken].filter((id) => !there.has(id)).length;
  child.stdin.end();
  await ended;
  fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

function line(figures: Figures, cpu: number, idle: number, most: number): Record<string, string | number> {
  const sorted = [...figures.times].sort((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  return {
    requests: sorted.length,
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'max ms': at(1),
    'rows/s': Math.round(figures.taken.size / figures.seconds),
    'CPU s': cpu.toFixed(1),
    'CPU ms/row': ((cpu * 1000) / figures.taken.size).toFixed(1),
    'MB idle': Math.round(idle),
    'MB most': Math.round(most),
    'told to wait': [...figures.again].map(([status, times]) => `${times} x ${status}`).join(' ') || 'none',
  };
}

/** The ids of every result, as the service role reads them. */
async function stored(server: Server): Promise<Set<string>> {
  const ids = new Set<string>();
  const token = makeToken({ role: 'service_role' }, server.jwtSecret);
  const key = process.env['SUPABASE_SECRET_KEY'] ?? '';
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const query = `select=id&order=id&limit=1000&id=gt.${last}`;
    const headers = server.path.startsWith('/rest') ? { apikey: key } : { authorization: `Bearer ${token}` };
    const answer = await ask(server.url, `${server.path}?${query}`, { headers });
    if (answer.status !== 200) throw new Error(`Reading failed: ${answer.status} ${answer.text}`);
    const page = answer.body as { id: string }[]; // PostgREST answers a select with an array of objects
    for (const { id } of page) ids.add(id);
    const end = page.at(-1);
    if (end === undefined || page.length < 1000) return ids;
    last = end.id;
  }
}

async function told(output: NodeJS.ReadableStream, ended: Promise<unknown>): Promise<{ url: string; rest?: string }> {
  return new Promise((resolve, reject) => {
    void ended.then(() => reject(new Error('The server ended before it was ready.')));
    createInterface({ input: output }).on('line', (text) => {
      if (text.startsWith('{"url"'))
        resolve(JSON.parse(text) as { url: string; rest?: string }); // printed by child.ts
      else console.log(text);
    });
  });
}
