/**
 * `npm run bench:first`: what the first `npm start -- --no-build` of a machine costs:
 * until the page is served and the database answers, the memory of all its processes 5 s later, the same for a second start on
 * that data directory, and its size. ROUNDS (3); needs a build.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../../supabase/local/root.ts';
import { freePort } from '../../../supabase/local/freePort.ts';
import { sayLoad } from '../load.ts';
import { median, table } from '../measure.ts';
import { memoryMb } from './usage.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const IDLE_AFTER_MS = 5000;

interface Cost {
  readonly first: number;
  readonly firstMb: number;
  readonly again: number;
  readonly againMb: number;
  readonly diskMb: number;
}

// Ended by hand it still ends the server, in the handler of its exit.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
if (!fs.existsSync(path.join(root, 'dist/index.html')))
  throw new Error('There is no build: run `npm run build` first.');
sayLoad();
const costs: Cost[] = [];
for (let round = 1; round <= ROUNDS; round++) {
  const cost = await measure();
  costs.push(cost);
  console.log(
    `round ${round}: first ${cost.first.toFixed(1)} s, ${cost.firstMb.toFixed(0)} MB; again ${cost.again.toFixed(1)} s, ${cost.againMb.toFixed(0)} MB`,
  );
}
const of = (key: keyof Cost) => median(costs.map((cost) => cost[key]));
const mb = (key: keyof Cost) => `${of(key).toFixed(0)} MB`;
table(
  `Medians of ${ROUNDS}:`,
  ['first start', 'idle after it', 'second start', 'idle after it', 'data directory'],
  [[`${of('first').toFixed(1)} s`, mb('firstMb'), `${of('again').toFixed(1)} s`, mb('againMb'), mb('diskMb')]],
);

async function measure(): Promise<Cost> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-first-'));
  try {
    const one = await start(dataDir);
    const two = await start(dataDir);
    return { first: one.seconds, firstMb: one.mb, again: two.seconds, againMb: two.mb, diskMb: sizeMb(dataDir) };
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

async function start(dataDir: string): Promise<{ seconds: number; mb: number }> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, ['supabase/local/start.ts', '--no-build'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const kill = (): void => void child.kill('SIGTERM');
  process.once('exit', kill);
  try {
    const url = `http://127.0.0.1:${port}`;
    while (!(await answers(`${url}/health/ready`)) || !(await answers(url))) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}.`);
      if (performance.now() - began > 180_000) throw new Error('npm start is not ready after 3 minutes.');
      await pause(50);
    }
    const seconds = (performance.now() - began) / 1000;
    await pause(IDLE_AFTER_MS);
    return { seconds, mb: memoryMb(child.pid ?? 0) };
  } finally {
    child.kill('SIGTERM');
    await ended;
    process.off('exit', kill);
  }
}

async function answers(url: string): Promise<boolean> {
  // A question that hangs must not outlive the deadline; none may keep the server from ending.
  const asked = { signal: AbortSignal.timeout(2000), headers: { connection: 'close' } };
  const response = await fetch(url, asked).catch(() => null);
  const body = await response?.arrayBuffer().catch(() => null);
  return (response?.ok ?? false) && Boolean(body);
}

function sizeMb(folder: string): number {
  const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, file) => sum + fs.statSync(path.join(file.parentPath, file.name)).size, 0) / 1024 ** 2;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
