/** The screens for an error nobody caught and for an address that leads nowhere: fetched when they are needed. */
import { lazy, Suspense } from 'react';
import { OutboxStatus } from './frame.tsx';
import { readyWords } from '../hooks/words.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { PlainError } from '../ui/PlainError.tsx';

const ErrorScreen = lazy(() => import('../ui/ErrorScreen.tsx').then((module) => ({ default: module.ErrorScreen })));

/** In full dress if its code can be had; in plain words if that is just what failed. */
export function Failed({ error }: { readonly error: unknown }) {
  const plain = <PlainError error={error} />;
  return (
    <Boundary fallback={PlainError}>
      <Suspense fallback={plain}>
        <ErrorScreen error={error} />
      </Suspense>
    </Boundary>
  );
}

const NotFoundPage = lazy(async () => {
  const [{ SiteHeader }, { NotFoundScreen }] = await Promise.all([
    import('./site/SiteHeader.tsx'),
    import('../ui/NotFoundScreen.tsx'),
    readyWords(),
  ]);
  return {
    default: () => (
      <>
        <SiteHeader status={<OutboxStatus />} />
        <NotFoundScreen />
      </>
    ),
  };
});

export function NotFound() {
  return (
    <Suspense fallback={null}>
      <NotFoundPage />
    </Suspense>
  );
}
