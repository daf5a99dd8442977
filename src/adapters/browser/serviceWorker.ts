/** Registers the service worker and asks it to send the outbox in the background where the browser can. */
import { Workbox } from 'workbox-window';
import { anotherChance, comes } from './workerComes.ts';
import { canWork, noteRegistration } from './workerAtHand.ts';

/** The Background Sync tag; the worker flushes the outbox on it, with no page open. */
export const SYNC_TAG = 'outbox';

/** How long after the start the worker fetches what other pages need, ms. */
const IDLE_MS = 3_000;

/** Background Sync is not in TypeScript's DOM library (it is not a W3C standard): what we use of it. */
type SyncRegistration = ServiceWorkerRegistration & {
  readonly sync?: { register(tag: string): Promise<void> };
};

/**
 * Never rejects: without a worker the app works online and the page's own triggers send the outbox. One that cannot be had now, because
 * its script or a file of its own is lost on the way, is asked for again: the page may be the last one before a dead spot.
 * @param onUpdate a new version is installed and waits; it gets how to take it. The page reloads only then:
 *   never by itself, so no form is pulled away. Another tab may take it too; this one then reloads on the same word.
 */
export async function registerServiceWorker(onUpdate: (take: () => void) => void): Promise<void> {
  if (!canWork()) return;
  // The worker may now fetch the other pages' code. In a moment: first comes what the person is looking at.
  const askForMore = () => setTimeout(() => void tellWorker('PAGE_IDLE'), IDLE_MS);
  let newest = await begin(onUpdate);
  askForMore();
  // What was lost on the way then.
  addEventListener('online', askForMore);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void newest.update().catch(() => undefined);
  });
  for (let lost = 0; !(await newest.comes); lost++) {
    await anotherChance(lost);
    newest = await begin(onUpdate);
  }
}

interface Begun {
  /** Whether a worker comes of it. */
  readonly comes: Promise<boolean>;
  update(): Promise<void>;
}

async function begin(onUpdate: (take: () => void) => void): Promise<Begun> {
  const workbox = new Workbox('/sw.js');
  let taken = false;
  workbox.addEventListener('waiting', () =>
    onUpdate(() => {
      taken = true;
      workbox.messageSkipWaiting();
    }),
  );
  workbox.addEventListener('controlling', (event) => {
    if (taken) location.reload();
    else if (event.isUpdate) onUpdate(() => location.reload());
  });
  const registration = await workbox.register().catch(() => undefined);
  noteRegistration(registration);
  return { comes: comes(registration), update: () => workbox.update() };
}

/** Has the worker keep the map's code on this device, so that a map opens in a dead spot. Best effort. */
export async function keepMapCode(): Promise<void> {
  if (!canWork()) return;
  await tellWorker('KEEP_MAP');
}

/** What sw.ts listens for. Waits until there is a worker. */
async function tellWorker(type: 'PAGE_IDLE' | 'KEEP_MAP'): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin to name
  active?.postMessage({ type });
}

/** Asks for a `sync` event as soon as there is a network, even after the browser was closed. Best effort. */
export async function requestBackgroundSync(): Promise<void> {
  if (!canWork()) return;
  const registration = (await navigator.serviceWorker.getRegistration()) as SyncRegistration | undefined; // see above
  await registration?.sync?.register(SYNC_TAG).catch(() => undefined);
}
