/** What `npm ci` runs at its end. Plain JavaScript that an old Node reads, too. */
import { readdirSync, rmSync } from 'node:fs';

// The Node that runs npm: the one that runs this is the pinned one, which has been installed by now.
const version = /node\/v([\d.]+)/.exec(process.env.npm_config_user_agent || '');
if (version && Number.parseInt(version[1], 10) < 20) {
  console.error(`Campaign Hub needs Node 20 or newer to install. This is Node ${version[1]}.`);
  process.exit(1);
}

// The pinned Node's C headers, 67 MB: nothing here compiles an addon.
const folder = new URL('../../node_modules/node/node_modules/', import.meta.url);
try {
  for (const name of readdirSync(folder)) rmSync(new URL(`${name}/include/`, folder), { recursive: true, force: true });
} catch (error) {
  if (error.code !== 'ENOENT') throw error;
}
