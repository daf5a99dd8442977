/**
 * The embedded PostgreSQL as a server of its own: who signs in to it, how long a question may take, where it may lie, and
 * what happens when it dies under a living process.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openBackend, type Backend } from '../../supabase/local/backend.ts';
import { chooseDatabase } from '../../supabase/local/choice.ts';
import { DataDirInUseError } from '../../supabase/local/dataDir.ts';
import { aliveIn, killable, type Part } from '../attacks/support/victim.ts';

// Below a folder that only its owner may enter (as root: only root), with a path longer than a socket's may be.
const closed = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-hub-closed-'));
const dir = path.join(closed, 'x'.repeat(120));
const choice = { driver: 'embedded', url: path.join(dir, 'postgres') } as const;
const cluster = path.join(choice.url, 'data');
let backend: Backend;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fs.chmodSync(closed, 0o700);
  backend = await openBackend({ database: choice, seed: false });
});
afterAll(async () => {
  await backend?.close();
  // What a killed postmaster left behind ends by itself, on a busy machine a moment later.
  await vi.waitFor(() => expect(aliveIn(cluster)).toEqual([]), 10_000);
  fs.rmSync(closed, { recursive: true, force: true });
});

const insert = () =>
  backend.fetch('/rest/v1/analytics_events', {
    method: 'POST',
    headers: { apikey: backend.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      id: crypto.randomUUID(),
      event: 'page_view',
      client_created_at: new Date().toISOString(),
    }),
  });

async function asRequests(text: string): Promise<unknown[]> {
  const { connection } = backend.app;
  if (!('driver' in connection) || typeof connection.driver !== 'function') throw new Error('No driver.');
  const { databaseOf } = await import('../../supabase/local/database.ts');
  return databaseOf(connection).query(text);
}

describe('the embedded PostgreSQL', () => {
  it('answers requests as an account that is no superuser and owns nothing', async () => {
    const [row] = await asRequests(
      `select current_user as name, rolsuper or rolcreaterole or rolcreatedb or rolbypassrls as powerful,
         (select count(*)::int from pg_class where relowner = pg_roles.oid) as owned
       from pg_roles where rolname = current_user`,
    );
    expect(row).toEqual({ name: 'campaign_api', powerful: false, owned: 0 });
    await expect(asRequests('drop table public.signups')).rejects.toMatchObject({ code: '42501' });
  });

  it('bounds what a request may hold, and not what the owner does', async () => {
    const bounds = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`;
    expect(await asRequests(bounds)).toEqual([{ statement: '8s', lock: '5s', idle: '15s' }]);
    expect(await backend.database.query(bounds)).toEqual([{ statement: '0', lock: '0', idle: '0' }]);
  });

  it('listens on nothing but a socket that its account alone can reach, and asks the disk before it promises', async () => {
    const read = `select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as commit`;
    expect(await backend.database.query(read)).toEqual([{ addresses: '', fsync: 'on', commit: 'on' }]);
    for (const folder of [choice.url, cluster, path.join(choice.url, 'socket')])
      expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('knows the letters of other languages', async () => {
    expect(await backend.database.query("select lower('ÉÑ') as text")).toEqual([{ text: 'éñ' }]);
  });

  it('stores every row answered with 201 beside one who is refused', async () => {
    const refused = () =>
      backend.fetch('/rest/v1/analytics_events', {
        method: 'POST',
        headers: { apikey: backend.secretKey, 'content-type': 'application/json' },
        body: JSON.stringify({
          id: crypto.randomUUID(),
          event: 'nonsense',
          client_created_at: new Date().toISOString(),
        }),
      });
    const count = async () => (await backend.database.query('select count(*)::int as n from analytics_events'))[0]?.n;
    const before = Number(await count());
    const answers = await Promise.all(Array.from({ length: 24 }, (_, at) => (at % 4 === 3 ? refused() : insert())));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(18);
    expect(await count()).toBe(before + 18);
  });

  it.each<Part>(['backend', 'postmaster', 'watcher'])(
    'answers everybody and takes rows again by itself after kill -9 of its %s',
    async (part) => {
      const over = new AbortController();
      const statuses: number[] = [];
      const phones = Array.from({ length: 4 }, async () => {
        while (!over.signal.aborted) statuses.push((await insert()).status);
      });
      await vi.waitFor(() => expect(statuses).toContain(201), 30_000);
      const pid = killable({ cluster, pid: () => process.pid })[part];
      if (pid === undefined) throw new Error(`There is no ${part} to kill.`);
      process.kill(pid, 'SIGKILL');
      const seen = statuses.length;
      await vi.waitFor(() => expect(statuses.slice(seen + 8)).toContain(201), 60_000);
      over.abort();
      await Promise.all(phones);
      expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
    },
  );

  it('is opened by one process at a time', async () => {
    const { runScript } = await import('./support/processes.ts');
    const second = runScript('holdLock.ts', [dir]);
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(DataDirInUseError.name);
  });
});

describe('an earlier version’s data', () => {
  it('is refused with what to do, and not touched', async () => {
    const old = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-hub-older-'));
    fs.mkdirSync(path.join(old, 'pglite'));
    const env = { DATABASE_DRIVER: 'embedded', DATABASE_URL: path.join(old, 'postgres') };
    await expect(chooseDatabase(env)).rejects.toThrow('Start with another DATA_DIR.');
    expect(fs.readdirSync(old)).toEqual(['pglite']);
    fs.rmSync(old, { recursive: true });
  });
});
