/** A code as a square that cameras read. The drawing comes with what can wait: people read the same text beside it. */
import { lazy, Suspense } from 'react';
import { css } from 'styled-system/css';
import { Boundary, Nothing } from './Boundary.tsx';
import type { QrPictureProps } from './QrPicture.tsx';

const QrPicture = lazy(() => import('./QrPicture.tsx').then((module) => ({ default: module.QrPicture })));

/** Keeps its place while it comes; nothing there where it cannot be had. */
export function QrCode({ text, width }: QrPictureProps) {
  return (
    <Boundary resetKey={text} fallback={Nothing}>
      <Suspense fallback={<div className={css({ width: '11rem', maxWidth: 'full', aspectRatio: 'square' })} />}>
        <QrPicture text={text} {...(width !== undefined && { width })} />
      </Suspense>
    </Boundary>
  );
}
