/** The built app that is served: made if asked for, of this server's own database, and checked to be this server's own. */
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { ROWS_FROM, type RowsFrom } from '../../../src/build/bakedContent.ts';
import type { Backend } from '../backend.ts';
import type { Gateway } from '../gateway/index.ts';
import { StartError } from '../startError.ts';
import { listen } from './http.ts';

/**
 * Whether what makes a build is installed: a release installs with `npm ci --omit=dev` and serves the build that comes along. Vite itself says
 * nothing of it: npm installs it there, too, since @supabase/lite may use it.
 */
export const canBuild = (root: string): boolean =>
  fs.existsSync(path.join(root, 'node_modules/@tanstack/router-plugin'));

/** Builds in a process of its own: the build's memory is given back before the server starts. Without a database, pages are printed empty. */
export function buildApp(root: string, dist: string): void {
  if (!canBuild(root)) throw new StartError('What builds the app isn’t installed here. Run:\n  npm ci');
  execFileSync('npm', buildInto(dist), { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}

const buildInto = (dist: string) => ['run', '--silent', 'build', '--', '--outDir', dist, '--emptyOutDir'];

/**
 * The same with what the database has published, words and content: a page that is printed says what is there. A CONTENT_FROM that is set has
 * said from where.
 */
export async function buildAppFrom(
  root: string,
  dist: string,
  backend: Pick<Backend, 'fetch' | 'publishableKey'>,
): Promise<void> {
  const server = await listen(
    readsOf(backend),
    (_request, response) => void response.writeHead(404).end(),
    '127.0.0.1',
    0,
  );
  // CONTENT_FROM=backend asks the server at SITE_URL: here this one, before it is open to others.
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    SITE_URL: `http://127.0.0.1:${server.port}`,
    CONTENT_FROM: process.env.CONTENT_FROM || 'backend',
  };
  try {
    await new Promise<void>((resolve, reject) => {
      const build = spawn('npm', buildInto(dist), {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
        env,
      });
      build.once('error', reject);
      build.once('exit', (code) =>
        code === 0 ? resolve() : reject(new StartError('The app could not be built. What is wrong stands above.')),
      );
    });
  } finally {
    await server.close();
  }
}

/** What anyone may read, for a build on this machine. No gateway: nothing is sent, and nothing waits. */
const readsOf = (backend: Pick<Backend, 'fetch' | 'publishableKey'>): Pick<Gateway, 'handle' | 'drain'> => {
  async function answer(url: string, response: ServerResponse, next: (error: unknown) => void): Promise<void> {
    try {
      const headers = { apikey: backend.publishableKey, accept: 'application/json' };
      const rows = await backend.fetch(url, { headers });
      response.writeHead(rows.status, { 'content-type': 'application/json' }).end(await rows.text());
    } catch (error) {
      next(error);
    }
  }
  return {
    handle: (request, response, next) => {
      const { method, url } = request;
      if (method !== 'GET' || !url?.startsWith('/rest/v1/')) return next();
      void answer(url, response, next);
    },
    drain: () => Promise.resolve(),
  };
};

/** Where the rows on a build's pages are from; undefined for one that does not say so. */
export function rowsOf(dist: string): RowsFrom | undefined {
  const file = path.join(dist, ROWS_FROM);
  const said = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : '';
  return (['sample', 'backend', 'nothing'] as const).find((one) => one === said);
}

/** The key is part of the build. With another one every request of the app would be refused, so it is looked for first. */
export function refuseForeignBuild(dist: string, publishableKey: string): void {
  if (!fs.existsSync(path.join(dist, 'index.html'))) {
    throw new StartError('There is no build to serve yet. Run:\n  npm run serve');
  }
  if (rowsOf(dist) === 'sample') {
    throw new StartError(
      'The build in dist has the sample town on its pages: it was made by npm start. Build it again by leaving out --no-build.',
    );
  }
  const assets = path.join(dist, 'assets');
  const scripts = fs.readdirSync(assets).filter((name) => name.endsWith('.js'));
  if (scripts.some((name) => fs.readFileSync(path.join(assets, name), 'utf8').includes(publishableKey))) return;
  throw new StartError(
    'The build in dist was made for another server: its publishable key is not this one’s. Build it again: npm ci && npm run serve',
  );
}
