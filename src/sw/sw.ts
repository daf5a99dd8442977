/**
 * The service worker: only wires handlers. Precaches the landing page and the shell, answers navigations offline,
 * and flushes the outbox on the browser's `sync` events with the same core and the same lock as the pages.
 */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { Locale } from '../core/locale.ts';
import type { Handed } from '../core/outbox/handed.ts';
import { runtime } from '../wiring/runtime.ts';
import { counted } from './counted.ts';
import { watchWorkerFailures } from './failures.ts';
import { keepFor } from './keepFor.ts';
import { answerRead } from './keptReads.ts';
import { answerPicture } from './keptPictures.ts';
import { answerLanding, anyLanding, dropOlder, isLandingFile, keepChosen, keepOthers } from './landingPages.ts';
import { answerLater, keepLater, splitManifest, type PrecacheEntry } from './laterFiles.ts';
import { withNewerWords } from './newerWords.ts';
import { answerPrinted } from './printedPages.ts';
import { answerNaming } from './namedPictures.ts';
import { NO_PAGES, isLandingPage, isNaming, isPicture, isPublicRead } from './paths.ts';
import { shellOf } from './shell.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/** Set by the build. */
declare const __APP_VERSION__: string;

/** Background Sync is not in TypeScript's WebWorker library: what we use of it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  readonly lastChance: boolean;
}

watchWorkerFailures();

const manifest: PrecacheEntry[] = self.__WB_MANIFEST;
const landing = manifest.filter(isLandingFile);
const files = splitManifest(manifest.filter((file) => !isLandingFile(file)));
precacheAndRoute(files.first);
cleanupOutdatedCaches();

const newest = (page: Response, locale: Locale) => withNewerWords(page, locale, manifest);
const shell = shellOf(() => anyLanding(landing), createHandlerBoundToURL('/shell.txt'));
registerRoute(
  new NavigationRoute(
    async (options) =>
      (isLandingPage(options.url)
        ? await answerLanding(landing, options.url, newest)
        : await answerPrinted(manifest, options.url, () => anyLanding(landing))) ?? shell(options),
    { denylist: NO_PAGES },
  ),
);

self.addEventListener('install', (event) =>
  event.waitUntil(
    self.clients.matchAll({ includeUncontrolled: true, type: 'window' }).then((open) =>
      keepChosen(
        landing,
        open.map(({ url }) => url),
      ),
    ),
  ),
);

const packed = [...files.packs.keys()];
const later = new Set([...files.idle, ...files.asked, ...packed]);
registerRoute(({ url }) => later.has(url.pathname), counted(answerLater(files.packs)));

// Without a network the last known events and stats, marked with their age.
registerRoute(({ url, request }) => isPublicRead(url, request), counted(answerRead));
// And the pictures that were seen.
registerRoute(({ url, request }) => isPicture(url, request), counted(answerPicture));
// But none that was hidden since.
registerRoute(({ url, request }) => isNaming(url, request), counted(answerNaming));

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), dropOlder(landing)])));

self.addEventListener('message', (event) => {
  const type = (event.data as { type?: unknown } | null)?.type; // what a page may say is checked below
  // A new version waits until the person agrees, so it never pulls a form away.
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'VERSION') event.ports[0]?.postMessage(__APP_VERSION__);
  if (type === 'PAGE_IDLE')
    event.waitUntil(Promise.all([keepLater(files.idle, [...files.asked, ...packed]), keepOthers(landing)]));
  if (type === 'KEEP') event.waitUntil(keepFor(event.data as Handed, (said) => event.ports[0]?.postMessage(said))); // as handOver.ts sends it
  if (type === 'KEEP_MAP') event.waitUntil(keepLater(files.asked, [...files.idle, ...packed]));
});

for (const type of ['sync', 'periodicsync']) {
  self.addEventListener(type, (event) => {
    const sync = event as SyncEvent; // both events carry a tag and are extendable
    sync.waitUntil(flushOrRetry(type, sync));
  });
}

const flush = counted(async (reason: string) => runtime({ autoFlush: false }).outbox.flush(reason));

/** Rejecting tells the browser to try again later; with items still waiting that is what we want. */
async function flushOrRetry(reason: string, event: SyncEvent) {
  const report = await flush(reason);
  const paused = report.later > 0 || report.nextDueAt !== null;
  const again = report.status === 'stopped' || report.status === 'failed' || paused;
  if (again && !event.lastChance) throw new Error('Items are still waiting.');
}
