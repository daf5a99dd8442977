/**
 * The server all clients send to: the PostgREST insert (an array is one statement: all rows or none), a round trip
 * of fixed length, and the count of what arrived when. Each measurement has a host of its own, so an origin of its own.
 */
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Scripts } from './bundle.ts';
import { POISON } from './clients/protocol.ts';
import type { Row } from './clients/protocol.ts';

export interface Site {
  readonly client: string;
  /** Milliseconds between a request's arrival and its answer. */
  readonly rtt: number;
  readonly table: Set<string>;
  requests: number;
  /** Rows that were in the table already when they came: none, unless a client sends twice. */
  twice: number;
  /** Epoch ms with fractions, when the last row was taken. */
  lastKeptAt: number;
}

export interface BenchServer {
  open(client: string, rtt: number): { readonly origin: string; readonly site: Site };
  stop(): void;
}

export const epochNow = () => performance.timeOrigin + performance.now();

export async function startServer(scripts: Scripts): Promise<BenchServer> {
  const sites = new Map<string, Site>();
  const server = createServer((request, response) => {
    const site = sites.get(request.headers.host ?? '');
    if (!site) return void request.socket.destroy();
    if (request.method === 'POST') {
      void body(request).then((text) => {
        setTimeout(() => {
          if (request.url === '/rest/v1/rpc/insert_each') {
            const rows = JSON.parse(String(JSON.parse(text).rows)) as Row[]; // our own client's rows
            const judged = insertEach(site, rows);
            return response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(judged));
          }
          const { status, problem } = insert(site, JSON.parse(text) as Row[]); // our own clients' rows
          response.writeHead(status, problem ? { 'Content-Type': 'application/json' } : {});
          response.end(problem ? JSON.stringify(problem) : undefined);
        }, site.rtt);
      });
      return;
    }
    const part = request.url === '/page.js' ? 'page' : request.url === '/sw.js' ? 'worker' : null;
    const script = part && scripts(site.client, part);
    if (script) response.setHeader('Content-Type', 'text/javascript').end(script);
    else if (/\.\w+$/.test(request.url ?? '')) response.writeHead(404).end();
    else {
      response.setHeader('Content-Type', 'text/html');
      response.end('<!doctype html><title>bench</title><link rel=icon href=data:><script defer src=/page.js></script>');
    }
  });
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listening on TCP
  return {
    open(client, rtt) {
      const host = `b${sites.size + 1}.localhost:${port}`;
      const site = { client, rtt, table: new Set<string>(), requests: 0, twice: 0, lastKeptAt: 0 };
      sites.set(host, site);
      return { origin: `http://${host}`, site };
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function insert(site: Site, rows: readonly Row[]) {
  site.requests++;
  const refused = (status: number, code: string, message: string) => ({ status, problem: { code, message } });
  if (rows.some((row) => row.name === POISON)) {
    return refused(400, '23514', 'new row for relation "notes" violates check constraint "notes_name_check"');
  }
  const known = rows.filter((row) => site.table.has(row.id));
  site.twice += known.length;
  if (known.length > 0) return refused(409, '23505', 'duplicate key value violates unique constraint "notes_pkey"');
  for (const row of rows) site.table.add(row.id);
  site.lastKeptAt = epochNow();
  return { status: 201, problem: null };
}

/** Each row by itself, as supabase/migrations (row_by_row) does: one request. */
function insertEach(site: Site, rows: readonly Row[]) {
  const before = site.requests;
  const judged = rows.map((row) => {
    const { status, problem } = insert(site, [row]);
    return { status, ...problem };
  });
  site.requests = before + 1;
  return judged;
}

async function body(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
