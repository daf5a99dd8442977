/**
 * The code of the pages beyond the first: not part of the first visit's precache, fetched once a page says it is idle, so
 * that every page opens offline after one visit without the first one paying for it. What is large and few people's is
 * fetched when their page asks for it.
 */

export interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
  /** Written by build/firstFiles.ts. */
  readonly later?: 'idle' | 'asked';
}

const CACHE = 'later-files';

/** So many are fetched at the same time: hundreds at once keep a phone from the page that somebody looks at. */
const AT_ONCE = 4;

export interface Files {
  readonly first: PrecacheEntry[];
  /** Paths. */
  readonly idle: string[];
  readonly asked: string[];
}

export function splitManifest(entries: readonly PrecacheEntry[]): Files {
  const paths = (when: PrecacheEntry['later']) =>
    entries.filter(({ later }) => later === when).map(({ url }) => `/${url}`);
  return { first: entries.filter(({ later }) => !later), idle: paths('idle'), asked: paths('asked') };
}

/**
 * Fetches what is not kept yet and lets go of what this version no longer has. One lost file does not stop the others.
 * Never rejects: a full device keeps what fits, and asks again on the next visit.
 * @param others paths that stay if they are kept, and are not fetched.
 */
export async function keepLater(files: readonly string[], others: readonly string[] = []): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    const kept = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
    const wanted = new Set([...files, ...others]);
    // Room is made before it is taken.
    await Promise.all([...kept].filter((file) => !wanted.has(file)).map((file) => cache.delete(file)));
    const missing = files.filter((file) => !kept.has(file));
    const fetchOn = async () => {
      for (let file = missing.shift(); file !== undefined; file = missing.shift()) {
        await cache.add(file).catch(() => undefined);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fetchOn));
  } catch {
    // No storage at all: every page still comes over the network.
  }
}

/** Names with a hash never change: what is kept is right. */
export async function answerLater({ request }: { request: Request }): Promise<Response> {
  const kept = await keptFile(request.url);
  if (kept) return kept;
  // No rejection for want of a network: what this rejects with is a mistake of ours, and counted.
  const response = await fetch(request).catch(() => Response.error());
  if (response.ok) await keep(request.url, response.clone()).catch(() => undefined);
  return response;
}

/** By address alone: a host's `Vary: Origin` would tell a module's request from the one that fetched it. */
export const keptFile = (address: string): Promise<Response | undefined> =>
  caches.match(address, { cacheName: CACHE, ignoreVary: true }).catch(() => undefined);

async function keep(address: string, response: Response) {
  const cache = await caches.open(CACHE);
  await cache.put(address, response);
}
