/** Makes the files of a new cluster, whole or not at all. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { give, type Account } from './account.ts';
import { makePassword, passwordIn, type Transport } from './access.ts';
import type { Binaries } from './binaries.ts';
import { StartError } from '../startError.ts';

/** The name that a server process uses for its data directory; see `dataArgument`. */
export interface ClusterFolders {
  /** The folder of everything, 0700 and the account's. */
  home: string;
  /** PostgreSQL's own files. */
  data: string;
  /** Where the server listens. Nobody but the account (and root) can reach it. */
  socket: string;
}

export function foldersIn(home: string): ClusterFolders {
  return { home, data: path.join(home, 'data'), socket: path.join(home, 'socket') };
}

/**
 * How a server process started in the folder `data` names it. On Linux not by its path: an account that may not enter a
 * folder above (a DATA_DIR below /root) can't follow the path, but is already inside.
 */
export function dataArgument(data: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : data;
}

export interface ClusterPlan {
  readonly account: Account;
  readonly durable: boolean;
  readonly transport: Transport;
}

/** Creates what is missing in `home`. A half-made cluster of a start that was ended is thrown away and made again. */
export function prepareCluster(home: string, binaries: Binaries, plan: ClusterPlan): ClusterFolders {
  const { account, durable, transport } = plan;
  const folders = foldersIn(home);
  makeFolder(home, account);
  makeFolder(folders.socket, account);
  if (fs.existsSync(path.join(folders.data, 'PG_VERSION'))) {
    if (transport === 'tcp' && passwordIn(home) === undefined) throw new StartError(noPassword(home));
    return folders;
  }
  const draft = path.join(home, 'data.new');
  fs.rmSync(draft, { recursive: true, force: true });
  makeFolder(draft, account);
  // Trust: whoever can reach the socket is the account itself or root, and no password has to lie anywhere.
  const access =
    transport === 'socket'
      ? ['-A', 'trust']
      : ['-A', 'scram-sha-256', `--pwfile=${path.join('..', makePassword(home, account))}`];
  const disk = durable ? [] : throwaway;
  const made = spawnSync(binaries.initdb, ['-D', dataArgument(draft), ...flags, ...access, ...disk], {
    ...account,
    cwd: draft,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  fs.renameSync(draft, folders.data);
  return folders;
}

// The collation is PostgreSQL's own, the same on every machine, and knows the letters of other languages.
const flags =
  '-U postgres -E UTF8 --no-instructions --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8'.split(' ');

// What is thrown away is copied often: its log of writes is kept small.
const throwaway = '--no-sync --wal-segsize=1 --set min_wal_size=2MB'.split(' ');

function makeFolder(folder: string, account: Account): void {
  if (fs.existsSync(folder)) return;
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  give(folder, account);
}

function noPassword(home: string): string {
  return (
    `The database in ${home} was made to be reached by a socket, and there is none here. Make a backup of it where it ran ` +
    '("npm run backup") and restore that here ("npm run restore").'
  );
}
