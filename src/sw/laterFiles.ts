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

/**
 * Fetches what is not kept yet and lets go of what this version no longer has. One lost file does not stop the others.
 * Never rejects: a full device keeps what fits, and asks again on the next visit.
 * @param others paths that stay if they are kept, and are not fetched.
 */
export async function keepLater(files: readonly string[], others: Iterable<string> = []): Promise<void> {
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

/** What a route's handler is told. */
interface Asked {
  readonly request: Request;
  readonly event?: { waitUntil(work: Promise<unknown>): void };
}

/**
 * Names with a hash never change: what is kept is right. What was asked for once is kept by itself: there the browser keeps what
 * it made of the code, too.
 */
export function answerLater(packs: Files['packs']): (asked: Asked) => Promise<Response> {
  return async ({ request, event }) => {
    const kept = await keptFile(request.url);
    if (kept) return kept;
    const taken = await takenFrom(packs, new URL(request.url).pathname);
    if (taken) {
      const own = taken.clone();
      event?.waitUntil(pageDrawn().then(() => keep(request.url, own).catch(() => undefined)));
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

/** What a page asks for first is answered first. */
const pageDrawn = () => new Promise<void>((resolve) => setTimeout(resolve, KEEP_AFTER_MS));

type Codes = Readonly<Record<string, unknown>>;

const opened = new Map<string, Promise<Codes | null>>();

/** A pack that is not kept yet, or spoiled, has nothing to give. */
async function takenFrom(packs: Files['packs'], path: string): Promise<Response | null> {
  const pack = packs.get(path);
  if (pack === undefined) return null;
  const codes = await (opened.get(pack) ?? open(pack));
  const code = codes?.[path.replace('/assets/', '')];
  return typeof code === 'string' ? new Response(code, { headers: { 'content-type': 'text/javascript' } }) : null;
}

function open(pack: string): Promise<Codes | null> {
  const codes = keptFile(pack)
    .then((kept) => (kept?.json() as Promise<Codes> | undefined) ?? null) // as the build wrote it; each code is looked at
    .catch(() => null);
  opened.set(pack, codes);
  const forget = () => opened.delete(pack);
  setTimeout(forget, OPEN_MS);
  // Kept a moment later it is found.
  void codes.then((found) => found ?? forget());
  return codes;
}
