/** Which database a start opens: the embedded PostgreSQL, or a server of the campaign's own. */
import fs from 'node:fs';
import path from 'node:path';
import { findServer } from './cluster/cluster.ts';
import { StartError } from './startError.ts';
import type { DatabaseChoice } from './store.ts';

type Env = Record<string, string | undefined>;

/**
 * The database that a completed environment names (see env.ts). Throws StartError, saying what to do, where no PostgreSQL
 * from npm runs, or if it would leave an older version's data aside. `find` tells whether one runs on this machine.
 */
export async function chooseDatabase(
  env: Env = process.env,
  find: (home: string) => Promise<unknown> = findServer,
): Promise<DatabaseChoice> {
  const { DATABASE_DRIVER: driver, DATABASE_URL: url = '' } = env;
  if (driver === 'postgres') return { driver, url };
  const dataDir = path.dirname(url);
  if (!(await find(url))) throw new StartError(noServer(fs.existsSync(url) ? url : undefined));
  if (fs.existsSync(path.join(dataDir, 'pglite')) && !fs.existsSync(url)) throw new StartError(refusal(dataDir));
  return { driver: 'embedded', url, durable: env.DATABASE_THROWAWAY !== '1' };
}

/** @param data where data lies already, if it does. */
function noServer(data: string | undefined): string {
  return (
    'The PostgreSQL that npm installed does not run on this system; on Alpine and other musl systems none does. ' +
    `${data === undefined ? '' : `Your data in ${data} was not changed. `}` +
    'Run "npm ci" again, start on a system with glibc (such as Debian or Ubuntu), macOS or Windows, or name a PostgreSQL ' +
    'server of your own: DATABASE_URL=postgres://... npm start'
  );
}

function refusal(dataDir: string): string {
  return (
    `The data in ${dataDir} was made by an earlier version (PGlite), which this version cannot read. Nothing was changed. ` +
    'Start with another DATA_DIR.'
  );
}
