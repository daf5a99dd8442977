/**
 * The code of the pages beyond the first: not part of the first visit's precache, fetched once a page says it is idle, so
 * that every page opens offline after one visit without the first one paying for it.
 */

export interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
}

const CACHE = 'later-files';
/** vite.config.ts puts these chunks there. */
const FOLDER = 'assets/later/';

export function splitManifest(entries: readonly PrecacheEntry[]): { first: PrecacheEntry[]; later: string[] } {
  return {
    first: entries.filter(({ url }) => !url.startsWith(FOLDER)),
    later: entries.filter(({ url }) => url.startsWith(FOLDER)).map(({ url }) => `/${url}`),
  };
}

/** Fetches what is not kept yet and lets go of what this version no longer has. One lost file does not stop the others. */
export async function keepLater(files: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  await Promise.allSettled(files.filter((file) => !kept.has(file)).map((file) => cache.add(file)));
  const wanted = new Set(files);
  await Promise.all([...kept].filter((file) => !wanted.has(file)).map((file) => cache.delete(file)));
}

/** Names with a hash never change: what is kept is right. */
export async function answerLater({ request }: { request: Request }): Promise<Response> {
  const cache = await caches.open(CACHE);
  // By address alone: a host's `Vary: Origin` would tell a module's request from the one that fetched it.
  const kept = await cache.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request.url, response.clone()).catch(() => undefined);
  return response;
}
