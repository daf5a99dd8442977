/** Which status an address has, on a server of one's own and on `npm run preview`: every page of the app, whatever its reader accepts. */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pages } from '../../src/app/access.ts';
import { ADDRESSES, pagePaths, withFixedParts } from '../../src/build/addresses.ts';
import { hostHeaders, hostPages } from '../../src/build/hostHeaders.ts';
import { serveFiles } from '../../supabase/local/serve/files.ts';
import { root } from '../../supabase/local/root.ts';

const SHELL = '<div id="root"></div>';
const NOWHERE = '<h1>nowhere</h1><div id="root"></div>';
const FILES = {
  'index.html': '<style>a{}</style>front page',
  'es/index.html': 'portada',
  'shell.html': SHELL,
  '404.html': NOWHERE,
  'vision.html': 'the plan',
  'es/vision.html': 'el plan',
  'vision/streets.html': 'one promise',
  'community-voice/all-1.html': 'every idea',
  'embed/money/total.html': 'the books',
  'assets/app-1.js': 'run()',
  'sw.js': 'worker()',
  'robots.txt': 'User-agent: *',
  'vercel.json': '{}',
  [ADDRESSES]: `${pagePaths(root).join('\n')}\n`,
};

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-statuses-'));
const servers: http.Server[] = [];
beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
});
afterAll(() => {
  for (const server of servers) server.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

type Handle = (request: http.IncomingMessage, response: http.ServerResponse) => void;

/** What `vite preview` does with its plugins, and then with a file. */
async function asPreviewed(): Promise<Handle> {
  const steps: ((request: http.IncomingMessage, response: http.ServerResponse, next: () => void) => void)[] = [];
  const preview = { middlewares: { use: (step: (typeof steps)[number]) => void steps.push(step) } };
  for (const plugin of [hostHeaders(), hostPages()]) {
    const config = { root: folder, build: { outDir: '.' }, env: {} };
    const { configResolved, configurePreviewServer } = plugin;
    // Both are plain functions here, and read no more of what Vite gives them.
    (configResolved as (given: object) => void)(config);
    await (configurePreviewServer as (server: PreviewServer) => unknown)(preview as unknown as PreviewServer);
  }
  return (request, response) => {
    const go = (at: number): void => {
      const step = steps[at];
      if (step) return step(request, response, () => go(at + 1));
      const file = path.join(folder, request.url ?? '');
      const found = fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
      response.writeHead(found ? 200 : 404, {
        'content-type': found && file.endsWith('.html') ? 'text/html' : 'text/plain',
      });
      response.end(found ? fs.readFileSync(file) : 'Not found');
    };
    go(0);
  };
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** @param target as it is written, dots and all. */
const ask = (port: number, target: string, accept?: string, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const headers = accept === undefined ? {} : { accept };
    const request = http.request({ port, host: '127.0.0.1', path: target, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const type = response.headers['content-type'] ?? '';
        resolve({ status: response.statusCode ?? 0, type, body: Buffer.concat(parts).toString() });
      });
    });
    request.on('error', reject).end();
  });

/** Nothing, curl's, a browser's, a crawler's, a program's, a picture's, and two that are written oddly. */
const ACCEPTS = [
  undefined,
  '*/*',
  'text/html',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8',
  'text/plain;q=0.5, text/*;q=0.1',
  'application/json',
  'image/*',
  '',
  'TEXT/HTML',
];

/** Of the table of who may open what, and of the router: a new page is in here by itself. */
const known = [...pages.map((page) => page.path), ...withFixedParts(pagePaths(root))]
  .map((one) => one.replace(/\$\w+/g, 'abc-1').replace(/(.)\/$/, '$1'))
  .filter((one, at, all) => all.indexOf(one) === at);

describe.each([
  ['a server of one’s own', async () => serveFiles(folder) as Handle],
  ['npm run preview', asPreviewed],
])('%s', (_name, start) => {
  let port: number;
  beforeAll(async () => {
    const handle = await start();
    const server = http.createServer((request, response) => handle(request, response));
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port; // it listens on TCP
  });

  it('knows more than the pages of the table: those of the router, too', () => {
    expect(known.length).toBeGreaterThan(80);
    expect(known).toEqual(expect.arrayContaining(['/', '/users', '/field-ops/walk/abc-1', '/transparency/people']));
  });

  it.each(known)(
    'answers %s with a page and 200, in both languages, whatever is accepted, GET and HEAD alike',
    async (page) => {
      for (const target of [
        page,
        `/es${page === '/' ? '' : page}`,
        page === '/' ? '/es/' : `${page}/`,
        `${page}?from=mail&x=%20`,
      ]) {
        for (const accept of ACCEPTS) {
          const got = await ask(port, target, accept);
          expect([target, accept, got.status, got.type.split(';')[0]]).toEqual([target, accept, 200, 'text/html']);
          const head = await ask(port, target, accept, 'HEAD');
          expect([target, accept, head.status, head.type, head.body]).toEqual([target, accept, 200, got.type, '']);
        }
      }
    },
  );

  it('prints what is printed, and answers other pages with the shell', async () => {
    const said = async (target: string) => (await ask(port, target, '*/*')).body;
    expect(await said('/')).toContain('front page');
    expect(await said('/es')).toBe('portada');
    expect(await said('/vision')).toBe('the plan');
    expect(await said('/vision/')).toBe('the plan');
    expect(await said('/es/vision')).toBe('el plan');
    expect(await said('/vision/streets')).toBe('one promise');
    expect(await said('/community-voice/all-1')).toBe('every idea');
    expect(await said('/embed/money/total')).toBe('the books');
    for (const target of ['/%76ision', '/auth', '/admin', '/vision/parks', '/wellness'])
      expect(await said(target)).toBe(SHELL);
  });

  it.each([
    '/nowhere',
    '/es/nowhere',
    '/en/vision',
    '/fr/vision',
    '/Vision',
    '/ADMIN',
    '/vision/a/b',
    '/users/7',
    '/transparency/secrets',
    '/community-voice/all-2',
    '/engagement/all-7',
    '/index',
    '/es/index',
    '/shell',
    '/404',
    '/404.html',
    '//vision',
    '/vision//',
    '/wp-admin/setup',
    '/%',
    '/%E0%A4%A',
    '/%00',
    '/vision%2Fstreets',
    '/%F0%9F%90%9F',
    '/es/es/vision',
    `/${'a'.repeat(7000)}`,
    `/${'a/'.repeat(3000)}`,
    '/app;jsessionid=1',
    '/*',
    '/health-center',
  ])('answers %s, which is no page, with the app’s own page and 404', async (target) => {
    for (const accept of ACCEPTS) {
      const got = await ask(port, target, accept);
      expect([accept, got.status, got.type.split(';')[0], got.body]).toEqual([accept, 404, 'text/html', NOWHERE]);
      const head = await ask(port, target, accept, 'HEAD');
      expect([accept, head.status, head.type, head.body]).toEqual([accept, 404, got.type, '']);
    }
  });

  it.each([
    '/assets/app-2.js',
    '/assets/gone',
    '/assets/',
    '/vision.json',
    '/es/missing.html',
    '/wp-login.php',
    '/favicon2.ico',
    '/../package.json',
    '/vision/../../package.json',
    '/%2e%2e/package.json',
    '/.env',
    '/embed/commitment/gone',
    '/es/embed/figure/gone',
    '/share/gone-en.png',
    '/transcript.fr.vtt',
  ])('answers %s, a file that is not there, with a plain 404 and never with a page', async (target) => {
    for (const accept of ACCEPTS) {
      const got = await ask(port, target, accept);
      expect([accept, got.status]).toEqual([accept, 404]);
      expect(got.type).not.toContain('html');
      expect(got.body).not.toContain('root');
      expect([accept, (await ask(port, target, accept, 'HEAD')).status]).toEqual([accept, 404]);
    }
  });

  it('gives files as they are', async () => {
    expect((await ask(port, '/assets/app-1.js', 'text/html')).body).toBe('run()');
    expect((await ask(port, '/sw.js')).status).toBe(200);
    expect((await ask(port, '/robots.txt')).body).toContain('User-agent');
  });
});

it('a page that a server of one’s own does not know may not be kept, and its policy is every page’s', async () => {
  const server = http.createServer((request, response) => serveFiles(folder)(request, response));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const got = await fetch(`http://127.0.0.1:${port}/nowhere`);
  expect(got.headers.get('cache-control')).toBe('no-cache');
  expect(got.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect((await fetch(`http://127.0.0.1:${port}/nowhere`, { method: 'POST' })).status).toBe(405);
});
