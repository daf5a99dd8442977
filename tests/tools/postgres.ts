/** A real PostgreSQL for tests: a cluster of its own in a temporary folder, gone when the tests are. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { findBinaries, type Binaries } from './postgresBinaries.ts';
import { freePort } from '../../supabase/local/freePort.ts';

export interface TestPostgres {
  /** Its own database, as its superuser. */
  readonly url: string;
  /** Makes an empty database, or a copy of this one, and returns its postgres:// address. */
  createDatabase(template?: string): Promise<string>;
  /** Ends the server, or drops the databases made on somebody else's. */
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Whether a commit waits for the disk. Tests throw their data away and do not; a measurement does. */
  readonly durable?: boolean;
}

/** Uses the server in DATABASE_TEST_URL, or starts one. Rejects if there is none: the tests are never skipped. */
export async function startPostgres({ durable = false }: StartOptions = {}): Promise<TestPostgres> {
  const given = process.env.DATABASE_TEST_URL;
  if (given) return on(given, async () => undefined);
  const cluster = await startCluster(await findBinaries(), durable);
  return on(cluster.url, cluster.stop);
}

async function on(url: string, stopServer: () => Promise<void>): Promise<TestPostgres> {
  const admin = postgres(url, { max: 1, onnotice: () => undefined });
  const made: string[] = [];
  return {
    url,
    async createDatabase(template) {
      const name = `campaign_test_${randomBytes(6).toString('hex')}`;
      const from = template === undefined ? "template0 encoding 'UTF8'" : `${template} strategy file_copy`;
      await admin.unsafe(`create database ${name} template ${from}`);
      made.push(name);
      const address = new URL(url);
      address.pathname = `/${name}`;
      address.searchParams.set('client_min_messages', 'warning'); // "already exists, skipping", a screenful a test
      return address.href;
    },
    async stop() {
      for (const name of made) await admin.unsafe(`drop database if exists ${name} with (force)`);
      await admin.end();
      await stopServer();
    },
  };
}

async function startCluster(
  { initdb, postgres: server, account }: Binaries,
  durable: boolean,
): Promise<{ url: string; stop(): Promise<void> }> {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-hub-pg-'));
  const data = path.join(home, 'data');
  const password = randomBytes(12).toString('hex');
  const passwordFile = path.join(home, 'password');
  fs.writeFileSync(passwordFile, password);
  if (account.uid !== undefined && account.gid !== undefined) {
    for (const entry of [home, passwordFile]) fs.chownSync(entry, account.uid, account.gid);
  }
  const asAccount = { ...account, cwd: home };
  const flags = [
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--locale=C',
    '-A',
    'scram-sha-256',
    '--no-sync',
    `--pwfile=${passwordFile}`,
  ];
  const made = spawnSync(initdb, ['-D', data, ...flags], { ...asAccount, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);

  const port = await freePort();
  const disk = `fsync=${durable ? 'on' : 'off'}`;
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${home}`, disk, 'max_connections=60'];
  const options = settings.flatMap((setting) => ['-c', setting]);
  const child = spawn(server, ['-D', data, '-p', String(port), ...options], {
    ...asAccount,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr?.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-4000)));
  const kill = (): void => void child.kill('SIGQUIT');
  process.once('exit', kill);

  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  await untilReady(url, child, () => log);
  return {
    url,
    async stop() {
      process.off('exit', kill);
      await ended(child);
      fs.rmSync(home, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const probe = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => undefined });
    try {
      await probe.unsafe('select 1');
      return;
    } catch (error) {
      if (child.exitCode !== null)
        throw new Error(`PostgreSQL ended with ${child.exitCode}:\n${log()}`, { cause: error });
      if (Date.now() > deadline) throw new Error(`PostgreSQL does not answer:\n${log()}`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await probe.end();
    }
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  await exit;
}
