/**
 * After a deployment an old page may ask for code that is gone. One reload brings the new page; a second loss within
 * the same visit goes to the error screen, so that nothing reloads for ever. Never over an open dialog, and not offline.
 */
const RELOADED = 'reloaded-for-lost-chunk';

export function recoverFromLostChunk() {
  addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || document.querySelector('[role=dialog]') || reloadedBefore()) return;
    location.reload();
  });
}

/** True from the second time on; also where nothing can be remembered. */
function reloadedBefore(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) !== null) return true;
    sessionStorage.setItem(RELOADED, '1');
    return false;
  } catch {
    return true;
  }
}
