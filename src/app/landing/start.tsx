/**
 * Hydrates the prerendered landing page, without the router: that comes, with every other page, when somebody goes elsewhere.
 * Nothing that this imports may import the router (tests/structure/landing.test.ts).
 */
import { startTransition, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { pageComesAgain } from '../../adapters/browser/pageComesAgain.ts';
import { plainPath } from '../../core/address.ts';
import { currentLocale } from '../../core/locale.ts';
import { dialogOf } from '../../hooks/useDialogs.ts';
import { provideWays, replacePlace } from '../../hooks/place.ts';
import { readyWords } from '../../hooks/words.ts';
import { pause } from '../../ui/pause.ts';
import { insideHref } from '../../ui/plainLinks.ts';
import { Failed } from '../failed.tsx';
import { keepLanguage, startLanguage } from '../language.ts';
import { onCaughtError, runBehind, whole } from '../whole.tsx';
import { landingPage } from './Landing.tsx';
import { followHistory, landingWays, onLanding } from './ways.ts';

const fetchApp = () => import('../app.tsx');

export async function start(element: HTMLElement): Promise<void> {
  await pause();
  startLanguage();
  await readyWords();
  await pause();

  const printedIn = currentLocale();
  // A section whose script came only after somebody switched is printed in the old language: drawing it anew is what is wanted.
  const onRecoverableError = (error: unknown) => {
    if (currentLocale() === printedIn) reportError(error);
  };
  let root: Root | undefined;
  const draw = (page: ReactNode) => startTransition(() => root?.render(whole(page)));
  const moved = leaveBy(draw);
  provideWays(landingWays(moved));
  keepLanguage();
  plainAddress();
  // As a transition hydration goes on in slices of a few ms and lets a press through in between.
  startTransition(() => {
    root = hydrateRoot(element, whole(landingPage), { onCaughtError, onRecoverableError });
  });
  addEventListener('pointerdown', fetchAhead, { passive: true });
  runBehind();
}

/** @returns what is to be told of every other address: when it is another page's, the app takes over. */
function leaveBy(draw: (page: ReactNode) => void): () => void {
  const endFollowing = followHistory(() => moved());
  let state: 'here' | 'leaving' | 'lost' = 'here';
  function moved() {
    if (!onLanding()) {
      if (state !== 'leaving') void leave();
      state = 'leaving';
    } else if (state === 'lost') {
      state = 'here';
      draw(landingPage);
    }
  }
  async function leave() {
    try {
      const app = await fetchApp();
      // Back again meanwhile.
      if (onLanding()) return void (state = 'here');
      endFollowing();
      removeEventListener('pointerdown', fetchAhead);
      await app.takeOver(draw);
    } catch (error) {
      if (await pageComesAgain()) return location.reload();
      state = 'lost';
      draw(<Failed error={error} />);
    }
  }
  return moved;
}

/** What an address asks for and this page does not know is not carried along, and a mangled link is the plain page's. */
function plainAddress(): void {
  const known = new URLSearchParams(Object.entries(dialogOf(location.search)));
  const search = known.size > 0 ? `?${known}` : '';
  if (search !== location.search) replacePlace(`/${search}${location.hash}`);
}

/** A finger on a link to another page: by the time it is lifted the code is nearer. */
function fetchAhead(event: PointerEvent): void {
  const href = event.target instanceof Element ? insideHref(event, event.target.closest('a')) : null;
  if (href === null || plainPath(new URL(href, location.href).pathname) === '/') return;
  void fetchApp().catch(() => undefined);
}
