/** One PostgreSQL for all test files of a run: each asks it for a database of its own, a copy of a migrated or of a seeded one. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { socketIn } from '../../supabase/local/cluster/access.ts';
import { openCluster } from '../../supabase/local/cluster/cluster.ts';
import { foldersIn } from '../../supabase/local/cluster/initdb.ts';
import { database as migrated, owner } from '../../supabase/local/cluster/roles.ts';
import { openBackend } from '../../supabase/local/backend.ts';
import type { DatabaseChoice } from '../../supabase/local/store.ts';
import { copyTree, makeImage } from './images.ts';

const seeded = `${migrated}_seeded`;

export interface SharedServer {
  /** The folder that `copyOn` asks for. */
  readonly home: string;
  stop(): Promise<void>;
}

/** Starts it, and makes the seeded template. For the set-up of a run; its tests' processes use `copyOn`. */
export async function startSharedServer(): Promise<SharedServer> {
  const image = await makeImage();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-hub-shared-'));
  const home = path.join(folder, 'postgres');
  copyTree(image, home);
  // Fourteen connections a database that is open, two files at once, and a few that a test opens itself.
  const cluster = await openCluster(home, { durable: false, connections: 200 });
  const stop = async () => {
    await cluster.close();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    await asSuperuser(home, (sql) =>
      sql.unsafe(`create database ${seeded} owner ${owner} template ${migrated} strategy file_copy`),
    );
    await (await openBackend({ database: choiceOf(home, seeded), seed: true })).close();
    // A template that someone is connected to can't be copied.
    for (const name of [migrated, seeded])
      await asSuperuser(home, (sql) => sql.unsafe(`alter database ${name} allow_connections false`));
    return { home, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export interface DatabaseCopy {
  readonly choice: DatabaseChoice;
  /** Connections of one's own to it, as this role, while it is open. */
  connect(max: number, user: string): postgres.Sql;
  /** To be called once everything that uses it is closed. */
  remove(): Promise<void>;
}

/** A database of its own on the server in `home`, with the sample town in it or without a row. */
export async function copyOn(home: string, withTown: boolean): Promise<DatabaseCopy> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = withTown ? seeded : migrated;
  await asSuperuser(home, (sql) =>
    sql.unsafe(`create database ${name} owner ${owner} template ${template} strategy file_copy`),
  );
  return {
    choice: choiceOf(home, name),
    connect: (max, user) => postgres({ host: foldersIn(home).socket, user, database: name, max }),
    remove: () => asSuperuser(home, (sql) => sql.unsafe(`drop database ${name} with (force)`)),
  };
}

function choiceOf(home: string, database: string): DatabaseChoice {
  const { address } = socketIn(foldersIn(home).socket);
  const on = { connect: () => net.connect(address), password: undefined, database };
  return { driver: 'embedded', url: home, durable: false, on };
}

async function asSuperuser(home: string, run: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres({ host: foldersIn(home).socket, user: 'postgres', database: 'postgres', max: 1 });
  try {
    await run(sql);
  } finally {
    await sql.end();
  }
}
