/** A code as a square that cameras read. The drawing comes with what can wait: people read the same text beside it. */
import { lazy, Suspense } from 'react';
import { CatchBoundary } from '@tanstack/react-router';
import { css } from 'styled-system/css';

const QrPicture = lazy(() => import('./QrPicture.tsx').then((module) => ({ default: module.QrPicture })));

/** Keeps its place while it comes; nothing there where it cannot be had. */
export function QrCode({ text }: { readonly text: string }) {
  return (
    <CatchBoundary getResetKey={() => text} errorComponent={() => null}>
      <Suspense fallback={<div className={css({ width: '11rem', maxWidth: 'full', aspectRatio: 'square' })} />}>
        <QrPicture text={text} />
      </Suspense>
    </CatchBoundary>
  );
}
