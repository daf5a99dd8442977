/**
 * The page's triggers for a flush: start, the network returning, the page becoming visible or coming back from the page cache,
 * a 60 s timer.
 * They are all there is on browsers without Background Sync. `navigator.onLine` is never asked: it only hints.
 */

/** Milliseconds between two looks at the queue while a page is open. */
const EVERY_MS = 60_000;

/** @returns how to stop them. `flush` gets the trigger's name, for the diagnostics. */
export function startTriggers(flush: (reason: string) => void): () => void {
  const online = () => flush('online');
  const visible = () => {
    if (document.visibilityState === 'visible') flush('visible');
  };
  // Frozen it had to let go of the lock and of its timers' time.
  const back = (event: PageTransitionEvent) => {
    if (event.persisted) flush('back');
  };
  const timer = setInterval(() => flush('timer'), EVERY_MS);
  addEventListener('online', online);
  addEventListener('pageshow', back);
  document.addEventListener('visibilitychange', visible);
  flush('start');
  return () => {
    clearInterval(timer);
    removeEventListener('online', online);
    removeEventListener('pageshow', back);
    document.removeEventListener('visibilitychange', visible);
  };
}
