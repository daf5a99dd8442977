/**
 * After a deployment an old page may ask for code that is gone. One reload for each version brings the page again; a second
 * loss goes to the error screen, so that nothing reloads for ever. Never over an open dialog, and not offline. A worker of the
 * old version would answer the reload with the old page: then the newer one, which it found meanwhile, is taken first.
 */

/** Holds the version that has lost something in this tab. */
const LOST = 'version-that-lost-code';

export function recoverFromLostChunk() {
  addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || dialogOpen() || lostBefore()) return;
    if (!remember()) return;
    void takeNewestWorker().then((taken) => taken || location.reload());
  });
  // The router reloads by itself on some of these losses, before there was time for a newer worker.
  if (lostBefore()) void takeNewestWorker();
}

/** Makes a newer worker take over, if there is one, and reloads then. False when there is none. Never rejects. */
async function takeNewestWorker(): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update();
    const next = registration?.installing ?? registration?.waiting;
    if (!registration?.active || !next) return false;
    await installed(next);
    if (dialogOpen()) return false;
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
function remember(): boolean {
  try {
    sessionStorage.setItem(LOST, __APP_VERSION__);
    return true;
  } catch {
    return false;
  }
}
