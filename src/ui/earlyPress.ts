/**
 * A press made before the app has started: held, shown as taken, and pressed again once the app can answer it.
 * If the app does not come the link is followed as the plain link it is.
 */
import { insideHref } from './plainLinks.ts';

/** After this long (ms) without the app, the link's own page is the better answer. */
const PATIENCE_MS = 8000;

export interface EarlyPress {
  /** Resolves with the first press that is held. */
  readonly pressed: Promise<void>;
  /** The app answers presses from now on. */
  ready(): void;
  /** The app will not come. */
  failed(): void;
}

/**
 * Listens from now on until `ready` or `failed`. A link marked `data-early` is held even if it leads elsewhere.
 * @param within the part that cannot answer yet; without it the whole page.
 */
export function holdEarlyPress(within?: Element): EarlyPress {
  let held: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tell = () => {};
  const pressed = new Promise<void>((resolve) => (tell = resolve));

  const hold = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || (within && !within.contains(link)) || !needsApp(event, link)) return;
    event.preventDefault();
    // React stops what a part of the page cannot answer yet, and the browser would follow the link.
    event.stopPropagation();
    held?.removeAttribute('aria-busy');
    held = link;
    held.setAttribute('aria-busy', 'true');
    timer ??= setTimeout(failed, PATIENCE_MS);
    tell();
  };

  function end(): HTMLAnchorElement | null {
    document.removeEventListener('click', hold, { capture: true });
    clearTimeout(timer);
    const link = held;
    held = null;
    link?.removeAttribute('aria-busy');
    return link;
  }

  function ready() {
    const link = end();
    if (link?.isConnected) link.click();
    // Drawn anew, this one can answer nothing any more.
    else if (link) follow(link);
  }

  function failed() {
    const link = end();
    if (link) follow(link);
  }

  document.addEventListener('click', hold, { capture: true });
  return { pressed, ready, failed };
}

function follow(link: HTMLAnchorElement) {
  if (link.origin !== location.origin) return location.assign(link.href);
  // The address first: whoever else reloads the page now, because its code is gone, goes where the person wanted to go.
  history.replaceState(null, '', link.href);
  location.reload();
}

function needsApp(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return false;
  if ('early' in link.dataset) return true;
  const href = insideHref(event, link);
  // A place on this page needs no script.
  return href !== null && !href.startsWith(`${location.pathname}${location.search}#`);
}
