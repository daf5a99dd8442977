/** A screen for browsers on a machine that has none: one Xvfb for a whole run. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureWebKit } from './install.ts';

let running: Promise<string> | null = null;

/** @returns what DISPLAY must say. It ends with this process. */
export function display(): Promise<string> {
  running ??= start();
  return running;
}

async function start(): Promise<string> {
  const args = ['-displayfd', '3', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'];
  // The system ends it: a process of vitest that is stopped is told nothing first.
  const child = spawn('setpriv', ['--pdeathsig', 'KILL', ensureWebKit().display, ...args], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const pipe = child.stdio[3];
  if (!pipe) throw new Error('Xvfb has no way to say its number.');
  const [number] = (await Promise.race([once(pipe, 'data'), once(child, 'exit').then(() => ['gone'])])) as unknown[];
  child.unref();
  if ('unref' in pipe && typeof pipe.unref === 'function') pipe.unref();
  if (String(number) === 'gone') throw new Error('Xvfb did not start.');
  return `:${String(number).trim()}`;
}
