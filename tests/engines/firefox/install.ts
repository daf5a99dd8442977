/** Finds a Firefox, or installs Debian's. */
import { existsSync } from 'node:fs';
import { installFromDebian } from '../debian.ts';

const USUAL = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

function installed(): string | null {
  const named = process.env['FIREFOX_PATH'];
  if (named && !existsSync(named)) throw new Error(`FIREFOX_PATH names ${named}, which is not there.`);
  return named || (USUAL.find((path) => existsSync(path)) ?? null);
}

/** @throws Error saying what was tried, when it cannot be had. */
export function ensureFirefox(): string {
  const found = installed();
  if (found) return found;
  const tried = installFromDebian(['firefox-esr']);
  const brought = installed();
  if (brought) return brought;
  throw new Error(
    'The journeys in Firefox need one: FIREFOX_PATH, the usual places, or firefox-esr' +
      (tried ? ', which apt-get did not bring. See its words above.' : ': Debian’s package, which only root installs.'),
  );
}
