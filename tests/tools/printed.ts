/** Runs a command and keeps what it prints, for commands that run at the same time. */
import { spawn } from 'node:child_process';

export interface Printed {
  readonly status: number;
  readonly output: string;
}

const root = new URL('../..', import.meta.url).pathname;

/** @param cwd the repository, unless it is a copy of it. */
export function printed(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  cwd = root,
): Promise<Printed> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part));
    child.once('error', (error) => resolve({ status: 1, output: `${error.message}\n` }));
    child.once('close', (code) => resolve({ status: code ?? 1, output: Buffer.concat(parts).toString() }));
  });
}
