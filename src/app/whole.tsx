/** What every page runs in, with the router or without: messages around it, failures counted, links followed, quiet work behind it. */
import { StrictMode, type ReactNode } from 'react';
import { noteThrown } from '../adapters/browser/failureLog.ts';
import { onLocale } from '../core/locale.ts';
import { go } from '../hooks/place.ts';
import { followPlainLinks } from '../ui/plainLinks.ts';
import { whenIdle } from '../ui/whenIdle.ts';
import { Messages } from './frame.tsx';

/** Messages outlive the page that gave them. */
export const whole = (page: ReactNode) => (
  <StrictMode>
    {page}
    <Messages />
  </StrictMode>
);

/** Shown on the error screen, and so no window hears of it. The router throws what are no errors, too. */
export function onCaughtError(error: unknown): void {
  // oxlint-disable-next-line no-console -- as React would
  console.error(error);
  if (error instanceof Error) noteThrown('error', error);
}

/** Once the page is drawn. */
export function runBehind(): void {
  // Pressed where the page cannot answer by itself yet: a dialog opens over the place where the person is.
  followPlainLinks((href) => go(href, { stay: new URL(href, location.href).searchParams.has('open') }));
  lookForNewerWords();
  onLocale(lookForNewerWords);
  // The outbox, the worker and other things nobody is waiting for.
  whenIdle(() => void import('./background.ts').then(({ startBackground }) => startBackground()), 'later');
}

/** At once, and not when the page is idle: a visitor may be about to press a donation page that is none any more. */
function lookForNewerWords(): void {
  void import('./newerWords.ts').then(
    ({ bringNewerWords }) => bringNewerWords(),
    () => undefined,
  );
}
