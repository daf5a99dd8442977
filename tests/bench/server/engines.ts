/** The servers that are measured side by side, each a process of its own with a data directory of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../../supabase/local/root.ts';
import type { Server } from './load.ts';
import type { Size } from './town.ts';

export const engines = {
  embedded: { title: 'PostgreSQL + lite + gateway', script: 'embedded.ts' },
  postgrest: { title: 'PostgreSQL + PostgREST', script: 'postgrest.ts' },
} as const;
export type Engine = keyof typeof engines;

export interface Running extends Server {
  readonly pid: number;
  stop(): Promise<void>;
}

/** Resolves when it listens. Rejects with its last words when it ends before, or is not ready within 5 minutes. */
export async function startEngine(engine: Engine, size: Size): Promise<Running> {
  const { script } = engines[engine];
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-bench-'));
  const child = spawn(process.execPath, [path.join(import.meta.dirname, script)], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PHONES: String(size.phones), DOORS: String(size.doors) },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // Read all the time: a server whose words nobody takes stands still.
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-3000)));
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.stdin.end();
    const killer = setTimeout(() => child.kill('SIGKILL'), 60_000);
    await ended;
    clearTimeout(killer);
    fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  try {
    const { url, rest } = await new Promise<{ url: string; rest?: string }>((resolve, reject) => {
      void ended.then(([code, signal]) =>
        reject(new Error(`The server ended with ${String(code ?? signal)} before it was ready:\n${said}`)),
      );
      setTimeout(() => reject(new Error(`The server is not ready after 5 minutes:\n${said}`)), 300_000).unref();
      createInterface({ input: child.stdout }).on('line', (text) => {
        if (text.startsWith('{"url"')) resolve(JSON.parse(text) as { url: string; rest?: string }); // printed by child.ts
      });
    });
    return {
      pid: child.pid ?? 0,
      url: rest ?? url,
      path: rest === undefined ? '/rest/v1/contact_attempts' : '/contact_attempts',
      key: process.env['SUPABASE_PUBLISHABLE_KEY'] ?? '',
      jwtSecret: process.env['SUPABASE_JWT_SECRET'] ?? '',
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
