/** Finds WebKitGTK with its WebDriver, or installs Debian's: about Safari 26 with webkit2gtk 2.50. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installFromDebian } from '../debian.ts';

const PACKAGES = ['webkit2gtk-driver', 'python3-gi', 'gir1.2-webkit2-4.1', 'xvfb'];

export interface WebKitParts {
  readonly driver: string;
  readonly display: string;
  /** The system's: another Python of the path has no python3-gi. */
  readonly python: string;
}

const PARTS: WebKitParts = { driver: '/usr/bin/WebKitWebDriver', display: '/usr/bin/Xvfb', python: '/usr/bin/python3' };

function isThere(): boolean {
  if (!Object.values(PARTS).every((file: string) => existsSync(file))) return false;
  const ask = 'import gi; gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2';
  return spawnSync(PARTS.python, ['-c', ask]).status === 0;
}

/** @throws Error saying what was tried, when it cannot be had. */
export function ensureWebKit(): WebKitParts {
  if (isThere()) return PARTS;
  const tried = installFromDebian(PACKAGES);
  if (isThere()) return PARTS;
  throw new Error(
    `The journeys in WebKit need ${PACKAGES.join(', ')}` +
      (tried
        ? ', which apt-get did not bring. See its words above.'
        : ': Debian’s packages (or Ubuntu’s), which only root installs.'),
  );
}
