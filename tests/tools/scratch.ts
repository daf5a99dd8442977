/**
 * Where a run of tests keeps what it throws away: one folder, in memory where the system has room there, which is a tenth of the
 * work of a disk. A run that was killed leaves its folder behind; the next run removes it.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** In bytes: the databases of a run and the profiles of its browsers, and as much again. */
const ROOM = 2 * 1024 ** 3;
const MEMORY = '/dev/shm';

/** The folder of the run whose main process this is. `openScratch` makes it. */
export function scratchFolder(): string {
  return path.join(place(), `campaign-run-${processes()}-${process.pid}`);
}

/** Makes it, and makes it the place for temporary files of this process and of those it starts. Returns how to remove it. */
export function openScratch(): () => void {
  removeAbandoned(place());
  const folder = scratchFolder();
  // Open to others: the account that runs a database starts its programs from here.
  fs.mkdirSync(folder, { recursive: true, mode: 0o755 });
  process.env['TMPDIR'] = folder;
  return () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Removes the folders in `where` whose processes have ended. A process of another container is unknown here, and its folder stays. */
export function removeAbandoned(where: string): void {
  const name = new RegExp(`^campaign-run-${processes()}-(\\d+)$`);
  for (const folder of fs.readdirSync(where)) {
    const pid = Number(name.exec(folder)?.[1] ?? 0);
    if (pid > 0 && !isAlive(pid)) fs.rmSync(path.join(where, folder), { recursive: true, force: true });
  }
}

let found: string | undefined;

// Asked once: afterwards os.tmpdir() is the run's own folder.
function place(): string {
  return (found ??= hasRoom(MEMORY) ? MEMORY : os.tmpdir());
}

function hasRoom(folder: string): boolean {
  try {
    fs.accessSync(folder, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(folder);
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
}

/** Which numbering of processes this one's number belongs to. */
function processes(): string {
  try {
    return /\d+/.exec(fs.readlinkSync('/proc/self/ns/pid'))?.[0] ?? '0';
  } catch {
    return '0';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
