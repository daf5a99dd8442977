/** Which database a start opens: PostgreSQL, or PGlite where no PostgreSQL runs. Data of the other kind is never passed over. */
import fs from 'node:fs';
import path from 'node:path';
import { findServer } from './cluster/cluster.ts';
import { StartError } from './startError.ts';
import type { DatabaseChoice } from './store.ts';

type Env = Record<string, string | undefined>;

/**
 * The database that a completed environment names (see env.ts). Throws StartError, saying what to do, if it would leave data
 * of an older or another database aside. `find` tells whether a PostgreSQL runs on this machine.
 */
export async function chooseDatabase(
  env: Env = process.env,
  find: (home: string) => Promise<unknown> = findServer,
): Promise<DatabaseChoice> {
  const { DATABASE_DRIVER: driver, DATABASE_URL: url = '' } = env;
  if (driver === 'pglite' || driver === 'postgres') return { driver, url };
  const dataDir = path.dirname(url);
  const older = path.join(dataDir, 'pglite');
  const [isThere, olderIsThere] = [fs.existsSync(url), fs.existsSync(older)];
  if (await find(url)) {
    if (olderIsThere && !isThere) throw new StartError(refusal(dataDir));
    return { driver: 'embedded', url, durable: env.DATABASE_THROWAWAY !== '1' };
  }
  if (isThere) {
    throw new StartError(
      `The data in ${url} needs PostgreSQL, and none from npm runs here. Run "npm ci" again, or bring the data to a machine ` +
        'where one does.',
    );
  }
  return { driver: 'pglite', url: older };
}

function refusal(dataDir: string): string {
  return (
    `The data in ${dataDir} is an earlier version's (PGlite), and this one keeps its data in PostgreSQL. Nothing was ` +
    'changed. Go on with it by DATABASE_DRIVER=pglite npm start, or begin anew with another DATA_DIR.'
  );
}
