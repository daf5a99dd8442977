/** The built app that is served: made if asked for, and checked to be this server's own. */
import { execSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '../startError.ts';

/** Builds in a process of its own: the build's memory is given back before the server starts. */
export function buildApp(root: string): void {
  execSync('npm run --silent build', { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** The key is part of the build. With another one every request of the app would be refused, so it is looked for first. */
export function refuseForeignBuild(dist: string, publishableKey: string): void {
  if (!fs.existsSync(path.join(dist, 'index.html'))) {
    throw new StartError('There is no build to serve yet. Run:\n  npm run serve');
  }
  const assets = path.join(dist, 'assets');
  const scripts = fs.readdirSync(assets).filter((name) => name.endsWith('.js'));
  if (scripts.some((name) => fs.readFileSync(path.join(assets, name), 'utf8').includes(publishableKey))) return;
  throw new StartError(
    'The build in dist was made for another server: its publishable key is not this one’s. Build it again by leaving out --no-build.',
  );
}
