/** A served backend on a data directory of its own, its processes, and what is in its tables: something to kill. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { foldersIn } from '../../../supabase/local/cluster/initdb.ts';
import { loadEnv } from '../../../supabase/local/env.ts';
import { runScript, type Running } from '../../db/support/processes.ts';
import { freePort } from '../../../supabase/local/freePort.ts';
import { startFromImage } from '../../tools/throwaway.ts';

export interface Victim {
  /** PostgreSQL's own files. */
  readonly cluster: string;
  readonly pid: () => number | undefined;
  /** Resolves when node has ended. */
  ended(): Promise<unknown>;
  start(): Promise<void>;
  /** Inserts one analytics row with the service's key; resolves with the status. */
  insert(id: string, signal: AbortSignal): Promise<number>;
  /** The ids in the table, read after a last start. */
  stored(): Promise<string[]>;
  remove(): Promise<void>;
}

/** Starts it, durable as `npm start` is. */
export async function serveForKilling(): Promise<Victim> {
  loadEnv();
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-hub-kill-'));
  startFromImage(dir);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/rest/v1`;
  let running: Running | undefined;
  const victim: Victim = {
    cluster: foldersIn(path.join(dir, 'postgres')).data,
    pid: () => running?.child.pid,
    ended: async () => running?.ended,
    async start() {
      running = runScript('serve.ts', [], { DATA_DIR: dir, PORT: String(port), DATABASE_DRIVER: '', DATABASE_URL: '' });
      await running.printed('newcomer@larkspurfalls.example');
    },
    async insert(id, signal) {
      // The service's key: the limits that a visitor meets are another promise.
      const headers = { apikey: process.env.SUPABASE_SECRET_KEY ?? '', 'content-type': 'application/json' };
      const body = JSON.stringify({ id, event: 'page_view', client_created_at: new Date().toISOString() });
      const response = await fetch(`${url}/analytics_events`, { method: 'POST', headers, body, signal });
      await response.text();
      return response.status;
    },
    async stored() {
      const ids: string[] = [];
      const headers = { apikey: process.env.SUPABASE_SECRET_KEY ?? '' };
      const query = 'select=id&order=id';
      for (let last = -1; ids.length !== last;) {
        last = ids.length;
        const response = await fetch(`${url}/analytics_events?${query}&offset=${last}&limit=1000`, { headers });
        const rows: { id: string }[] = await response.json();
        ids.push(...rows.map(({ id }) => id));
      }
      return ids;
    },
    async remove() {
      running?.child.kill('SIGTERM');
      await running?.ended;
      fs.rmSync(dir, { recursive: true, force: true });
    },
  };
  await victim.start();
  return victim;
}

export type Part = 'node' | 'postmaster' | 'backend' | 'watcher';

/** The processes that can be killed now: node, the server, one of its backends, and the shell that watches over it. */
export function killable(victim: Pick<Victim, 'cluster' | 'pid'>): Partial<Record<Part, number | undefined>> {
  const inside = aliveIn(victim.cluster).map((pid) => ({ pid, ...statOf(pid) }));
  const postmaster = inside.find(({ title }) => /^\S+\/postgres -D/.test(title));
  return {
    node: victim.pid(),
    postmaster: postmaster?.pid,
    backend: inside.find(({ title }) => title.includes('campaign_api'))?.pid,
    watcher: inside.find(({ pid, title }) => pid === postmaster?.parent && title.includes('/bin/sh'))?.pid,
  };
}

/** Numbers of the processes that work in `folder`. */
export function aliveIn(folder: string): number[] {
  const real = fs.realpathSync(folder);
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return fs.readlinkSync(`/proc/${pid}/cwd`) === real;
      } catch {
        return false; // Somebody else's, or gone in this instant.
      }
    })
    .map(Number);
}

function statOf(pid: number): { title: string; parent: number } {
  try {
    const title = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    const parent = Number(/^PPid:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
    return { title, parent };
  } catch {
    return { title: '', parent: 1 };
  }
}
