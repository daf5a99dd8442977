/**
 * A press made before the app has started: held, shown as taken, and pressed again once the app can answer it.
 * If the app does not come a link is followed as the plain link it is; a button waits for as long as the app takes.
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
  let held: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tell = () => {};
  const pressed = new Promise<void>((resolve) => (tell = resolve));

  const hold = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('a,button') : null;
    if (!pressed || (within && !within.contains(pressed)) || !needsApp(event, pressed)) return;
    event.preventDefault();
    // React stops what a part of the page cannot answer yet, and the browser would follow the link.
    event.stopPropagation();
    held?.removeAttribute('aria-busy');
    held = pressed;
    held.setAttribute('aria-busy', 'true');
    timer ??= setTimeout(late, PATIENCE_MS);
    tell();
  };

  function late() {
    timer = undefined;
    if (held instanceof HTMLAnchorElement) failed();
  }

  function end(): HTMLElement | null {
    document.removeEventListener('click', hold, { capture: true });
    clearTimeout(timer);
    const pressed = held;
    held = null;
    pressed?.removeAttribute('aria-busy');
    return pressed;
  }

  function ready() {
    const pressed = end();
    if (pressed?.isConnected) pressed.click();
    // Drawn anew, this one can answer nothing any more.
    else follow(pressed);
  }

  function failed() {
    follow(end());
  }

  document.addEventListener('click', hold, { capture: true });
  return { pressed, ready, failed };
}

function follow(link: HTMLElement | null) {
  if (!(link instanceof HTMLAnchorElement)) return;
  if (link.origin !== location.origin) return location.assign(link.href);
  // The address first: whoever else reloads the page now, because its code is gone, goes where the person wanted to go.
  history.replaceState(null, '', link.href);
  location.reload();
}

function needsApp(event: MouseEvent, link: HTMLElement): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return false;
  if (!(link instanceof HTMLAnchorElement) || 'early' in link.dataset) return true;
  const href = insideHref(event, link);
  // A place on this page needs no script.
  return href !== null && !href.startsWith(`${location.pathname}${location.search}#`);
}
