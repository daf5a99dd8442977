/**
 * The HTTP side of the harness: the clients' pages, workers and scripts, and the PostgREST insert. Each schedule is
 * a world of its own under its own name (w1.localhost, w2.localhost...), so also an origin of its own in the browser.
 */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Bundles } from './bundle.ts';
import { World } from './world.ts';
import type { Answer, Row } from './world.ts';

export interface FaultServer {
  /** Serves a world under a new origin. `client` may name a mutation: 'ours:lock-dropped'. */
  open(client: string, world: World): string;
  /** Forgets it; whatever still asks for it gets no answer. */
  close(origin: string): void;
  stop(): Promise<void>;
}

interface Site {
  readonly client: string;
  readonly world: World;
  readonly sockets: Set<Socket>;
}

const SLOW_MS = 400;
const PAGE = '<!doctype html><title>fault</title><link rel="icon" href="data:,"><script defer src="/page.js"></script>';

export async function startServer(bundles: Bundles): Promise<FaultServer> {
  const sites = new Map<string, Site>();
  let opened = 0;

  const server = createServer((request, response) => {
    const site = sites.get(request.headers.host ?? '');
    if (!site || site.world.cut) return void request.socket.destroy();
    if (!site.sockets.has(request.socket)) {
      site.sockets.add(request.socket);
      request.socket.once('close', () => site.sockets.delete(request.socket));
    }
    if (request.method === 'POST') return void insert(site.world, request, response);
    serve(site.client, bundles, request, response);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listening on TCP

  return {
    open(client, world) {
      const host = `w${++opened}.localhost:${port}`;
      const sockets = new Set<Socket>();
      sites.set(host, { client, world, sockets });
      world.onCut = () => {
        for (const socket of sockets) socket.destroy();
      };
      return `http://${host}`;
    },
    close(origin) {
      const host = origin.slice('http://'.length);
      for (const socket of sites.get(host)?.sockets ?? []) socket.destroy();
      sites.delete(host);
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function serve(client: string, bundles: Bundles, request: IncomingMessage, response: ServerResponse): void {
  const [name = '', mutant] = client.split(':');
  const mutation = mutant === undefined ? '' : `globalThis.MUTANT = ${JSON.stringify(mutant)};\n`;
  const [path] = (request.url ?? '').split('?');
  const send = (type: string, body: string) =>
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
  if (request.url === '/page.js') send('text/javascript', mutation + bundles.script(name, 'page'));
  else if (request.url === '/sw.js') send('text/javascript', mutation + bundles.script(name, 'worker'));
  else if (path === '/') send('text/html', PAGE);
  else if (path === '/elsewhere') send('text/html', '<!doctype html><title>elsewhere</title>');
  else response.writeHead(404).end();
}

async function insert(world: World, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const text = await body(request);
  if (text === null) return;
  const each = request.url === '/rest/v1/rpc/insert_each';
  const rows = JSON.parse(each ? String(JSON.parse(text).rows) : text) as Row[]; // our own clients' rows
  const bearer = World.bearer(request.headers.authorization);
  const log = world.arrive(
    rows.map((row) => row.id),
    bearer === 'unknown' ? null : bearer,
    String(request.headers['x-sender'] ?? ''),
  );
  response.on('finish', () => world.end(log, response.statusCode));
  response.on('close', () => world.end(log, null));

  const mode = world.takeMode();
  await world.pass('request-arrived');
  const answer = (status: number, { code, message }: { code: string; message: string }, headers = {}) =>
    response
      .writeHead(status, { 'Content-Type': 'application/json', ...headers })
      .end(JSON.stringify({ code, message }));
  const plain = (status: number, headers: Record<string, string> = {}, page = '') =>
    response.writeHead(status, { 'Content-Type': 'text/html', ...headers }).end(page);

  if (mode === 'drop') return void request.socket.destroy();
  if (mode === 'hang') return void world.onRelease.push(() => request.socket.destroy());
  if (mode === '500') return void plain(500);
  if (mode === '503') return void plain(503, { 'Retry-After': '1' });
  if (mode === '429') return void plain(429, { 'Retry-After': '1' });
  if (mode === 'html') return void plain(200, {}, '<!doctype html><title>Free WiFi</title>Please accept our terms.');
  if (bearer === 'unknown' || mode === '401' || (mode === '401-users' && bearer !== null)) {
    return void answer(401, { code: 'PGRST303', message: 'JWT expired' }, { 'WWW-Authenticate': 'Bearer' });
  }
  if (world.lacksFactor(request.headers.authorization)) {
    return void answer(403, { code: 'PT403', message: 'This needs your second factor.' });
  }
  if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));

  if (each && !world.judgesEach) {
    return void answer(404, { code: 'PGRST202', message: 'Could not find the function public.insert_each' });
  }
  const verdicts: Answer[] = each ? rows.map((row) => world.judge(log, [row])) : [world.judge(log, rows)];
  await world.pass('server-committed');
  if (mode === 'commit-then-drop') return void request.socket.destroy();
  if (mode === 'commit-then-hang') return void world.onRelease.push(() => request.socket.destroy());
  if (mode === 'commit-then-504') return void plain(504);
  const [verdict = { status: 500 }] = verdicts;
  if (each) {
    const judged = verdicts.map(({ status, body }) => ({ status, ...body }));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(judged));
  } else if (verdict.body) answer(verdict.status, verdict.body);
  else response.writeHead(verdict.status).end();
  void world.pass('answer-handed-over');
}

/** null when the sender died before it was through. */
function body(request: IncomingMessage): Promise<string | null> {
  return new Promise((resolve) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (text += chunk));
    request.on('end', () => resolve(text));
    request.on('close', () => resolve(null));
    request.on('error', () => resolve(null));
  });
}
