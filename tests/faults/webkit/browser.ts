/** One WebKit on one profile, commanded over a socket (pages.py), killed and started again on what it left on the disk. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { display } from '../../engines/webkit/display.ts';
import { ensureWebKit } from '../../engines/webkit/install.ts';
import type { StartBrowser } from '../engine.ts';
import { createPage, type Commanded, type Said } from './page.ts';

const LAUNCHER = path.join(import.meta.dirname, 'pages.py');
const INIT = `
  const say = (what) => webkit.messageHandlers.harness.postMessage(JSON.stringify(what));
  window.tellSaved = async (id) => say({ saved: id });
  addEventListener('pageshow', () => say({ shown: location.href }));
`;

const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach(killGroup));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

function killGroup(child: ChildProcess): void {
  try {
    // The child leads a group of its own: web processes, network process and storage die with it, in the same instant.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Dead already.
  }
}

/**
 * What is missing, and why. `sync`: WebKit has no Background Sync. `stopWorkers`: nothing of GTK's ends a worker, and this
 * one only serves the page. `fullDisk`: the quota is set when the browser starts. `forget`: each schedule has its own origin.
 */
export const startWebKit: StartBrowser = async (profile, told) => {
  const parts = ensureWebKit();
  const lineFile = path.join(profile, 'line');
  rmSync(lineFile, { force: true });
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(lineFile, resolve));
  const plugged = once(server, 'connection');
  const settings = JSON.stringify({ profile, line: lineFile, initScript: INIT });
  const child = spawn(parts.python, [LAUNCHER, settings], {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: await display(),
      GTK_A11Y: 'none',
      NO_AT_BRIDGE: '1',
      HOME: profile,
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  running.add(child);
  const exited = once(child, 'exit');
  const [socket] = (await Promise.race([plugged, exited.then(() => [null])])) as [Socket | null];
  server.close();
  if (!socket) throw new Error(`WebKit did not start. See ${profile}/console.log`);
  socket.on('error', () => socket.destroy());

  const pages = new Map<number, Commanded>();
  createInterface({ input: socket }).on('line', (text) => {
    const said = JSON.parse(text) as Said; // from pages.py
    pages.get(said.page)?.hear(said);
  });
  let opened = 0;
  return {
    async newPage(gone) {
      const number = ++opened;
      const send = (what: object) => {
        if (!socket.writable) return false;
        socket.write(`${JSON.stringify({ page: number, ...what })}\n`);
        return true;
      };
      const commanded = createPage(send, { told, gone });
      pages.set(number, commanded);
      send({ do: 'open' });
      return commanded.page;
    },
    async kill() {
      killGroup(child);
      await exited;
      running.delete(child);
      socket.destroy();
      for (const { end } of pages.values()) end();
    },
  };
};
