/**
 * Every page but the landing page as it was served: draws it with the router, which also takes over from the landing page. A page
 * that was printed is hydrated.
 */
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from '@tanstack/react-router';
import { localHref } from '../core/address.ts';
import { startWithKeptZone } from '../hooks/learnZone.ts';
import { arrived, placeMoved, provideWays } from '../hooks/place.ts';
import { keepLanguage, startLanguage } from './language.ts';
import { createAppRouter } from './router.tsx';
import { stayHere } from './stayHere.ts';
import { pause } from '../ui/pause.ts';
import { onCaughtError, runBehind, whole } from './whole.tsx';

/** After this time (ms) the landing page gives way to the sign that a page is coming. */
const PATIENCE_MS = 150;

export async function start(element: HTMLElement): Promise<void> {
  await pause();
  startLanguage();
  keepLanguage();
  const router = routerInCharge(false);
  await pause();
  const page = whole(<RouterProvider router={router} />);
  const printed = isPrinted(element) ? await printedCode(element) : null;
  if (printed) {
    // As the router draws on a server, without a sign of waiting around it all.
    router.ssr = { manifest: undefined };
    await pause();
    await router.load();
    await printed.hydratePrinted(element, page, { onCaughtError });
  } else {
    startWithKeptZone();
    createRoot(element, { onCaughtError }).render(page);
  }
  runBehind();
}

/** Under another address, or after the person has gone on, what is printed is not what the router would draw. */
const isPrinted = ({ dataset }: HTMLElement) => dataset['prerendered'] === location.pathname;

/** null where its code or the rows are out of reach: then it is drawn anew, with what the device has. */
async function printedCode(element: HTMLElement) {
  try {
    const code = await import('./hydratePrinted.ts');
    await code.printedRows(element);
    return code;
  } catch {
    return null;
  }
}

/** The address is another page's by now. @param draw in the landing page's place. */
export async function takeOver(draw: (page: ReactNode) => void): Promise<void> {
  const router = routerInCharge(true);
  // As it does by itself once it is drawn: until then it is to follow a guard's word, and whoever goes on or back.
  router.history.subscribe((change) => void router.load(change));
  await Promise.race([router.load(), new Promise((late) => setTimeout(late, PATIENCE_MS))]);
  draw(<RouterProvider router={router} />);
  // Of a few bytes, for whoever goes back when there is no network any more: the page itself is here.
  void router.loadRouteChunk(router.routesById['/'])?.catch(() => undefined);
}

/** @param within the document showed another page before: the first that is drawn is one that somebody went on to. */
function routerInCharge(within: boolean) {
  const router = createAppRouter();
  const { history } = router;
  const { push, replace } = history;
  // Whatever the app goes to by itself, it goes to in the person's language.
  history.push = (path, ...rest) => push(localHref(path), ...rest);
  history.replace = (path, ...rest) => replace(localHref(path), ...rest);
  history.subscribe(placeMoved);
  provideWays({
    now: () => history.location,
    push(href, stay) {
      if (stay) stayHere(router);
      history.push(href);
    },
    replace(href) {
      stayHere(router);
      history.replace(href, history.location.state);
    },
  });
  let first = true;
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (first ? within : pathChanged) arrived();
    first = false;
  });
  return router;
}
