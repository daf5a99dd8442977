/**
 * Finds a Chromium for the tests: Playwright's own if it is there, else one of the system, else Playwright's
 * download, else Debian's package. Prints its path when run by itself.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Quiet, sandbox-free where the user is root, and with no calls home. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Maps are drawn by WebGL; without a graphics card it is this or nothing.
  '--enable-unsafe-swiftshader',
];

export function findInstalledBrowser(): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`);
    return named;
  }
  return [chromium.executablePath(), ...SYSTEM].find((path) => path && existsSync(path)) ?? null;
}

/**
 * For journeys in their short form: Debian's Chromium without windows takes an eighth less time. It has no Background Sync, as Safari
 * and Firefox have none; what is about that, and every longer run, takes the whole one.
 */
export function findQuickBrowser(): string | null {
  const quick = '/usr/bin/chromium-headless-shell';
  const found = findInstalledBrowser();
  return found === SYSTEM[0] && !process.env['CHROMIUM_PATH'] && existsSync(quick) ? quick : found;
}

/** @throws Error saying what was tried, when no browser can be had. */
export function ensureBrowser(): string {
  const found = findInstalledBrowser();
  if (found) return found;
  console.log('No Chromium found; asking Playwright to download its own…');
  spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'install', 'chromium-headless-shell', 'chromium'],
    {
      stdio: 'inherit',
      timeout: 300_000,
    },
  );
  const downloaded = findInstalledBrowser();
  if (downloaded) return downloaded;
  if (process.platform === 'linux' && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log("Playwright could not download one; installing Debian's chromium package…");
    const apt = (...args: string[]) => execFileSync('apt-get', args, { stdio: 'inherit', timeout: 600_000 });
    try {
      apt('update');
      apt('install', '-y', '--no-install-recommends', 'chromium');
      // For the short form of journeys (findQuickBrowser); older Debians have none.
      apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell');
    } catch (cause) {
      console.error(`apt-get failed: ${String(cause)}`);
    }
  }
  const installed = findInstalledBrowser();
  if (installed) return installed;
  throw new Error(
    'The browser tests need a Chromium. Tried: Playwright’s own, the usual system paths, `playwright install chromium`' +
      ' and Debian’s package. Install one and set CHROMIUM_PATH to it.',
  );
}

if (import.meta.main) console.log(ensureBrowser());
