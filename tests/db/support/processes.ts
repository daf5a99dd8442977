/** Real processes for the tests of what several of them do to one folder. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '../../../supabase/local/root.ts';

export interface Running {
  child: ChildProcess;
  /** Everything it has printed so far, both streams. */
  output(): string;
  /** Resolves when it has printed `text`; rejects with its output if it ends first. */
  printed(text: string): Promise<void>;
  /** Resolves with its exit code, or the signal that ended it. */
  ended: Promise<number | string>;
}

/** Runs a TypeScript file of tests/db/support with the Node that runs the tests, without any input. */
export function runScript(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Running {
  const file = path.join(import.meta.dirname, name);
  const child = spawn(process.execPath, [file, ...args], {
    // A third of a server's start is spent on reading the same modules.
    env: { ...process.env, NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(child, 'close').then(([code, signal]: unknown[]) =>
    typeof code === 'number' ? code : String(signal),
  );
  return {
    child,
    ended,
    output: () => text,
    async printed(wanted) {
      while (!text.includes(wanted)) {
        const over = await Promise.race([ended.then(() => true), once(child.stdout, 'data').then(() => false)]);
        if (over && !text.includes(wanted)) throw new Error(`It ended without printing "${wanted}":\n${text}`);
      }
    },
  };
}
