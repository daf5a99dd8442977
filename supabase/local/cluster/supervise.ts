/** Runs one server process that cannot outlive this one, however this one ends. */
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Account } from './account.ts';

export interface Supervised {
  /** Resolves when the server process has ended, with the last lines of its log. */
  readonly ended: Promise<string>;
  /** Resolves with true when the server takes connections, with false if it ends before. */
  readonly ready: Promise<boolean>;
  /** `INT` shuts down in order, `QUIT` at once: the next start then replays the log of writes. */
  signal(name: 'INT' | 'QUIT'): void;
}

// The shell waits for the server and hands our signals on. When its input ends, because we are gone by whatever means,
// it ends the server. The server gets no input and none of our handles.
const watch = `
exec 3<&0
"$@" </dev/null 3<&- &
server=$!
( while read -r signal <&3; do kill -"$signal" "$server"; done; kill -QUIT "$server" ) &
reader=$!
wait "$server"
status=$?
kill "$reader"
exit "$status"`;

/** Starts `command` in `folder`. A group of its own: Ctrl-C in the terminal is ours to hand on, after the last answer. */
export function supervise(command: string, args: readonly string[], folder: string, account: Account): Supervised {
  const [program, ...rest] =
    process.platform === 'win32' ? [command, ...args] : ['/bin/sh', '-c', watch, 'postgres', command, ...args];
  const child = spawn(program, rest, { ...account, cwd: folder, detached: true, stdio: ['pipe', 'ignore', 'pipe'] });
  let log = '';
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`${error.message}\n${log}`));
    child.once('exit', () => resolve(log));
  });
  const ready = new Promise<boolean>((resolve) => {
    void ended.then(() => resolve(false));
    child.stderr.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000);
      if (log.includes('ready to accept connections')) resolve(true);
    });
  });
  child.stdin.on('error', () => undefined); // The server ended in this instant; `ended` tells.
  void ended.then(() => child.stdin.destroy());
  return {
    ended,
    ready,
    signal(name) {
      if (process.platform === 'win32') stopOnWindows(command, folder, name === 'INT' ? 'fast' : 'immediate');
      else child.stdin.write(`${name}\n`);
    },
  };
}

// There are no signals; PostgreSQL's own tool knows how.
function stopOnWindows(server: string, data: string, mode: 'fast' | 'immediate'): void {
  spawnSync(path.join(path.dirname(server), 'pg_ctl.exe'), ['stop', '-D', data, '-m', mode, '-W']);
}
