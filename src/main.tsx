/**
 * The first script of every page. On the prerendered landing page it waits for the page to be idle, or for the
 * first touch, before it fetches the app: everything a person can press there is a working link already.
 */
import './theme/index.css';
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

const start = once(() => void import('./app.tsx').then((app) => app.start(root, prerendered)));

if (!prerendered || location.search !== '') {
  start();
} else {
  for (const type of ['pointerdown', 'keydown', 'focusin'] as const) {
    addEventListener(type, start, { once: true, passive: true, capture: true });
  }
  afterLoad(() => whenIdle(start));
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

/** Safari has no requestIdleCallback; a short pause is close enough. */
function whenIdle(run: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}
