/**
 * How the landing page goes elsewhere while there is no router: its own addresses (a dialog, the other language) by the History
 * API. The entries are written as the router writes them, which knows back from forward among them once it has taken over.
 */
import { localHref, plainPath } from '../../core/address.ts';
import { placeMoved, type Ways } from '../../hooks/place.ts';
import { afterPaint } from '../../ui/afterPaint.ts';

export const onLanding = (): boolean => plainPath(location.pathname) === '/';

/** Where a press has taken the person, while the address does not say so yet: it follows the picture that answers the press. */
let ahead: URL | null = null;

/** @param moved after every change of the address. */
export function landingWays(moved: () => void): Ways {
  const tell = () => {
    placeMoved();
    moved();
  };
  const write = (to: URL) => {
    history.pushState(entry(index() + 1), '', to);
    tell();
  };
  const writeAhead = () => {
    if (!ahead) return;
    const to = ahead;
    ahead = null;
    write(to);
  };
  return {
    now: () => ahead ?? location,
    push(href, stay) {
      writeAhead();
      const to = new URL(localHref(href), location.href);
      if (stay) {
        // Writing it takes a busy phone a while, which would stand between the press and its picture.
        ahead = to;
        placeMoved();
        return afterPaint(writeAhead);
      }
      // A place on this page is the browser's, which also moves where the Tab key goes on.
      if (to.hash !== '' && to.pathname + to.search === location.pathname + location.search) return location.assign(to);
      write(to);
      if (onLanding()) show(to.hash);
    },
    replace(href) {
      writeAhead();
      history.replaceState(entry(index()), '', localHref(href));
      tell();
    },
  };
}

/** What the browser does by itself: back, forward, a place on the page. @returns ends it. */
export function followHistory(moved: () => void): () => void {
  const follow = () => {
    // Whoever is quicker than the address went back from where it stands.
    ahead = null;
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
