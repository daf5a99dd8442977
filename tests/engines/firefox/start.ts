/** One running Firefox on a profile, driven by Playwright over WebDriver BiDi. */
import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { firefox, type BrowserContext } from 'playwright';
import { HEIGHT, WIDTH } from '../phone.ts';
import { PID_FILE } from './pidFile.ts';

/** Of a profile in use: after a kill they name a process that is gone, and the next start would wait for it. */
const LOCKS = ['lock', '.parentlock'];
export const isLock = (file: string): boolean => LOCKS.includes(basename(file));

export interface RunningFirefox {
  readonly context: BrowserContext;
  /** Every process of it at once. */
  kill(): Promise<void>;
  end(): Promise<void>;
}

export interface FirefoxSettings {
  readonly path: string;
  readonly profile: string;
  readonly initScript?: string;
}

const PREFERENCES = {
  // Playwright asks for it by emulation.setMediaFeaturesOverride, which this Firefox lacks (bidiProxy.ts).
  'ui.prefersReducedMotion': 1,
  // As on a phone. Without a desktop's settings it takes room beside the page.
  'ui.useOverlayScrollbars': 1,
  // A permission prompt has nobody who could answer it headless: storage.persist() would wait for good.
  'permissions.default.persistent-storage': 2,
  // After a kill it would ask whether the last tabs shall come back.
  'browser.sessionstore.resume_from_crash': false,
  'toolkit.startup.max_resumed_crashes': -1,
  // No calls home.
  'app.normandy.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
} as const;

export async function startFirefox({ path, profile, initScript }: FirefoxSettings): Promise<RunningFirefox> {
  const context = await firefox.launchPersistentContext(profile, {
    channel: 'moz-firefox',
    executablePath: process.execPath,
    ignoreDefaultArgs: true,
    args: [
      join(import.meta.dirname, 'bidiProxy.ts'),
      path,
      '--remote-debugging-port=0',
      '--headless',
      '--profile',
      profile,
    ],
    // Root's own, or Firefox refuses to start; and no other display than none.
    env: { ...process.env, HOME: profile },
    firefoxUserPrefs: PREFERENCES,
    viewport: { width: WIDTH, height: HEIGHT },
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });
  const closed = new Promise<void>((resolve) => context.once('close', () => resolve()));
  const group = Number(readFileSync(join(profile, PID_FILE), 'utf8'));
  if (initScript !== undefined) await context.addInitScript({ content: initScript });
  return {
    context,
    async kill() {
      process.kill(-group, 'SIGKILL');
      await closed;
      for (const lock of LOCKS) rmSync(join(profile, lock), { force: true });
    },
    end: () => context.close(),
  };
}
