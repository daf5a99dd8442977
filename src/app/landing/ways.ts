/**
 * How the landing page goes elsewhere while there is no router: its own addresses (a dialog, the other language) by the History
 * API. The entries are written as the router writes them, which knows back from forward among them once it has taken over.
 */
import { localHref, plainPath } from '../../core/address.ts';
import { placeMoved, type Ways } from '../../hooks/place.ts';

export const onLanding = (): boolean => plainPath(location.pathname) === '/';

/** @param moved after every change of the address. */
export function landingWays(moved: () => void): Ways {
  const tell = () => {
    placeMoved();
    moved();
  };
  return {
    now: () => location,
    push(href, stay) {
      const to = new URL(localHref(href), location.href);
      // A place on this page is the browser's, which also moves where the Tab key goes on.
      if (to.hash !== '' && to.pathname + to.search === location.pathname + location.search) return location.assign(to);
      history.pushState(entry(index() + 1), '', to);
      tell();
      if (onLanding() && !stay) show(to.hash);
    },
    replace(href) {
      history.replaceState(entry(index()), '', localHref(href));
      tell();
    },
  };
}

/** What the browser does by itself: back, forward, a place on the page. @returns ends it. */
export function followHistory(moved: () => void): () => void {
  const follow = () => {
    placeMoved();
    moved();
  };
  addEventListener('popstate', follow);
  return () => removeEventListener('popstate', follow);
}

function show(hash: string): void {
  const place = document.getElementById(hash.slice(1));
  if (place) place.scrollIntoView();
  else scrollTo(0, 0);
}

/** As in @tanstack/history. */
interface Entry {
  readonly key: string;
  readonly __TSR_key: string;
  readonly __TSR_index: number;
}

function entry(at: number): Entry {
  const key = Math.random().toString(36).slice(2, 9);
  return { key, __TSR_key: key, __TSR_index: at };
}

function index(): number {
  const { __TSR_index: at } = (history.state ?? {}) as Partial<Entry>; // ours, the router's, or of a plain link
  return typeof at === 'number' ? at : 0;
}
