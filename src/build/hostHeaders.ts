/**
 * Security and cache headers: written into dist/ for the common static hosts (hostFiles.ts) and sent by the
 * local server too, so that what is tested is what is hosted.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Connect, Plugin, ResolvedConfig, Rolldown } from 'vite';
import { campaign } from '../campaign.ts';
import { BACKEND, EMBED, localHref, plainPath } from '../core/address.ts';
import { LOCALES } from '../core/locale.ts';
import type { MapTiles } from '../campaign/types.ts';
import { ADDRESSES, isPageIn, pagePaths } from './addresses.ts';
import { FOR_HOSTS, hostFiles, type HeaderRule } from './hostFiles.ts';
import { inlineHashes, type InlineHashes } from './inlineHashes.ts';
import { linkFileOf } from './linkFiles.ts';
import { NOT_FOUND, notFoundPage } from './notFoundPage.ts';

const YEAR = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** What other sites may show in a frame does nothing but show: no script, no form, nothing fetched but its own style and letters. */
const EMBED_POLICY = [
  `default-src 'none'`,
  `style-src 'self'`,
  `font-src 'self'`,
  `img-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  'frame-ancestors *',
].join('; ');

/**
 * @param inline CSP hashes of what stands in the page itself.
 * @param backend origin of a hosted backend, if any.
 * @param tiles the map's tiles, if the campaign has any; they are fetched.
 */
export function headerRules(
  inline: InlineHashes,
  backend: string | undefined,
  tiles: MapTiles | null = campaign.field.tiles,
): HeaderRule[] {
  // Its Realtime, too: a policy's https does not stand for wss.
  const told = backend?.replace(/^http/, 'ws');
  const reached = ["'self'", backend, told, tiles && new URL(tiles.url).origin].filter(Boolean);
  const csp = [
    `default-src 'self'`,
    `script-src 'self' ${inline.scripts.join(' ')}`.trim(),
    `style-src 'self' ${inline.styles.join(' ')}`.trim(),
    `img-src ${["'self'", backend, 'data:', 'blob:'].filter(Boolean).join(' ')}`,
    `connect-src ${reached.join(' ')}`,
    `frame-src ${new URL(campaign.video.embed).origin}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
  return [
    {
      path: /^\//,
      pattern: '/*',
      headers: {
        'Content-Security-Policy': csp,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
    },
    { path: /^\/assets\//, pattern: '/assets/*', headers: { 'Cache-Control': YEAR } },
    { path: /^\/(index\.html|shell\.html)?$/, pattern: '/', headers: { 'Cache-Control': REVALIDATE } },
    ...LOCALES.map((locale) => localHref('/', locale))
      .filter((landing) => landing !== '/')
      .map((landing) => ({
        path: new RegExp(`^${landing}(index\\.html)?$`),
        pattern: landing,
        headers: { 'Cache-Control': REVALIDATE },
      })),
    ...['/embed/', '/es/embed/'].map((below) => ({
      path: new RegExp(`^${below}`),
      pattern: `${below}*`,
      headers: { 'Content-Security-Policy': EMBED_POLICY, 'Cache-Control': REVALIDATE },
    })),
    { path: /^\/sw\.js$/, pattern: '/sw.js', headers: { 'Cache-Control': REVALIDATE } },
    { path: /^\/shell\.html$/, pattern: '/shell.html', headers: { 'Cache-Control': REVALIDATE } },
  ];
}

export function hostHeaders(): Plugin {
  let config: ResolvedConfig;
  const backend = () => {
    const url: unknown = config.env['VITE_SUPABASE_URL'] ?? process.env['VITE_SUPABASE_URL'];
    return typeof url === 'string' && url ? new URL(url).origin : undefined;
  };
  return {
    name: 'campaign:host-headers',
    configResolved: (resolved) => void (config = resolved),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') return;
        const rules = headerRules(inlineHashes(String(index.source)), backend());
        const { root, build } = config;
        this.emitFile({ type: 'asset', fileName: ADDRESSES, source: `${pagePaths(root).join('\n')}\n` });
        for (const { deployed, fileName, source } of hostFiles(
          rules,
          inEveryLanguage(pagePaths(root)),
          printedIn(bundle),
        )) {
          if (deployed) this.emitFile({ type: 'asset', fileName, source });
          else if (build.write) beside(root, fileName, source);
        }
      },
    },
    async configurePreviewServer(server) {
      const dist = resolve(config.root, config.build.outDir);
      const index = await readFile(join(dist, 'index.html'), 'utf8').catch(() => '');
      const rules = headerRules(inlineHashes(index), backend());
      server.middlewares.use(refuseWhatIsNoFile(dist));
      server.middlewares.use(sendHeaders(rules));
    },
  };
}

/** Answers addresses with pages, as a server of one's own does. After the backend, which knows what may be shown no more. */
export function hostPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'campaign:host-pages',
    configResolved: (resolved) => void (config = resolved),
    configurePreviewServer(server) {
      server.middlewares.use(rewriteToFile(resolve(config.root, config.build.outDir)));
    },
  };
}

/** `/vision` and `/es/vision`; the landing pages are files. */
function inEveryLanguage(paths: readonly string[]): string[] {
  return LOCALES.flatMap((locale) => paths.map((path) => localHref(path, locale))).filter(
    (path) => landingFile(path) === null,
  );
}

/** `/es/vision` of `es/vision.html`. What mails lead to is not printed for a host of files. */
function printedIn(bundle: Rolldown.OutputBundle): string[] {
  return Object.keys(bundle)
    .filter((file) => /^[^.]+\.html$/.test(file) && !NO_PAGE.test(file))
    .map((file) => `/${file.replace(/\.html$/, '')}`);
}

/** What goes into a host's own configuration is not part of what is deployed. */
function beside(root: string, fileName: string, source: string): void {
  mkdirSync(join(root, 'hosting'), { recursive: true });
  writeFileSync(join(root, 'hosting', fileName), source);
}

/** What the hosts are told is no page, and an asset that is not there is a 404 that nobody keeps. */
function refuseWhatIsNoFile(dist: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = URL.parse(request.url ?? '/', 'http://own.invalid')?.pathname ?? '/';
    const missing = path.startsWith('/assets/') && !existsSync(join(dist, path));
    if (!missing && !FOR_HOSTS.test(path)) return next();
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    response.end('Not found.\n');
  };
}

function sendHeaders(rules: readonly HeaderRule[]): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    for (const rule of rules) {
      if (rule.path.test(path))
        for (const [name, value] of Object.entries(rule.headers)) response.setHeader(name, value);
    }
    next();
  };
}

/** What an address is answered with, whatever its reader accepts; files and the backend's paths are left alone. */
function rewriteToFile(dist: string): Connect.NextHandleFunction {
  const fileFor = filesOf(dist);
  let sendNotFound: ReturnType<typeof notFoundPage> | undefined;
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const file = fileFor(path);
    if (file === NOT_FOUND) return (sendNotFound ??= notFoundPage(dist))(request, response);
    // A file keeps its query: the preview's own server reads it.
    if (file !== path) request.url = file;
    next();
  };
}

/** Which file of a build answers an address: itself where it is a file's name, else a page's, the shell or NOT_FOUND. */
export function filesOf(dist: string): (path: string) => string {
  const isPage = isPageIn(dist);
  return (path) => {
    const landing = landingFile(path);
    if (landing !== null) return landing;
    if (path === NOT_FOUND) return path;
    // A name with a dot is a file's. What is missing below /assets/ or in another site's frame is no page either.
    if (path.includes('.') || BACKEND.test(path) || path.startsWith('/assets/')) return path;
    const own = pageFile(path, dist);
    if (own !== '/shell.html') return own;
    return isPage(path) ? own : NOT_FOUND;
  };
}

/** What the build made for an address, of a public page or of a mail's link; else the shell. */
export function pageFile(path: string, dist: string): string {
  const printed = /^(\/[\w-]+)+\/?$/.test(path) ? `${path.replace(/\/$/, '').slice(1)}.html` : null;
  const own = linkFileOf(path) ?? printed;
  if (own !== null && !NO_PAGE.test(own) && existsSync(join(dist, own))) return `/${own}`;
  // Under its policy the shell could start nothing.
  return EMBED.test(path) ? path : '/shell.html';
}

/** The files that several addresses are answered with belong to no single page. */
const NO_PAGE = /(^|\/)(index|shell|404)\.html$/;

/** The landing page's file in the language of an address; null for every other page. */
export function landingFile(path: string): string | null {
  return plainPath(path) === '/' ? `${path.replace(/\/$/, '')}/index.html` : null;
}
