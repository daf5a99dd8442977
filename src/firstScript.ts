/**
 * The one script inside a printed page's HTML, so that no press finds a page without any: it holds what is pressed
 * (ui/earlyPress.ts) and the browser's offer to install, and fetches the app (main.tsx) when the page is idle, or at the
 * first touch. The build puts it there (build/firstScript.ts) with the page's address as `data-page` and the
 * files to fetch as `data-files`, the first one to run; what the first screen needs right after them as `data-next`; the largest
 * of all those as `data-ahead`.
 * Places on the page and other sites are plain links already.
 */
import { holdEarlyPress } from './ui/earlyPress.ts';
import { pausing } from './ui/pause.ts';
import { slowLine } from './ui/slowLine.ts';
import { whenIdle } from './ui/whenIdle.ts';
import { openedInOtherLanguage } from './app/homeScreen.ts';

if (!window.tooOld && !openedInOtherLanguage()) begin();

function begin() {
  const { page, files: named = '', next = '', ahead = '' } = document.currentScript?.dataset ?? {};
  const files = words(named);
  const press = holdEarlyPress();
  window.firstScript = { press, installPrompt: null, files };

  addEventListener('beforeinstallprompt', keepPrompt);

  const start = once(async () => {
    const between = pausing();
    // All asked for by name, not one after the other as they name each other; to ask for twenty takes a slow phone 50 ms.
    for (const href of words(`${named} ${next}`)) {
      name({ rel: 'modulepreload', href, fetchPriority: files.includes(href) ? 'auto' : 'low' });
      await between();
    }
    // From the cache it comes sooner than the page's own end, and finds no place to stand.
    afterParsing(() => void import(/* @vite-ignore */ files[0] ?? '').catch(press.failed));
  });

  // An address that asks for something is answered at once, and so is a page served under another address than its own.
  if (location.pathname !== page || location.search !== '' || location.hash.includes('=')) {
    start();
  } else {
    for (const type of ['pointerdown', 'keydown', 'focusin'] as const) {
      addEventListener(type, start, { once: true, passive: true, capture: true });
    }
    // In a task after this one: by then a page that came at once is known to have.
    setTimeout(() => {
      if (slowLine() && !navigator.serviceWorker?.controller) fetchAhead(words(ahead));
    });
    afterPaint(() => whenIdle(start, 'soon'));
  }
}

/**
 * Only fetched, nothing of it read: while a phone draws its first picture a slow line would have nothing to do. On a quick one all of it comes
 * in a moment in which nobody can press yet, and naming it would only put the picture off. A device with the worker has it.
 */
function fetchAhead(files: readonly string[]) {
  for (const href of files) name({ rel: 'preload', as: 'script', crossOrigin: '', fetchPriority: 'low', href });
}

function name(link: Partial<HTMLLinkElement>) {
  document.head.append(Object.assign(document.createElement('link'), link));
}

function words(text: string): string[] {
  return text.split(' ').filter(Boolean);
}

/** The event comes once, often before the app has come, which takes it over. */
function keepPrompt(event: Event) {
  event.preventDefault();
  if (window.firstScript) window.firstScript.installPrompt = event;
}

function once(run: () => unknown): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    run();
  };
}

function afterParsing(run: () => void) {
  if (document.readyState !== 'loading') run();
  else addEventListener('DOMContentLoaded', run, { once: true });
}

function afterLoad(run: () => void) {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

/**
 * A script that is fetched before the first picture is on the screen delays it; once it is there nobody gains by waiting for what the
 * page still loads. In the background, or where nothing tells of pictures, there is none to wait for.
 */
function afterPaint(run: () => void) {
  const go = once(() => requestAnimationFrame(() => setTimeout(run)));
  if (document.visibilityState === 'hidden') return afterLoad(run);
  new PerformanceObserver(go).observe({ type: 'paint', buffered: true });
  afterLoad(() => setTimeout(go, 1000));
}
