/** A static host as a campaign would use one: brotli, the headers of dist/_headers, the shell for unknown paths. */
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  // The map's worker.
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.vtt': 'text/vtt',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
};
const COMPRESSED = new Set(['.html', '.js', '.mjs', '.css', '.svg', '.webmanifest', '.vtt', '.txt', '.xml']);

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

export interface StaticServer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * @param edit changes a page's HTML before it is sent (the floor without scripts).
 * @param api answers addresses below /rest/v1, queries included, so that the page's reads find something. May be a promise.
 */
export async function serveStatic(
  root: string,
  edit: (html: string) => string = (html) => html,
  api: (address: string) => unknown = () => [],
): Promise<StaticServer> {
  const cache = new Map<string, Buffer>();
  const rules = readHeaderRules(join(root, '_headers'));

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const path = normalize(decodeURIComponent((request.url ?? '/').split('?', 1)[0] ?? '/'));
    if (path.startsWith('/rest/v1')) {
      // As PostgREST answers an insert: anything else is no receipt, and what the page sent would be sent again and again.
      if (request.method === 'POST' && !path.startsWith('/rest/v1/rpc/')) return void response.writeHead(201).end();
      response.writeHead(200, { 'content-type': 'application/json' });
      return void Promise.resolve(api(request.url ?? '')).then((rows) => response.end(JSON.stringify(rows)));
    }
    const named = join(root, path.endsWith('/') ? `${path}index.html` : path);
    // `vision` is a page, and a folder with the pages below it.
    const file = [named, `${named}.html`].find(isFile) ?? join(root, 'shell.html');
    const type = extname(file);
    for (const [name, value] of rules(path)) response.setHeader(name, value);
    response.setHeader('content-type', TYPES[type] ?? 'application/octet-stream');
    if (!COMPRESSED.has(type)) return createReadStream(file).pipe(response);
    let body = cache.get(file);
    if (!body) {
      const text = readFileSync(file, 'utf8');
      const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      body = brotliCompressSync(type === '.html' ? edit(text) : text, options);
      cache.set(file, body);
    }
    response.writeHead(200, { 'content-encoding': 'br', 'content-length': body.length });
    return response.end(body);
  };

  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no address.');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Netlify's _headers: a path, then indented `Name: value` lines; all matching rules apply, later ones win. */
function readHeaderRules(file: string): (path: string) => [string, string][] {
  const rules: { pattern: RegExp; headers: [string, string][] }[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
    else if (line.startsWith('/')) {
      const pattern = line
        .trim()
        .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
        .replaceAll('*', '.*');
      rules.push({ pattern: new RegExp(`^${pattern}$`), headers: [] });
    }
  }
  return (path) => rules.filter((rule) => rule.pattern.test(path)).flatMap((rule) => rule.headers);
}
