/** Everything that a browser keeps for the site, as text: what the next person on a shared phone could read. */
import type { Page } from '@playwright/test';

export function dumpDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
      });
      for (const store of db.objectStoreNames) {
        const rows = await new Promise((resolve, reject) => {
          const request = db.transaction(store).objectStore(store).getAll();
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error ?? new Error('no rows')));
        });
        found.push([name, store, rows]);
      }
      db.close();
    }
    // The app's own files hold no rows, but what the build printed for everybody; every kept answer does.
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const ours = new URL(request.url).pathname.startsWith('/assets/');
        const json = !ours && answer?.headers.get('content-type')?.includes('json') === true;
        found.push([name, request.url, json ? await answer.text() : null]);
      }
    }
    return JSON.stringify(found);
  });
}
