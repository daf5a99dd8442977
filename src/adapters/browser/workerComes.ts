/** Whether a registered service worker stays, and when one that did not is worth another try. */

/** From one loss to the next try, ms; after these only a network or a look at the page is a reason for one. */
const AGAIN_MS = [10_000, 60_000, 300_000];

/**
 * A browser gives a first worker up, and its registration with it, when one of the files it must keep is lost. An update that is lost is
 * asked for again by the browser.
 * @param registration undefined where it was refused.
 */
export function comes(registration: ServiceWorkerRegistration | undefined): Promise<boolean> {
  if (registration?.active) return Promise.resolve(true);
  const worker = registration?.waiting ?? registration?.installing;
  if (!worker) return Promise.resolve(false);
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve(worker.state === 'activated');
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/**
 * @param lost how many tries failed before the last one.
 * @returns once the network is back, the page is looked at again, or it has been long enough.
 */
export function anotherChance(lost: number): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const { signal } = ended;
    const now = () => {
      ended.abort();
      resolve();
    };
    addEventListener('online', now, { signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && now(), { signal });
    const after = AGAIN_MS[lost];
    if (after === undefined) return;
    const timer = setTimeout(now, after);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
