/** The server under attack: a process of its own on a fresh data directory, started as `npm start` starts it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { loadEnv } from '../../../supabase/local/env.ts';
import { root } from '../../../supabase/local/root.ts';
import { ask, type Answer } from './http.ts';
import { freePort } from '../../../supabase/local/freePort.ts';
import { startFromImage } from '../../tools/throwaway.ts';
import { SHARED } from './shared.ts';

/** Which checkout's server is attacked: this one, or an older one that ATTACK_ROOT names. */
export const attackedRoot = path.resolve(process.env['ATTACK_ROOT'] ?? path.join(import.meta.dirname, '../../..'));

/** Where it is and what opens it. */
export interface Place {
  /** http://127.0.0.1:<port> */
  readonly url: string;
  readonly port: number;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly jwtSecret: string;
  /** Where its data lies. */
  readonly dataDir: string;
}

export interface Target extends Place {
  /** Of the process that node runs in. */
  pid(): number;
  /** Everything that the server printed so far, its mails included. */
  output(): string;
  /** Ends the process and starts another one on the same data. */
  restart(signal: NodeJS.Signals): Promise<void>;
  /** Ends it, by SIGTERM unless told otherwise, and removes its data. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** @param env settings for this server alone, on top of the checkout's own. */
export async function startTarget(env: NodeJS.ProcessEnv = {}): Promise<Target> {
  const settings: NodeJS.ProcessEnv = { ...process.env, ...env };
  loadEnv(settings, attackedRoot);
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-attack-'));
  // Another checkout migrates for itself.
  if (attackedRoot === root) startFromImage(dataDir);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const publishableKey = settings['SUPABASE_PUBLISHABLE_KEY'] ?? '';
  const start = () => startProcess({ ...settings, DATA_DIR: dataDir, PORT: String(port), CI: 'true' }, url);
  let running = await start();
  return {
    url,
    port,
    publishableKey,
    secretKey: settings['SUPABASE_SECRET_KEY'] ?? '',
    jwtSecret: settings['SUPABASE_JWT_SECRET'] ?? '',
    dataDir,
    pid: () => running.child.pid ?? 0,
    output: () => running.output(),
    async restart(signal) {
      await end(running.child, signal);
      running = await start();
    },
    async stop(signal = 'SIGTERM') {
      await end(running.child, signal);
      fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

interface Running {
  readonly child: ChildProcess;
  output(): string;
}

async function startProcess(env: NodeJS.ProcessEnv, url: string): Promise<Running> {
  const child = spawn(process.execPath, ['supabase/local/start.ts', '--no-build'], {
    cwd: attackedRoot,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const probe = () =>
    ask(url, '/rest/v1/stats?select=label&limit=1', {
      headers: { apikey: env['SUPABASE_PUBLISHABLE_KEY'] ?? '' },
      timeout: 2000,
    });
  for (let waited = 0; waited < 1200; waited++) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${text}`);
    if ((await probe()).status === 200) return { child, output: () => text };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not answer within two minutes:\n${text}`);
}

/** A server that cannot end by itself within 15 s is ended: what it lost shows in the tests. */
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(timer);
}

interface Use {
  /** Settings for this server alone. */
  readonly env?: NodeJS.ProcessEnv;
  /** Lets one address send as much as an attack needs; without it the limits are a campaign's own. */
  readonly unlimited?: boolean;
}

/** One server for the attacks of a file. Where one of them left it without an answer, the next gets a fresh one. */
export function useTarget({ unlimited = false, env = {} }: Use = {}): () => Target {
  return oneForFile(async () => {
    const target = await startTarget(env);
    if (unlimited) await liftLimits(target);
    return target;
  });
}

/**
 * The server that this worker's files have in common, without limits for the forms: for attacks that look at rows of their own. It
 * can't be restarted, and what it prints isn't read. A file that finds it without an answer starts one of its own.
 */
export function useSharedTarget(): () => Target {
  return oneForFile(sharedFirst());
}

/** The shared one as long as it answers, then one of the file's own. */
function sharedFirst(): () => Promise<Target> {
  let mayShare = true;
  return async () => {
    const shared = inject('sharedTargets')[(Number(process.env['VITEST_POOL_ID'] ?? 1) - 1) % SHARED];
    if (mayShare && shared && (await isWell(shared))) {
      mayShare = false;
      const notHere = () => {
        throw new Error('A server that files share is not this one’s to restart or to read.');
      };
      return { ...shared, pid: notHere, output: notHere, restart: notHere, stop: async () => undefined };
    }
    const target = await startTarget();
    await liftLimits(target);
    return target;
  };
}

function oneForFile(start: () => Promise<Target>): () => Target {
  let target: Target | undefined;
  beforeAll(async () => void (target = await start()));
  afterEach(async () => {
    if (target && !(await isWell(target))) {
      await target.stop('SIGKILL');
      target = await start();
    }
  });
  afterAll(() => target?.stop());
  return () => {
    if (!target) throw new Error('The server is not started yet.');
    return target;
  };
}

/** What the forms may send, a thousandfold. An older server that knows no limits answers 404, and has none. */
export async function liftLimits(target: Target): Promise<void> {
  const kinds = ['forms', 'visits', 'failures'].flatMap((kind) =>
    ['device', 'address'].map((sender) => `${kind}_per_${sender}`),
  );
  const changes = Object.fromEntries(
    [...kinds, ...kinds.map((kind) => `${kind}_hour`), 'flood_per_hour'].map((name) => [name, 10_000_000]),
  );
  await ask(target.url, '/rest/v1/rpc/set_form_limits', {
    method: 'POST',
    headers: { apikey: target.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({ changes }),
  });
}

async function isWell(target: Pick<Target, 'url' | 'publishableKey'>): Promise<boolean> {
  const answer: Answer = await ask(target.url, '/rest/v1/stats?select=label&limit=1', {
    headers: { apikey: target.publishableKey },
    timeout: 5000,
  });
  return answer.status === 200 && Array.isArray(answer.body) && answer.body.length > 0;
}
