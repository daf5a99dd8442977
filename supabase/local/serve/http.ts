/** The HTTP server around the gateway and the built app: patience with the slow, none with the silent, and an orderly end. */
import http from 'node:http';
import type { Gateway } from '../gateway/index.ts';
import { StartError } from '../startError.ts';
import { boundConnections } from './connections.ts';
import type { FileHandler } from './files.ts';

/** What was taken has this long to be answered once the server is told to end, ms. systemd's own patience is 90 s. */
const END_WITHIN = 10_000;

export interface Listening {
  readonly port: number;
  /** Takes nothing more, answers what it took and closes every connection, within 10 s. */
  close(): Promise<void>;
}

/** A connection on which nothing moves, also because nobody reads our answer, is ended after this, ms. An answer takes 30 s at most. */
const SILENT_FOR = 120_000;

/** Connections at once. Node's own bound refuses whoever comes next, and is not reached. */
const CONNECTIONS = 2_000;
/** How often node looks for heads and bodies that take too long, ms. */
const CHECK_EVERY = 5_000;

/** Rejects with StartError if the address cannot be had. */
export async function listen(
  gateway: Pick<Gateway, 'handle' | 'drain'>,
  files: FileHandler,
  host: string,
  port: number,
  silentFor = SILENT_FOR,
): Promise<Listening> {
  const server = http.createServer({ connectionsCheckingInterval: CHECK_EVERY }, (request, response) => {
    gateway.handle(request, response, (error) => {
      if (error === undefined) return files(request, response);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('Something went wrong\n');
    });
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.timeout = silentFor;
  // Longer than nginx keeps a connection to us (60 s): it must not be closed while a request is on its way.
  server.keepAliveTimeout = 75_000;
  server.maxConnections = CONNECTIONS * 2;
  boundConnections(server, CONNECTIONS);
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!code) throw error;
    const why = { EADDRINUSE: 'is taken by another program', EADDRNOTAVAIL: 'is not an address of this machine' }[code];
    throw new StartError(`${host} port ${port} ${why ?? `cannot be used (${code})`}. Set HOST and PORT.`, {
      cause: error,
    });
  }
  const address = server.address();
  return {
    port: address !== null && typeof address === 'object' ? address.port : port,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const late = setTimeout(() => server.closeAllConnections(), END_WITHIN - 500);
      await gateway.drain();
      server.closeIdleConnections();
      await closed;
      clearTimeout(late);
    },
  };
}
