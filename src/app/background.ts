/** What runs behind every page once it is quiet: the outbox's triggers, the service worker, the session of whoever has one, and each page's name. */
import { failureTally } from '../adapters/browser/failureLog.ts';
import { isKeeping, lookAgain, whenKeeping } from '../adapters/browser/keeping.ts';
import { holds, onceStored } from '../adapters/browser/onceStored.ts';
import { registerServiceWorker } from '../adapters/browser/serviceWorker.ts';
import { startTriggers } from '../adapters/browser/triggers.ts';
import { storageKeyFor } from '../adapters/supabase/storedSession.ts';
import { campaign } from '../campaign.ts';
import { plainPath } from '../core/address.ts';
import { onLocale } from '../core/locale.ts';
import { backendEnv } from '../wiring/env.ts';
import { go, onArrival, placeNow } from '../hooks/place.ts';
import { words, wordsNow } from '../hooks/words.ts';
import { announceUpdate } from '../hooks/appUpdate.ts';
import { loadSession } from '../hooks/useSession.ts';
import { arrive } from '../ui/arrival.ts';
import { isHeadOutdated, tellHead } from './site/pageHead.ts';
import { pausing } from '../ui/pause.ts';
import { whenIdle } from '../ui/whenIdle.ts';

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
  () => startTriggers(flush),
  () => void registerServiceWorker(announceUpdate),
  startFailureReports,
  // Whoever is signed in and stays on the landing page is refreshed too: the worker sends with the token it is told of, and
  // an expired one would let their items wait. A visitor pays nothing: neither the session nor the auth library is fetched.
  () => void onceStored(storageKeyFor(backendEnv().url), () => void loadSession().catch(() => undefined)),
  () => void whenKeeping(tidyUp),
];

/** What may have come in between is looked for, by the timer at the latest; on a first visit nothing can be waiting at the start. */
function flush(reason: string): void {
  const send = async () => (await import('../wiring/runtime.ts')).runtime().outbox.flush(reason);
  // Where something is kept only now, somebody has just pressed something.
  if (reason === 'start') whenKeeping(() => whenIdle(() => void send().catch(() => undefined), 'later'));
  else
    void lookAgain().then(
      (keeps) => (keeps ? send() : undefined),
      () => undefined,
    );
}

function tidyUp(): void {
  const tidy = () => import('./tidyUp.ts').then(({ tidyStorage }) => tidyStorage());
  whenIdle(() => void tidy().catch(() => undefined), 'later');
}

/** After the start, and now and then: nobody waits for it, and nobody shall wait because of it. */
function startFailureReports(): void {
  const report = async () => (await import('../features/failures/data/report.ts')).reportFailures();
  const reportIf = (any: Promise<boolean>) =>
    void any.then((may) => (may ? report() : undefined)).catch(() => undefined);
  setTimeout(() => reportIf(isKeeping().then((keeps) => keeps || failureTally().lines.length > 0)), FIRST_REPORT_MS);
  setInterval(() => reportIf(lookAgain()), REPORT_EVERY_MS);
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
