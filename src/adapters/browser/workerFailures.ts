/**
 * How a failure in the service worker comes to be counted. The worker has no local storage, so it leaves the failure in a
 * cache, which works while IndexedDB hangs, and the next page takes it from there into its own count (failureLog.ts). Neither
 * side ever throws or rejects: what tells of failures must not be one.
 */
import { failure, FAILURE_KINDS, type Failure } from '../../core/failures/failure.ts';

const CACHE = 'worker-failures';
/** A worker that fails in a loop says so this often until a page has taken it. */
const KEPT_AT_MOST = 20;

export interface WorkerFailure extends Failure {
  /** Of the worker, which may be older than the page. */
  readonly build: string;
}

let writing: Promise<void> = Promise.resolve();

/** Resolves when it is kept, or could not be. One after the other, so that none is overwritten. */
export function keepWorkerFailure(one: Failure, build: string): Promise<void> {
  writing = writing.then(async () => {
    const cache = await caches.open(CACHE);
    const count = (await cache.keys()).length;
    if (count >= KEPT_AT_MOST) return;
    const kept: WorkerFailure = { ...failure(one.kind, one.name, one.place), build };
    await cache.put(`/${CACHE}/${Date.now()}-${count}`, new Response(JSON.stringify(kept)));
  });
  writing = writing.catch(() => undefined);
  return writing;
}

/** What the worker has left here; it is taken once. Asked for by a page, which may have no caches. */
export async function takeWorkerFailures(): Promise<readonly WorkerFailure[]> {
  const taken: WorkerFailure[] = [];
  try {
    if (!('caches' in globalThis) || !(await caches.has(CACHE))) return taken;
    const cache = await caches.open(CACHE);
    for (const request of await cache.keys()) {
      const kept: unknown = await (await cache.match(request))?.json();
      // Of two tabs the one that deletes it has it.
      if ((await cache.delete(request)) && isFailure(kept)) taken.push(kept);
    }
  } catch {
    // Damaged, or forbidden: then the worker's are not counted.
  }
  return taken;
}

/** Another version may have written it. Names and places are looked at again where they are counted. */
function isFailure(kept: unknown): kept is WorkerFailure {
  if (typeof kept !== 'object' || kept === null) return false;
  const text = (key: string): unknown => Reflect.get(kept, key);
  const kinds: readonly unknown[] = FAILURE_KINDS;
  return kinds.includes(text('kind')) && ['name', 'place', 'build'].every((key) => typeof text(key) === 'string');
}
