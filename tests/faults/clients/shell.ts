/** The least a worker must do for its page to open without a network: keep the page and its script. */

/** TypeScript's DOM library has no worker scope; these are the parts used here. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  readonly lastChance: boolean;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  sync: SyncEvent;
}
interface WorkerScope {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener<T extends keyof WorkerEvents>(type: T, listener: (event: WorkerEvents[T]) => void): void;
}

export const worker = globalThis as unknown as WorkerScope; // see above

export function keepShell(): void {
  worker.addEventListener('install', (event) => {
    void worker.skipWaiting();
    event.waitUntil(caches.open('shell').then((cache) => cache.addAll(['/', '/page.js', '/elsewhere'])));
  });
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
  worker.addEventListener('fetch', (event) => {
    if (event.request.method !== 'GET') return;
    event.respondWith(caches.match(event.request, { ignoreSearch: true }).then((kept) => kept ?? fetch(event.request)));
  });
}

/** For pages: the worker is installed, active and in charge of this page. */
export async function workerInCharge(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    if (navigator.serviceWorker.controller) resolve();
  });
}
