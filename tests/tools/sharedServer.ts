/** One PostgreSQL for all test files of a run: each asks it for a database of its own, a copy of a migrated or of a seeded one. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { openBackend } from '../../supabase/local/backend.ts';
import { openCluster } from '../../supabase/local/cluster/cluster.ts';
import { foldersIn } from '../../supabase/local/cluster/initdb.ts';
import { database as migrated, owner } from '../../supabase/local/cluster/roles.ts';
import type { DatabaseChoice } from '../../supabase/local/store.ts';
import { copyTree, makeImage } from './images.ts';
import { asSuperuser, choiceOf } from './onServer.ts';

const seeded = `${migrated}_seeded`;

/** Names its folder to processes that a run starts. */
export const SHARED_SERVER = 'CAMPAIGN_SHARED_SERVER';

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
  // Fourteen connections a database that is open: two files at once with a few that a test opens itself, or a dozen servers of journeys.
  const cluster = await openCluster(home, { durable: false, connections: 200 });
  const stop = async () => {
    await cluster.close();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    await asSuperuser(home, (sql) => sql.unsafe(creating(seeded, migrated)));
    await (await openBackend({ database: choiceOf(home, seeded), seed: true })).close();
    await asSuperuser(home, (sql) => sql.unsafe('analyze'), seeded);
    // A template that someone is connected to can't be copied.
    await asSuperuser(home, async (sql) => {
      for (const name of [migrated, seeded]) await sql.unsafe(`alter database ${name} allow_connections false`);
    });
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
  await asSuperuser(home, (sql) => sql.unsafe(creating(name, template)));
  return {
    choice: choiceOf(home, name),
    connect: (max, user) => postgres({ host: foldersIn(home).socket, user, database: name, max }),
    remove: () => asSuperuser(home, (sql) => sql.unsafe(`drop database ${name} with (force)`)),
  };
}

// Of its files, not through the log of writes: a third of the work.
const creating = (name: string, template: string): string =>
  `create database ${name} owner ${owner} template ${template} strategy file_copy`;
