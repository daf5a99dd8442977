/** Makes a browser older than it is: the newer calls are taken out of its pages and of its service worker. */
import http from 'node:http';

/** Calls that the oldest supported browsers, or a page without a secure address, lack: the build lowers syntax, not these. */
const NEWER = {
  'globalThis.AbortSignal': ['any', 'timeout'],
  'globalThis.Promise': ['withResolvers', 'try'],
  'globalThis.Array': ['fromAsync'],
  'globalThis.Object': ['groupBy'],
  'globalThis.Map': ['groupBy'],
  'globalThis.Set.prototype': ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
  'globalThis.Iterator?.prototype': ['map', 'filter', 'take', 'drop', 'toArray', 'some', 'every', 'find', 'forEach'],
  'globalThis.URL': ['parse', 'canParse'],
  'globalThis.Crypto?.prototype': ['randomUUID'],
  'globalThis.StorageManager?.prototype': ['persist', 'persisted', 'estimate'],
  'globalThis.ServiceWorkerRegistration?.prototype': ['sync', 'periodicSync'],
  'Object.getPrototypeOf(navigator)': ['locks', 'share', 'canShare'],
  globalThis: [
    'BarcodeDetector',
    'BroadcastChannel',
    'SyncManager',
    'cancelIdleCallback',
    'requestIdleCallback',
    'scheduler',
  ],
} as const;

/** Runs before every script of a page, and first in the worker. */
export const OLDER = Object.entries(NEWER)
  .map(
    ([holder, calls]) =>
      `((of) => { if (of) for (const call of ${JSON.stringify(calls)}) delete of[call]; })(${holder});`,
  )
  .join('\n');

export interface OlderSite {
  readonly url: string;
  close(): Promise<void>;
}

/** The site as it is, but for its worker, which begins with OLDER: no init script of a driver reaches a worker. */
export async function olderSite(site: string): Promise<OlderSite> {
  const server = http.createServer((request, response) => {
    const { method, url = '/' } = request;
    // The worker's text is added to, so it must come as it is.
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    // A connection each: one that is used again may be closed at the far end at that moment, and that is not what is tried here.
    const ahead = http.request(new URL(url, site), { method, headers, agent: false }, (answer) => {
      const { 'content-length': length, ...others } = answer.headers;
      const worker = url.startsWith('/sw.js');
      response.writeHead(answer.statusCode ?? 502, worker || length === undefined ? others : answer.headers);
      if (worker) response.write(`${OLDER}\n`);
      answer.pipe(response);
    });
    ahead.on('error', () => response.destroy());
    response.on('close', () => ahead.destroy());
    request.pipe(ahead);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The older site has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
