/** Serves the built app: the headers and pages that src/build tells every static host, and packed files where the browser takes them. */
import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { filesOf, headerRules } from '../../../src/build/hostHeaders.ts';
import { inlineHashes } from '../../../src/build/inlineHashes.ts';
import { NOT_FOUND, notFoundPage } from '../../../src/build/notFoundPage.ts';

export type FileHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Reads the names and sizes of everything in `dist` once; what is put there later is not served until the next start. */
export function serveFiles(dist: string): FileHandler {
  const rules = headerRules(inlineHashes(fs.readFileSync(path.join(dist, 'index.html'), 'utf8')), undefined);
  // No `immutable` of its own: which file may be kept is for the rules to say.
  const find = sirv(dist, { etag: true, brotli: true, gzip: true, dotfiles: false, extensions: [] });
  const fileFor = filesOf(dist);
  const sendNotFound = notFoundPage(dist);
  return (request, response) => {
    const asked = (request.url ?? '/').split('?', 1)[0] ?? '/';
    // What no rule speaks of, pages above all, is asked for again each time; the answer is mostly "not modified".
    response.setHeader('cache-control', 'no-cache');
    for (const rule of rules) {
      if (!rule.path.test(asked)) continue;
      for (const [name, value] of Object.entries(rule.headers)) response.setHeader(name, value);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.writeHead(405, { allow: 'GET, HEAD', ...plain }).end('Not allowed\n');
    }
    const file = fileFor(asked);
    if (file === NOT_FOUND) return sendNotFound(request, response);
    // The packed siblings are for sirv to choose.
    request.url = /\.(br|gz)$/.test(file) ? '/.none' : file;
    find(request, response, () => {
      response.removeHeader('cache-control');
      response.writeHead(404, plain).end('Not found\n');
    });
  };
}

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
