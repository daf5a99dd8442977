/** A phone with WebKit (WebKitGTK, about Safari 26): WebKitWebDriver and a launcher of our own, with storage that survives. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../supabase/local/freePort.ts';
import { startDeadSpot } from '../deadSpot.ts';
import { HEIGHT, WIDTH, type BuyPhone, type Phone } from '../phone.ts';
import { display } from './display.ts';
import { ensureWebKit } from './install.ts';
import { createWebKitTab, type Command } from './webkitTab.ts';
import { field, wire } from './wire.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const LAUNCHER = path.join(import.meta.dirname, 'launcher.py');

interface Running {
  readonly driver: ChildProcess;
  readonly session: string;
}

export const buyWebKitPhone: BuyPhone = async ({ site, initScript, visited }) => {
  const parts = ensureWebKit();
  const spot = await startDeadSpot(site, visited && Number(new URL(visited.origin).port));
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-webkit-'));
  const storage = path.join(home, 'storage');
  if (visited) fs.cpSync(visited.storage, storage, { recursive: true });
  const consoleFile = path.join(home, 'console.log');
  const settingsFile = path.join(home, 'phone.json');
  fs.writeFileSync(consoleFile, '');
  fs.writeFileSync(
    settingsFile,
    JSON.stringify({
      profile: storage,
      console: consoleFile,
      userAgent: IPHONE,
      width: WIDTH,
      height: HEIGHT,
      initScripts: initScript === undefined ? [] : [initScript],
    }),
  );
  let running: Running | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let current = '';

  async function start(): Promise<string> {
    const port = await freePort();
    const driver = spawn(parts.driver, [`--port=${port}`], {
      // A group of its own, so that a kill takes the whole browser.
      detached: true,
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: await display(),
        GTK_A11Y: 'none',
        NO_AT_BRIDGE: '1',
        HOME: home,
        LIBGL_ALWAYS_SOFTWARE: '1',
      },
    });
    const base = `http://127.0.0.1:${port}`;
    for (let tries = 0; ; tries++) {
      try {
        await wire('GET', `${base}/status`);
        break;
      } catch (cause) {
        if (tries > 100) throw cause;
        await sleep(50);
      }
    }
    const created = await wire('POST', `${base}/session`, {
      capabilities: {
        alwaysMatch: {
          pageLoadStrategy: 'normal',
          'webkitgtk:browserOptions': { binary: parts.python, args: [LAUNCHER, `--phone=${settingsFile}`] },
        },
      },
    });
    running = { driver, session: `${base}/session/${field(created, 'sessionId')}` };
    current = String(await wire('GET', `${running.session}/window`));
    return current;
  }

  /** Commands of all tabs, one after the other; each begins by turning to its tab. */
  const commandOf =
    (handle: () => string): Command =>
    (method, to, body) => {
      const done = turn.then(async () => {
        if (!running) throw new Error('The phone is off.');
        if (current !== handle()) {
          await wire('POST', `${running.session}/window`, { handle: handle() });
          current = handle();
        }
        return wire(method, running.session + to, body);
      });
      turn = done.catch(() => undefined);
      return done;
    };

  async function kill(): Promise<void> {
    if (!running) return;
    const { driver } = running;
    running = null;
    const exited = once(driver, 'exit');
    if (driver.pid !== undefined) process.kill(-driver.pid, 'SIGKILL');
    await exited;
  }

  async function end(): Promise<void> {
    if (!running) return;
    await wire('DELETE', running.session).catch(() => undefined);
    await kill();
  }

  let first = await start();
  const phone: Phone = {
    engine: 'webkit',
    origin: spot.origin,
    ...createWebKitTab(
      commandOf(() => first),
      spot.origin,
    ),
    async tab() {
      if (!running) throw new Error('The phone is off.');
      const handle = field(await wire('POST', `${running.session}/window/new`, { type: 'tab' }), 'handle');
      return createWebKitTab(
        commandOf(() => handle),
        spot.origin,
      );
    },
    offline: spot.offline,
    online: spot.online,
    storage,
    kill,
    end,
    async restart() {
      await end();
      first = await start();
    },
    console: () => Promise.resolve(fs.readFileSync(consoleFile, 'utf8').split('\n').filter(Boolean)),
    async discard() {
      await kill();
      await spot.close();
      fs.rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  return phone;
};
