/**
 * After a deployment an old page may ask for code that is gone. One reload for each version brings the page again; a second
 * loss goes to the error screen, so that nothing reloads for ever. Never over an open dialog, and not offline. A worker of the
 * old version would answer the reload with the old page: then the newer one, which it found meanwhile, is taken first.
 *
 * Only where a newer version is to be had: WebKit and Firefox give up all that a page still fetches as soon as its person goes
 * elsewhere, which looks the same, and a reload then takes the place of where they wanted to go.
 */

/** Holds the version that has lost something in this tab. */
const LOST = 'version-that-lost-code';
/** Where the router notes, with the message of what failed, that it has reloaded a page for it. */
const ROUTER_RELOADED = 'tanstack_router_reload:';

export function recoverFromLostChunk() {
  let lost = false;
  addEventListener('vite:preloadError', ({ payload }) => {
    lost = true;
    // The router would reload at once, in a page that is being left, too. It hears of the loss after this.
    note(`${ROUTER_RELOADED}${payload.message}`, '1');
    if (navigator.onLine && !dialogOpen() && !lostBefore()) void renew();
  });
  // Kept in the page cache as it was when it was left: with a hole where the code belongs that was given up then.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && lost) location.reload();
  });
  if (lostBefore()) void takeNewestWorker();
}

async function renew(): Promise<void> {
  if (await takeNewestWorker()) return;
  if ((await pageIsNewer()) && !dialogOpen() && note(LOST, __APP_VERSION__)) location.reload();
}

/** Whether the page, as it would come now, begins with other code than this one did. */
async function pageIsNewer(): Promise<boolean> {
  try {
    const answer = await fetch('/', { cache: 'no-cache' });
    return answer.ok && !(await answer.text()).includes(new URL(import.meta.url).pathname);
  } catch {
    return false;
  }
}

/** Makes a newer worker take over, if there is one, and reloads then. False when there is none. Never rejects. */
async function takeNewestWorker(): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update();
    const next = registration?.installing ?? registration?.waiting;
    if (!registration?.active || !next) return false;
    await installed(next);
    if (dialogOpen() || !note(LOST, __APP_VERSION__)) return false;
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin to name
    next.postMessage({ type: 'SKIP_WAITING' });
    return true;
  } catch {
    return false;
  }
}

/** Rejects when its installation failed. */
function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'redundant') reject(new Error('The newer worker was thrown away.'));
      else if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

function dialogOpen(): boolean {
  return document.querySelector('[role=dialog]') !== null;
}

function lostBefore(): boolean {
  try {
    return sessionStorage.getItem(LOST) === __APP_VERSION__;
  } catch {
    return false;
  }
}

/** False where nothing can be remembered: there a reload might never end. */
function note(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
