/** The embedded database's folder, and the lock that keeps a second process out of it: two writers corrupt it silently. */
import fs from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { root } from './root.ts';

/** A held lock. Release it once for every time it was taken; the process's end releases it too. */
export interface DataDirLock {
  readonly dir: string;
  release(): void;
}

/** The folder belongs to a live process. The message names it and says what to do. */
export class DataDirInUseError extends Error {
  override readonly name = 'DataDirInUseError';
}

interface Held {
  count: number;
  database: DatabaseSync;
}

// On globalThis, because Vite loads its configuration as a bundle of its own: the same file, another module instance.
const registry = globalThis as typeof globalThis & { [key: symbol]: Map<string, Held> | undefined };
const heldLocks = (registry[Symbol.for('campaign-hub.data-dir-locks')] ??= begin());

/**
 * Creates `dir` if need be and locks it for this process. Throws DataDirInUseError if another live process has it.
 *
 * The lock is the operating system's lock on a SQLite file, not a pid in a text file: it ends with its process however
 * that ends, a reused pid cannot be taken for it, and two processes cannot both take over a dead one's.
 */
export async function lockDataDir(dir: string): Promise<DataDirLock> {
  fs.mkdirSync(dir, { recursive: true });
  const real = fs.realpathSync(dir);
  const known = heldLocks.get(real);
  if (known) known.count += 1;
  else heldLocks.set(real, { count: 1, database: await acquire(real) });
  let released = false;
  return {
    dir: real,
    release() {
      if (released) return;
      released = true;
      unlock(real);
    },
  };
}

async function acquire(dir: string): Promise<DatabaseSync> {
  const { DatabaseSync: Database } = await import('node:sqlite');
  const database = new Database(path.join(dir, 'lock'), { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (error instanceof Error && /locked|busy/i.test(error.message))
      throw new DataDirInUseError(inUse(dir), { cause: error });
    throw error;
  }
  // Only for the message above: the lock is what counts, so a file left behind by a killed process does no harm.
  fs.writeFileSync(ownerFile(dir), JSON.stringify({ pid: process.pid, since: new Date().toISOString() }));
  return database;
}

/** One listener for all of them, however many a process opens one after the other. */
function begin(): Map<string, Held> {
  const held = new Map<string, Held>();
  process.once('exit', () => {
    for (const dir of held.keys()) fs.rmSync(ownerFile(dir), { force: true });
  });
  return held;
}

function unlock(dir: string): void {
  const held = heldLocks.get(dir);
  if (!held || --held.count > 0) return;
  heldLocks.delete(dir);
  fs.rmSync(ownerFile(dir), { force: true });
  held.database.close();
}

function ownerFile(dir: string): string {
  return path.join(dir, 'owner.json');
}

function inUse(dir: string): string {
  const shown = path.relative(root, dir).startsWith('..') ? dir : `./${path.relative(root, dir)}`;
  return (
    `The data directory ${shown} is in use by ${owner(dir)}.\n` +
    'Two processes on one database would destroy it, so this one stops here. Either end the other one, or start with a ' +
    `directory and a port of your own:\n  DATA_DIR=${shown}-2 PORT=4174 npm start`
  );
}

function owner(dir: string): string {
  try {
    const { pid, since } = JSON.parse(fs.readFileSync(ownerFile(dir), 'utf8'));
    return `process ${Number(pid)}, since ${String(since)}`;
  } catch {
    return 'another process'; // It took the lock this instant and has not signed yet.
  }
}
