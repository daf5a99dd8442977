/** Mounts React on the page: hydrates the prerendered landing page, renders every other one. */
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from '@tanstack/react-router';
import { noteThrown } from '../adapters/browser/failureLog.ts';
import { followPlainLinks } from '../ui/plainLinks.ts';
import { whenIdle } from '../ui/whenIdle.ts';
import { keepLanguage, startLanguage } from './language.ts';
import { createAppRouter } from './router.tsx';
import { stayHere } from './stayHere.ts';

export async function start(root: HTMLElement | null, prerendered: boolean): Promise<void> {
  if (!root) throw new Error('The page has no #root element.');
  await pause();
  startLanguage();
  const router = createAppRouter();
  keepLanguage(router);
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (prerendered) {
    // Without this the router renders a pending boundary first and React reports a mismatch (#418).
    router.ssr = { manifest: undefined };
    await router.load();
    await pause();
    // The page was there before the app: who has read on or pressed something further down stays where they are, and is
    // not taken to the top by the router's first render.
    stayHere(router);
    // As a transition hydration goes on in slices of a few ms and lets a press through in between.
    startTransition(() => void hydrateRoot(root, app, { onCaughtError }));
  } else {
    createRoot(root, { onCaughtError }).render(app);
  }
  followPlainLinks((href) => {
    // Pressed where the page cannot answer by itself yet: a dialog opens over the place where the person is.
    if (new URL(href, location.href).searchParams.has('open')) stayHere(router);
    router.history.push(href);
  });
  // The outbox, the worker and other things nobody is waiting for.
  whenIdle(() => void import('./background.ts').then((background) => background.startBackground(router)), 'later');
}

/** Shown on the error screen, and so no window hears of it. The router throws what are no errors, too. */
function onCaughtError(error: unknown) {
  // oxlint-disable-next-line no-console -- as React would
  console.error(error);
  if (error instanceof Error) noteThrown('error', error);
}

/** Lets the browser paint and answer a press between two pieces of work. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
