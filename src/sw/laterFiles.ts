/**
 * The code of the pages beyond the first: not part of the first visit's precache, fetched once a page says it is idle, so
 * that every page opens offline after one visit without the first one paying for it. It comes in packs (build/packs.ts), of
 * which a page's first use takes its files. What is large and few people's is fetched when their page asks for it.
 */

export interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
  /** Written by build/firstFiles.ts. */
  readonly later?: 'idle' | 'asked';
  /** Of a pack: the code in it, by its names below `assets/`. */
  readonly holds?: readonly string[];
}

const CACHE = 'later-files';

/** So many are fetched at the same time: all at once they keep a phone from the page that somebody looks at. */
const AT_ONCE = 4;

/** A page asks for its files together; a worker that stays awake needs no megabytes for the next page, ms. */
const OPEN_MS = 10_000;

/** A page's files come within this from its pack, ms; keeping each by itself would be in their way. */
const KEEP_AFTER_MS = 3_000;

export const packFileName = (kind: string, hash: string): string => `assets/pack-${kind}-${hash}.json`;

export interface Files {
  readonly first: PrecacheEntry[];
  /** Paths. */
  readonly idle: string[];
  readonly asked: string[];
  /** Of a path its pack's. */
  readonly packs: ReadonlyMap<string, string>;
}

export function splitManifest(entries: readonly PrecacheEntry[]): Files {
  const paths = (when: PrecacheEntry['later']) =>
    entries.filter(({ later }) => later === when).map(({ url }) => `/${url}`);
  const packs = entries.flatMap(({ url, holds = [] }) => holds.map((name) => [`/assets/${name}`, `/${url}`] as const));
  return {
    first: entries.filter(({ later }) => !later),
    idle: paths('idle'),
    asked: paths('asked'),
    packs: new Map(packs),
  };
}

const isPack = (path: string) => path.startsWith('/assets/pack-');

/**
 * Fetches what is not kept yet and lets go of what this version no longer has: of older packs only once its own are here, because most
 * of what they hold is in both. One lost file does not stop the others.
 * Never rejects: a full device keeps what fits. What is missing is asked for again on the next visit, and once the network is back.
 * @param others paths that stay if they are kept, and are not fetched.
 */
export async function keepLater(files: readonly string[], others: Iterable<string> = []): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    const kept = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
    const wanted = new Set([...files, ...others]);
    const older = [...kept].filter((path) => !wanted.has(path));
    const drop = (paths: readonly string[]) => Promise.all(paths.map((path) => cache.delete(path)));
    const olderPacks = older.filter(isPack);
    const ownPacks = [...wanted].filter(isPack);
    // Room is made before it is taken.
    await drop(older.filter((path) => !isPack(path)));
    const isFull = await fetchAll(cache, files, kept);
    if (isFull || ownPacks.every((path) => kept.has(path))) await drop(olderPacks);
    if (isFull && olderPacks.length > 0) await fetchAll(cache, files, kept);
  } catch {
    // No storage at all: every page still comes over the network.
  }
}

/**
 * @param kept what is there already; what comes is added.
 * @returns whether there was no room for one.
 */
async function fetchAll(cache: Cache, files: readonly string[], kept: Set<string>): Promise<boolean> {
  const missing = files.filter((file) => !kept.has(file));
  let isFull = false;
  const fetchOn = async () => {
    for (let file = missing.shift(); file !== undefined; file = missing.shift()) {
      try {
        await cache.add(file);
        kept.add(file);
      } catch (cause) {
        isFull ||= cause instanceof DOMException && cause.name === 'QuotaExceededError';
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchOn));
  return isFull;
}

/**
 * Names with a hash never change: what is kept is right. What was asked for once is kept by itself: there the browser keeps what
 * it made of the code, too.
 */
export function answerLater(packs: Files['packs']): (asked: { readonly request: Request }) => Promise<Response> {
  return async ({ request }) => {
    const kept = await keptFile(request.url);
    if (kept) return kept;
    const taken = await takenFrom(packs, new URL(request.url).pathname);
    if (taken) {
      const own = taken.clone();
      // Nobody waits for it, an update least of all: in its pack it is kept anyway.
      setTimeout(() => void keep(request.url, own).catch(() => undefined), KEEP_AFTER_MS);
      return taken;
    }
    // No rejection for want of a network: what this rejects with is a mistake of ours, and counted.
    const response = await fetch(request).catch(() => Response.error());
    if (response.ok) await keep(request.url, response.clone()).catch(() => undefined);
    return response;
  };
}

/** By address alone: a host's `Vary: Origin` would tell a module's request from the one that fetched it. */
export const keptFile = (address: string): Promise<Response | undefined> =>
  caches.match(address, { cacheName: CACHE, ignoreVary: true }).catch(() => undefined);

async function keep(address: string, response: Response) {
  const cache = await caches.open(CACHE);
  await cache.put(address, response);
}

type Codes = Readonly<Record<string, unknown>>;

const opened = new Map<string, Promise<Codes | null>>();

/** null: neither its pack nor an older version's has it. */
async function takenFrom(packs: Files['packs'], path: string): Promise<Response | null> {
  const own = packs.get(path);
  if (own === undefined) return null;
  const name = path.replace('/assets/', '');
  const code = (await openPack(own))?.[name] ?? (await fromOlderPack(own, name));
  return typeof code === 'string' ? new Response(code, { headers: { 'content-type': 'text/javascript' } }) : null;
}

/** Where this version's pack has not come yet: a name with a hash is the same code in every version. */
async function fromOlderPack(own: string, name: string): Promise<unknown> {
  const cache = await caches.open(CACHE).catch(() => null);
  const kept = (await cache?.keys().catch(() => [])) ?? [];
  const others = kept.map(({ url }) => new URL(url).pathname).filter((path) => isPack(path) && path !== own);
  for (const other of others) {
    const code = (await openPack(other))?.[name];
    if (code !== undefined) return code;
  }
  return undefined;
}

/** null for one that is not kept. What is kept and is none is let go of, so that it is fetched again. */
function openPack(pack: string): Promise<Codes | null> {
  const known = opened.get(pack);
  if (known !== undefined) return known;
  const codes = readPack(pack).catch(() => null);
  opened.set(pack, codes);
  const forget = () => opened.delete(pack);
  setTimeout(forget, OPEN_MS);
  // Kept a moment later it is found.
  void codes.then((found) => found ?? forget());
  return codes;
}

async function readPack(pack: string): Promise<Codes | null> {
  const kept = await keptFile(pack);
  if (!kept) return null;
  try {
    const codes: unknown = await kept.json();
    if (codes !== null && typeof codes === 'object') return codes as Codes; // each code in it is looked at
  } catch {
    // A page of the network's own came in its place, or half of it.
  }
  const cache = await caches.open(CACHE);
  await cache.delete(pack);
  return null;
}
