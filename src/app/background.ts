/** What runs behind every page once it is quiet: the outbox's triggers, the service worker, the session of whoever has one, and each page's name. */
import { noteFailure } from '../adapters/browser/failureLog.ts';
import { holds, onceStored } from '../adapters/browser/onceStored.ts';
import { registerServiceWorker } from '../adapters/browser/serviceWorker.ts';
import { startTriggers } from '../adapters/browser/triggers.ts';
import { pageDb } from '../adapters/dexie/pageDb.ts';
import { tellStorageTrouble } from '../adapters/dexie/storageTrouble.ts';
import { forgetUserReadsBefore } from '../adapters/dexie/userReadStore.ts';
import { storageKeyFor } from '../adapters/supabase/storedSession.ts';
import { campaign } from '../campaign.ts';
import { plainPath } from '../core/address.ts';
import { onLocale } from '../core/locale.ts';
import { backendEnv } from '../wiring/env.ts';
import { go, onArrival, placeNow } from '../hooks/place.ts';
import { words, wordsNow } from '../hooks/words.ts';
import { announceUpdate } from '../hooks/appUpdate.ts';
import { loadSession } from '../hooks/useSession.ts';
import { runtime } from '../wiring/runtime.ts';
import { arrive } from '../ui/arrival.ts';
import { isHeadOutdated, tellHead } from './site/pageHead.ts';
import { pausing } from '../ui/pause.ts';
import { whenIdle } from '../ui/whenIdle.ts';

const DAY_MS = 86_400_000;

/** When what failed is handed to the outbox: once the start is over, then this often. */
const FIRST_REPORT_MS = 4_000;
const REPORT_EVERY_MS = 60_000;

export async function startBackground(): Promise<void> {
  const between = pausing();
  for (const begin of WORK) {
    begin();
    await between();
  }
}

/** One after the other, with pauses: all at once they are a long task, in which a press would wait. */
const WORK: readonly (() => void)[] = [
  () => void resumeWalk().catch(() => undefined),
  announcePages,
  () => startTriggers((reason) => void runtime().outbox.flush(reason)),
  () => void registerServiceWorker(announceUpdate),
  () => tellStorageTrouble(noteFailure),
  startFailureReports,
  lookForNewerWords,
  () => void onLocale(lookForNewerWords),
  // Whoever is signed in and stays on the landing page is refreshed too: the worker sends with the token it is told of, and
  // an expired one would let their items wait. A visitor pays nothing: neither the session nor the auth library is fetched.
  () => void onceStored(storageKeyFor(backendEnv().url), () => void loadSession().catch(() => undefined)),
  () => void closeLeftBehind().catch(() => undefined),
  forgetOldReads,
];

function forgetOldReads(): void {
  const tooOld = Date.now() - campaign.offlineAccessDays * DAY_MS;
  void forgetUserReadsBefore(pageDb(), tooOld).catch(() => undefined);
}

/** Later than all that a visitor may come to need. */
function lookForNewerWords(): void {
  const look = () =>
    void import('./newerWords.ts').then(
      ({ bringNewerWords }) => bringNewerWords(),
      () => undefined,
    );
  whenIdle(look, 'later');
}

/** After the start, and now and then: nobody waits for it, and nobody shall wait because of it. */
function startFailureReports(): void {
  const report = () =>
    void import('../features/failures/data/report.ts')
      .then(({ reportFailures }) => reportFailures())
      .catch(() => undefined);
  setTimeout(report, FIRST_REPORT_MS);
  setInterval(report, REPORT_EVERY_MS);
}

/** A tab that was closed while somebody signed out has not closed everything behind them. A visitor pays one look. */
async function closeLeftBehind(): Promise<void> {
  if ((await pageDb().meta.where('key').startsWith('seal:').count()) === 0) return;
  const { settleDevice } = await import('../wiring/seals.ts');
  await settleDevice();
}

/**
 * Opened by its icon the app begins at the landing page, also when the phone died at a door: back there. Pressed anything
 * meanwhile, somebody wants to be here.
 */
async function resumeWalk(): Promise<void> {
  const here = () =>
    pageNow() === '/' && location.search + location.hash === '' && document.scrollingElement?.scrollTop === 0;
  if (!matchMedia('(display-mode: standalone)').matches || !here() || !holds(storageKeyFor(backendEnv().url))) return;
  const [state, { placeToReturnTo }] = await Promise.all([
    loadSession().then((session) => session.ready()),
    import('../features/field/data/resumePoint.ts'),
  ]);
  if (state.status !== 'signed-in') return;
  const place = await placeToReturnTo(state.identity.userId);
  if (place !== null && here()) go(place);
}

/** As every language names it. */
const pageNow = (): string => plainPath(placeNow().pathname);

function announcePages(): void {
  const announce = (within: boolean) => {
    const page = pageNow();
    const title = (heading: string) =>
      page === '/' ? (wordsNow()?.head.title ?? campaign.appName) : `${heading} · ${campaign.appName}`;
    arrive(within, title);
    tellHead(page);
  };
  // The landing page came with its name and its head, in a language that may have been changed since.
  if (pageNow() !== '/' || isHeadOutdated()) announce(false);
  // The heading says it in the new language a moment later, the campaign's own words when there is a network.
  onLocale(() => announce(false));
  words.subscribe(() => {
    if (pageNow() === '/') announce(false);
  });
  onArrival(() => announce(true));
}
