/** Installs what Debian has of an engine where it is missing, as the Chromium is installed. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether it could be tried at all: on Debian's kin, as root. What apt says goes to the terminal. */
export function installFromDebian(packages: readonly string[]): boolean {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  console.log(`Installing Debian's ${packages.join(', ')}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    // Somebody else may be installing at the same moment.
    execFileSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], { stdio: 'inherit', timeout: 900_000, env });
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...packages);
  } catch (cause) {
    console.error(`apt-get failed: ${String(cause)}`);
  }
  return true;
}
