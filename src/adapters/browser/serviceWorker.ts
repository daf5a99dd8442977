/** Registers the service worker and asks it to send the outbox in the background where the browser can. */
import { Workbox } from 'workbox-window';

/** The Background Sync tag; the worker flushes the outbox on it, with no page open. */
export const SYNC_TAG = 'outbox';

/** Background Sync is not in TypeScript's DOM library (it is not a W3C standard): what we use of it. */
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

let workbox: Workbox | null = null;

/** Never rejects: without a worker the app works online and the page's own triggers send the outbox. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  workbox = new Workbox('/sw.js');
  await workbox.register().catch(() => undefined);
}

/** Asks for a `sync` event as soon as there is a network, even after the browser was closed. Best effort. */
export async function requestBackgroundSync(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const registration = (await navigator.serviceWorker.getRegistration()) as SyncRegistration | undefined; // see above
  await registration?.sync?.register(SYNC_TAG).catch(() => undefined);
}
