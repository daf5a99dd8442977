/** Deals with a server that an earlier process left behind, so that the next start takes over by itself. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Ends a server that still runs on the cluster in `data`. Call it only while holding the data directory's lock: whoever
 * started that server is then gone.
 */
export async function endLeftover(data: string): Promise<void> {
  const note = path.join(data, 'postmaster.pid');
  const pid = Number(fs.existsSync(note) ? fs.readFileSync(note, 'utf8').split('\n', 1)[0] : Number.NaN);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return;
  if (!serves(pid, data)) {
    // The number is another program's now. The server would take that program for itself and refuse to start.
    fs.rmSync(note);
    return;
  }
  process.kill(pid, 'SIGQUIT');
  for (let waited = 0; isAlive(pid); waited += 20) {
    if (waited === 5000) process.kill(pid, 'SIGKILL');
    await sleep(20);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch {
    return false;
  }
}

// Over, but nobody has asked for its exit code yet: in a container that can take seconds, or for ever.
function isZombie(pid: number): boolean {
  return process.platform === 'linux' && /^State:\s+Z/m.test(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
}

function serves(pid: number, data: string): boolean {
  if (process.platform === 'win32') return windowsCommandOf(pid).includes(data);
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(data);
  }
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`) === fs.realpathSync(data);
  } catch {
    return false; // Somebody else's process, or gone in this instant.
  }
}

function windowsCommandOf(pid: number): string {
  const ask = `(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').CommandLine`;
  return spawnSync('powershell.exe', ['-NoProfile', '-Command', ask], { encoding: 'utf8' }).stdout;
}
