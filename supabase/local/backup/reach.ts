/** The campaign's database for a backup or a restore, as its superuser, whether its server runs or not. */
import fs from 'node:fs';
import path from 'node:path';
import type postgres from 'postgres';
import { openBackend } from '../backend.ts';
import { doorOf, passwordIn } from '../cluster/access.ts';
import { openCluster } from '../cluster/cluster.ts';
import { foldersIn } from '../cluster/initdb.ts';
import { database } from '../cluster/roles.ts';
import { DataDirInUseError, lockDataDir, type DataDirLock } from '../dataDir.ts';
import { completeEnv, loadEnv } from '../env.ts';
import { StartError } from '../startError.ts';
import { openSteady } from './connection.ts';

export interface Reached {
  readonly sql: postgres.Sql;
  /** A server has the data directory: others are working meanwhile. */
  readonly running: boolean;
  close(): Promise<void>;
}

/** Where the data is. Throws StartError for databases that have tools of their own. */
export function dataDirOf(env: Record<string, string | undefined> = process.env): string {
  loadEnv(env);
  const { dataDir } = completeEnv(env);
  if (env.DATABASE_DRIVER === 'postgres') {
    throw new StartError('DATABASE_URL names a server of your own: use its pg_dump and pg_restore.');
  }
  return dataDir;
}

/** The database as it is. Throws StartError if there is none. */
export async function reach(dataDir: string): Promise<Reached> {
  const home = path.join(dataDir, 'postgres');
  if (!fs.existsSync(foldersIn(home).data)) throw new StartError(`There is no campaign in ${dataDir}.`);
  const lock = await lockUnlessRunning(dataDir);
  if (!lock) return connected(home, true, async () => undefined);
  try {
    const cluster = await openCluster(home, { durable: true });
    return connected(home, false, async () => {
      await cluster.close();
      lock.release();
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The same, and a database with nobody's rows where there is none yet. */
export async function reachOrMake(dataDir: string): Promise<Reached> {
  const home = path.join(dataDir, 'postgres');
  const lock = await lockUnlessRunning(dataDir);
  if (!lock) return connected(home, true, async () => undefined);
  lock.release();
  const backend = await openBackend({ database: { driver: 'embedded', url: home, durable: true }, seed: false });
  return connected(home, false, () => backend.close());
}

async function lockUnlessRunning(dataDir: string): Promise<DataDirLock | undefined> {
  try {
    return await lockDataDir(dataDir);
  } catch (error) {
    if (error instanceof DataDirInUseError) return undefined;
    throw error;
  }
}

/** Connects to the server that runs on the cluster in `home`. */
export function connected(home: string, running: boolean, after: () => Promise<void>): Reached {
  const { socket, data } = foldersIn(home);
  const door = doorOf(data, socket);
  const sql = openSteady(door.address, { user: 'postgres', database, password: passwordIn(home) });
  return {
    sql,
    running,
    async close() {
      await sql.end();
      door.close();
      await after();
    },
  };
}
