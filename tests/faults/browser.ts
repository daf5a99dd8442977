/**
 * One Chromium on one profile, started so that it can be killed for real (SIGKILL, whole process group) and
 * started again on what it left on the disk.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chromium } from 'playwright';
import type { BrowserContext, CDPSession } from 'playwright';
import { BROWSER_ARGS, ensureBrowser } from '../tools/browser.ts';

export interface Browser {
  readonly context: BrowserContext;
  /** A session of a page of its own, for what concerns the whole profile. */
  readonly control: CDPSession;
  /** Id of the origin's worker registration, once the browser has told. */
  registration(origin: string): string | undefined;
  kill(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach(killGroup));
// Without a listener a signal ends the process past its 'exit', and the browsers would stay.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

function killGroup(child: ChildProcess): void {
  try {
    // The child leads a group of its own: renderers and network service die with it, in the same instant.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Dead already.
  }
}

/** @param told called with the id of every submission whose page told the person that it is saved. */
export async function startBrowser(profile: string, told: (id: string) => void): Promise<Browser> {
  const child = spawn(
    ensureBrowser(),
    [
      ...BROWSER_ARGS,
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      // A second tab is in the background here, as on a phone, but must not be slowed to one timer a minute.
      '--disable-background-timer-throttling',
      '--disable-renderer-backgrounding',
      'about:blank',
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  running.add(child);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const endpoint = await devtools(child);
  const browser = await chromium.connectOverCDP(endpoint);
  const [context] = browser.contexts();
  const [blank] = context?.pages() ?? [];
  if (!context || !blank) throw new Error('Chromium started without a page.');
  await context.exposeBinding('tellSaved', (_source, id: string) => told(id));

  const registrations = new Map<string, string>();
  const control = await context.newCDPSession(blank);
  control.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) => {
    for (const { scopeURL, registrationId, isDeleted } of all) {
      if (!isDeleted) registrations.set(new URL(scopeURL).origin, registrationId);
    }
  });
  await control.send('ServiceWorker.enable');

  return {
    context,
    control,
    registration: (origin) => registrations.get(origin),
    async kill() {
      killGroup(child);
      await exited;
      running.delete(child);
      await browser.close().catch(() => undefined);
    },
  };
}

/** The address Chromium prints when it is ready. Rejects when it ends before, with what it said. */
function devtools(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('exit', (code) => reject(new Error(`Chromium ended (${code}) before it listened:\n${said}`)));
    child.stderr?.on('data', (chunk: Buffer) => {
      if (said.length < 10_000) said += chunk.toString();
      const address = /listening on (ws:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
  });
}
