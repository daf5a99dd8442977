/**
 * The first script of every page. On the prerendered landing page it waits for the page to be idle, or for the
 * first touch, before it fetches the app. What is pressed meanwhile is held and answered by the app; places on the page
 * and other sites are plain links already.
 */
import './theme/index.css';
import { holdEarlyPress } from './ui/earlyPress.ts';
import { recoverFromLostChunk } from './adapters/browser/lostChunk.ts';
import { watchInstallPrompt } from './adapters/browser/install.ts';

watchInstallPrompt();
recoverFromLostChunk();

// Links in mails lead to the site's root with their answer in the fragment; the sign-in screen knows what to do with it.
if (location.pathname === '/' && /[#&](access_token|error_description)=/.test(location.hash)) {
  location.replace(`/auth${location.hash}`);
}

const root = document.getElementById('root');
const prerendered = root?.dataset['prerendered'] === location.pathname;

const press = holdEarlyPress();
const start = once(() => {
  // Fetched beside the app but run before it, by itself: two short tasks instead of one long one.
  void import('react-dom/client').catch(() => undefined);
  const started = import('./app.tsx').then((app) => app.start(root, prerendered));
  void started.then(press.ready, (error: unknown) => {
    press.failed();
    throw error;
  });
});

if (!prerendered || location.search !== '') {
  start();
} else {
  for (const type of ['pointerdown', 'keydown', 'focusin'] as const) {
    addEventListener(type, start, { once: true, passive: true, capture: true });
  }
  afterLoad(() => afterPaint(() => whenIdle(start)));
}

function once(run: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    run();
  };
}

function afterLoad(run: () => void) {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

/**
 * A script that is fetched before the first picture is on the screen delays it. In the background, or where nothing tells of
 * pictures, there is none to wait for.
 */
function afterPaint(run: () => void) {
  const go = once(() => requestAnimationFrame(() => setTimeout(run)));
  if (document.visibilityState === 'hidden') return run();
  new PerformanceObserver(go).observe({ type: 'paint', buffered: true });
  setTimeout(go, 1000);
}

/** Safari has no requestIdleCallback; a short pause is close enough. */
function whenIdle(run: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}
